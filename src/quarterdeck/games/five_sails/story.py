"""The story of a game, from the record of what happened, as a seat may read it: in words, and as events.

`TELLINGS` is the table of all that is recorded. Its kinds are those of events and the `T_` numbers of `terms`.
"""

import functools
from typing import Any, Final

from quarterdeck.cardgame.using import GRANTED
from quarterdeck.cardgame.values import FLOOR, SET_BY, equals, name_of, reasons
from quarterdeck.games.five_sails.flow.challenge import HELD_BACK
from quarterdeck.games.five_sails.flow.planning import ALONE
from quarterdeck.games.five_sails.flow.victory import tiebreak
from quarterdeck.games.five_sails.reckoning import MEASURES, source_name
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ACCEPT, ADD_RENOWN, ASSASSINATION, BEGIN_DAY, CHARACTER, CITY_CARD, CLAIM, COMBAT_CARD, DESTROY, DISCARD_CARDS,
    DRAW_CARDS, DOMINANCE, ECONOMIC, END_DAY, ENGAGE, ENTER_PLAY, EN_GARDE, EQUIP, EVENT_NAMES, FIFTH_DAY, FORCED,
    GAIN_RENOWN, HEAL, HOME, ISSUE, KIND_NAMES, LAST_LEFT, LEADER_CARD, MOVE, MOVE_RENOWN, PASSIVE, PLACES, PLACE_NAMES,
    PRESSURE, Q_ANSWER, REVEAL, SCHEME_CARD, STATS, TO_LOCKER, T_CAP, T_DASH, T_DUEL_OVER, T_ESCAPE, T_INITIATIVE,
    T_LEAVE, T_MARK, T_MORE_THREAT, T_NOTHING, T_ONLY, T_PARLEY, T_PARRY, T_PASS, T_PRICE, T_RECRUIT, T_REPEATED,
    T_RESHUFFLE, T_RETURN, T_RIPOSTE, T_SCHEME, T_SWAP, T_TARGET, T_THREAT, T_THRUST, T_TO_HAND, T_TWO, T_UNHURT, T_USE,
    T_VICTORY, T_VOID, VALUES, VICTORIES, V_ACCEPT, V_INTERVENE, V_REFUSE, WOUND,
)  # fmt: skip
from quarterdeck.kernel.ability import CANCELLED
from quarterdeck.kernel.columns import NONE, NO_SLOT, Row
from quarterdeck.kernel import ledger, record
from quarterdeck.kernel.record import Telling, Told, whys_of
from quarterdeck.kernel.words import count, listed, ordinal


class Line(Told):
    """A row with the names that the sentences below use."""

    __slots__ = ("n", "name", "player", "s", "where")

    def __init__(self, s: FiveSails, row: Row, reader: int | None) -> None:
        super().__init__(row, reader)
        self.s = s
        self.n = self.amount
        self.name = "" if self.card == NONE else name_of(s, self.card) if self.seen else "a card"
        self.player = f"Player {self.seat + 1}" if 0 <= self.seat < s.match.seats else "The City"
        self.where = place_name(self.place)

    @property
    def another(self) -> str:
        """The other card, which lies open."""
        return name_of(self.s, self.other)

    @property
    def why(self) -> str:
        """' = 2 Valiant Spirit + 1 Boon'; a number with one part explains itself."""
        parts = [(n, source) for n, source in whys_of(self.row)[0] if n or source == FLOOR or source >= SET_BY]
        return equals(self.s, parts) if len(parts) > 1 else ""


def leaving(t: Line) -> str:
    return f"{t.player} gives up." if t.n else f"{t.player} leaves the game."


def place_name(place: int) -> str:
    return "Home" if place == HOME else PLACE_NAMES[place] if place < PLACES else "nowhere"


# Sentences that depend on more than names


def moment(t: Line) -> str:
    return f"— Day {t.n}: {EVENT_NAMES[t.kind]} —"


def last_day(s: FiveSails, player: str, renown: int) -> str:
    by = tiebreak(s)
    lead = f"as much Renown as another, {renown}, but {by}" if by else f"the most Renown, {renown}"
    return f"{player} wins on the {ordinal(s.match.ruleset.days)} Day: {lead}."


def victory(t: Line) -> str:
    if t.seat == NONE:
        return "The game is a draw."
    if t.n == FIFTH_DAY:
        return last_day(t.s, t.player, t.other)
    return f"{t.player} {won_by(t.n, t.other)}."


#: how a game was won, but for Renown
WON: Final = {
    ASSASSINATION: "no other Leader is left", LAST_LEFT: "everybody else has left the game",
    DOMINANCE: "the Docks, the Forums and the Grand Bazaar were all theirs at Plunder",
}  # fmt: skip


