"""Sea of Legends: pirates on a chart of the Caribbean, one to five Captains and Factions with aims of their own.

    terms, chronicle                        words as small integers
    board, facts, data/                     the chart, and what is printed on pieces besides their texts
    dice                                    what the dice can show
    rolling, moving, turning, adventuring   the frames that other modules look into
    state                                   the columns
    whereabouts, alignment, values, paths   what lies where, who is hostile, numbers, the ways of NPCs
    happenings                              every change to the table
    effects/, cards/, catalogue             the words that texts are written with, the texts, every piece
    flow/                                   the chapters of the rulebook as procedures
    factions/                               the guides of the Factions
    tales, deeds, stories/                  the adventures as data; telling, grammar, checking: their text
    told, saying                            what is told of an adventure in a game, and its deeds in words
    story, printing, table, judgement       the game in words, for screens and bots
    rules                                   what the kernel asks
    setup                                   beginning a game

It stands on no shelf of games (`games.MODULES`) until it is whole.
"""
