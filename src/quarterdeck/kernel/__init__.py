"""The kernel: state, flow, decisions, events, abilities, knowledge and replay. It knows no game."""
