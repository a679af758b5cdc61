"""The words cards are written with, in one place: import what a card module needs from here.

Nouns are objects (`performer`, `adversary`, `opposing`), verbs are called (`wound(adversary)`), and the parts before an
ability's effects are `CITY`, traits, `when(…)`, `aim(…)`, `cost(…)`, `by(…)` and triggers (`after(WOUND, …)`).
"""

from quarterdeck.games.five_sails.effects import (
    answers, approach, borrowing, build, challenges, combat, decks, discards, duels, expressions, gambling, gear,
    nodes, passives, places, pressures, recruiting, searching, triggers, verbs,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.build import (
    Card, action, at_setup, attachment, character, city_event, forced, leader, location, maneuver, mercenary,
    reaction, resolve, risk, scheme, technique, when_revealed,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.expressions import (
    All, AnyOf, At, AtControlled, Both, Compared, Count, Either, Filter, GearCompared, GearOf, Has, Is, Named, Non,
    Not, Noted, OpposesOneOf, RenownHere, Role, Spot, StatIs, StatOf, Target, Trait, Wears, WornBy, WoundsOn,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.triggers import Test, Trigger
from quarterdeck.kernel.event import AFTER, BEFORE, WHEN

# Qualifiers and marks
CITY = build.CITY_
HOME_ONLY = build.HOME_
UNLIMITED = build.UNLIMITED_
REPEATABLE = build.REPEATABLE_
NOT_COPIED = build.NOT_COPIED_
ONCE_PER_DAY = build.ONCE_PER_DAY_
ONCE_PER_DUEL = build.ONCE_PER_DUEL_
GRANTED = build.GRANTED_

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
    """After the event."""
    return Trigger(event, AFTER, of, tests)


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
ARMOR = Trait("Armor")
ARTIFACT = Trait("Artifact")
EISENFAUST = Trait("Eisenfaust")

# Filters
yours = Is("yours")
enemy = Is("enemy")
opposing = Is("opposing")
opposed = Is("opposed")
engaged = Is("engaged")
ready = Is("en garde")
wounded = Is("wounded")
other = Is("other")
here = Is("here")
adjacent = Is("adjacent")
in_the_city = Is("in the city")
next_door = Is("next door")
equipped = Is("equipped")
unequipped = Is("unequipped")
is_attachment = Is("attachment")
is_risk = Is("risk")
is_character = Is("character")
is_event = Is("event")
is_city_card = Is("city card")
available = Is("available")
unique = Is("unique")
has_brute = Is("brute")
itself = Is("this")
its_bearer = Is("bearer")
its_wearer = Is("wearer")
in_play = Is("in play")
in_the_duel = Is("participating")
in_the_challenge = Is("challenging")
at_that_location = pressures.AtEvent()
next_to_that = pressures.NextToThat()
remembered = Is("remembered")
is_your_leader = Is("your leader")
at_yours = AtControlled()
at_renown = expressions.AtRenown
unstirred = places.Unstirred
under_this = places.UnderThis()
there = places.There()
played_or_held = expressions.PlayedOrHeld
left_behind = expressions.LeftBehind()
slew_adversary = expressions.SlewAdversary()
is_adversary = combat.IsAdversary()

# Sets of cards
performer = Role("performer")
this = Role("this")
bearer = Role("bearer")
host = Role("host")
it = Role("it")
participant = Role("participant")
adversary = Role("adversary")
your_leader = Role("leader")
challenger = Role("challenger")
challenged = Role("challenged")
them = expressions.Them()
the_second = expressions.Them(1)
the_last_one = places.LastOne()
facedown_there = places.Facedown()
city_cards_there = places.CityCardsThere()
all_city_cards = places.AllCityCards()
their_choice = expressions.TheirChoice
one_or_two = discards.OneOrTwo
different_names = discards.DifferentNames
one_of_these = discards.OneOfThese
revealed = expressions.Revealed
of_participant = expressions.OfParticipant
renown_on_this = expressions.RenownOnThis()

# Places
this_location = Spot("here")
home = Spot("home")
adjacent_location = Spot("adjacent")
adjacent_city = Spot("adjacent city")
adjacent_to_here = Spot("adjacent to here")
any_city = Spot("any city")
another_location = Spot("another")
distant_location = Spot("far")
that_location = Spot("noted")
outermost = Spot("outermost")
yours_with_renown = Spot("yours with renown")
without_renown = Spot("without renown")
unguarded_location = Spot("unguarded")
place_of = expressions.PlaceOf
any_with_renown = Spot("any with renown")
other_locations = Spot("others")
different_location = places.Elsewhere()
every_location = Spot("every city")
adjacent_with_renown = Spot("adjacent with renown")

# Verbs
wound = verbs.Wound
heal = verbs.Heal
engage = verbs.Engage
en_garde = verbs.EnGarde
move = verbs.Move
destroy = verbs.Destroy
discard = verbs.Discard
draw = verbs.Draw
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
choose_number = verbs.ChooseNumber
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
note_place = places.NotePlace
add_renown_to_some = places.AddRenownToSome
deal_city = places.DealCity
lie_there = places.LieThere
remove_renown = places.RemoveRenown
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
gather = pressures.Gather
fail_pressure = pressures.FailPressure
lose_keyword = verbs.LoseKeyword
put_back = decks.PutBack
plus = duels.Plus
spend_value = duels.SpendValue
hamper = duels.Hamper
forbid_adversary = duels.ForbidAdversary
gain_lethal = duels.GainLethal
add_threat = duels.AddThreat
change_threat = duels.ChangeThreat
issue_challenge = duels.IssueChallenge
swap_in = duels.SwapIn
bar_intervening = combat.BarIntervening
empty_pool = combat.EmptyPool
play_also = combat.PlayAlso
use_maneuver = combat.UseManeuver
reveal_less = gambling.RevealLess
gamble_for_values = gambling.GambleForValues
take_wounds = duels.TakeWounds
recruit = recruiting.Recruit
recruit_at = recruiting.RecruitAt
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
may = nodes.May
one_of = nodes.OneOf
later = nodes.Later
opponents_may = nodes.OpponentsMay
succeeded = nodes.Done()

# Passive texts
stat_bonus = passives.StatBonus
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
special = passives.Special
grants = passives.Grants
cannot = passives.Cannot
ignores_sorcery = passives.IgnoresSorcery
every = expressions.Every

# Conditions
controls = expressions.Controls
held = expressions.Holds
all_of = expressions.All_
either = Either
amount_is = expressions.AmountIs
only_if = expressions.Provided
none_available = expressions.NoneAvailable
first_player = expressions.FIRST_PLAYER
not_first_player = expressions.NotFirstPlayer()
renown_at_most = expressions.RenownAtMost
fewer_cards = discards.FewerCards
wounded_in_duel = combat.WoundedInDuel
slain_by_that = combat.SlainByThat
in_duel = expressions.InDuel()
exists = expressions.Exists
wounds_are = expressions.WoundsAre
at_challenge = challenges.AtChallenge
only_events = places.OnlyEvents
controlled_at_dusk = places.ControlledAtDusk()
copyable = borrowing.COPYABLE
you_control_here = expressions.YouControlHere()
uncontrolled = expressions.Uncontrolled()
is_challenged = expressions.IsChallenged
unhurt_this_round = expressions.UnhurtThisRound
you_equip_it = gear.YouEquip()
this_equips_it = gear.ThisEquips()
opposing_equips_it = gear.OpposingEquips()
pressure_uses = expressions.PressureUses

# Tests of triggers
by_you = triggers.ByYou()
by_opponent = triggers.ByOpponent()
by_adversary = triggers.ByAdversary()
by_risk = triggers.ByRisk()
at_here = triggers.Here()
from_here = triggers.FromHere()
your_round = triggers.YourRound()
of_this_round = triggers.OfThisRound()
not_itself = triggers.NotItself()
other_is = triggers.Other
either_of = triggers.EitherTrigger
some_of = triggers.SomeOf
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
through = triggers.Through
first_round = triggers.FirstRound()
duel_here = triggers.DuelHere()
narrowly = pressures.Narrowly
contested = pressures.Contested()
onto = triggers.Onto


def target(*filters: Filter, of: str = "characters", least: int = 1, most: int = 1) -> Target:
    """A card that the player aims at (the word *target*)."""
    return Target(of, filters, least, most, True)


def chosen(*filters: Filter, of: str = "characters", least: int = 1, most: int = 1) -> Target:
    """A card that the player chooses without targeting it."""
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
    "AFTER",
    "BEFORE",
    "WHEN",
    "All",
    "AnyOf",
    "At",
    "Both",
    "Card",
    "Compared",
    "Count",
    "GearCompared",
    "GearOf",
    "Has",
    "Named",
    "Non",
    "Not",
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
