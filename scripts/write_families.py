"""Writes into docs/ccg.md which words the families of texts of the 7th Sea CCG have, and how much they carry.

    python scripts/write_families.py           write it
    python scripts/write_families.py --check   say whether it is current, and end with 1 if it is not

The families were counted in the texts of all 1,636 cards but the five Seas: a card shows a family if its text has it,
and most show several. 1,516 cards show nothing that is in no family of effects. A family that has no words, or words
for part of its cards only (`partly`), is taken to spoil every card that shows it, whatever else the card has: what is
left is the least share that can be written with the words there are.
"""

import sys
import textwrap
from pathlib import Path

from quarterdeck.games.ccg.effects import language

PAGE = Path(__file__).resolve().parent.parent / "docs" / "ccg.md"
BEGIN, END = "<!-- families: written by scripts/write_families.py -->\n", "<!-- end of families -->\n"

POOL = 1636
#: cards in which everything belongs to one of the families of effects
IN_FAMILIES = 1516
#: what was found when cards were drawn and written
SAMPLE = (
    "That a family has words does not say that every text in it can be written without another. Of the thirty cards "
    "that were drawn by a seed (`scripts/draw_cards.py`), thirteen needed nothing new, twelve a row of the vocabulary "
    "(a test, a filter, an amount, a verb), five something in the engine: cancel costs of one text, a bill in two "
    "skills, texts given to cards, what lasts as long as what is answered, symbols of societies that are gained. "
    "Thirty more (seed 2) were only read: twenty of them seem to need nothing new any more, the others a row or two."
)


class Family:
    """Texts that do the same: what they are called, how many show it, and the words for it."""

    def __init__(self, name: str, shown: int, words: str = "", partly: str = "") -> None:
        self.name = name
        self.shown = shown
        self.words = tuple(words.split())
        #: what there are no words for
        self.partly = partly

    @property
    def carried(self) -> bool:
        return bool(self.words) and not self.partly


EFFECTS = (
    Family("a skill is higher or lower all the time", 215, "skill_bonus gear_bonus"),
    Family("Boarding Attacks inflict more Hits", 137, "hits_bonus extra_hits change"),
    Family("Hits on a Ship", 198, "inflict suffer"),
    Family("Crew absorb more or fewer Hits", 82,
           "tack_absorbs sink_absorbs both_absorb absorbing_bonus absorbs_extra absorbs_nothing"),
    Family("a card produces points", 103, "produces crew_produces"),
    Family("untacking", 109, "untack stays_tacked"),
    Family("what is forbidden, to whom, for how long", 151, "cannot cannot_perform forbid"),
    Family("drawing", 87, "draw draw_more"),
    Family("an Attachment, an Adventure or the Chantey is removed", 169, "sink discard to_hand target chantey"),
    Family("a skill is higher or lower for a time", 95, "gain gain_one"),
    Family("costs are higher, lower, or paid otherwise", 183,
           "price price_on_this cheaper lower_cost_if instead_of_points change"),
    Family("Crew that tack produce more or fewer points", 85, "extra_points produced_bonus"),
    Family("one's own Ship moves", 92, "sail free_move closer_to"),
    Family("fewer Hits are suffered, or none", 84, "fewer_hits absorb no_hits"),
    Family("traits, ranks and symbols are given, taken or assumed", 89,
           "has_trait gain_trait has_faction rank_bonus considered_to_have"),
    Family("a target is tacked", 88, "tack"),
    Family("any player may remove this card by a cost", 104, "anybody"),
    Family("another player chooses, or does one thing or the other", 72,
           "may one_of their_choice unless_paid opponents_may each_player_must"),
    Family("the Crew Maximum", 50, "crew_maximum_bonus counts_as_crew uncounted uncounted_gear"),
    Family("the Move Cost", 54, "move_cost_bonus never_slower change"),
    Family("actions, Reacts and attacks are canceled", 66, "cancel cancel_attack cancel_boarding prevent"),
    Family("what canceling costs, and whether it can be done", 51,
           "cancel_price cancel_bonus cancelable cancelable_for_move_cost never_canceled"),
    Family("a Duel begins", 43, "duel"),
    Family("cards are hired, attached or put into play by effect", 46,
           "hire hire_for_cost attach_card place_adventure"),
    Family("an Action becomes an Attachment", 46, "attach_this once_attached"),
    Family("a target Crew is removed", 38, "sink discard to_hand to_bottom"),
    Family("a Boarding begins", 40, "board"),
    Family("a Cannon Attack of so many Hits", 36, "cannon_attack fires_at"),
    Family("Attachments of Seas move", 26, "to_sea"),
    Family("cards go to the hand or to the top of the deck", 62, "to_hand on_top to_bottom"),
    Family("decks are searched", 41, "search_deck dig_for"),
    Family("abilities and texts are given to others", 30, "act react give for_a_time when"),
    Family("Damage on a Ship", 26, "attach_this damage counts_as_crew"),
    Family("a Boarding ends, or ends sooner", 23, "end_the_boarding end_after_round board"),
    Family("Hits are absorbed by rules of their own, or go elsewhere", 25,
           "redirect_hits absorbs_as_printed may_tack_to_absorb suffer"),
    Family("how many cards are held", 16, "hand_bonus change"),
    Family("effects that wait", 21, "later"),
    Family("hands and decks of others are attacked", 13,
           "discard_random discard_top whole_hand_of from_hand_of look_at_hand"),
    Family("another Ship moves", 13, "sail start_sea"),
    Family("Cannon Attacks are stronger or weaker", 12, "cannon_bonus cannon_suffered_bonus"),
    Family("the top card is turned up and its attack looked at", 12, "flip_top just_done attacks_with"),
    Family("further actions", 13, "further_action perform_completion"),
    Family("a Crew produces nothing", 9, "produces_nothing"),
    Family("a card goes elsewhere than it would", 9, "goes_instead"),
    Family("looking at cards and putting them in order", 10, "look_at_top put_back_in_order shuffle_deck"),
    Family("Adventures are completed by effect", 8, "complete_adventure completes_for_less"),
    Family("something is named", 11, "gain_one name_sea name_faction name_nation name_society",
           "a title"),
    Family("who goes first", 6, "initiative_bonus change"),
    Family("Ships are tacked and untacked", 6, "tack untack your_ship a_ship"),
    Family("Attachments go to another Crew", 4, "move_to"),
    Family("another Crew takes up the fight", 3, "swap_fighter"),
    Family("other ways to win", 3, "win_the_game seas_to_win"),
)  # fmt: skip

