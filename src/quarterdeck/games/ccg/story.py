"""The story of a game, from the record of what happened, as a seat may read it: in words, and as events."""

from typing import Any, Final

from quarterdeck.cardgame.joining import clauses
from quarterdeck.cardgame.values import name_of
from quarterdeck.games.ccg.kinds import (
    ACTIONS_BEGIN, ACTIONS_END, ASIDE, ATTACHED_TO, A_ACT, A_ATTACH, A_BOARD, A_CANNON, A_COMPLETE,
    A_DISCARD_ADVENTURE, A_DISCARD_CREW, A_EXPERIENCE, A_HIRE, A_MOVE, A_PUT_ADVENTURE, A_PUT_CHANTEY, A_REACT,
    A_TRAIT, BEGUN, BOARDING_ENDS, BY_A_TEXT, BY_THE_NEXT, CANNON_ATTACK, CHANTEY_PLAYED, COMPLETED, CONCEDED,
    CONTROL_OF_THE_SEAS, DECK, DISCARD_CARDS, DRAW_CARDS, DRAW_PHASE, DUEL_BEGINS, EVENT_NAMES, HAND, HIRED, HITS,
    LAST_CAPTAIN, LAY, MOVED, ORDER_DETERMINED, PLACED, PLAYER_OUT, PRODUCE, REPLACED_CREW, RETURN_CARDS, SAIL, SINK,
    TACK_CARDS, TO_ABSORB_HITS, TURN_BEGINS, TURN_ENDS, T_CANCEL, T_CUT, T_ONLY, T_PASS, T_SEARCH, T_START, T_STOP,
    T_TARGET, T_USE, T_VICTORY, UNTACK_CARDS, UNTACK_ENDS, UNTACK_PHASE, WITH_HOST,
)  # fmt: skip
from quarterdeck.games.ccg.reckoning import MEASURES
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import ACTION, ATTACKS, CAPTAIN, CONTROL, CREW, SEAS, SHIP, SKILLS
from quarterdeck.kernel.columns import NONE, NO_SLOT, Row
from quarterdeck.kernel import ledger, record
from quarterdeck.kernel.record import NO_PLACE, Telling, Told, whys_of
from quarterdeck.kernel.words import brief


class Line(Told):
    """A row with the names that the sentences below use."""

    __slots__ = ("n", "name", "player", "s", "where")

    def __init__(self, s: SeventhSea, row: Row, reader: int | None) -> None:
        super().__init__(row, reader)
        self.s = s
        self.n = self.amount
        self.name = "" if self.card == NONE else name_of(s, self.card) if self.seen else "a card"
        self.player = f"Player {self.seat + 1}" if 0 <= self.seat < s.match.seats else "The game"
        self.where = SEAS[self.place] if 0 <= self.place < len(SEAS) else "nowhere"

    @property
    def another(self) -> str:
        """The other card, which lies open."""
        return name_of(self.s, self.other) if self.other != NONE else "nobody"

    @property
    def aim(self) -> str:
        """The Ship that an action is aimed at."""
        return name_of(self.s, self.place - NO_PLACE - 1) if self.place > NO_PLACE else "a Ship"

    @property
    def owner(self) -> str:
        return f"Player {self.s.match.owner[self.card] + 1}"

    @property
    def cause(self) -> str:
        """The card whose text did it, if that is another one."""
        return "" if self.other in (NONE, self.card) else f" by {self.another}"


def moment(t: Line) -> str:
    return f"— Turn {t.n}: {EVENT_NAMES[t.kind]} —"


def victory(t: Line) -> str:
    return "The game is a draw." if t.seat == NONE else f"{t.player} {won_by(t.n)}."


#: how a game was won
WON: Final = {
    LAST_CAPTAIN: " as the last Captain afloat", CONTROL_OF_THE_SEAS: " with Control of the Seas",
    BY_A_TEXT: ": a card says so", CONCEDED: ": everybody else gave up",
}  # fmt: skip


def won_by(how: int, verb: str = "wins") -> str:
    """'wins as the last Captain afloat', 'wins: everybody else gave up'."""
    return f"{verb}{WON[how]}"


def ending(s: SeventhSea) -> str:
    """How a game ended, in a sentence."""
    return "The game is a draw." if s.winner == NONE else f"Player {s.winner + 1} {won_by(s.victory)}."


def going(t: Line) -> str:
    return f"{t.player} gives up." if t.n else f"{t.player} is out of the game."


def sinking(t: Line) -> str:
    """Why a card is sunk: for a text, as a cost, to absorb, or because of what happens to another."""
    if t.n == TO_ABSORB_HITS:
        return f"{t.name} is sunk to absorb Hits."
    if t.n == BY_THE_NEXT:
        return f"{t.name} is sunk: another Chantey is struck up."
    return f"{t.name} is sunk{f' with {t.another}' if t.n == WITH_HOST else t.cause}."


