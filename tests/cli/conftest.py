import pytest

from catgames_desktop.cli import main
from tests.helpers.tiny import GAMES


@pytest.fixture
def run(capfd):
    """Run the console program with the tiny game; give back code, output and complaints."""

    def go(*words) -> tuple[int, str, str]:
        try:
            code = main([str(word) for word in words], GAMES)
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        out, err = capfd.readouterr()
        return code, out, err

    return go
