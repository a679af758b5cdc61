"""Sea of Legends: pirates on a chart of the Caribbean, ten factions, and the adventures that are told on the way."""
