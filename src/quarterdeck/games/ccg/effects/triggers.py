"""When a text answers: the windows of this game by their names, and the tests that its texts make."""

from quarterdeck.cardgame.amounts import holds
from quarterdeck.cardgame.filters import Filter, fits_all, noun_phrase
from quarterdeck.cardgame.triggers import AS_NOUN, BEHIND, BEHIND_NOUN, DOER, SOURCE, Test, Told, Trigger
from quarterdeck.cardgame.verbs import Do
from quarterdeck.games.ccg.fights import F_CREW, fight
from quarterdeck.games.ccg.effects.filters import HOW_MUCH, sea_name, this_sea
from quarterdeck.games.ccg.effects.verbs import discard, sink
from quarterdeck.games.ccg.kinds import (
    ACTION_NOUNS, A_BOARD, A_REACT, BEFORE_CARD, BEGUN, BOARDING_ENDS, BY_SINKING, BY_TACKING, BY_WHOM,
    CANNON_ATTACK, ENTER, FROM_CANNON, FROM_DUEL, FROM_FIGHT, HIRED, HITS, INSTEAD, OPPORTUNITY, PAY, PERFORM,
    PRODUCE, PUSH, REPLACED_CREW, ROUND_ENDS, SAIL, SINK, SUFFER, TARGETED, TO_ABSORB, TO_ABSORB_HITS, TO_ATTACH,
    TO_BOARD, TO_COMPLETE, TO_FIRE, TO_HIRE, TO_INFLICT, TO_MOVE, TO_PUT,
)  # fmt: skip
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.terms import ACTION, ATTACKS, SKILLS
from quarterdeck.games.ccg.whereabouts import distance, player_of
from quarterdeck.games.ccg.windows import ATTACK, EVENT_KINDS, MUCH, NATURE, WHICH_ACTION
from quarterdeck.kernel.ability import U_ABILITY, U_BEARER, U_EVENT, Use
from quarterdeck.kernel.columns import NONE, Frame
from quarterdeck.kernel.event import (
    AFTER, BEFORE, E_ABILITY, E_AMOUNT, E_FROM, E_KIND, E_OTHER, E_PLACE, E_SET, E_SOURCE, WHEN, members,
)  # fmt: skip
from quarterdeck.kernel.flow import PROC, SEAT, below, nearest
from quarterdeck.kernel.payment import P_COUNTS, P_DUE, P_FOR, P_MARKS, P_PAID, P_PURPOSE, TO_CANCEL, TO_USE, Payment
from quarterdeck.kernel.words import Words, article, listed


def before(event: int, *tests: Test, of: tuple[Filter, ...] | None = None) -> Trigger:
    """Before the event. `of` filters whom it happens to."""
    return Trigger(EVENT_KINDS[event], BEFORE, of, tests)


def during(event: int, *tests: Test, of: tuple[Filter, ...] | None = None) -> Trigger:
    """When the event happens: it may still be changed. `of` filters whom it happens to."""
    return Trigger(EVENT_KINDS[event], WHEN, of, tests)


def after(event: int, *tests: Test, of: tuple[Filter, ...] | None = None) -> Trigger:
    """After the event. `of` filters whom it happens to."""
    return Trigger(EVENT_KINDS[event], AFTER, of, tests)


class EntersPlay(Trigger):
    """After a Crew comes into play: it is hired, or takes the place of another as an Experienced one."""

    def __init__(self, *filters: Filter) -> None:
        super().__init__(EVENT_KINDS[HIRED], AFTER, filters)

    def moments(self) -> tuple[tuple[int, int], ...]:
        return ((HIRED, AFTER), (REPLACED_CREW, AFTER))

    def say(self, w: Words) -> str:
        w.clause()
        noun = noun_phrase(w, self.subject or (), "Crew")
        w.speak("it")
        w.answered = "that Crew"
        return f"after {article(noun)} has come into play"


# Paying


