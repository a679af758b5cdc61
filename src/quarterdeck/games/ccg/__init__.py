"""The 7th Sea Collectible Card Game: ships, crews, boardings and cannon, for two to six captains.

    terms, alphabet                     words as small integers, and how titles are compared
    columns, facts, data/               what is printed on the cards besides their texts, a table for each type
    kinds                               what the engine calls things: zones, events, questions, rows
    state                               the columns
    seats, whereabouts, fights          who is in it, where cards are, who fights
    values, legality                    skills, costs and what is allowed; what may come into play, and on what
    happenings                          every change to the table
    using, windows                      who can use what, and pay for it; the events that texts answer
    flow/                               the chapters of the rulebook as procedures
    laying                              abilities as rows of nodes, in the order of this game
    cards/                              the texts of cards, as far as they are written
    catalogue                           every card, found by name; which of them are complete
    decks, octgn, decklists             decks, and lists of them
    construction, progress              which decks are legal; how much of the set is written
    story, judgement, table             the game in words, for screens and bots
    rules                               what the kernel asks
    setup, position                     beginning a game

It stands on no shelf of games (`games.MODULES`) until it can be played.
"""