def won_by(how: int, renown: int, verb: str = "wins") -> str:
    """'wins with 9 Renown at Plunder', 'wins: no other Leader is left'."""
    return f"{verb} with {renown} Renown at Plunder" if how == ECONOMIC else f"{verb}: {WON.get(how, VICTORIES[how])}"


def ending(s: FiveSails) -> str:
    """How a game ended, in a sentence."""
    if s.winner == NONE:
        return "The game is a draw."
    if s.victory == FIFTH_DAY:
        return last_day(s, f"Player {s.winner + 1}", s.purse[s.winner])
    return f"Player {s.winner + 1} {won_by(s.victory, s.purse[s.winner])}."


def combat_value(t: Line) -> str:
    """What it was worth, and what it did: threat that nobody is there for does not arrive."""
    what = f"{t.player}: {VALUES[t.kind - T_RIPOSTE]} {t.other}{t.why}"
    if t.card != NONE:
        return f"{what}, but {t.name} is not there: no threat arrives."
    return f"{what}." if t.other == t.n else f"{what} against {t.n} threat."


def wounds(t: Line) -> str:
    return f"{t.name} takes {hurts(t.n)}."


def hurts(n: int) -> str:
    return f"{n} wound{'' if n == 1 else 's'}"


def healing(t: Line) -> str:
    return f"{t.name} heals {hurts(t.n)}."


def adding(t: Line) -> str:
    if t.n < 0:
        return f"{t.player} takes {-t.n} Renown from {t.where}."
    return f"{t.player} adds {t.n} Renown to {t.where}."


def moving(t: Line) -> str:
    return f"{t.player} moves a Renown from {PLACE_NAMES[t.other]} to {t.where}."


def gaining(t: Line) -> str:
    if t.n < 0:
        return f"{t.player} gives up {-t.n} Renown."
    return f"{t.player} gains {t.n} Renown{f' from {t.where}' if t.place < PLACES else ''}."


def claiming(t: Line) -> str:
    return f"{t.player} claims {t.where}." if t.seat != NONE else f"{t.where} becomes uncontrolled."


def pressure(t: Line) -> str:
    *both, won = whys_of(t.row)
    mine, theirs = [f" ({reasons(t.s, why)})" if why else "" for why in both]
    reached, against = divmod(t.n, T_TWO)
    fails = "" if won else ", a tie, and fails" if reached == against else ", and fails"
    return f"{t.player} pressures {t.where} with {STATS[t.other]}: {reached}{mine} against {against}{theirs}{fails}."


def threat(t: Line) -> str:
    """What a challenge makes, from where, and what of it arrived."""
    made, arrived = divmod(t.n, T_TWO)
    lost = f" {t.another} is not there: none of it arrives." if arrived < made else ""
    return f"The challenge of {t.name} makes {made} threat{t.why}.{lost}"


def more_threat(t: Line) -> str:
    """What a text adds to, or takes from, the threat that a participant faces."""
    if t.n < 0 or t.other < 0 or not t.other:
        return f"{-t.n or 'No'} threat is taken from {t.name}."
    return f"{t.n} threat is added to {t.name}." if t.n else f"{t.name} is not there: no threat arrives."


def escape(t: Line) -> str:
    return f"{t.name} is not where the threat is: {t.n} threat is discarded."


def nothing(t: Line) -> str:
    """A use that was cancelled, or that could not be completed."""
    ability = t.s.match.abilities[t.other]
    what = ability.name or f"the {KIND_NAMES[ability.kind]} of {t.s.match.cards[ability.definition].name}"
    how = "is cancelled" if t.n & CANCELLED else "cannot be completed"
    return f"{what[0].upper()}{what[1:]} {how}: nothing comes of it."


def discarding(t: Line) -> str:
    if t.n:
        return f"{t.player} pays with {t.name}."
    return f"{t.name} is discarded with {t.another}." if t.other != NONE else f"{t.name} is discarded."


def to_locker(t: Line) -> str:
    return f"{t.name} is spent and goes to the Locker." if t.n else f"{t.name} goes to the Locker."


def reshuffle(t: Line) -> str:
    return f"{t.player}: the deck is empty, and the discard pile is shuffled into a new one, {count(t.n, 'card')}."


