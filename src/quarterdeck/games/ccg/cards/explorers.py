"""Texts: the Explorer's Society."""

from quarterdeck.games.ccg.cards.common import *
from quarterdeck.games.ccg.cards.texts import text
from quarterdeck.games.ccg.effects.language import *

# Captains and Ships
text(
    "Guy McCormick",
    act(once_per_turn, when(crew_aboard(3, another, explorers_society)),
        search_deck(AnyOf(item, artifact), is_adventure)),
)  # fmt: skip
text("The Discovery", react(paying(SAILING), cost(tack(this)), produces(3, SAILING)), free_move())

# Crew
text(
    "Felix \"Des Yeux\"",
    skill_bonus(Count(All(worn_by(bearer), is_adventure, provides(SWASHBUCKLING), of="attachments")), CANNON),
)
text("Franco Vesefe", skill_bonus(1, ADVENTURING, INFLUENCE, your_own_captain))
text(
    "Jacob Faust",
    react(after(SAIL, of=(your_own_ship,)), once_per_turn,
          aim(find := chosen(yours, artifact, is_adventure, completable, of="adventures")), perform_completion(find)),
)  # fmt: skip
text("Jelena", gear_bonus(1, of=(completed,)))
text("Kirsten Blumfeld", price(-3, you_have(1, completed, artifact), to=(TO_HIRE,)))
text(
    "Korintine Nicolovich",
    react(before(SINK, of=(itself,)), once_per_event, flip_top,
          if_(Has(just_done, attacks_with(DAGGER)), [goes_instead("top")])),
)  # fmt: skip
text(
    "Korintine Nicolovich (Experienced)",
    trait(
        either_of(after(HIRED, of=(itself,)), after(REPLACED_CREW, of=(itself,))),
        may([search_deck(is_attachment, knack_of(PYERYEM_RANK), goes_on(this), to="aside", and_discard=True),
             if_(succeeded, [attach_card(just_done, this)])]),
    ),
)  # fmt: skip
text(
    "Lord Windamshire",
    must_go_here(is_adventure, provides(INFLUENCE)),
    act(aim(gift := chosen(worn_by(this), provides(INFLUENCE), of="attachments"),
            heir := chosen(yours, another, can_bear(gift))),
        cost(discard(chosen(of="hand", least=2, most=2))), move_to(gift, heir)),
)  # fmt: skip
text("Maggie Malone", tack_absorbs(1, not_(in_a_boarding)))
text("Samuel Sanderson", tack_absorbs(2))
text("The Calloways", react(after(PLACED, by_you, of=(artifact,)), cost(tack(this)), sail(your_ship, closer_to(it))))

# Attachments
text("Charter", enters_only_if(you_have(3, completed)), gear_bonus(1, yours, of=(completed,)))
text("McCormick's Compass", *signature_of(ADVENTURING, explorers_society))
text(
    "Only Two Came Out",
    enters_only_if(you_have(1, completed, artifact)),
    react(paying(INFLUENCE), cost(tack(this)), produces(3, INFLUENCE)),
)
text("The Prized Emblem of the Explorer's Society", flag_of(explorers_society))

# Actions
text("Explorer Pride", pride_of(explorers_society, castille, 1, CANNON, SWASHBUCKLING))
