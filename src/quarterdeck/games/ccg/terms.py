"""The game's own words as small integers: types of card, factions, skills, Seas, traits, Boarding Boxes, costs."""

from typing import Final

# Types of card (CG-CARDS-01)
CREW: Final = 0
CAPTAIN: Final = 1
SHIP: Final = 2
ACTION: Final = 3
ATTACHMENT: Final = 4
ADVENTURE: Final = 5
CHANTEY: Final = 6
SEA: Final = 7
TYPES: Final = ("Crew", "Captain", "Ship", "Action", "Attachment", "Adventure", "Chantey", "Sea")

# The five skills, in the order of the flags (CG-CARDS-08)
CANNON: Final = 0
SAILING: Final = 1
ADVENTURING: Final = 2
INFLUENCE: Final = 3
SWASHBUCKLING: Final = 4
SKILLS: Final = ("Cannon", "Sailing", "Adventuring", "Influence", "Swashbuckling")
NO_SKILL: Final = -1

# The Seas in the order of the line (CG-SETUP-03)
TRADE_SEA: Final = 0
FROTHING_SEA: Final = 1
LA_BOCA: Final = 2
FORBIDDEN_SEA: Final = 3
THE_MIRROR: Final = 4
SEAS: Final = ("Trade Sea", "Frothing Sea", "La Boca", "Forbidden Sea", "The Mirror")
NO_SEA: Final = 255

# Factions, a bit each: a Crew may have two, and one without any is unaligned (CG-KEY-03, -04)
BLACK_FREIGHTER: Final = 1 << 0
BROTHERHOOD: Final = 1 << 1
CASTILLE: Final = 1 << 2
CORSAIRS: Final = 1 << 3
CRIMSON_ROGERS: Final = 1 << 4
EXPLORERS_SOCIETY: Final = 1 << 5
GOSSES_GENTLEMEN: Final = 1 << 6
MONTAIGNE: Final = 1 << 7
SEA_DOGS: Final = 1 << 8
VESTEN: Final = 1 << 9
ROBERTS: Final = 1 << 10
UNALIGNED: Final = 0
FACTIONS: Final = (
    "Black Freighter", "Brotherhood", "Castille", "Corsairs", "Crimson Rogers", "Explorer's Society",
    "Gosse's Gentlemen", "Montaigne", "Sea Dogs", "Vesten", "Roberts",
)  # fmt: skip

# Nations and secret societies, a bit each (CG-KEY-22)
EISEN: Final = 1 << 0
USSURA: Final = 1 << 1
VODACCE: Final = 1 << 2
DIE_KREUZRITTER: Final = 1 << 3
INVISIBLE_COLLEGE: Final = 1 << 4
ROSE_AND_CROSS: Final = 1 << 5
LOS_VAGOS: Final = 1 << 6
RILASCIARE: Final = 1 << 7
SOPHIAS_DAUGHTERS: Final = 1 << 8
AFFILIATIONS: Final = (
    "Eisen", "Ussura", "Vodacce", "Die Kreuzritter", "Invisible College", "Knights of the Rose & Cross", "Los Vagos",
    "Rilasciare", "Sophia's Daughters",
)  # fmt: skip

# What can be named: skills, factions, nations and societies, Seas, from these numbers on
NAMED_FACTION: Final = 16
NAMED_AFFILIATION: Final = 32
NAMED_SEA: Final = 48

# Traits with a rank: Swordsman +2, Fear 1, Fate 2. The sorceries come last (CG-KEY-08, -10, -11)
SWORDSMAN_RANK: Final = 0
FEAR_RANK: Final = 1
FATE_RANK: Final = 2
GLAMOUR_RANK: Final = 3
LAERDOM_RANK: Final = 4
NACHT_RANK: Final = 5
PORTE_RANK: Final = 6
PYERYEM_RANK: Final = 7
SCRY_RANK: Final = 8
RANKS: Final = ("Swordsman", "Fear", "Fate", "Glamour", "Lærdom", "Nacht", "Porté", "Pyeryem", "Scry")
#: who has none has not the trait either; 0 is a rank (CG-KEY-11)
NO_RANK: Final = -1

