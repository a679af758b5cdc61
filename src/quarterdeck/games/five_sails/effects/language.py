"""The words cards are written with, in one place: import what a card module needs from here.

Nouns are objects (`performer`, `adversary`, `opposing`), verbs are called (`wound(adversary)`), and the parts before an
ability's effects are `CITY`, traits, `when(…)`, `aim(…)`, `cost(…)`, `by(…)` and triggers (`after(WOUND, …)`).
"""

from quarterdeck.cardgame import amounts as numbers
from quarterdeck.cardgame import build as parts
from quarterdeck.cardgame import conditions as checks
from quarterdeck.cardgame import joining, sets as groups, triggers as moments, verbs as doing, waiving
from quarterdeck.cardgame.amounts import Count, Noted
from quarterdeck.cardgame.conditions import Either, Has
from quarterdeck.cardgame.filters import AnyOf, Every, Non, enemy, itself, yours
from quarterdeck.cardgame.sets import Both, it, performer, this
from quarterdeck.games.five_sails.effects import (
    amounts, answers, approach, borrowing, build, challenges, combat, conditions, decks, discards, duels, filters,
    gambling, gear, passives, places, playing, pressures, recruiting, searching, sets, spots, triggers, verbs,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.amounts import RenownHere, StatOf, WoundsOn
from quarterdeck.games.five_sails.effects.build import (
    action, at_setup, attachment, character, city_event, forced, leader, location, maneuver, mercenary, passive,
    reaction, resolve, risk, scheme, technique, when_revealed,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.build import CityCard as Card
from quarterdeck.games.five_sails.effects.conditions import StatIs
from quarterdeck.games.five_sails.effects.filters import (
    MERCENARY, At, AtControlled, Compared, GearCompared, OpposesOneOf, Trait, Wears, WornBy,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.later import (
    after_your_wounds, at_the_end_of_the_day, final_strike, when_their_next_round_begins, when_their_next_round_ends,
    when_your_round_ends,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.marks import (
    adjacent, at_home, available, engaged, equipped, has_brute, here, in_play, in_the_challenge, in_the_city,
    in_the_duel, is_attachment, is_character, is_risk, is_your_leader, its_bearer, its_wearer, next_door, opposed,
    opposing, other, ready, remembered, unequipped, unique, wounded,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.sets import (
    All, adversary, bearer, chosen, host, participant, target, your_leader,
)  # fmt: skip
from quarterdeck.games.five_sails.effects.spots import Named, Spot
from quarterdeck.games.five_sails.effects.triggers import after, before, during, some_of

# Qualifiers and marks
CITY = build.CITY_  #: The performer must be at a City location.
REPEATABLE = build.REPEATABLE_  #: May be used again at once, paid for anew.
NOT_COPIED = build.NOT_COPIED_  #: No other ability can copy it.
ONCE_PER_DAY = build.ONCE_PER_DAY_  #: Once per Day, where its kind alone would allow more.
ONCE_PER_DUEL = build.ONCE_PER_DUEL_  #: Once per duel, where its kind alone would allow more.

# Parts before the effects
when = parts.When
cost = parts.Cost
aim = parts.Aim
aim_place = build.AimPlace
by = parts.By
works_from = parts.From


# Traits that texts speak of
DUELIST = Trait("Duelist")
MUSKETEER = Trait("Musketeer")
SORCERER = Trait("Sorcerer")
SORCERY = Trait("Sorcery")
STREGA = Trait("Strega")
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
at_that_location = pressures.AtEvent()
at_target = answers.AtTarget()
next_to_that = pressures.NextToThat()
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
them = groups.Them()  #: What was picked first in this use.
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
cards_discarded = numbers.CardsDiscarded()

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
pick = doing.Pick
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
if_ = joining.If
unless = joining.Unless
may = joining.May
one_of = joining.OneOf
for_each = joining.ForEach
opponents_may = joining.OpponentsMay
succeeded = joining.Done()

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
every = Every

# Conditions
controls = conditions.Controls
held = conditions.Holds
all_of = checks.AllOf
either = Either
amount_is = checks.AmountIs
only_if = numbers.Provided
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
by_you = moments.ByYou()
by_opponent = moments.ByOpponent()
by_adversary = triggers.ByAdversary()
by_risk = triggers.ByRisk()
at_here = triggers.Here()
of_this_location = triggers.ThisLocation()
from_here = triggers.FromHere()
moves_to = triggers.MovesTo
your_round = triggers.YourRound()
of_this_round = triggers.OfThisRound()
either_of = moments.EitherTrigger
an_action_resolves = triggers.ActionResolves
for_its_text = triggers.ForItsText()
discarded_for_you = discards.DiscardedForYou
named_card = discards.NamedCard
with_trait = triggers.WithTrait
ability_kind = triggers.OfKind
ability_trait = triggers.AbilityTrait
provided = moments.While
event_amount = triggers.EngagesBy
performed_by = moments.Performed
by_character = triggers.ByCharacter
issued_by = triggers.IssuedBy
while_paying = playing.WhilePaying
engaged_by_play = playing.EngagedByPlay
through = moments.Through
first_round = triggers.FirstRound()
duel_here = triggers.DuelHere()
narrowly = pressures.Narrowly
contested = pressures.Contested()
onto = moments.Onto


__all__ = [
    "ARTIFACT",
    "CITY",
    "DIPLOMAT",
    "DUELIST",
    "EISENFAUST",
    "HERO",
    "LEADER",
    "MELEE",
    "MERCENARY",
    "MUSKETEER",
    "NOT_COPIED",
    "ONCE_PER_DAY",
    "ONCE_PER_DUEL",
    "PIRATE",
    "RANGED",
    "RED_HAND",
    "REPEATABLE",
    "SCOUNDREL",
    "SORCERER",
    "SORCERY",
    "STREGA",
    "THUG",
    "VILLAIN",
    "WEAPON",
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
    "ability_kind",
    "ability_trait",
    "action",
    "add_renown",
    "add_renown_to_some",
    "add_threat",
    "add_to_city",
    "adjacent",
    "adjacent_city",
    "adjacent_location",
    "adjacent_to_here",
    "adjacent_with_renown",
    "adversary",
    "adversary_crew",
    "after",
    "after_your_wounds",
    "aim",
    "aim_elsewhere",
    "aim_place",
    "all_city_cards",
    "all_of",
    "amount_is",
    "an_action_resolves",
    "another_location",
    "any_city",
    "any_with_renown",
    "as_not_first",
    "at_challenge",
    "at_here",
    "at_home",
    "at_renown",
    "at_setup",
    "at_target",
    "at_that_location",
    "at_the_end_of_the_day",
    "at_yours",
    "attachment",
    "available",
    "bar_intervening",
    "bearer",
    "before",
    "by",
    "by_adversary",
    "by_character",
    "by_opponent",
    "by_risk",
    "by_you",
    "cancel_effects",
    "cancel_it",
    "cannot",
    "cards_discarded",
    "change_threat",
    "character",
    "choose_opponent",
    "chosen",
    "city_cards_there",
    "city_event",
    "claim",
    "comes_over",
    "contested",
    "controlled_at_dusk",
    "controls",
    "copy_technique",
    "copyable",
    "cost",
    "costs_less",
    "count_only_ready",
    "deal_city",
    "destroy",
    "different_location",
    "different_names",
    "discard",
    "discard_for_two",
    "discard_from_hand",
    "discard_hand",
    "discard_some",
    "discarded_for_you",
    "distant_location",
    "draw",
    "duel_here",
    "during",
    "each_draws",
    "each_pays_this",
    "either",
    "either_of",
    "either_way",
    "empty_pool",
    "en_garde",
    "enemy",
    "engage",
    "engaged",
    "engaged_by_play",
    "equip",
    "equip_anyone",
    "equip_only",
    "equip_self",
    "equip_to_leader",
    "equipped",
    "event_amount",
    "event_location",
    "every",
    "every_location",
    "exists",
    "facedown_there",
    "fail_pressure",
    "fewer_cards",
    "fewest",
    "fewest_draws",
    "final_strike",
    "first_player",
    "first_round",
    "for_each",
    "for_its_text",
    "forbid",
    "forbid_adversary",
    "forbid_in_duel",
    "forced",
    "from_here",
    "gain_lethal",
    "gain_renown",
    "gains_keyword",
    "gains_trait",
    "gamble_for_values",
    "gamble_instead",
    "gamble_more",
    "gather",
    "give_up",
    "grants",
    "hamper",
    "has_brute",
    "heal",
    "held",
    "here",
    "hold_while",
    "home",
    "host",
    "if_",
    "ignores_sorcery",
    "in_duel",
    "in_place_of_costs",
    "in_play",
    "in_the_challenge",
    "in_the_city",
    "in_the_duel",
    "instead",
    "is_adversary",
    "is_attachment",
    "is_challenged",
    "is_character",
    "is_risk",
    "is_your_leader",
    "issue_challenge",
    "issued_by",
    "it",
    "its_bearer",
    "its_wearer",
    "itself",
    "lay_facedown",
    "leader",
    "left_behind",
    "lie_there",
    "location",
    "look_anywhere",
    "look_at_adversary",
    "look_top",
    "lose_keyword",
    "lost_unless",
    "maneuver",
    "mark",
    "mark_approach",
    "marked",
    "may",
    "mercenary",
    "more_actions",
    "move",
    "move_renown",
    "moves_to",
    "muster",
    "named_card",
    "narrowly",
    "never_rises",
    "next_door",
    "next_to_it",
    "next_to_that",
    "no_card_yet",
    "nobody_intervenes",
    "none_available",
    "not_first_player",
    "not_paid_with",
    "note_here",
    "note_place",
    "of_adversary",
    "of_participant",
    "of_this_location",
    "of_this_round",
    "on_top",
    "one_of",
    "one_of_these",
    "one_or_two",
    "only_events",
    "only_if",
    "only_one",
    "onto",
    "opponent_adds_renown",
    "opponent_richer",
    "opponents_discard",
    "opponents_may",
    "opposed",
    "opposing",
    "opposing_equips_it",
    "other",
    "other_location",
    "other_locations",
    "outermost",
    "parley_bonus",
    "participant",
    "pass_on",
    "passive",
    "perform_copy",
    "performed_by",
    "performer",
    "pick",
    "place_of",
    "play_also",
    "play_from_pile",
    "play_shown",
    "play_this",
    "played_or_held",
    "plus",
    "pressure",
    "pressure_bonus",
    "pressure_uses",
    "price",
    "provided",
    "put_back",
    "put_into_play",
    "reaction",
    "ready",
    "recruit",
    "recruit_at",
    "recruit_home",
    "reduce_wounds",
    "release",
    "remembered",
    "remove_all_renown",
    "remove_renown",
    "renown_at_most",
    "renown_on_this",
    "resolve",
    "rest_of_line",
    "reveal_from_hand",
    "reveal_less",
    "reveal_top",
    "reveal_until",
    "revealed",
    "risk",
    "scheme",
    "search",
    "set_stat",
    "show_top",
    "sink",
    "sink_rest",
    "sink_some",
    "slain_by_that",
    "slew_adversary",
    "some_of",
    "special",
    "spend_renown",
    "spend_value",
    "stat_bonus",
    "stat_bonuses",
    "still_there",
    "strengthen",
    "succeeded",
    "swap_in",
    "take_from_this",
    "take_gear",
    "take_renown_away",
    "take_wounds",
    "target",
    "target_place",
    "technique",
    "that_location",
    "the_last_one",
    "the_marked",
    "their_choice",
    "them",
    "there",
    "this",
    "this_equips_it",
    "this_location",
    "through",
    "to_approach_instead",
    "to_hand",
    "to_locker",
    "total_bonus",
    "uncontrolled",
    "under_this",
    "unequipped",
    "unguarded_location",
    "unhurt_this_round",
    "unique",
    "unless",
    "unstirred",
    "use_maneuver",
    "value_bonus",
    "when",
    "when_revealed",
    "when_their_next_round_begins",
    "when_their_next_round_ends",
    "when_your_round_ends",
    "while_paying",
    "with_trait",
    "without_renown",
    "works_from",
    "wound",
    "wounded",
    "wounded_in_duel",
    "wounds_are",
    "yet_another",
    "you_control_here",
    "you_equip_it",
    "your_leader",
    "your_round",
    "yours",
    "yours_with_renown",
]  # fmt: skip
