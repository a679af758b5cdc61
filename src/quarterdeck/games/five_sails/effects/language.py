"""The words cards are written with, in one place: import what a card module needs from here.

Nouns are objects (`performer`, `adversary`, `opposing`), verbs are called (`wound(adversary)`), and the parts before an
ability's effects are `CITY`, traits, `when(…)`, `aim(…)`, `cost(…)`, `by(…)` and triggers (`after(WOUND, …)`).
"""

from quarterdeck.games.five_sails.effects import (
    amounts, answers, approach, borrowing, build, challenges, combat, conditions, decks, discards, duels, filters,
    gambling, gear, nodes, passives, places, playing, pressures, recruiting, searching, sets, spots, triggers,
    verbs, waiving,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.build import (
    Card, action, at_setup, attachment, character, city_event, forced, leader, location, maneuver, mercenary,
    reaction, resolve, risk, scheme, technique, when_revealed,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.amounts import Count, Noted, RenownHere, StatOf, WoundsOn
from quarterdeck.games.five_sails.effects.conditions import Either, Has, StatIs
from quarterdeck.games.five_sails.effects.filters import (
    AnyOf, At, AtControlled, Compared, Filter, GearCompared, Non, OpposesOneOf, Trait, Wears, WornBy,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.marks import Is
from quarterdeck.games.five_sails.effects.sets import All, Both, Role, Target
from quarterdeck.games.five_sails.effects.spots import Named, Spot
from quarterdeck.games.five_sails.effects.triggers import Test, Trigger
from quarterdeck.kernel.event import AFTER, BEFORE, WHEN

# Qualifiers and marks
CITY = build.CITY_  #: The performer must be at a City location.
REPEATABLE = build.REPEATABLE_  #: May be used again at once, paid for anew.
NOT_COPIED = build.NOT_COPIED_  #: No other ability can copy it.
ONCE_PER_DAY = build.ONCE_PER_DAY_  #: Once per Day, where its kind alone would allow more.
ONCE_PER_DUEL = build.ONCE_PER_DUEL_  #: Once per duel, where its kind alone would allow more.

# Parts before the effects
when = build.When
cost = build.Cost
aim = build.Aim
aim_place = build.AimPlace
by = build.By
works_from = build.From
passive = build.passive


def before(event: int, *tests: Test, of: tuple[Filter, ...] | None = None) -> Trigger:
    """Before the event: it may still be prevented. `of` filters whom it happens to."""
    return Trigger(event, BEFORE, of, tests)


def during(event: int, *tests: Test, of: tuple[Filter, ...] | None = None) -> Trigger:
    """When the event happens: in the middle of it."""
    return Trigger(event, WHEN, of, tests)


def after(event: int, *tests: Test, of: tuple[Filter, ...] | None = None) -> Trigger:
    """After the event, when all it did is settled."""
    return Trigger(event, AFTER, of, tests)


def some_of(event: int, *filters: Filter) -> Trigger:
    """When the event happens to one or more cards that pass the filters; they are answered together."""
    return triggers.SomeOf(event, WHEN, *filters)


# Traits that texts speak of
DUELIST = Trait("Duelist")
MUSKETEER = Trait("Musketeer")
SORCERER = Trait("Sorcerer")
SORCERY = Trait("Sorcery")
STREGA = Trait("Strega")
MERCENARY = Trait("Mercenary")
LEADER = Trait("Leader")
HERO = Trait("Hero")
VILLAIN = Trait("Villain")
SCOUNDREL = Trait("Scoundrel")
DIPLOMAT = Trait("Diplomat")
PIRATE = Trait("Pirate")
RED_HAND = Trait("Red Hand")
THUG = Trait("Thug")
WEAPON = Trait("Weapon")
MELEE = Trait("Melee")
RANGED = Trait("Ranged")
ARTIFACT = Trait("Artifact")
EISENFAUST = Trait("Eisenfaust")

# Filters
yours = Is("yours")  #: Controlled by you.
enemy = Is("enemy")  #: Controlled by an opponent.
opposing = Is("opposing")  #: An enemy at the performer's location; without a performer, where one of yours is.
opposed = Is("opposed")  #: At a City location where an enemy character is.
engaged = Is("engaged")  #: Engaged.
ready = Is("en garde")  #: En garde.
wounded = Is("wounded")  #: With at least one wound.
other = Is("other")  #: Not the performer, and not the character whose text it is.
here = Is("here")  #: At this location: the performer's, else that of the card itself.
adjacent = Is("adjacent")  #: At a place next to this location; Home is next to every City location.
in_the_city = Is("in the city")  #: At a City location.
at_home = Is("at home")  #: At Home.
next_door = Is("next door")  #: At a City location next to this one.
equipped = Is("equipped")  #: With at least one card equipped.
unequipped = Is("unequipped")  #: With nothing equipped.
is_attachment = Is("attachment")  #: An attachment.
is_risk = Is("risk")  #: A risk.
is_character = Is("character")  #: A character, Leaders included.
available = Is("available")  #: Lying at a City location, to be recruited or equipped; events never are.
unique = Is("unique")  #: With the keyword Unique.
has_brute = Is("brute")  #: With the keyword Brute.
itself = Is("this")  #: This card.
its_bearer = Is("bearer")  #: The character that has this text.
its_wearer = Is("wearer")  #: The character that this card is equipped to.
in_play = Is("in play")  #: A character in play.
in_the_duel = Is("participating")  #: A participant of the duel.
in_the_challenge = Is("challenging")  #: The challenger or the challenged character.
at_that_location = pressures.AtEvent()
at_target = answers.AtTarget()
next_to_that = pressures.NextToThat()
remembered = Is("remembered")  #: The card that was chosen in secret with this card.
is_your_leader = Is("your leader")  #: Your Leader.
at_yours = AtControlled()
at_renown = filters.AtRenown
unstirred = places.Unstirred
under_this = places.UnderThis()
there = places.There()
still_there = places.StillThere()
played_or_held = filters.PlayedOrHeld
left_behind = filters.LeftBehind()
slew_adversary = filters.SlewAdversary()
is_adversary = combat.IsAdversary()
marked = sets.Marked()

# Sets of cards
performer = Role("performer")  #: The character that performs the ability.
this = Role("this")  #: The card whose text it is.
bearer = Role("bearer")  #: The character that has the ability; on a character card, the character itself.
host = Role("host")  #: The character that this card is equipped to.
it = Role("it")  #: The card that the answered event happens to.
participant = Role("participant")  #: Your character in the duel.
adversary = Role("adversary")  #: The character your participant fights.
your_leader = Role("leader")  #: Your Leader, while in play.
them = sets.Them()  #: What was picked first in this use.
the_last_one = places.LastOne()
facedown_there = places.Facedown()
city_cards_there = places.CityCardsThere()
all_city_cards = places.AllCityCards()
their_choice = sets.TheirChoice
one_or_two = discards.OneOrTwo
different_names = discards.DifferentNames
one_of_these = discards.OneOfThese
revealed = sets.Revealed
of_participant = filters.OfParticipant
of_adversary = filters.OfAdversary
renown_on_this = amounts.RenownOnThis()
the_marked = sets.THE_MARKED
rest_of_line = combat.RestOfLine()
cards_discarded = amounts.CardsDiscarded()

# Places
this_location = Spot("here")  #: Where the performer is; without one, where the card is.
home = Spot("home")  #: The Home of the player whose card moves.
adjacent_location = Spot("adjacent")  #: A place next to where the card is, Home included.
adjacent_city = Spot("adjacent city")  #: A City location next to where the card is.
adjacent_to_here = Spot("adjacent to here")  #: A City location next to this one, whatever moves.
any_city = Spot("any city")  #: Any City location; for a card that moves, any other one.
another_location = Spot("another")  #: Any other location, Home included.
distant_location = Spot("far")  #: A City location that is neither here nor adjacent.
that_location = Spot("noted")  #: The location noted earlier in this use.
outermost = Spot("outermost")  #: One of the two ends of the row of City locations.
yours_with_renown = Spot("yours with renown")  #: A location you control that has Renown.
without_renown = Spot("without renown")  #: A City location without Renown.
unguarded_location = Spot("unguarded")  #: A City location where there are no characters, or only Mercenaries.
place_of = spots.PlaceOf
any_with_renown = Spot("any with renown")  #: Any City location that has Renown.
other_locations = Spot("others")  #: The City locations except the noted one, spoken of together.
other_location = Spot("different")  #: A City location except the noted one.
next_to_it = spots.NextToIt()
yet_another = Spot("third")  #: A City location that is neither the noted one nor where the card is.
different_location = places.Elsewhere()
event_location = places.EventPlace()
every_location = Spot("every city")  #: All City locations.
adjacent_with_renown = Spot("adjacent with renown")  #: An adjacent City location that has Renown.

# Verbs
wound = verbs.Wound
heal = verbs.Heal
engage = verbs.Engage
en_garde = verbs.EnGarde
move = verbs.Move
destroy = verbs.Destroy
discard = verbs.Discard
draw = verbs.Draw
each_draws = decks.EachDraws
fewest_draws = decks.FewestDraws
discard_from_hand = verbs.DiscardFromHand
discard_hand = verbs.DiscardHand
opponents_discard = discards.OpponentsDiscard
discard_for_two = discards.DiscardForTwo
reveal_from_hand = discards.RevealFromHand
more_actions = verbs.MoreActions
add_renown = verbs.AddRenown
move_renown = verbs.MoveRenown
gain_renown = verbs.GainRenown
spend_renown = verbs.SpendRenown
claim = verbs.Claim
release = verbs.Release
pressure = verbs.Pressure
to_hand = verbs.ToHand
on_top = verbs.OnTop
to_locker = verbs.ToLocker
equip_self = verbs.PlaceSelf
muster = verbs.Muster
pick = verbs.Pick
add_to_city = verbs.AddToCity
pass_on = gear.PassOn
choose_opponent = approach.ChooseOpponent
mark_approach = approach.MarkApproach
to_approach_instead = approach.ToApproachInstead
equip = gear.Equip
take_gear = borrowing.TakeGear
perform_copy = borrowing.PerformCopy
copy_technique = borrowing.CopyTechnique
play_from_pile = borrowing.PlayFromPile
show_top = borrowing.ShowTop
play_shown = borrowing.PlayShown
put_into_play = verbs.PutIntoPlay
give_up = verbs.GiveUp
mark = playing.MarkCharacter
costs_less = playing.CostLess
in_place_of_costs = waiving.InsteadOfCosts
note_place = places.NotePlace
note_here = places.NoteHere
hold_while = places.HoldWhile
target_place = places.TargetPlace
add_renown_to_some = places.AddRenownToSome
deal_city = places.DealCity
lie_there = places.LieThere
remove_renown = places.RemoveRenown
take_renown_away = places.TakeRenownAway
remove_all_renown = places.RemoveAllRenown
opponent_adds_renown = places.OpponentAddsRenown
lay_facedown = places.LayFacedown
forbid = verbs.Forbid
each_pays_this = verbs.EachPaysThis
take_from_this = verbs.TakeFromThis
reveal_top = decks.RevealTop
reveal_until = decks.RevealUntil
sink_rest = decks.SinkRest
sink = decks.Sink
look_top = decks.LookTop
search = searching.Search
look_at_adversary = searching.LookAtAdversary
sink_some = searching.SinkSome
look_anywhere = searching.LookAnywhere
discard_some = searching.DiscardSome
gather = pressures.Gather
fail_pressure = pressures.FailPressure
lose_keyword = verbs.LoseKeyword
put_back = decks.PutBack
plus = duels.Plus
strengthen = duels.Strengthen
spend_value = duels.SpendValue
hamper = duels.Hamper
forbid_adversary = duels.ForbidAdversary
forbid_in_duel = duels.ForbidInDuel
gain_lethal = duels.GainLethal
add_threat = duels.AddThreat
change_threat = duels.ChangeThreat
issue_challenge = duels.IssueChallenge
swap_in = duels.SwapIn
bar_intervening = combat.BarIntervening
empty_pool = combat.EmptyPool
play_also = combat.PlayAlso
play_this = combat.PlayThis
use_maneuver = combat.UseManeuver
reveal_less = gambling.RevealLess
gamble_for_values = gambling.GambleForValues
gamble_instead = gambling.GambleInstead
take_wounds = duels.TakeWounds
recruit = recruiting.Recruit
recruit_at = recruiting.RecruitAt
recruit_home = recruiting.RecruitHome
nobody_intervenes = challenges.NobodyIntervenes
cancel_effects = answers.CancelEffects
reduce_wounds = answers.ReduceWounds
aim_elsewhere = answers.AimElsewhere
as_not_first = answers.AsNotFirst
cancel_it = answers.CancelEvent
instead = answers.Instead
equip_to_leader = answers.EquipToLeader
count_only_ready = answers.CountOnlyReady

# Joining effects
if_ = nodes.If
unless = nodes.Unless
may = nodes.May
one_of = nodes.OneOf
for_each = nodes.ForEach
opponents_may = nodes.OpponentsMay
succeeded = nodes.Done()

# Passive texts
stat_bonus = passives.StatBonus
stat_bonuses = passives.StatBonuses
set_stat = passives.SetStat
never_rises = passives.NeverRises
value_bonus = passives.ValueBonus
price = passives.Price
gains_trait = passives.GainsTrait
gains_keyword = passives.GainsKeyword
either_way = passives.EitherWay
parley_bonus = passives.ParleyBonus
pressure_bonus = passives.PressureBonus
gamble_more = passives.GambleMore
total_bonus = pressures.TotalBonus
comes_over = challenges.ComesOver
not_paid_with = passives.NotPaidWith
equip_only = passives.EquipOnly
equip_anyone = passives.EquipAnyone
lost_unless = passives.LostUnless
special = passives.Special
grants = passives.Grants
cannot = passives.Cannot
ignores_sorcery = passives.IgnoresSorcery
every = filters.Every

# Conditions
controls = conditions.Controls
held = conditions.Holds
all_of = conditions.All_
either = Either
amount_is = conditions.AmountIs
only_if = amounts.Provided
none_available = conditions.NoneAvailable
fewest = conditions.Fewest
first_player = conditions.FIRST_PLAYER
not_first_player = conditions.NotFirstPlayer()
renown_at_most = conditions.RenownAtMost
fewer_cards = discards.FewerCards
wounded_in_duel = combat.WoundedInDuel
slain_by_that = combat.SlainByThat
in_duel = conditions.InDuel()
adversary_crew = conditions.AdversaryCrew
no_card_yet = combat.NO_CARD_YET
exists = conditions.Exists
only_one = conditions.OnlyOne
opponent_richer = conditions.OpponentRicher()
wounds_are = conditions.WoundsAre
at_challenge = challenges.AtChallenge
only_events = places.OnlyEvents
controlled_at_dusk = places.ControlledAtDusk()
copyable = borrowing.COPYABLE
you_control_here = conditions.YouControlHere()
uncontrolled = conditions.Uncontrolled()
is_challenged = conditions.IsChallenged
unhurt_this_round = conditions.UnhurtThisRound
you_equip_it = gear.YouEquip()
this_equips_it = gear.ThisEquips()
opposing_equips_it = gear.OpposingEquips()
pressure_uses = conditions.PressureUses

# Tests of triggers
by_you = triggers.ByYou()
by_opponent = triggers.ByOpponent()
by_adversary = triggers.ByAdversary()
by_risk = triggers.ByRisk()
at_here = triggers.Here()
of_this_location = triggers.ThisLocation()
from_here = triggers.FromHere()
moves_to = triggers.MovesTo
your_round = triggers.YourRound()
of_this_round = triggers.OfThisRound()
either_of = triggers.EitherTrigger
an_action_resolves = triggers.ActionResolves
for_its_text = triggers.ForItsText()
discarded_for_you = discards.DiscardedForYou
named_card = discards.NamedCard
with_trait = triggers.WithTrait
ability_kind = triggers.AbilityKind
ability_trait = triggers.AbilityTrait
provided = triggers.If
event_amount = triggers.AmountIs
performed_by = triggers.Performed
by_character = triggers.ByCharacter
issued_by = triggers.IssuedBy
while_paying = playing.WhilePaying
engaged_by_play = playing.EngagedByPlay
through = triggers.Through
first_round = triggers.FirstRound()
duel_here = triggers.DuelHere()
narrowly = pressures.Narrowly
contested = pressures.Contested()
onto = triggers.Onto


def target(*filters: Filter, of: str = "characters", least: int = 1, most: int = 1) -> Target:
    """A card of a pool that the player aims at (the word *target*)."""
    return Target(of, filters, least, most, True)


def chosen(*filters: Filter, of: str = "characters", least: int = 1, most: int = 1) -> Target:
    """A card of a pool that the player chooses without targeting it."""
    return Target(of, filters, least, most, False)


def when_your_round_ends(*effects: nodes.Effect) -> nodes.Later:
    """Waits for the end of your (first) round; with no such round it lapses. (FS-RULE-117)"""
    from quarterdeck.games.five_sails.terms import ROUND_END, THE_DUEL

    return nodes.Later(ROUND_END, WHEN, THE_DUEL, "yours", effects)


def at_the_end_of_the_day(*effects: nodes.Effect) -> nodes.Later:
    """Waits for the end of the Day."""
    from quarterdeck.games.five_sails.terms import END_DAY, THE_DAY

    return nodes.Later(END_DAY, WHEN, THE_DAY, "", effects)


def when_their_next_round_begins(*effects: nodes.Effect) -> nodes.Later:
    """Waits for the adversary's next round; with no such round it lapses."""
    from quarterdeck.games.five_sails.terms import ROUND_BEGIN, THE_DUEL

    return nodes.Later(ROUND_BEGIN, WHEN, THE_DUEL, "adversary", effects)


def when_their_next_round_ends(*effects: nodes.Effect) -> nodes.Later:
    """Waits for the end of the adversary's next round; with no such round it lapses."""
    from quarterdeck.games.five_sails.terms import ROUND_END, THE_DUEL

    return nodes.Later(ROUND_END, WHEN, THE_DUEL, "adversary", effects)


def after_your_wounds(*effects: nodes.Effect) -> nodes.Later:
    """Waits until you have resolved the threat of this round, wounds or not."""
    from quarterdeck.games.five_sails.terms import THE_ROUND, WOUNDS_RESOLVED

    return nodes.Later(WOUNDS_RESOLVED, AFTER, THE_ROUND, "yours", effects)


def final_strike(*effects: nodes.Effect) -> nodes.Later:
    """Declared now; happens when your participant is destroyed in this round, or not at all. (FS-RULE-84)"""
    from quarterdeck.games.five_sails.terms import DESTROY, THE_ROUND

    return nodes.Later(DESTROY, AFTER, THE_ROUND, "yours", effects)


__all__ = [
    "All",
    "AnyOf",
    "At",
    "Both",
    "Card",
    "Compared",
    "Count",
    "GearCompared",
    "Has",
    "Named",
    "Non",
    "Noted",
    "OpposesOneOf",
    "RenownHere",
    "StatIs",
    "StatOf",
    "Wears",
    "WornBy",
    "WoundsOn",
    "action",
    "at_setup",
    "attachment",
    "character",
    "city_event",
    "forced",
    "leader",
    "location",
    "maneuver",
    "mercenary",
    "reaction",
    "resolve",
    "risk",
    "scheme",
    "technique",
    "when_revealed",
]  # fmt: skip
