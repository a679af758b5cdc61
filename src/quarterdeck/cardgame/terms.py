"""Kinds of question and verbs of option keys that every card game has. A game's own begin at 32 and at 24."""

from typing import Final

# Kinds of question (the kernel's own come before 8)
Q_PERFORMER: Final = 8
Q_TARGET: Final = 9
Q_CARDS: Final = 10
Q_PLACE: Final = 11
Q_PLAYER: Final = 12
Q_EXTRA_COST: Final = 13
Q_MODE: Final = 14
Q_MAY: Final = 15
Q_DISCARD: Final = 16
Q_CARD_ORDER: Final = 17
Q_UNCONTROLLED: Final = 18
#: what they are called outside; of the kernel's own a game says what is paid
QUESTION_NAMES: Final = {
    0: "react", 1: "order_effects", Q_PERFORMER: "choose_performer", Q_TARGET: "choose_target",
    Q_CARDS: "choose_cards", Q_PLACE: "choose_location", Q_PLAYER: "choose_player", Q_EXTRA_COST: "pay_extra_cost",
    Q_MODE: "choose_mode", Q_MAY: "may_effect", Q_DISCARD: "discard_from_hand", Q_CARD_ORDER: "order_cards",
    Q_UNCONTROLLED: "decide_uncontrolled",
}  # fmt: skip
OWN_QUESTIONS: Final = 32

# Verbs of option keys (the kernel's own come before 8)
V_CARD: Final = 8  # a card on the table, by its slot
V_HAND: Final = 9  # a card elsewhere, by what it is
V_PLACE: Final = 10
V_SEAT: Final = 11
V_YES: Final = 12
V_NO: Final = 13
V_MODE: Final = 14
V_DONE: Final = 15
OWN_VERBS: Final = 24