WINDOWS = (
    Family("Hits are suffered", 108, "suffering"),
    Family("a cost is paid in a skill", 100, "paying"),
    Family("instead of a Boarding Attack", 65, "instead_of_attack"),
    Family("a Crew tacks to produce", 49, "tacks_for produces_skill"),
    Family("before an action of one's own", 48, "before_action"),
    Family("a card is sunk or discarded", 36, "SINK DISCARD_CARDS to_absorb to_absorb_hits_of_another"),
    Family("a Boarding Attack card is played", 33, "BEFORE_CARD LAY with_attack"),
    Family("a Boarding is attempted, entered, begun", 32, "PERFORM ENTER BEGUN that_begins_boarding you_take_part"),
    Family("hiring, attaching or playing something is paid for", 25, "for_hiring for_attaching for_playing for_card"),
    Family("a Crew tacks or sinks to absorb", 24, "tacks_to_absorb sinks_to_absorb absorbs_hits has_tacked_to_absorb"),
    Family("a Cannon Attack", 22, "CANNON_ATTACK you_perform performed"),
    Family("an Adventure is placed or completed", 22, "PLACED COMPLETED"),
    Family("a Crew is pushed forward", 20, "BEFORE_PUSH PUSH opening in_answer"),
    Family("a Ship enters or leaves a Sea", 18, "SAIL enters_here leaves_here into to_next_sea"),
    Family("a cancel cost is paid", 18, "for_canceling for_play_or_cancel"),
    Family("an action is played or canceled", 18, "PERFORM CANCELED RESOLVED of_action"),
    Family("Hits of a Boarding Attack", 17, "inflicts from_fighting from_duel AFTER_HITS"),
    Family("a round or a Boarding ends", 15, "ROUND_ENDS BOARDING_ENDS FIGHT_ENDS"),
    Family("a card of one's own is targeted", 14, "TARGETED that_begins_duel by_action_card"),
    Family("Hits from anything", 12, "HITS hits_are from_cannon"),
    Family("a Boarding is paid for", 10, "for_boarding for_any_boarding"),
    Family("a Crew comes into play", 6, "enters_play HIRED REPLACED_CREW"),
    Family("untacking", 3, "UNTACK_PHASE UNTACK_CARDS UNTACK_ENDS"),
)  # fmt: skip

COSTS = (
    Family("tack this card", 389, "cost tack this"), Family("tack another card of yours", 177, "chosen your_captain"),
    Family("pay points", 98, "pay pay_any"), Family("sink or discard this card", 90, "sink discard"),
    Family("sink or discard Crew of yours", 80, "chosen"), Family("sink or discard from the hand", 56, "chosen"),
    Family("tack a completed Adventure, an Ally or a Port", 36, "completed ally port"),
    Family("instead of the flag", 17, "instead_of_points"), Family("pay the Move Cost", 16, "pay_move_cost"),
    Family("suffer Hits", 4, "suffer"),
)  # fmt: skip