class Paying(Trigger):
    """While you pay a cost in one of these skills (any, if none is named)."""

    def __init__(self, *skills: int, tests: tuple[Test, ...] = ()) -> None:
        super().__init__(EVENT_KINDS[PAY], WHEN, None, tests)
        self.skills = 0
        for k in skills:
            self.skills |= 1 << k

    def is_for(self, k: int) -> bool:
        """Whether costs in a skill are among those that it is about."""
        return not self.skills or bool(self.skills >> k & 1)

    def passes(self, s: SeventhSea, x: Frame, e: Frame) -> bool:
        if self.skills and not self.skills & e[P_COUNTS]:
            return False
        return super().passes(s, x, e)

    def say(self, w: Words) -> str:
        w.clause()
        skills = listed([SKILLS[k] for k in range(len(SKILLS)) if self.skills >> k & 1], "or")
        cost = f"{article(skills)} cost" if skills else "a skill cost"
        return " ".join(["when you pay", cost, *[test.say(w) for test in self.tests]])


def paying(*skills_and_tests: int | Test) -> Paying:
    """While you pay a cost, in one of these skills, for what the tests say."""
    skills = [one for one in skills_and_tests if isinstance(one, int)]
    return Paying(*skills, tests=tuple([one for one in skills_and_tests if isinstance(one, Test)]))


class For(Test):
    """The payment is made for this purpose, and for a card that passes the filters."""

    only: tuple[int, ...] = (PAY,)

    def __init__(self, purposes: tuple[int, ...], words: str, *filters: Filter, noun: str = "card") -> None:
        self.purposes = purposes
        self.words = words
        self.filters = filters
        self.noun = noun

    def passes(self, s: SeventhSea, x: Frame, e: Frame) -> bool:
        if e[P_PURPOSE] not in self.purposes:
            return False
        return not self.filters or (e[P_FOR] != NONE and fits_all(s, x, e[P_FOR], self.filters))

    def say(self, w: Words) -> str:
        return self.words.replace("{a}", article(noun_phrase(w, self.filters, self.noun)))


def for_hiring(*filters: Filter) -> For:
    """For hiring a Crew that passes the filters."""
    return For((TO_HIRE,), "to hire {a}", *filters, noun="Crew")


def for_attaching(*filters: Filter) -> For:
    """For attaching a card that passes the filters."""
    return For((TO_ATTACH,), "to attach {a}", *filters, noun="Attachment")


def for_completing(*filters: Filter) -> For:
    """For completing an Adventure that passes the filters."""
    return For((TO_COMPLETE,), "to complete {a}", *filters, noun="Adventure")


def for_playing(*filters: Filter) -> For:
    """For playing a card, putting it into play, or using what is printed on it."""
    return For((TO_USE, TO_PUT, TO_ATTACH), "to play or use {a}", *filters)


def for_card(*filters: Filter) -> For:
    """For anything that is done with a card that passes the filters."""
    return For((TO_USE, TO_PUT, TO_ATTACH, TO_COMPLETE, TO_HIRE), "for {a}", *filters)


def for_play_or_cancel(*filters: Filter) -> For:
    """For playing a card that passes the filters, or for canceling one."""
    return For((TO_USE, TO_CANCEL), "to play or cancel {a}", *filters)


class ForRemoving(Test):
    """The payment is for sinking or discarding a card that passes the filters."""

    only: tuple[int, ...] = (PAY,)

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def passes(self, s: SeventhSea, x: Frame, e: Frame) -> bool:
        f = below(s, e)
        if e[P_PURPOSE] != TO_USE or f[PROC] != Use.number:
            return False
        ability = s.match.abilities[f[U_ABILITY]]
        for effect in ability.row[ability.effects_at :]:  # also under a condition
            if isinstance(effect, Do) and effect.verb in (sink, discard):
                if any(fits_all(s, x, c, self.filters) for c in effect.who.cards(s, f)):
                    return True
        return False

    def say(self, w: Words) -> str:
        return "to sink or discard " + article(noun_phrase(w, self.filters, "card"))