def discarding(t: Line) -> str:
    """What is lost with its host is nobody's doing; to discard a Crew is an action, and no text of the Ship."""
    if t.seat == NONE and t.other != NONE:
        return f"{t.name} is discarded with {t.another}."
    source = f" from the hand of {t.owner}" if t.n == HAND else ""
    return f"{t.name} is discarded{source}{t.cause if t.other == NONE or t.s.match.kind[t.other] != SHIP else ''}."


def producing(t: Line) -> str:
    return f"{t.name} produces {t.n} {SKILLS[t.place]}."


def hits(t: Line) -> str:
    return f"{t.name} suffers {t.n} Hit{'s' if t.n != 1 else ''}{'' if t.other == NONE else f' from {t.another}'}."


def stopping(t: Line) -> str:
    """An action that is not paid for is canceled; what is not paid to cancel it is lost. (CG-CANCEL-05, -09)"""
    kind = t.s.match.abilities[t.other].kind if t.other != NONE else A_ACT
    if t.n:
        what = f"{'the Boarding of ' if kind == A_BOARD else ''}{t.name}"
        return f"{t.player} does not pay enough: {what} is not canceled."
    if kind not in DECLARED:
        return f"{t.player} does not pay for {t.name}: it is canceled."
    deed = "board {aim}" if kind == A_BOARD else DECLARED[kind]
    return f"{t.player} does not pay to {deed.format_map(t)}: it is canceled."


def returning(t: Line) -> str:
    """To a hand, to the top of a deck or under it."""
    deck = "under the deck" if t.n else "to the top of the deck"
    return f"{t.name} returns {'to the hand' if t.place == NO_PLACE + 1 + HAND else deck} of {t.player}."


def searching(t: Line) -> str:
    """What was searched for is shown to all; where it goes everybody sees."""
    if t.card == NONE:
        return f"{t.player} searches the deck and takes nothing."
    return f"{t.player} searches the deck and {FOUND[t.n].format_map(t)}."


#: where a card goes that was found in a deck
FOUND: Final = {
    HAND: "takes {name} into the hand", DECK: "puts {name} on top", ASIDE: "finds {name}",
}  # fmt: skip


def targeting(t: Line) -> str:
    """Whom a text is aimed at, and what it does, as far as the text of its card tells that in a few words."""
    return f"{t.name} is the target of {t.another}{text_in_short(t)}."


def text_in_short(t: Line) -> str:
    """What a text does that was declared: ' (+2 Swashbuckling until the end of the turn)'."""
    number = t.place - NO_PLACE - 1
    if number < 0 or t.s.match.abilities[number].definition < 0:
        return ""
    ability = t.s.match.abilities[number]
    gist = brief(clauses(t.s.match.cards[ability.definition].telling(), ability.effects))
    return f" ({gist})" if gist else ""


def completing(t: Line) -> str:
    """An Adventure that has a host is attached to it from then on."""
    return f"{t.player} completes {t.name}{'' if t.other == NONE else f', which goes to {t.another}'}."


def canceling(t: Line) -> str:
    return f"{t.player} pays to cancel {'the Boarding of ' if t.n == A_BOARD else ''}{t.name}."


def going_first(t: Line) -> str:
    """With how much Sailing, and whether it was cut for."""
    best, tied = whys_of(t.row)[0][0]
    return f"{t.player} goes first with {best} Sailing{', after a cut' if tied > 1 else ''}."


def cannon(t: Line) -> str:
    return f"{t.player} fires at {t.name} with {t.n} Cannon."


def laying(t: Line) -> str:
    attack = ATTACKS[t.n]
    return f"{t.player}: {t.another} — {attack} ({t.name})."


def using(t: Line) -> str:
    """What is declared: a text of a card, or one of the thirteen actions. (CG-TIMING-01)"""
    if t.n in (A_ACT, A_REACT, A_TRAIT):
        return f"{t.player} {'plays' if t.s.match.kind[t.card] == ACTION else 'uses'} {t.name}."
    return f"{t.player} declares: {DECLARED[t.n].format_map(t)}."


#: the actions as they are declared
DECLARED: Final = {
    A_HIRE: "hire {name}", A_EXPERIENCE: "experience {name}", A_PUT_ADVENTURE: "put {name} into play",
    A_PUT_CHANTEY: "strike up {name}", A_COMPLETE: "complete {name}", A_ATTACH: "attach {name}",
    A_MOVE: "move {name}", A_CANNON: "a Cannon Attack on {aim}", A_BOARD: "a Boarding with {aim}",
    A_DISCARD_CREW: "discard a Crew", A_DISCARD_ADVENTURE: "discard an Adventure",
}  # fmt: skip

def falling(t: Line) -> str:
    """A Crew or Captain that is sunk is a moment of its own."""
    return "fall" if t.s.match.kind[t.card] in (CREW, CAPTAIN) else ""


