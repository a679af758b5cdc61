"""The story of a game, from the record of what happened, as a seat may read it: in words, and as events.

`TELLINGS` is the table of all that is recorded. Its kinds are those of events and the `T_` numbers of `terms`.
"""

from typing import Any, Final

from quarterdeck.cardgame.using import GRANTED
from quarterdeck.cardgame.values import FLOOR, SET_BY, equals, name_of, reasons
from quarterdeck.games.five_sails.state import FiveSails
from quarterdeck.games.five_sails.terms import (
    ACCEPT, ADD_RENOWN, BEGIN_DAY, CITY_CARD, CLAIM, COMBAT_CARD, DESTROY, DISCARD_CARDS, DRAW_CARDS, END_DAY,
    ENGAGE, ENTER_PLAY, EN_GARDE, EQUIP, EVENT_NAMES, FIFTH_DAY, GAIN_RENOWN, HEAL, HOME, ISSUE, KIND_NAMES, MOVE,
    MOVE_RENOWN, PLACES, PLACE_NAMES, PRESSURE, REVEAL, STATS, TO_LOCKER, T_DUEL_OVER, T_INITIATIVE, T_LEAVE,
    T_PARLEY, T_PARRY, T_PASS, T_PRICE, T_REPEATED, T_RETURN, T_RIPOSTE, T_SCHEME, T_THRUST, T_TWO, T_USE,
    T_VICTORY, VALUES, VICTORIES, V_ACCEPT, V_REFUSE, WOUND,
)  # fmt: skip
from quarterdeck.kernel.columns import NONE, NO_SLOT, Row
from quarterdeck.kernel.record import Telling, Told, whys_of


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


#: how the last Day is called, by how many there are
ORDINALS: Final = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")


def place_name(place: int) -> str:
    return "Home" if place == HOME else PLACE_NAMES[place] if place < PLACES else "nowhere"


# Sentences that depend on more than names


def moment(t: Line) -> str:
    return f"— Day {t.n}: {EVENT_NAMES[t.kind]} —"


def victory(t: Line) -> str:
    if t.seat == NONE:
        return "The game is a draw."
    how = f"{ORDINALS[t.s.match.ruleset.days]} day" if t.n == FIFTH_DAY else VICTORIES[t.n]
    return f"{t.player} wins: {how}."


def combat_value(t: Line) -> str:
    what = f"{t.player}: {VALUES[t.kind - T_RIPOSTE]} {t.other}{t.why}"
    return f"{what}." if t.other == t.n else f"{what}, for {t.n} threat."


def wounds(t: Line) -> str:
    return f"{t.name} takes {t.n} wound{'s' if t.n > 1 else ''}."


def adding(t: Line) -> str:
    if t.n < 0:
        return f"{t.player} takes {-t.n} Renown from {t.where}."
    return f"{t.player} adds {t.n} Renown to {t.where}."


def moving(t: Line) -> str:
    return f"{t.player} moves a Renown from {PLACE_NAMES[t.other]} to {t.where}."


def gaining(t: Line) -> str:
    return f"{t.player} gains {t.n} Renown." if t.n >= 0 else f"{t.player} gives up {-t.n} Renown."


def claiming(t: Line) -> str:
    return f"{t.player} claims {t.where}." if t.seat != NONE else f"{t.where} becomes uncontrolled."


def pressure(t: Line) -> str:
    mine, theirs = [f" ({reasons(t.s, why)})" if why else "" for why in whys_of(t.row)]
    reached, against = divmod(t.n, T_TWO)
    return f"{t.player} pressures {t.where} with {STATS[t.other]}: {reached}{mine} against {against}{theirs}."


def challenge(t: Line) -> str:
    return f"{t.name} challenges {t.another} with {STATS[t.n]}."


def answer(t: Line) -> str:
    how = {V_ACCEPT: "accepts.", V_REFUSE: "refuses."}.get(t.other, "another steps in.")
    return f"{t.name}: {how}"


def combat_card(t: Line) -> str:
    return f"{t.player} {'gambles' if t.n else 'plays'} {t.name}."


def using(t: Line) -> str:
    """Who uses what another card gives is told with it."""
    ability = t.s.match.abilities[t.other]
    if ability.marks & GRANTED:
        return f"{t.player}: {t.name} uses the {KIND_NAMES[t.n]} that {t.s.match.cards[ability.definition].name} gives."
    return f"{t.player} uses {t.name}."


#: all that is recorded: what a screen calls it, and how it is said
TELLINGS: Final[dict[int, Telling]] = {
    **{kind: Telling("moment", moment) for kind in range(BEGIN_DAY, END_DAY + 1)},
    BEGIN_DAY: Telling("day", moment, landmark="Day {amount}"),
    WOUND: Telling("wound", wounds),
    HEAL: Telling("heal", "{name} is healed of {n}."),
    ENGAGE: Telling("engage", "{name} engages."),
    EN_GARDE: Telling("en_garde", "{name} turns en garde."),
    MOVE: Telling("move", "{name} moves to {where}."),
    DRAW_CARDS: Telling("draw", "{player} draws {name}."),
    DISCARD_CARDS: Telling("discard", "{name} is discarded."),
    DESTROY: Telling("destroy", "{name} is destroyed."),
    TO_LOCKER: Telling("to_locker", "{name} goes to the Locker."),
    EQUIP: Telling("equip", "{name} is equipped to {another}.", another=True),
    ENTER_PLAY: Telling("enter_play", "{name} joins {player} at {where}."),
    ADD_RENOWN: Telling("add_renown", adding),
    MOVE_RENOWN: Telling("move_renown", moving),
    GAIN_RENOWN: Telling("gain_renown", gaining),
    CLAIM: Telling("claim", claiming),
    PRESSURE: Telling("pressure", pressure),
    ISSUE: Telling("challenge", challenge, another=True, landmark="Duel: {card} against {other}"),
    ACCEPT: Telling("answer_challenge", answer),
    COMBAT_CARD: Telling("combat_card", combat_card),
    CITY_CARD: Telling("city_card", "{name} comes to {where}."),
    REVEAL: Telling("reveal", "{player} reveals {name}."),
    T_VICTORY: Telling("victory", victory),
    T_LEAVE: Telling("leave", "{player} leaves the game."),
    T_INITIATIVE: Telling("initiative", "{player} takes the First Player token with Initiative {n}."),
    T_SCHEME: Telling("scheme", "{player} resolves {name}."),
    T_DUEL_OVER: Telling("duel_over", "The duel is over."),
    T_RIPOSTE: Telling("value", combat_value),
    T_PARRY: Telling("value", combat_value),
    T_THRUST: Telling("value", combat_value),
    T_USE: Telling("use", using),
    T_REPEATED: Telling("repeated", "{name} would only repeat what it is doing, and does no more."),
    T_RETURN: Telling("return", "{name} returns to the Approach Deck of {player}."),
    T_PRICE: Telling("price", "{name} costs {n}{why}."),
    T_PARLEY: Telling("parley", "{name} parleys for {n}{why}."),
    T_PASS: Telling("pass", "{player} passes."),
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
    }


def landmark(event: dict[str, Any]) -> str:
    """What a replay calls the moment of an event, if one would want to jump there."""
    return LANDMARKS.get(event["kind"], "").format_map(event)
