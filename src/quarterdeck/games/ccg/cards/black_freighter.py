"""Texts: the Black Freighter."""

from quarterdeck.games.ccg.cards.common import *
from quarterdeck.games.ccg.cards.texts import text
from quarterdeck.games.ccg.effects.language import *

# Captains and Ships
text(
    "Comte Robert Méchant",
    cannot(TO_BE_HIRED, is_crew, yours, Non(black_freighter)),
    react(
        when(crew_aboard(3, another, Non(skeletal), black_freighter)), paying(INFLUENCE, for_hiring(skeletal)),
        cost(tack(chosen(yours, skeletal))), produces(skill_of(SWASHBUCKLING, them), INFLUENCE),
    ),
)  # fmt: skip
text(
    "The Black Freighter",
    act(aim(chosen(is_crew, skeletal, of="discard")), on_top(them), once_per_turn),
    free_move(),
)

# Crew
text("\"Rigger\" Mortis", act(cost(sink(this)), sail(your_ship)))
text(
    "Iken of Venderheim (Experienced)",
    instead(inflicts(from_fighting, by=(itself,)), cost(sink(this)), extra_hits(5)),
)
text("Reinheart the Ripper", act(cost(tack(Both(this, your_ship))), sail(your_ship, sea_with_a_ship)))
text("Skeletal Brutes", sink_absorbs(2))
text("Skeletal Thugs", hits_bonus(1))
text(
    "Stench",
    trait(
        after(PUSH, provided(Has(this, fighting)), of=(is_crew,)),
        gain(opponent, -3, SWASHBUCKLING, until=THE_FIGHT, least=1),
    ),
)  # fmt: skip
text("Ulrich the Unholy", act(cost(tack(this)), tack(target(holy, here))))
text("Undead Boarders", may_tack_to_absorb(in_a_boarding))
text("Victor of Luthon", cannon_bonus(1, is_ship), hits_bonus(1, is_crew))

# Attachments
text(
    "Black Heart of the Sea",
    act(cost(tack(this)), aim(chosen(yours, skeletal, tacked)), untack(them), later(during(TURN_ENDS), discard(them))),
)
text("Necros' Sword", *signature_of(SAILING, black_freighter))
text(
    "The Curse",
    enters_only_if(crew_aboard(2, Non(skeletal))),
    act(cost(tack(this)), sail(your_ship, closer_to(another_ship))),
)

# Actions
text(
    "Kiss of Death",
    act(when(Has(your_captain, black_freighter)), when(Has(your_ship, black_freighter)),
        cost(tack(Both(your_captain, your_ship))),
        search_deck(is_crew, Non(loyal), Non(black_freighter), to="aside"), hire_for_cost(just_done),
        if_(Has(it, on_a_ship, no_attachments), [discard(it)]), if_(Has(it, on_a_ship), [attach_this(it)])),
    has_faction(black_freighter), has_trait(loyal),
    trait(either_of(during(SINK, of=(itself,)), during(DISCARD_CARDS, of=(itself,))), once_attached, discard(bearer)),
)  # fmt: skip
