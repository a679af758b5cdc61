"""What pyproject.toml cannot say: the page and the ledgers stand beside the package, and in a wheel inside it."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

#: where `quarterdeck.games.project` looks for them, in a checkout and in an installed package
BESIDE = ("web/dist", "docs/rules")


class WithBelongings(build_py):
    """Builds from nothing, so that no file of an earlier build is left in the wheel."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        for folder in BESIDE:
            if Path(folder).is_dir():
                shutil.copytree(folder, Path(self.build_lib, "quarterdeck", folder))


setup(cmdclass={"build_py": WithBelongings})
