"""The tales of Sea of Legends as a game that does nothing but tell them."""

from pathlib import Path

from quarterdeck.games.contract import GamePackage, Listener
from quarterdeck.games.sea_of_legends.alone import tell_alone
from quarterdeck.games.sea_of_legends.checking import flaws
from quarterdeck.games.sea_of_legends.tales import read_file


class SeaTales(GamePackage):
    name = "sea-tales"
    title = "Sea Tales"
    tells = True

    def tell(self, file: Path, listen: Listener, seed: int = 0) -> None:
        tell_alone(read_file(file), listen, seed)

    def flaws_of_tale(self, file: Path) -> list[str]:
        return flaws(read_file(file))


GAME = SeaTales()
