"""An arc told without a game, for whoever writes one: every chapter with its choices, and what would be done."""

import random
from typing import Final

from quarterdeck.games.contract import Listener
from quarterdeck.games.sea_of_legends.deeds import PORTS
from quarterdeck.games.sea_of_legends.tales import CAPTAIN, LOVER, NEMESIS, PARTS, PRESENT, Arc, Chapter, Choice
from quarterdeck.games.sea_of_legends.tales import Outcome
from quarterdeck.games.sea_of_legends.telling import FACTION_WORDS, HE, SHE, THEY, Filling, Person, tell

RISKED: Final = ("It succeeds", "It fails")


def tell_alone(arc: Arc, listen: Listener, seed: int = 0) -> None:
    """Tell an arc from the first part to the last; the seed settles who and what stands in the slots."""
    words: set[str] = set()
    said = f"{arc.title}\n\n"
    for part in range(1, PARTS + 1):
        filling = sample_filling(arc, part, seed, words)
        chapter = arc.chapter(part, filling.words)
        choices = chapter.open_choices(filling.words)
        taken = listen(said + opening(chapter, filling), tuple([label(choice, filling) for choice in choices]))
        if taken < 0:
            return
        outcome = choices[taken].outcome
        if failure := choices[taken].failure:
            fell = listen(f"A challenge of Strength {choices[taken].challenge}.", RISKED)
            if fell < 0:
                return
            outcome = failure if fell else outcome
        words |= {deed.name() for deed in outcome.deeds if deed.verb == "remember"}
        said = ending(outcome, filling) + "\n\n"
    listen(said.strip(), ())


def opening(chapter: Chapter, filling: Filling) -> str:
    return f"Part {chapter.part}, in {filling.places['port']}: {chapter.title}\n\n{tell(chapter.text, filling)}"


def label(choice: Choice, filling: Filling) -> str:
    """A choice, with what it costs or risks."""
    terms = [f"pay {deed}" for deed in choice.cost]
    if choice.challenge:
        terms.append(f"Strength {choice.challenge}")
    return tell(choice.text, filling) + (f" ({', '.join(terms)})" if terms else "")


def ending(outcome: Outcome, filling: Filling) -> str:
    """What comes of a choice, and the deeds."""
    return f"{tell(outcome.text, filling)}\n[{', '.join(map(str, outcome.deeds)) or 'nothing else'}]"


def sample_filling(arc: Arc, part: int, seed: int, words: set[str]) -> Filling:
    """People, factions and Ports by chance, the same in all parts of an arc."""
    chance = random.Random(seed)
    people = [Person(name, chance.choice((SHE, HE, THEY))) for name in ("Ysolde", "Barnaby", "Calico", "Teodoro")]
    who = Person(arc.who[0], chance.choice((SHE, HE))) if arc.who else people[0]
    lover, nemesis = (who if arc.role == role else people[n] for n, role in ((1, LOVER), (2, NEMESIS)))
    captain = who if arc.role == CAPTAIN else people[3]
    foe = chance.choice(sorted([f.name for f in FACTION_WORDS.values() if f.follower and f.leader]))
    other = chance.choice(sorted(FACTION_WORDS.keys() - {foe, "Spanish Armada"}))
    ports = chance.sample(PORTS, PARTS)
    factions = (foe, other, "Spanish Armada")
    here, there, rival = ports[part - 1], ports[part] if part < PARTS else "", Person("Rackham", HE)
    return Filling(captain, who, lover, nemesis, rival, factions, here, there, "the Peggy", words | set(PRESENT))
