"""Traits, factions, nations and societies as filters: a word for each."""

from quarterdeck.cardgame.filters import Is
from quarterdeck.games.ccg import terms
from quarterdeck.games.ccg.effects.filters import Affiliation, Faction, Trait
from quarterdeck.games.ccg.state import SeventhSea
from quarterdeck.games.ccg.values import factions_of
from quarterdeck.kernel.columns import Frame

# Factions

black_freighter = Faction(terms.BLACK_FREIGHTER, "Black Freighter")
brotherhood = Faction(terms.BROTHERHOOD, "Brotherhood")
castille = Faction(terms.CASTILLE, "Castille")
corsairs = Faction(terms.CORSAIRS, "Corsairs")
crimson_rogers = Faction(terms.CRIMSON_ROGERS, "Crimson Rogers")
explorers_society = Faction(terms.EXPLORERS_SOCIETY, "Explorer's Society")
gosses_gentlemen = Faction(terms.GOSSES_GENTLEMEN, "Gosse's Gentlemen")
montaigne = Faction(terms.MONTAIGNE, "Montaigne")
sea_dogs = Faction(terms.SEA_DOGS, "Sea Dogs")
vesten = Faction(terms.VESTEN, "Vesten")
roberts = Faction(terms.ROBERTS, "Roberts")

# Nations and societies

eisen = Affiliation(terms.EISEN, "Eisen")
ussura = Affiliation(terms.USSURA, "Ussura")
vodacce = Affiliation(terms.VODACCE, "Vodacce")
die_kreuzritter = Affiliation(terms.DIE_KREUZRITTER, "Die Kreuzritter")
invisible_college = Affiliation(terms.INVISIBLE_COLLEGE, "Invisible College")
rose_and_cross = Affiliation(terms.ROSE_AND_CROSS, "Knights of the Rose & Cross")
los_vagos = Affiliation(terms.LOS_VAGOS, "Los Vagos")
rilasciare = Affiliation(terms.RILASCIARE, "Rilasciare")
sophias_daughters = Affiliation(terms.SOPHIAS_DAUGHTERS, "Sophia's Daughters")

# Traits

swordsman = Trait(terms.SWORDSMAN, "Swordsman")
fear = Trait(terms.FEAR, "Fear")
fate = Trait(terms.FATE, "Fate")
glamour = Trait(terms.GLAMOUR, "Glamour")
laerdom = Trait(terms.LAERDOM, "Lærdom")
nacht = Trait(terms.NACHT, "Nacht")
porte = Trait(terms.PORTE, "Porté")
pyeryem = Trait(terms.PYERYEM, "Pyeryem")
scry = Trait(terms.SCRY, "Scry")
unique = Trait(terms.UNIQUE, "Unique")
loyal = Trait(terms.LOYAL, "Loyal")
experienced = Trait(terms.EXPERIENCED, "Experienced")
knack = Trait(terms.KNACK, "Knack")
no_attachments = Trait(terms.NO_ATTACHMENTS, "No Attachments")
skeletal = Trait(terms.SKELETAL, "Skeletal")
membership = Trait(terms.MEMBERSHIP, "Membership")
control = Trait(terms.CONTROL, "Control")
prize = Trait(terms.PRIZE, "Prize")
eye = Trait(terms.EYE, "Eye")
face = Trait(terms.FACE, "Face")
hand_trait = Trait(terms.HAND_TRAIT, "Hand")
leg = Trait(terms.LEG, "Leg")
heroic = Trait(terms.HEROIC, "Heroic")
villainous = Trait(terms.VILLAINOUS, "Villainous")
topman = Trait(terms.TOPMAN, "Topman")
gunner = Trait(terms.GUNNER, "Gunner")
first_mate = Trait(terms.FIRST_MATE, "First Mate")
captive = Trait(terms.CAPTIVE, "Captive")
rower = Trait(terms.ROWER, "Rower")
holy = Trait(terms.HOLY, "Holy")
pet = Trait(terms.PET, "Pet")
legendary_captain = Trait(terms.LEGENDARY_CAPTAIN, "Legendary Captain")
ally = Trait(terms.ALLY, "Ally")
port = Trait(terms.PORT, "Port")
patron = Trait(terms.PATRON, "Patron")
item = Trait(terms.ITEM, "Item")
artifact = Trait(terms.ARTIFACT, "Artifact")
goods = Trait(terms.GOODS, "Goods")
illegal = Trait(terms.ILLEGAL, "Illegal")
cheap = Trait(terms.CHEAP, "Cheap")
henchman = Trait(terms.HENCHMAN, "Henchman")
oath = Trait(terms.OATH, "Oath")
letter_of_marque = Trait(terms.LETTER_OF_MARQUE, "Letter of Marque")
signature_item = Trait(terms.SIGNATURE_ITEM, "Signature Item")
jolly_roger = Trait(terms.JOLLY_ROGER, "Jolly Roger")
figurehead = Trait(terms.FIGUREHEAD, "Figurehead")
weather = Trait(terms.WEATHER, "Weather")
monster = Trait(terms.MONSTER, "Monster")
damage = Trait(terms.DAMAGE, "Damage")
sorcerer = Trait(terms.SORCERER, "Sorcerer")


def is_unaligned(s: SeventhSea, x: Frame, c: int) -> bool:
    return factions_of(s, c) == 0


unaligned = Is("unaligned", is_unaligned, "unaligned", rank=50)  #: Without a faction.

__all__ = [
    "ally", "artifact", "black_freighter", "brotherhood", "captive", "castille", "cheap", "control", "corsairs",
    "crimson_rogers", "damage", "die_kreuzritter", "eisen", "experienced", "explorers_society", "eye", "face", "fate",
    "fear", "figurehead", "first_mate", "glamour", "goods", "gosses_gentlemen", "gunner", "hand_trait", "henchman",
    "heroic", "holy", "illegal", "invisible_college", "item", "jolly_roger", "knack", "laerdom", "leg",
    "legendary_captain", "letter_of_marque", "los_vagos", "loyal", "membership", "monster", "montaigne", "nacht",
    "no_attachments", "oath", "patron", "pet", "port", "porte", "prize", "pyeryem", "rilasciare", "roberts",
    "rose_and_cross", "rower", "scry", "sea_dogs", "signature_item", "skeletal", "sophias_daughters", "sorcerer",
    "swordsman", "topman", "unaligned", "unique", "ussura", "vesten", "villainous", "vodacce", "weather",
]  # fmt: skip