def initiative(t: Line) -> str:
    if t.n < 0:
        return f"{t.player} takes the First Player token: nobody has a scheme."
    if t.other == ALONE:
        return f"{t.player} takes the First Player token with Initiative {t.n}."
    how = "chance decides" if t.other == NONE else "the token stays" if t.other == t.seat else "it goes on to the left"
    verb = "keeps" if t.other == t.seat else "takes"
    return f"{t.player} {verb} the First Player token: a tie of Initiative {t.n}, {how}."


def only(t: Line) -> str:
    """A choice that nobody was asked for, since there was but one."""
    if t.other == Q_ANSWER:
        return f"{t.name} can only accept: {HELD_BACK[t.n].format(whose='theirs')}."
    return f"Nothing to choose: {t.name} is the only one possible."


def challenge(t: Line) -> str:
    return f"{t.name} challenges {t.another} with {STATS[t.n]}."


def answer(t: Line) -> str:
    if t.n == V_INTERVENE:
        return f"{t.name} steps in for {name_of(t.s, whys_of(t.row)[0][0][1])}."
    return f"{t.name} {'accepts' if t.n == V_ACCEPT else 'refuses'}."


def dash(t: Line) -> str:
    """What raises or lowers a combat value that is none. (FS-RULES-01)"""
    return f"The {VALUES[t.other]} of {t.name} is a dash, which nothing changes."


def combat_card(t: Line) -> str:
    return f"{t.player} {'gambles' if t.n else 'plays'} {t.name}."


def using(t: Line) -> str:
    """Who uses what another card gives is told with it; so are who performs it and what it targets."""
    ability = t.s.match.abilities[t.other]
    parts = whys_of(t.row)[0]
    behind = "".join([f" with {name_of(t.s, c)}" for role, c in parts if role == 0])
    targets = [name_of(t.s, c) for role, c in parts if role == 1]
    behind += f" on {listed(targets)}" if targets else ""
    if t.n in (FORCED, PASSIVE) and not ability.marks & GRANTED:
        return f"{t.name} takes effect{behind.replace(' with ', ' for ', 1)}."  # nobody has chosen to use it
    if ability.marks & GRANTED:
        given = f"the {KIND_NAMES[t.n]} that {t.s.match.cards[ability.definition].name} gives"
        return f"{t.player}: {t.name} uses {given}{behind}."
    return f"{t.player} uses {t.name}{behind}."


def reveals(t: Line) -> str:
    """Whoever shows a card because of another one does not do it."""
    return f"{t.another} reveals {t.name} of {t.player}." if t.other != NONE else f"{t.player} reveals {t.name}."


def falling(t: Line) -> str:
    """A character that is destroyed is a moment of its own."""
    return "fall" if kind_of(t) in (LEADER_CARD, CHARACTER) else ""


def revealing(t: Line) -> str:
    """What was planned is; what a text turns over is not."""
    return "reveal" if kind_of(t) in (SCHEME_CARD, CHARACTER) else ""


def kind_of(t: Line) -> int:
    """What a card is, if it is seen."""
    return t.s.match.cards[t.s.match.definition[t.card]].kind if t.seen else NONE