# Traits, a bit each: those with a rank, those that have a rule of their own, labels
SWORDSMAN: Final = 1 << SWORDSMAN_RANK
FEAR: Final = 1 << FEAR_RANK
FATE: Final = 1 << FATE_RANK
GLAMOUR: Final = 1 << GLAMOUR_RANK
LAERDOM: Final = 1 << LAERDOM_RANK
NACHT: Final = 1 << NACHT_RANK
PORTE: Final = 1 << PORTE_RANK
PYERYEM: Final = 1 << PYERYEM_RANK
SCRY: Final = 1 << SCRY_RANK
SORCERIES: Final = FATE | GLAMOUR | LAERDOM | NACHT | PORTE | PYERYEM | SCRY
UNIQUE: Final = 1 << 9
LOYAL: Final = 1 << 10
EXPERIENCED: Final = 1 << 11
KNACK: Final = 1 << 12
NO_ATTACHMENTS: Final = 1 << 13
SKELETAL: Final = 1 << 14
MEMBERSHIP: Final = 1 << 15
CONTROL: Final = 1 << 16
PRIZE: Final = 1 << 17
EYE: Final = 1 << 18
FACE: Final = 1 << 19
HAND_TRAIT: Final = 1 << 20
LEG: Final = 1 << 21
HEROIC: Final = 1 << 22
VILLAINOUS: Final = 1 << 23
TOPMAN: Final = 1 << 24
GUNNER: Final = 1 << 25
FIRST_MATE: Final = 1 << 26
CAPTIVE: Final = 1 << 27
ROWER: Final = 1 << 28
HOLY: Final = 1 << 29
PET: Final = 1 << 30
LEGENDARY_CAPTAIN: Final = 1 << 31
ALLY: Final = 1 << 32
PORT: Final = 1 << 33
PATRON: Final = 1 << 34
ITEM: Final = 1 << 35
ARTIFACT: Final = 1 << 36
GOODS: Final = 1 << 37
ILLEGAL: Final = 1 << 38
CHEAP: Final = 1 << 39
HENCHMAN: Final = 1 << 40
OATH: Final = 1 << 41
LETTER_OF_MARQUE: Final = 1 << 42
SIGNATURE_ITEM: Final = 1 << 43
JOLLY_ROGER: Final = 1 << 44
FIGUREHEAD: Final = 1 << 45
WEATHER: Final = 1 << 46
MONSTER: Final = 1 << 47
#: no card has it printed: texts call an Attachment so (CG-KEY-19)
DAMAGE: Final = 1 << 48
#: nor this one: it is any sorcery (CG-KEY-11)
SORCERER: Final = 1 << 49
TRAITS: Final = (
    *RANKS, "Unique", "Loyal", "Experienced", "Knack", "No Attachments", "Skeletal", "Membership", "Control", "Prize",
    "Eye", "Face", "Hand", "Leg", "Heroic", "Villainous", "Topman", "Gunner", "First Mate", "Captive", "Rower", "Holy",
    "Pet", "Legendary Captain", "Ally", "Port", "Patron", "Item", "Artifact", "Goods", "Illegal", "Cheap", "Henchman",
    "Oath", "Letter of Marque", "Signature Item", "Jolly Roger", "Figurehead", "Weather", "Monster", "Damage",
    "Sorcerer",
)  # fmt: skip
#: a Crew may have one Attachment of each (CG-KEY-20)
ONE_OF_EACH: Final = (EYE, FACE, HAND_TRAIT, LEG)

# Boarding Boxes: the attack of a card says which two attacks it defends against (CG-CARDS-32)
PUNCH: Final = 0
CLUB: Final = 1
DAGGER: Final = 2
SLASH: Final = 3
THRUST: Final = 4
ATTACKS: Final = ("Punch", "Club", "Dagger", "Slash", "Thrust")
DEFENDS: Final = ((CLUB, THRUST), (DAGGER, SLASH), (PUNCH, THRUST), (DAGGER, PUNCH), (CLUB, SLASH))
#: Captains, Ships and Seas (CG-CARDS-33)
NO_BOXES: Final = 255

# Kinds of cost (CG-COST)
NO_COST: Final = 0
POINTS: Final = 1  # so many points of a skill
MOVE_COST: Final = 2  # one's own Move Cost in Sailing, and so many more (CG-COST-09)
ANY_AMOUNT: Final = 3  # of a skill, so many at least (CG-COST-17)
BY_TEXT: Final = 4  # what the card's text asks for

# What an Attachment, or a completed Adventure, goes on (CG-CARDS-18)
ON_CREW: Final = 0
ON_CAPTAIN: Final = 1
ON_SHIP: Final = 2
ON_SEA: Final = 3
ON_ADVENTURE: Final = 4
HOSTS: Final = ("Crew", "Captain", "Ship", "Sea", "Adventure")
# and which Sea, if it is not one by its number (CG-ACT-07b)
ANY_SEA: Final = 5
THIS_SEA: Final = 6
START_SEA: Final = 7

# When an Adventure is completed for less (CG-ACT-06b)
NEVER: Final = 0
IN_SEA: Final = 1
IF_TEXT: Final = 2  # if what the card's text says holds
IN_SEA_OR_TEXT: Final = 3
IN_SEA_AND_TEXT: Final = 4

#: the sets by the letters that their cards' numbers begin with; the numbers are the project's own
SETS: Final = {
    "BK": "Black Sails", "BR": "Broadsides", "DE": "Demo", "FD": "Fate's Debt", "HE": "Horizon's Edge",
    "IS": "Iron Shadow", "NQ": "No Quarter", "PR": "Promo", "PS": "Parting Shot", "RF": "Reaper's Fee",
    "SS": "Scarlet Seas", "ST": "Shifting Tides", "SV": "Strange Vistas", "SY": "Syrneth Secrets",
}  # fmt: skip
RARITIES: Final = ("Common", "Uncommon", "Rare", "Fixed", "Promo", "Special")


def names_of(mask: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the bits of a mask: of factions, affiliations or traits."""
    return tuple([name for i, name in enumerate(names) if mask >> i & 1])