class ForAbility(Test):
    """The payment is for a use whose effects begin a Boarding, or for the attempt itself. (CG-ACT-10c, -10d)"""

    only: tuple[int, ...] = (PAY,)

    def passes(self, s: SeventhSea, x: Frame, e: Frame) -> bool:
        if e[P_PURPOSE] == TO_BOARD:
            return True
        f = below(s, e)
        if e[P_PURPOSE] != TO_USE or f[PROC] != Use.number:
            return False
        return any(effect.begins == BOARDING for effect in s.match.abilities[f[U_ABILITY]].effects)

    def say(self, w: Words) -> str:
        return "to begin a Boarding or for an action that begins one"


class ForTouching(ForRemoving):
    """The payment is for an action that plays, sinks or discards a card that passes the filters."""

    def passes(self, s: SeventhSea, x: Frame, e: Frame) -> bool:
        if e[P_PURPOSE] in (TO_PUT, TO_ATTACH):
            return e[P_FOR] != NONE and fits_all(s, x, e[P_FOR], self.filters)
        return super().passes(s, x, e)

    def say(self, w: Words) -> str:
        return "for an action to play, sink or discard " + article(noun_phrase(w, self.filters, "card"))


class ForEither(Test):
    """The payment is made for one of several purposes."""

    only: tuple[int, ...] = (PAY,)

    def __init__(self, *tests: Test) -> None:
        self.tests = tests

    def passes(self, s: SeventhSea, x: Frame, e: Frame) -> bool:
        return any(test.passes(s, x, e) for test in self.tests)

    def say(self, w: Words) -> str:
        return " or ".join(test.say(w) for test in self.tests)


#: what an effect says that it begins
BOARDING = "boarding"
DUEL = "duel"
for_boarding = For((TO_BOARD,), "to begin a Boarding")  #: For performing a Boarding.
for_any_boarding = ForAbility()  #: For performing a Boarding, or for an action that results in one.
for_moving = For((TO_MOVE,), "to move your Ship")  #: For moving your Ship.
for_canceling = For((TO_CANCEL,), "to cancel an action")  #: For canceling an action.
for_firing = For((TO_FIRE,), "for a Cannon Attack")  #: For performing a Cannon Attack.
for_fighting = For((TO_INFLICT,), "in a Boarding Attack")  #: For the Hits of a Boarding Attack.

# Suffering


class Suffering(Trigger):
    """While you suffer Hits."""

    def __init__(self, *tests: Test) -> None:
        super().__init__(EVENT_KINDS[SUFFER], WHEN, None, tests)

    def say(self, w: Words) -> str:
        w.clause()
        w.answers = "those Hits"
        return " ".join(["when you suffer Hits", *[test.say(w) for test in self.tests]])


def nature_of(e: Frame) -> int:
    """The nature of Hits, of the batch itself or of the payment that absorbs it."""
    return e[P_MARKS] if e[PROC] == Payment.number else e[E_PLACE]