#: all that is recorded: what a screen calls it, and how it is said
TELLINGS: Final[dict[int, Telling]] = {
    **{kind: Telling("moment", moment) for kind in range(BEGIN_DAY, END_DAY + 1)},
    BEGIN_DAY: Telling("day", moment, landmark="Day {amount}", moment="begin"),
    END_DAY: Telling("moment", moment, moment="end"),
    WOUND: Telling("wound", wounds),
    HEAL: Telling("heal", healing),
    ENGAGE: Telling("engage", "{name} engages.", several="{count} cards engage."),
    EN_GARDE: Telling("en_garde", "{name} turns en garde.", several="{count} cards turn en garde."),
    MOVE: Telling("move", "{name} moves to {where}.", several="{count} cards move to {where}."),
    DRAW_CARDS: Telling("draw", "{player} draws {name}.", several="{player} draws {count} cards."),
    DISCARD_CARDS: Telling("discard", discarding, several="{count} cards are discarded."),
    DESTROY: Telling("destroy", "{name} is destroyed.", moment=falling),
    TO_LOCKER: Telling("to_locker", to_locker, several="{count} cards go to the Locker."),
    EQUIP: Telling("equip", "{name} is equipped to {another}.", another=True),
    ENTER_PLAY: Telling("enter_play", "{name} joins {player} at {where}."),
    ADD_RENOWN: Telling("add_renown", adding),
    MOVE_RENOWN: Telling("move_renown", moving),
    GAIN_RENOWN: Telling("gain_renown", gaining),
    CLAIM: Telling("claim", claiming, moment="control"),
    PRESSURE: Telling("pressure", pressure),
    ISSUE: Telling("challenge", challenge, another=True),
    ACCEPT: Telling("answer_challenge", answer, another=True, landmark="Duel: {other} against {card}"),
    COMBAT_CARD: Telling("combat_card", combat_card),
    CITY_CARD: Telling("city_card", "{name} comes to {where}."),
    REVEAL: Telling("reveal", reveals, moment=revealing),
    T_VICTORY: Telling("victory", victory, moment="victory"),
    T_LEAVE: Telling("leave", leaving),
    T_INITIATIVE: Telling("initiative", initiative),
    T_SCHEME: Telling("scheme", "{player} resolves {name}."),
    T_DUEL_OVER: Telling("duel_over", "The duel is over."),
    T_RIPOSTE: Telling("value", combat_value),
    T_PARRY: Telling("value", combat_value),
    T_THRUST: Telling("value", combat_value),
    T_DASH: Telling("dash", dash),
    T_USE: Telling("use", using),
    T_REPEATED: Telling("repeated", "{name} would only repeat what it is doing, and does no more."),
    T_RETURN: Telling("return", "{name} returns to the Approach Deck of {player}."),
    T_PRICE: Telling("price", "{name} costs {n}{why}."),
    T_PARLEY: Telling("parley", "{name} parleys: the cost falls by {n}{why}."),
    T_PASS: Telling("pass", "{player} passes."),
    T_TARGET: Telling("target", "{name} is the target of {another}.", another=True),
    T_RECRUIT: Telling("recruit", "{name} recruits {another}.", another=True),
    T_THREAT: Telling("threat", threat, another=True),
    T_MORE_THREAT: Telling("more_threat", more_threat),
    T_ESCAPE: Telling("escape", escape),
    T_CAP: Telling("cap", "{name} suffers only {n} of {other} threat: Restricted Hostilities."),
    T_SWAP: Telling("swap", "{name} takes the place of {another} in the duel.", another=True),
    T_VOID: Telling("void", "Nothing comes of the challenge of {name} to {another}.", another=True),
    T_NOTHING: Telling("nothing", nothing),
    T_UNHURT: Telling("unhurt", "{name} takes no wound."),
    T_RESHUFFLE: Telling("reshuffle", reshuffle),
    T_ONLY: Telling("only", only),
    T_MARK: Telling("mark", "{name} is marked by {another} of {player}.", another=True),
    T_TO_HAND: Telling("to_hand", "{name} goes to the hand of {player}.", several="{count} cards go to hand."),
}
#: by what a screen calls it, what a replay calls the moment
LANDMARKS: Final = {telling.name: telling.landmark for telling in TELLINGS.values()}


def line(s: FiveSails, row: Row, seat: int | None) -> str:
    told = Line(s, row, seat)
    return TELLINGS[told.kind].words(told)


def story(s: FiveSails, seat: int | None) -> list[str]:
    return [line(s, row, seat) for row in s.record or ()]


def happened(s: FiveSails, seat: int | None, since: int) -> list[dict[str, Any]]:
    """What the record holds from a row on, as events for a screen: the same lines, with what they are about."""
    return [shown(s, row, seat) for row in (s.record or ())[since:]]


def shown(s: FiveSails, row: Row, seat: int | None) -> dict[str, Any]:
    told = Line(s, row, seat)
    telling = TELLINGS[told.kind]
    return {
        "kind": telling.name,
        "words": telling.words(told),
        "seat": told.seat if 0 <= told.seat < s.match.seats else None,
        "card": told.name if told.seen else None,
        "slot": told.slot if told.seen and told.slot != NO_SLOT else None,
        "other": told.another if telling.another else None,
        "amount": told.amount,
        "place": told.place if told.place <= HOME else None,
        "moment": telling.moment_of(told),
        "ledger": ledger_of(told) if told.kind == END_DAY else None,
    }


def in_short(s: FiveSails, seat: int | None, since: int, until: int) -> str:
    lines = [Line(s, row, seat) for row in (s.record or ())[since:until]]
    return record.in_short([(TELLINGS[told.kind], told) for told in lines])


def ledger_of(told: Line) -> dict[str, Any] | None:
    """What the Day came to."""
    names = functools.partial(source_name, told.s)
    return ledger.shown(f"Day {told.n}", MEASURES, told.row, names)


def landmark(event: dict[str, Any]) -> str:
    """What a replay calls the moment of an event, if one would want to jump there: no duel comes of a refusal."""
    if event["kind"] == TELLINGS[ACCEPT].name and event["amount"] == V_REFUSE:
        return ""
    return LANDMARKS.get(event["kind"], "").format_map(event)