def controlling(t: Line) -> str:
    """A Control card that is laid into a Sea changes who rules it."""
    return "control" if t.s.match.traits[t.card] & CONTROL else ""


#: all that is recorded: what a screen calls it, and how it is said
TELLINGS: Final[dict[int, Telling]] = {
    TURN_BEGINS: Telling("turn", moment, landmark="Turn {amount}", moment="begin"),
    TURN_ENDS: Telling("moment", moment, moment="end"),
    **{
        kind: Telling("moment", moment)
        for kind in (ACTIONS_BEGIN, ACTIONS_END, DRAW_PHASE, UNTACK_PHASE, UNTACK_ENDS)
    },
    ORDER_DETERMINED: Telling("first", going_first),
    T_TARGET: Telling("target", targeting, another=True),
    T_ONLY: Telling("only", "Nothing to choose: {name} is the only one possible."),
    TACK_CARDS: Telling("tack", "{name} tacks.", several="{count} cards tack."),
    UNTACK_CARDS: Telling("untack", "{name} untacks.", several="{count} cards untack."),
    PRODUCE: Telling("produce", producing),
    HIRED: Telling("hire", "{player} hires {name}."),
    REPLACED_CREW: Telling("experience", "{another} becomes {name}.", another=True),
    ATTACHED_TO: Telling("attach", "{name} is attached to {another}.", another=True),
    MOVED: Telling("move_attachment", "{name} moves to {another}.", another=True),
    PLACED: Telling("adventure", "{player} puts {name} into {where}."),
    COMPLETED: Telling("complete", completing, another=True, moment=controlling),
    CHANTEY_PLAYED: Telling("chantey", "{player} strikes up {name}."),
    SINK: Telling("sink", sinking, moment=falling),
    DISCARD_CARDS: Telling("discard", discarding, several="{count} cards are discarded."),
    RETURN_CARDS: Telling("return", returning),
    T_SEARCH: Telling("search", searching),
    DRAW_CARDS: Telling("draw", "{player} draws {name}.", several="{player} draws {count} cards."),
    SAIL: Telling("sail", "{name} sails to {where}."),
    CANNON_ATTACK: Telling("cannon", cannon),
    HITS: Telling("hits", hits),
    BEGUN: Telling(
        "boarding", "{name} boards {another}.", another=True, landmark="Boarding: {card} against {other}",
    ),
    DUEL_BEGINS: Telling(
        "duel", "{name} fights a Duel with {another}.", another=True, landmark="Duel: {card} against {other}",
    ),
    LAY: Telling("boarding_attack", laying, another=True),
    BOARDING_ENDS: Telling("boarding_ends", "The Boarding is over."),
    PLAYER_OUT: Telling("out", going),
    T_VICTORY: Telling("victory", victory, moment="victory"),
    T_CUT: Telling("cut", "{player} cuts {name}."),
    T_USE: Telling("use", using),
    T_PASS: Telling("pass", "{player} passes."),
    T_CANCEL: Telling("cancel", canceling),
    T_STOP: Telling("stop", stopping),
    T_START: Telling("start", "{name} sails with {player} from the start."),
}
LANDMARKS: Final = {telling.name: telling.landmark for telling in TELLINGS.values()}


def line(s: SeventhSea, row: Row, seat: int | None) -> str:
    told = Line(s, row, seat)
    return TELLINGS[told.kind].words(told)


def story(s: SeventhSea, seat: int | None) -> list[str]:
    return [line(s, row, seat) for row in s.record or ()]


def happened(s: SeventhSea, seat: int | None, since: int) -> list[dict[str, Any]]:
    """What the record holds from a row on, as events for a screen: the same lines, with what they are about."""
    return [shown(s, row, seat) for row in (s.record or ())[since:]]


def shown(s: SeventhSea, row: Row, seat: int | None) -> dict[str, Any]:
    told = Line(s, row, seat)
    telling = TELLINGS[told.kind]
    return {
        "kind": telling.name,
        "words": telling.words(told),
        "seat": told.seat if 0 <= told.seat < s.match.seats else None,
        "card": told.name if told.seen else None,
        "slot": told.slot if told.seen and told.slot != NO_SLOT else None,
        "other": told.another if telling.another and told.other != NONE else None,
        "amount": told.amount,
        "place": told.place if told.place < len(SEAS) else None,
        "moment": telling.moment_of(told),
        "ledger": ledger.shown(f"Turn {told.n}", MEASURES, told.row, str) if told.kind == TURN_ENDS else None,
    }


def in_short(s: SeventhSea, seat: int | None, since: int, until: int) -> str:
    lines = [Line(s, row, seat) for row in (s.record or ())[since:until]]
    return record.in_short([(TELLINGS[told.kind], told) for told in lines])


def landmark(event: dict[str, Any]) -> str:
    return LANDMARKS.get(event["kind"], "").format_map(event)
