"""Questions in words: what is asked, what each answer means, and what on the table it is about."""

from typing import Final

from quarterdeck.cardgame.terms import V_CARD, V_DONE, V_HAND, V_MODE, V_NO, V_PLACE, V_SEAT
from quarterdeck.games.sea_of_legends.alignment import (
    group_strength, groups, hostile_groups, reward_gold, reward_notoriety, strongest,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.effects.texts import Standing
from quarterdeck.games.sea_of_legends.effects.tides import PlaceAtSea
from quarterdeck.games.sea_of_legends.effects.words import OnOwn, picked
from quarterdeck.games.sea_of_legends.flow.port import for_sale
from quarterdeck.games.sea_of_legends.flow.strike import exhaust
from quarterdeck.games.sea_of_legends.moving import M_LEFT, MOVE
from quarterdeck.games.sea_of_legends.printing import printed, words as words_of
from quarterdeck.games.sea_of_legends.proposing import is_free_choice, toll
from quarterdeck.games.sea_of_legends.rolling import strength_of, the_roll
from quarterdeck.games.sea_of_legends.state import Voyage
from quarterdeck.games.sea_of_legends.tales import PARTS
from quarterdeck.games.sea_of_legends.terms import (
    DICE, FACES, FACTIONS, OFF_BOARD, QUESTIONS, Q_ADMIRALTY, Q_ADVENTURE, Q_ALARAN, Q_ASSIGN, Q_BRIBE, Q_BURY,
    Q_CAPACITY, Q_CAPTAIN, Q_COLOSSUS, Q_DICE, Q_DRAGGED, Q_DRIFT, Q_END, Q_FACTION, Q_FIRST_GALLEON, Q_FLEE, Q_FOLLOW,
    Q_GAME, Q_GIVE_RELIC, Q_HIRE, Q_HOW_MANY, Q_KEEP, Q_LOSE_CREW, Q_LOVER_AND_NEMESIS, Q_MOST_RELICS, Q_NEMESES,
    Q_NPC, Q_OBJECTIVE, Q_OFFICER, Q_PATH, Q_PLACEMENT, Q_RAISE, Q_REFRESH, Q_RESULT, Q_SAIL, Q_SHIP, Q_SIXTH_FLAG,
    Q_SPOILS, Q_STACK, Q_STEP, Q_SUFFER, Q_TARGET_GROUP, Q_TARGET_PLAYER, Q_TAVERN_CARD, Q_TURN, Q_USE, SHIPS, SHIPYARD,
    TALES,
    V_ADVENTURE, V_BRIBE, V_CHALLENGE_NPCS, V_CHALLENGE_PLAYER, V_CHALLENGE_PORT, V_CLAIM, V_DROP, V_END, V_EXCHANGE,
    V_FACTION, V_GOLD, V_MOVE, V_NUMBER, V_PAIR, V_PICK, V_PORT, V_REROLL, V_TRADE, V_TURN, V_USE,
)  # fmt: skip
from quarterdeck.games.sea_of_legends.told import asked_for, chapter_told, choice_words, meaning_of, text_of
from quarterdeck.games.sea_of_legends.values import allowance, price, standing, wages
from quarterdeck.games.sea_of_legends.viewing import die_handle, name, prize, worth
from quarterdeck.games.sea_of_legends.whereabouts import is_exhausted
from quarterdeck.kernel.ability import U_ABILITY, U_PLACE
from quarterdeck.kernel.columns import NONE, NO_CARD, definition_of
from quarterdeck.kernel.decision import Decision, Option, Question, ability_of, thing_of, verb_of
from quarterdeck.kernel.flow import PC, PROC, USE
from quarterdeck.kernel.words import Words, article, told_apart

#: what ends a row of choices, by question
DONE: Final = {
    Q_SAIL: "Drop anchor", Q_SHIP: "Buy no ship", Q_HIRE: "Hire nobody else", Q_DICE: "Roll the dice",
    Q_ASSIGN: "Leave the dice as they are", Q_END: "End the turn", Q_STEP: "Stay here",
}  # fmt: skip
#: options about one piece on the table
ABOUT_A_PIECE: Final = {
    V_CARD: "{}", V_CLAIM: "Claim the {}", V_CHALLENGE_NPCS: "Challenge {}", V_PICK: "Pick up {a}",
    V_DROP: "Drop {a}", V_TRADE: "Trade {a}",
}  # fmt: skip
#: what is asked; the card or piece it is about stands in the braces
REASONS: Final = {
    Q_CAPTAIN: "Who is your Captain?", Q_LOVER_AND_NEMESIS: "Who loves you, and who hates you?",
    Q_FIRST_GALLEON: "Where do you place the first Spanish Galleon?", Q_TURN: "What do you do?", Q_SAIL: "Where to?",
    Q_BRIBE: "Do you bribe the British?", Q_GAME: "How does the Tavern Game end?",
    Q_TAVERN_CARD: "Which Tavern card do you play?", Q_SHIP: "Which ship do you buy?", Q_HIRE: "Whom do you hire?",
    Q_CAPACITY: "Your ship is full: who leaves?", Q_BURY: "How much gold do you bury?",
    Q_DICE: "What do you add to the pool before the roll?", Q_ASSIGN: "What do you do with the dice?",
    Q_HOW_MANY: "How many dice does {} get?", Q_KEEP: "{}: which of the cards that you drew do you keep?",
    Q_NEMESES: "Which Nemesis is first?",
    Q_SUFFER: "{}: whom or what does it hit?", Q_SPOILS: "What do you take?",
    Q_OFFICER: "What do you want for the Officer?", Q_SIXTH_FLAG: "Which Flag do you move here?",
    Q_END: "Something else before your turn ends?", Q_USE: "What do you use?",
    Q_FACTION: "Which Faction acts next?", Q_NPC: "Who of them acts next?",
    Q_OBJECTIVE: "Several Objectives are equally near: where does {} go?",
    Q_PATH: "Several ways are equally short: which does {} take?",
    Q_DRIFT: "{} has no Objective: where does it go?", Q_ALARAN: "Where does {} flee?",
    Q_TARGET_GROUP: "Whom does {} attack?", Q_TARGET_PLAYER: "Which player does {} attack?",
    Q_STACK: "Who of them takes what was won?", Q_FOLLOW: "Which step does {} take?",
    Q_ADMIRALTY: "{} captures a Port, and no British Flag is left: from which Port does it come?",
    Q_MOST_RELICS: "Who gives a Relic?",
    Q_FLEE: "{} attacks you, and NPCs always succeed: where do you flee?",
    Q_LOSE_CREW: "{} attacks you, and NPCs always succeed: which of your Crew",
    Q_GIVE_RELIC: "Which Relic do you give?", Q_PLACEMENT: "{} appears: in which region?",
    Q_RAISE: "{}: which of them changes?", Q_COLOSSUS: "Which Soldiers become the Colossus?",
    Q_REFRESH: "{}: whom do you refresh?",
    Q_STEP: "Where does the defeated Elemental carry you?", Q_DRAGGED: "Which Galleon does {} drag along?",
}  # fmt: skip
#: the rule of the ledger that a question comes from
RULES: Final = {
    Q_CAPTAIN: "SL-SETUP-04", Q_LOVER_AND_NEMESIS: "SL-SETUP-09", Q_FIRST_GALLEON: "SL-SETUP-28",
    Q_TURN: "SL-ROUND-02", Q_SAIL: "SL-MOVE-02", Q_BRIBE: "SL-BRI-28", Q_GAME: "SL-PORT-09",
    Q_TAVERN_CARD: "SL-PORT-08", Q_SHIP: "SL-PORT-16", Q_HIRE: "SL-PORT-22", Q_CAPACITY: "SL-PORT-28",
    Q_BURY: "SL-PORT-31", Q_DICE: "SL-CHAL-12", Q_ASSIGN: "SL-CHAL-17", Q_HOW_MANY: "SL-CHAL-24",
    Q_KEEP: "SL-CHAL-24", Q_NEMESES: "SL-CHAL-37", Q_SUFFER: "SL-CHAL-31", Q_SPOILS: "SL-CHAL-42",
    Q_OFFICER: "SL-BRI-03", Q_SIXTH_FLAG: "SL-FLAG-03", Q_END: "SL-FREE-09", Q_FACTION: "SL-FTURN-01",
    Q_NPC: "SL-FTURN-02", Q_OBJECTIVE: "SL-FTURN-10", Q_PATH: "SL-FTURN-21", Q_DRIFT: "SL-FTURN-22",
    Q_ALARAN: "SL-ATL-09", Q_TARGET_GROUP: "SL-FTURN-28", Q_TARGET_PLAYER: "SL-FTURN-34", Q_STACK: "SL-FTURN-31",
    Q_FOLLOW: "SL-ATL-19", Q_FLEE: "SL-FTURN-39", Q_LOSE_CREW: "SL-FTURN-36", Q_PLACEMENT: "SL-EVENT-03",
    Q_RAISE: "SL-NEM-02", Q_COLOSSUS: "SL-DRE-22", Q_MOST_RELICS: "SL-TLA-28", Q_GIVE_RELIC: "SL-TLA-28",
    Q_STEP: "SL-COV-04", Q_DRAGGED: "SL-COV-14",
}  # fmt: skip
#: what a Port offers, by its type
PORT_ACTIONS: Final = (
    "", "refresh your Crew, draw a Tavern card and play its game", "refresh your Crew and buy a ship",
    "refresh your Crew and hire some of three", "refresh your Crew and bury gold: 10 for 1 Notoriety",
)


def player(seat: int) -> str:
    return f"Player {seat + 1}"


def at_slot(s: Voyage, slot: int) -> str:
    c = s.slots[slot]
    return name(s, c) if c != NO_CARD else "a card"


def region_name(s: Voyage, region: int) -> str:
    return s.match.board.names[region]


# Questions


def describe(s: Voyage, q: Question) -> Decision:
    """A question in words, as its seat may read it."""
    if q.kind == Q_ADVENTURE:
        return of_chapter(s, q)
    means = [meaning(s, q, k) for k in q.options]
    said = [words(s, q, k) for k in q.options]
    if len(set(said)) < len(said):
        said = told_apart(said, [details(s, k) for k in q.options])
        means = ["" if f"({m}" in w else m for w, m in zip(said, means)]
    options = tuple(
        [
            Option(k, w, points_at(s, q, k), begun_with(s, q, k), m, declines=declines(s, q, k))
            for k, w, m in zip(q.options, said, means)
        ]
    )
    source = name(s, q.source) if q.source != NONE else ""
    return Decision(s.asked[q.seat], q.seat, QUESTIONS[q.kind], source, reason(s, q), options)


def details(s: Voyage, k: int) -> list[str]:
    """By what pieces of one name may differ: where they are, and what lies on them."""
    c = s.slots[thing_of(k)] if verb_of(k) in ABOUT_A_PIECE else NO_CARD
    if c == NO_CARD:
        return ["", ""]
    lying = worth(s.gold_on[c], s.notoriety_on[c]) if s.gold_on[c] or s.notoriety_on[c] else ""
    return [f"in {region_name(s, s.region[c])}" if s.region[c] != OFF_BOARD else "", lying and f"with {lying}"]


def of_chapter(s: Voyage, q: Question) -> Decision:
    """A chapter of a tale: its title, its text, and the choices with what they cost and risk. (SL-RULE-11)"""
    row = s.told
    chapter = chapter_told(row)
    options = [
        Option(k, choice_words(s, row, thing_of(k)), (), (), meaning_of(s, row, thing_of(k))) for k in q.options
    ]
    return Decision(s.asked[q.seat], q.seat, QUESTIONS[q.kind], chapter.title, text_of(s, row), tuple(options))


def reason(s: Voyage, q: Question) -> str:
    """What is asked, with the numbers that matter."""
    if q.kind == Q_RESULT:
        return asked_for(s)
    if q.kind == Q_SAIL:
        for f in reversed(s.stack):
            if f[PROC] == MOVE:
                return f"Where to? {f[M_LEFT]} {'step is' if f[M_LEFT] == 1 else 'steps are'} left."
    if rerolls(q):
        return reroll_reason(s, q)
    if q.kind == Q_ADMIRALTY and q.source == NONE:
        return "To which of the strongest British Ports does the Admiral come?"
    if q.kind == Q_LOSE_CREW:
        f = s.stack[-1]
        how = "is exhausted" if s.match.steps[f[PROC]][f[PC]] is exhaust else "is discarded"
        return f"{REASONS[q.kind].format(name(s, q.source))} {how}?"
    if q.kind in (Q_SUFFER, Q_PLACEMENT):
        return of_effect(s, q)
    if is_free_choice(q):
        return REASONS[q.kind] + taken_words(s)
    asked = REASONS.get(q.kind, QUESTIONS[q.kind].replace("_", " ").capitalize() + "?")
    return asked.format(name(s, q.source) if q.source != NONE else "it")


def rerolls(q: Question) -> bool:
    """Whether dice are picked that are rolled again."""
    return q.kind == Q_ASSIGN and verb_of(q.options[0]) == V_REROLL


def reroll_words(s: Voyage) -> str:
    """What it means to pick no more dice."""
    n = sum(picked(s.stack[-1]))
    return "Reroll none" if not n else "Reroll this one" if n == 1 else f"Reroll these {n}"


def reroll_reason(s: Voyage, q: Question) -> str:
    """Which dice are picked so far."""
    chosen = [
        f"{DICE[at // len(FACES)]} {FACES[at % len(FACES)]}"
        for at, n in enumerate(picked(s.stack[-1])) for _ in range(n)
    ]  # fmt: skip
    return f"{name(s, q.source)}: which dice do you reroll? Chosen so far: {', '.join(chosen) or 'none'}."


def of_effect(s: Voyage, q: Question) -> str:
    """What a line of a Nemesis does, to one of one's own; and the how manieth of several NPCs is placed."""
    source = name(s, q.source) if q.source != NONE else "it"
    asked = REASONS[q.kind].format(source)
    f = s.stack[-1]
    if f[PROC] != USE:
        return asked
    for effect in s.match.abilities[f[U_ABILITY]].effects:
        if q.kind == Q_SUFFER and isinstance(effect, OnOwn) and effect.question == Q_SUFFER:
            return f"{source}: {effect.say(Words())}: which?"
        if isinstance(effect, PlaceAtSea) and effect.name == source and effect.so_many(s) > 1:
            return f"{asked} ({max(f[U_PLACE], 0) + 1} of {effect.so_many(s)})"
    return asked


def taken_words(s: Voyage) -> str:
    """What the Nemeses take if nothing is done about it."""
    taken = toll(s)
    return "" if taken is None else f" Strength as they lie: {taken.say(strength_of(the_roll(s)))}."


def words(s: Voyage, q: Question, k: int) -> str:
    """One option in words."""
    verb, thing = verb_of(k), thing_of(k)
    if verb == V_PLACE:
        return region_name(s, thing)
    if verb == V_DONE:
        return reroll_words(s) if rerolls(q) else DONE.get(q.kind, "Done")
    if verb in ABOUT_A_PIECE:
        what = at_slot(s, thing)
        return ABOUT_A_PIECE[verb].format(what, a=article(what))
    if verb == V_EXCHANGE:
        return f"Exchange tokens for the {s.match.cards[definition_of(thing)].name}"
    if verb == V_HAND:
        return of_stock(s, q, definition_of(thing))
    if verb == V_PAIR:
        return f"{s.match.cards[thing].name} as Lover, {s.match.cards[ability_of(k)].name} as Nemesis"
    if verb == V_USE:
        a = s.match.abilities[ability_of(k)]
        return f"{at_slot(s, thing)}: {a.title + '. ' if a.title else ''}{a.say()}"
    if verb in (V_TURN, V_REROLL):
        kind, shown = divmod(thing, 8)
        die = f"{DICE[kind]} showing {FACES[shown]}"
        return f"Turn a {die} to {FACES[ability_of(k)]}" if verb == V_TURN else f"Reroll a {die}"
    if verb == V_MODE:
        return s.match.abilities[ability_of(k)].say()
    return plain_words(s, q, verb, thing)


def plain_words(s: Voyage, q: Question, verb: int, thing: int) -> str:
    """Options about players, Ports, numbers and Factions."""
    if verb == V_NUMBER:
        if q.kind == Q_BURY:
            return f"Bury {10 * thing} gold" if thing else "Bury nothing"
        return f"{thing} {'Captain ' if q.kind == Q_ASSIGN else ''}{'die' if thing == 1 else 'dice'}"
    if verb == V_CHALLENGE_PLAYER:
        return f"Challenge {player(thing)}"
    if verb == V_CHALLENGE_PORT:
        return f"{'Capture' if q.kind == Q_OFFICER else 'Challenge'} {region_name(s, thing)}"
    if verb == V_BRIBE:
        return "Bribe the British"
    if q.kind in (Q_OFFICER, Q_BRIBE):
        return "Take the gold" if verb == V_GOLD else "Pay nothing"
    if verb == V_FACTION:
        return FACTIONS[thing]
    if verb == V_SEAT:
        return player(thing)
    if verb == V_ADVENTURE:
        return f"Go on an Adventure: {name(s, s.whom[q.seat * TALES + thing])}"
    if verb == V_NO and q.kind == Q_RESULT:
        return "Keep your ship"
    return {
        V_MOVE: "Set sail", V_PORT: "Take the Port action", V_END: "End the turn", V_NO: "None",
        V_GOLD: "Half the gold",
    }[verb]  # fmt: skip


def of_stock(s: Voyage, q: Question, definition: int) -> str:
    """A card that is named by what it is; a ship with its price."""
    card = s.match.cards[definition]
    if q.kind == Q_SHIP:
        for c in s.pile(SHIPS, s.match.sea):
            if s.match.definition[c] == definition:
                return f"{card.name} for {price(s, q.seat, c)} gold"
    return card.name


def declines(s: Voyage, q: Question, k: int) -> bool:
    """Whether an answer lets things be: who has picked dice rerolls them when done."""
    if verb_of(k) == V_NUMBER:
        return q.kind == Q_BURY and not thing_of(k)
    return verb_of(k) in (V_END, V_NO) or (verb_of(k) == V_DONE and not (rerolls(q) and any(picked(s.stack[-1]))))


def points_at(s: Voyage, q: Question, k: int) -> tuple[str, ...]:
    """What on the table an option is about."""
    verb, thing = verb_of(k), thing_of(k)
    if verb in (V_PLACE, V_CHALLENGE_PORT):
        return (f"region:{thing}",)
    if verb in ABOUT_A_PIECE:
        return (f"slot:{thing}",)
    if verb == V_USE:
        a = s.match.abilities[ability_of(k)]
        return (f"slot:{thing}", f"face:{FACES[a.face]}") if a.face != NONE else (f"slot:{thing}",)
    if verb in (V_TURN, V_REROLL):
        return (die_handle(*divmod(thing, 8)),)
    if verb in (V_HAND, V_EXCHANGE):
        return (f"card:{s.match.cards[definition_of(thing)].name}",)
    if verb == V_PAIR:
        return (f"card:{s.match.cards[thing].name}",)
    if verb in (V_PORT, V_ADVENTURE):
        return (f"region:{s.where(q.seat)}",)
    return (f"seat:{thing}",) if verb in (V_SEAT, V_CHALLENGE_PLAYER) else ()


def begun_with(s: Voyage, q: Question, k: int) -> tuple[str, ...]:
    """What may be clicked for an option besides: the own Captain for setting sail, who would be the Nemesis."""
    if verb_of(k) == V_PAIR:
        return (f"card:{s.match.cards[ability_of(k)].name}",)
    return (f"slot:{s.slot[s.captain[q.seat]]}",) if verb_of(k) == V_MOVE else ()


def meaning(s: Voyage, q: Question, k: int) -> str:
    """What comes of an answer whose words are only a name."""
    verb, thing = verb_of(k), thing_of(k)
    board = s.match.board
    if verb == V_MOVE:
        return f"up to {allowance(s, q.seat)} regions"
    if verb == V_ADVENTURE:
        return f"chapter {s.chapter[q.seat * TALES + thing] + 1} of {PARTS}"
    if verb == V_CLAIM:
        return "a Relic: 1 Notoriety while you hold it"
    if verb == V_PORT:
        return port_action(s, q.seat)
    if verb == V_CHALLENGE_PORT and q.kind == Q_TURN:
        return f"Strength {board.strength[thing]}; gives {prize(s, q.seat, thing)}"
    if verb == V_CHALLENGE_NPCS:
        c = s.slots[thing]
        group = next((group for group in groups(s, s.region[c]) if c in group), (c,))
        gold = sum([reward_gold(s, d) + s.gold_on[d] for d in group])
        reward = worth(gold, sum([reward_notoriety(s, d) + s.notoriety_on[d] for d in group]))
        return f"Strength {group_strength(s, group)}; gives {reward}"
    if verb == V_PLACE and q.kind == Q_SAIL:
        return in_the_way(s, q.seat, thing)
    if verb == V_CARD and q.kind == Q_HIRE:
        c = s.slots[thing]
        return f"{wages(s, q.seat, c)} gold: {' '.join(printed(s.match.drawn[c]))}"
    if verb == V_CARD and s.slots[thing] != NO_CARD and s.region[s.slots[thing]] != OFF_BOARD:
        return f"in {region_name(s, s.region[s.slots[thing]])}"
    if verb == V_HAND and q.kind == Q_SHIP:
        return " ".join(words_of(s.match.cards[definition_of(thing)]))
    return ""


def port_action(s: Voyage, seat: int) -> str:
    """What the Port offers; where no ship can be paid, what is left of it."""
    kind = s.match.board.type[s.where(seat)]
    dues = standing(s, seat, Standing.HARBOR)
    if kind != SHIPYARD or for_sale(s, seat, dues):
        return PORT_ACTIONS[kind]
    nothing = "" if dues else "nothing comes of it: your Crew is rested"
    rested = "refresh your Crew" if is_exhausted(s, seat) else nothing
    return ", and ".join([part for part in (rested, "you can afford no other ship") if part])


def in_the_way(s: Voyage, seat: int, region: int) -> str:
    """Whom one would have to Challenge in a region."""
    there = strongest(s, hostile_groups(s, region, seat))
    if not there:
        return ""
    who = " and ".join([name(s, c) for c in there[0]])
    return f"hostile: {who}, Strength {group_strength(s, there[0])}"


def rule_of(q: Question) -> str:
    return RULES.get(q.kind, "")