def by_cannon(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return bool(nature_of(e) & FROM_CANNON)


def by_fight(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return bool(nature_of(e) & (FROM_FIGHT | FROM_DUEL))


def by_duel(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return bool(nature_of(e) & FROM_DUEL)


class HitsLeft(Test):
    """So many Hits are being suffered, or are in the batch."""

    needs = MUCH

    def __init__(self, how: str, n: int) -> None:
        self.how = how
        self.n = n

    def passes(self, s: SeventhSea, x: Frame, e: Frame) -> bool:
        n = e[P_DUE] - e[P_PAID] if e[PROC] == Payment.number else e[E_AMOUNT]
        return holds(n, self.how, self.n)

    def say(self, w: Words) -> str:
        return f"({HOW_MUCH[self.how].format(n=self.n)})"


from_cannon = Told(by_cannon, "from a Cannon Attack", needs=NATURE)  #: The Hits come from a Cannon Attack.
from_duel = Told(by_duel, "in a Duel", needs=NATURE)  #: The Hits come from a Duel.
from_fighting = Told(by_fight, "in a Boarding Attack", needs=NATURE)  #: The Hits come from a Boarding Attack or Duel.

# Producing


class Producing(Trigger):
    """A card produces points: by tacking (or otherwise), for one of these skills, to pay or to absorb."""

    def __init__(
        self, verb: str, how: tuple[int, ...], skills: tuple[int, ...], absorbing: bool | None,
        of: tuple[Filter, ...], tests: tuple[Test, ...], timing: int = WHEN,
    ) -> None:  # fmt: skip
        super().__init__(EVENT_KINDS[PRODUCE], timing, of, tests)
        self.verb = verb
        self.how = how
        self.skills = skills
        self.absorbing = absorbing

    def passes(self, s: SeventhSea, x: Frame, e: Frame) -> bool:
        if e[E_OTHER] not in self.how or (self.skills and e[E_PLACE] not in self.skills):
            return False
        if self.absorbing is not None and (below(s, e)[P_PURPOSE] == TO_ABSORB) != self.absorbing:
            return False
        return super().passes(s, x, e)

    def say(self, w: Words) -> str:
        w.clause()
        noun = noun_phrase(w, self.subject or (), "Crew")
        w.speak("it")
        w.answered = "that Crew"
        if len(self.skills) == 1:
            w.produced = SKILLS[self.skills[0]]
        skills = listed([SKILLS[k] for k in self.skills], "or") or "points"
        what = self.verb.replace("{skill}", skills)
        word = "after" if self.timing == AFTER else "when"
        return " ".join([word, article(noun), what, *[test.say(w) for test in self.tests]])


def tacks_for(*skills: int, of: tuple[Filter, ...] = (), tests: tuple[Test, ...] = ()) -> Producing:
    """When a Crew tacks to produce one of these skills (any, if none is named): also Swashbuckling to absorb Hits."""
    return Producing("tacks to produce {skill}", (BY_TACKING,), skills, None, of, tests)


def produces_skill(*skills: int, of: tuple[Filter, ...] = (), tests: tuple[Test, ...] = ()) -> Producing:
    """When a Crew produces points of these skills, also in a Boarding Attack and to absorb."""
    return Producing("produces {skill}", (0, 1, 2, 3), skills, None, of, tests)


def tacks_to_absorb(*tests: Test, of: tuple[Filter, ...] = ()) -> Producing:
    """When a Crew tacks to absorb Hits."""
    return Producing("tacks to absorb Hits", (BY_TACKING,), (), True, of, tests)


def has_tacked_to_absorb(*tests: Test, of: tuple[Filter, ...] = ()) -> Producing:
    """After a Crew has tacked to absorb Hits."""
    return Producing("tacks to absorb Hits", (BY_TACKING,), (), True, of, tests, AFTER)


def sinks_to_absorb(*tests: Test, of: tuple[Filter, ...] = ()) -> Producing:
    """When a Crew sinks to absorb Hits."""
    return Producing("sinks to absorb Hits", (BY_SINKING,), (), True, of, tests)


def absorbs_hits(*tests: Test, of: tuple[Filter, ...] = ()) -> Producing:
    """When a Crew tacks or sinks to absorb Hits."""
    return Producing("tacks or sinks to absorb Hits", (BY_TACKING, BY_SINKING), (), True, of, tests)


class PaysFor(Test):
    """Of what is produced: the payment is made for this purpose; `for_` is a test as of paying(…)."""

    only: tuple[int, ...] = (PRODUCE,)

    def __init__(self, for_: Test) -> None:
        self.for_ = for_

    def passes(self, s: SeventhSea, x: Frame, e: Frame) -> bool:
        return self.for_.passes(s, x, below(s, e))

    def say(self, w: Words) -> str:
        return self.for_.say(w)


# Opportunities


class Opportunity(Trigger):
    """A window that is part of one's own opportunity."""

    def __init__(self, kind: int, words: str) -> None:
        super().__init__(EVENT_KINDS[kind], WHEN)
        self.words = words

    def say(self, w: Words) -> str:
        w.clause()
        return self.words


before_action = Opportunity(OPPORTUNITY, "before you perform an action")  #: Before you perform an action.
#: In place of a Boarding Attack, in your opportunity for one.
instead_of_attack = Opportunity(INSTEAD, "instead of performing a Boarding Attack")

# Who, where, which


class OfAction(Test):
    """The action is one of these, by their numbers; or an Action card's text, or a React."""

    needs = WHICH_ACTION

    def __init__(self, *actions: int) -> None:
        self.actions = actions

    def passes(self, s: SeventhSea, x: Frame, e: Frame) -> bool:
        return e[E_AMOUNT] in self.actions

    def stands(self, trigger: Trigger) -> int:
        return AS_NOUN if trigger.subject is None else BEHIND

    def say_at(self, w: Words, place: int) -> str:
        if place != AS_NOUN:
            return f"by {self.say(w)}"
        if self.actions == (A_REACT,):
            w.answers = "it"  # a React is no action
        return self.say(w)

    def say(self, w: Words) -> str:
        return listed([ACTION_NOUNS[a] for a in self.actions], "or")


def is_an_action_card(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return e[E_SOURCE] != NONE and s.match.kind[e[E_SOURCE]] == ACTION


def at_you(s: SeventhSea, x: Frame, e: Frame) -> bool:
    """The first target of the action, the Ship that is boarded or the cards it happens to are yours."""
    cards = [e[E_OTHER]] if e[E_KIND] in (PERFORM, ENTER, BEGUN) else members(e[E_SET])
    return any(c >= 0 and player_of(s, c) == x[SEAT] for c in cards)


def comes_here(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return e[E_PLACE] == this_sea(s, x)


def goes_from_here(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return e[E_AMOUNT] - 1 == this_sea(s, x)


def answers_suffering(s: SeventhSea, x: Frame, e: Frame) -> bool:
    """Who suffers Hits uses a React to that, or to what one of their own Crew absorbs."""
    f = s.stack[e[E_FROM]]
    at = f[U_EVENT] if f[PROC] == Use.number else NONE
    if not 0 <= at < len(s.stack):
        return False
    answered = s.stack[at]
    p = answered if answered[PROC] == Payment.number else below(s, answered)
    return bool(p[PROC] == Payment.number and p[P_PURPOSE] == TO_ABSORB and p[SEAT] == f[SEAT])


def answers_instead(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return e[E_AMOUNT] == A_REACT and s.match.abilities[e[E_ABILITY]].event == INSTEAD


def begins(s: SeventhSea, e: Frame, what: str) -> bool:
    return e[E_ABILITY] != NONE and any(one.begins == what for one in s.match.abilities[e[E_ABILITY]].effects)


def begins_a_boarding(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return e[E_AMOUNT] == A_BOARD or begins(s, e, BOARDING)


def begins_a_duel(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return begins(s, e, DUEL)


def goes_next_door(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return distance(e[E_AMOUNT] - 1, e[E_PLACE]) == 1


def sinks_for_hits(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return e[E_AMOUNT] == TO_ABSORB_HITS


def hits_of_another(s: SeventhSea, x: Frame, e: Frame) -> bool:
    """The Hits that are being absorbed were inflicted by another player than whose Ship they fall on."""
    if not sinks_for_hits(s, x, e):
        return False
    p = s.stack[nearest(s, Payment)]
    return p[P_MARKS] >> BY_WHOM not in (0, p[SEAT] + 1)


def you_were_in_it(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return x[SEAT] < s.match.seats and bool(e[E_SET] >> s.match.ship[x[SEAT]] & 1)


def is_performed(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return e[E_PLACE if e[E_KIND] == CANNON_ATTACK else E_AMOUNT] == 1


def you_do_it(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return e[SEAT] == x[SEAT] and is_performed(s, x, e)


def is_in_answer(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return e[E_AMOUNT] == 1


def opens_the_attack(s: SeventhSea, x: Frame, e: Frame) -> bool:
    return e[E_AMOUNT] == 0


def against_this(s: SeventhSea, x: Frame, e: Frame) -> bool:
    """The Crew that is pushed forward fights the bearer of this text."""
    f = fight(s)
    return f is not None and x[U_BEARER] + 1 in (f[F_CREW], f[F_CREW + 1]) and not e[E_SET] >> x[U_BEARER] & 1


class ByReact(Told):
    """A fact that makes a React of what is performed: that is what is canceled, say."""

    def say(self, w: Words) -> str:
        w.answers = "that React"
        return super().say(w)


#: what is aimed at somebody
AGAINST = (PERFORM, TARGETED, CANNON_ATTACK, HITS, ENTER, BEGUN)
by_action_card = Told(is_an_action_card, "by an Action card", needs=SOURCE)  #: An Action card does it.
against_you = Told(at_you, "against you", only=AGAINST)  #: It is aimed at your Ship or at a card on it.
enters_here = Told(comes_here, "into this Sea", only=(SAIL,))  #: A Ship comes into this Sea.
leaves_here = Told(goes_from_here, "out of this Sea", only=(SAIL,))  #: A Ship leaves this Sea.
in_reaction_to_hits = Told(answers_suffering, "in reaction to suffering Hits", only=(PERFORM,))  #: A React to Hits.
#: A React that is used instead of a Boarding Attack.
in_place_of_attack = ByReact(answers_instead, "a React instead of a Boarding Attack", AS_NOUN, only=(PERFORM,))
#: What is performed begins a Boarding.
that_begins_boarding = Told(begins_a_boarding, "that begins a Boarding", BEHIND_NOUN, only=(PERFORM,))
#: What targets it begins a Duel.
that_begins_duel = Told(begins_a_duel, "by an action that begins a Duel", only=(TARGETED,))
to_next_sea = Told(goes_next_door, "to an adjacent Sea", only=(SAIL,))  #: A Ship moves to an adjacent Sea.
to_absorb = Told(sinks_for_hits, "to absorb Hits", only=(SINK,))  #: A Crew is sunk to absorb Hits.
#: A Crew is sunk to absorb Hits that another player inflicts.
to_absorb_hits_of_another = Told(hits_of_another, "to absorb Hits that another player inflicts", only=(SINK,))
#: Your Ship is one of those in the Boarding.
you_take_part = Told(you_were_in_it, "with you", only=(ENTER, BEGUN, ROUND_ENDS, BOARDING_ENDS))
#: It is performed as an action, and not by an effect.
performed = Told(is_performed, "as an action", only=(CANNON_ATTACK, ENTER, BEGUN))
#: You perform it as an action.
you_perform = Told(you_do_it, "that you perform", early=True, only=(CANNON_ATTACK, ENTER, BEGUN))
in_answer = Told(is_in_answer, "in answer", only=(PUSH,))  #: The Crew is pushed forward in answer.
#: The Crew begins the Boarding Attack: it is pushed forward for that, or plays the first card.
opening = Told(opens_the_attack, "to begin a Boarding Attack", only=(PUSH, BEFORE_CARD))
#: The Crew fights the Crew whose text it is.
against_bearer = Told(against_this, "against this Crew", only=(PUSH, BEFORE_CARD))


def purposes_of(test: Test) -> tuple[int, ...]:
    """What a payment can be for that passes a test; nothing if it does not say."""
    if isinstance(test, For):
        return test.purposes
    if isinstance(test, ForRemoving):
        return (TO_USE, TO_PUT, TO_ATTACH) if isinstance(test, ForTouching) else (TO_USE,)
    if isinstance(test, ForAbility):
        return (TO_BOARD, TO_USE)
    if isinstance(test, PaysFor):
        return purposes_of(test.for_)
    if isinstance(test, ForEither):
        found = [purposes_of(one) for one in test.tests]
        return tuple([purpose for some in found for purpose in some]) if all(found) else ()
    return ()


class Into(Test):
    """A Ship comes into one of these Seas."""

    only: tuple[int, ...] = (SAIL,)

    def __init__(self, *seas: int) -> None:
        self.seas = seas

    def passes(self, s: SeventhSea, x: Frame, e: Frame) -> bool:
        return e[E_PLACE] in self.seas

    def say(self, w: Words) -> str:
        return "into " + listed([sea_name(sea) for sea in self.seas], "or")


class DoneBy(Test):
    """The Crew that does it passes the filters: who inflicts Hits, fires, has a card played for it."""

    needs = DOER

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def passes(self, s: SeventhSea, x: Frame, e: Frame) -> bool:
        return e[E_OTHER] != NONE and fits_all(s, x, e[E_OTHER], self.filters)

    def say(self, w: Words) -> str:
        return "by " + article(noun_phrase(w, self.filters, "Crew"))


class WithAttack(Test):
    """The card that is played shows one of these attacks."""

    needs = ATTACK

    def __init__(self, *attacks: int) -> None:
        self.attacks = attacks

    def passes(self, s: SeventhSea, x: Frame, e: Frame) -> bool:
        return e[E_AMOUNT] in self.attacks

    def say(self, w: Words) -> str:
        return "with a " + " or ".join(ATTACKS[a] for a in self.attacks)


class FromCard(Test):
    """It comes from a card that passes the filters."""

    needs = SOURCE

    def __init__(self, *filters: Filter) -> None:
        self.filters = filters

    def passes(self, s: SeventhSea, x: Frame, e: Frame) -> bool:
        return e[E_SOURCE] != NONE and fits_all(s, x, e[E_SOURCE], self.filters)

    def say(self, w: Words) -> str:
        return "by " + article(noun_phrase(w, self.filters, "card"))


# Hits that are inflicted


def inflicts(*tests: Test, by: tuple[Filter, ...] = ()) -> Trigger:
    """When a Crew inflicts Hits with a Boarding Attack or a Cannon Attack, before they are suffered."""
    return Trigger(EVENT_KINDS[HITS], WHEN, None, (*((DoneBy(*by),) if by else ()), *tests))



# The words that cards are written with

enters_play = EntersPlay
suffering = Suffering
for_dealing_with = ForTouching
for_either = ForEither
for_removing = ForRemoving
hits_are = HitsLeft
pays_for = PaysFor
of_action = OfAction
into = Into
done_by = DoneBy
with_attack = WithAttack
from_card = FromCard

__all__ = [
    "absorbs_hits", "after", "against_bearer", "against_you", "before", "before_action", "by_action_card",
    "done_by", "during", "enters_here", "enters_play", "for_any_boarding", "for_attaching", "for_boarding",
    "for_canceling", "for_card", "for_completing", "for_dealing_with", "for_either", "for_fighting", "for_firing",
    "for_hiring", "for_moving", "for_play_or_cancel", "for_playing", "for_removing", "from_cannon", "from_card",
    "from_duel", "from_fighting", "has_tacked_to_absorb", "hits_are", "in_answer", "in_place_of_attack",
    "in_reaction_to_hits", "inflicts", "instead_of_attack", "into", "leaves_here", "of_action", "opening", "paying",
    "pays_for", "performed", "produces_skill", "sinks_to_absorb", "suffering", "tacks_for", "tacks_to_absorb",
    "that_begins_boarding", "that_begins_duel", "to_absorb", "to_absorb_hits_of_another", "to_next_sea",
    "with_attack", "you_perform", "you_take_part",
]  # fmt: skip
