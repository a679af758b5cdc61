"""The 7th Sea Collectible Card Game: ships, crews, boardings and cannon, for two to six captains.

    terms                               words as small integers
    columns, facts, data/               what is printed on the cards besides their texts, a table for each type

It stands on no shelf of games (`games.MODULES`) until it can be played.
"""
