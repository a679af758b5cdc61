"""Putting the parts of a card into words: who was named already, lists, numbers, sentences."""

SMALL = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


class Words:
    """Remembers what a text has already spoken of, so that it is named once and then pointed at."""

    def __init__(self) -> None:
        self.named: list[object] = []

    def name(self, what: object, full: str, short: str) -> str:
        """The full name at the first mention, the short one after it."""
        for known in self.named:
            if known is what:
                return short
        self.named.append(what)
        return full


def number(n: int) -> str:
    return SMALL[n] if 0 <= n < len(SMALL) else str(n)


def count(n: int, noun: str, plural: str = "") -> str:
    """'a card', 'two cards'."""
    if n == 1:
        return article(noun)
    return f"{number(n)} {plural or noun + 's'}"


def article(noun: str) -> str:
    if noun.startswith(("this ", "your ", "the ")):
        return noun
    if noun.startswith("other "):
        return "an" + noun
    return ("an " if noun[:1].lower() in "aeiou" else "a ") + noun


def listed(parts: list[str], word: str = "and") -> str:
    """'a', 'a and b', 'a, b and c'."""
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + f" {word} {parts[-1]}"


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    text = text.strip()
    if not text:
        return ""
    text = text[0].upper() + text[1:]
    return text if text[-1] in ".!?" else text + "."


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"\N{MINUS SIGN}{-n}"