WHOM = (
    Family("Crew of yours", 289, "yours chosen target"), Family("another player's Crew", 206, "enemy target"),
    Family("all of a kind", 118, "All"),
    Family("the other Ship in the Boarding", 117, "other_ship on_other_ship boarded"),
    Family("a Ship in this Sea", 116, "a_ship here"),
    Family("an Attachment", 53, "on_crew on_captain on_ship on_sea on_a for_crew"),
    Family("any Ship", 39, "a_ship"), Family("a player", 37, "a_player each_player"),
    Family("a Ship in an adjacent Sea", 20, "adjacent nearby"), Family("an Adventure", 19, "uncompleted completed"),
    Family("a Sea", 14, "on_sea at the_sea"),
)  # fmt: skip

UNTIL = (
    Family("while something is true", 138, "Has crew_aboard not_"),
    Family("until the end of the turn", 103, "THE_TURN"),
    Family("once per turn", 78, "once_per_turn"), Family("until the end of the Boarding", 22, "THE_BOARDING"),
    Family("until after the action", 14, "THE_ACTION"),
    Family("once for what is answered", 14, "once_per_event one_copy"),
    Family("for the rest of the game", 12, "THE_GAME"),
    Family("until the end of the attack, the round, what is answered", 4, "THE_FIGHT THE_ROUND THE_EVENT"),
)  # fmt: skip

IF = (
    Family("the Captain is Heroic, Villainous, of a faction", 238, "Has your_captain"),
    Family("a number is so high", 233, "skill_is cost_is amount_is ranked"),
    Family("what a card asks for to be played", 178,
           "enters_only_if to_attach to_hire to_complete to_place to_strike_up"),
    Family("as many as there are", 134,
           "Count skill_of printed_skill_of attachments_of cost_of plus times half at_most"),
    Family("in a Sea, alone, at home", 93, "at in_start_sea alone_here here"),
    Family("so many Crew on board", 65, "crew_aboard nobody_has_more"),
    Family("a card is in play", 60, "in_play there_is you_have on_your_ship titled"),
)  # fmt: skip

TABLES = (
    ("Effects", EFFECTS), ("Windows of Reacts", WINDOWS), ("Costs in texts", COSTS), ("Whom they mean", WHOM),
    ("How long, how often", UNTIL), ("Conditions and amounts", IF),
)  # fmt: skip


def carried() -> int:
    """How many cards can be written at least."""
    return IN_FAMILIES - sum(family.shown for family in EFFECTS if not family.carried)


def share() -> float:
    return 100 * carried() / POOL


def unknown() -> list[str]:
    """Words of the tables that are none of the language."""
    words = [word for _, families in TABLES for family in families for word in family.words]
    return sorted({word for word in words if not hasattr(language, word)})


def page() -> str:
    """The part of the page, between its marks."""
    said = (
        f"{len(EFFECTS)} families of effects were found in {POOL:,} cards; {IN_FAMILIES:,} cards show nothing else. "
        "A family without words, or with words for part of it, is taken to spoil every card that shows it, whatever "
        f"else the card has: {IN_FAMILIES:,} less those are **{carried():,} cards, {share():.0f} % of the set**, in "
        "which every family has words. The numbers say how many cards show a family; of windows, how many Reacts have "
        "it. They were counted by patterns in the texts, and are right to about a tenth of each."
    )
    lines = [textwrap.fill(said, 118), "", textwrap.fill(SAMPLE, 118)]
    for title, families in TABLES:
        lines += ["", f"| {title} | shown | words |", "|---|---:|---|"]
        for family in families:
            words = ", ".join(f"`{word}`" for word in family.words) or "none"
            without = f"; none for {family.partly}" if family.partly else ""
            lines.append(f"| {family.name} | {family.shown} | {words}{without} |")
    return "\n".join([*lines, ""])


def main() -> int:
    if unknown():
        print(f"no words of the language: {', '.join(unknown())}")
        return 1
    text = PAGE.read_text(encoding="utf-8")
    head, rest = text.split(BEGIN)
    written = head + BEGIN + "\n" + page() + "\n" + END + rest.split(END)[1]
    if "--check" in sys.argv[1:]:
        if written != text:
            print(f"{PAGE.name} is not current: run scripts/write_families.py")
        return int(written != text)
    PAGE.write_text(written, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
