"""The Tavern of toy.py as a game from elsewhere: what it takes to be played from the command line.

It has two sample decks and one ruleset, no lists of one's own, no written positions and no rules to look up.
"""

from typing import Any

from kernel import toy
from quarterdeck.games.contract import GamePackage
from quarterdeck.kernel.chance import begin
from quarterdeck.kernel.columns import State
from quarterdeck.kernel.decision import Decision, Option, Question, thing_of, verb_of
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.kernel.event import PASS, REACT

HANDS = {"regulars": "SSGBD", "rowdies": "SGBBL"}
#: name, what it does
CARDS = (
    ("Patron", "Gets bruised."),
    ("Silver", "Pays 1."),
    ("Gold", "Pays 2."),
    ("Brawl", "Pay 2: every patron of the others is bruised."),
    ("Duck", "Before a blow falls: it falls on a patron of the brawler instead."),
    ("Hush", "Before another card is paid for: cancel it."),
    ("Toll", "When another has paid: they pay 1 more."),
    ("Last Orders", "The evening ends, with a brawl."),
)
KINDS = ("person", "coin", "coin", *["trick"] * 5)
VERBS = {toy.V_BID: "Bid", toy.V_PLAY: "Play", toy.V_COIN: "Pay with", PASS: "Pass", REACT: "Answer with"}


class Landlord(toy.House):
    """The rules of the Tavern, with words, eyes and an opinion: who has the fewest bruises wins."""

    def bruises(self, s: State, seat: int) -> int:
        return sum(s.memo[c] for c in s.pile(toy.TABLE, seat))

    def returns(self, s: State) -> tuple[float, ...]:
        counts = [self.bruises(s, seat) for seat in range(s.match.seats)]
        if len(set(counts)) == 1:
            return (0.0,) * len(counts)
        return tuple([1.0 if n == min(counts) else -1.0 for n in counts])

    def worth(self, s: State, seat: int) -> float:
        return self.returns(s)[seat] if s.over else -0.01 * self.bruises(s, seat)

    def words(self, s: State, k: int) -> str:
        verb, thing = verb_of(k), thing_of(k)
        if verb == toy.V_BID:
            return f"Bid {thing}"
        return "Pass" if verb == PASS else f"{VERBS[verb]} {CARDS[thing][0]}"

    def describe(self, s: State, q: Question) -> Decision:
        options = tuple([Option(k, self.words(s, k)) for k in q.options])
        return Decision(s.asked[q.seat], q.seat, str(q.kind), "", "What do you do?", options)

    def view(self, s: State, seat: int | None, openly: Any = None) -> dict[str, Any]:
        players = [
            {
                "bruises": self.bruises(s, who),
                "hand": [CARDS[s.match.definition[c]][0] for c in s.pile(toy.HAND, who)]
                if who == seat else len(s.pile(toy.HAND, who)),
            }
            for who in range(s.match.seats)
        ]  # fmt: skip
        return {"game": "tavern", "over": s.over, "players": players}


class Tavern(GamePackage):
    name = "tavern"
    title = "The Tavern"
    seats = (2, 3)
    samples = tuple(HANDS)
    victories = ("fewest bruises", "draw")

    def start(self, header: dict[str, Any], record: bool) -> State:
        decks = header["decks"]
        if len(decks) not in self.seats or any(deck not in HANDS for deck in decks):
            raise BadDefinition(f"an evening is for two or three, with {' or '.join(HANDS)}")
        self.ruleset_name(header["ruleset"])
        s = toy.evening(*[HANDS[deck] for deck in decks])
        begin(s, header["seed"])
        s.match.rules = Landlord()
        if record:
            s.record = []
        return s

    def cards(self) -> tuple[dict[str, Any], ...]:
        return tuple(
            {"number": str(i), "name": name, "type": KINDS[i], "words": (words,)}
            for i, (name, words) in enumerate(CARDS)
        )

    def victory(self, s: State) -> str:
        return "fewest bruises" if self.winners(s) else "draw"

    def figures(self, s: State) -> dict[str, int]:
        return {"bruises": sum(s.memo)}


GAME = Tavern()
