"""The 7th Sea Collectible Card Game: ships, crews, boardings and cannon, for two to six captains.

    terms                               words as small integers
    columns, facts, data/               what is printed on the cards besides their texts, a table for each type
    cards/                              the texts of cards, as far as they are written
    catalogue                           every card, found by name; which of them are complete
    decks, octgn, decklists             decks, and lists of them
    construction, progress              which decks are legal; how much of the set is written

It stands on no shelf of games (`games.MODULES`) until it can be played.
"""
