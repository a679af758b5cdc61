"""Every lesson of every game is gone through: along its right answers, and along each wrong one."""

from importlib import import_module
from pathlib import Path

import pytest

from quarterdeck.games import find_game, names
from quarterdeck.games.coach import read_coach
from quarterdeck.games.lessons import LEARNER, STEP_ENTRIES, Lesson, Pupil, read_lesson
from quarterdeck.kernel.errors import BadDefinition

LESSONS = [(game, lesson.name) for game in names() for lesson in find_game(game).lessons()]
#: a few sentences at a time: nobody reads more beside a table
LONGEST_TEXT = 700


def lesson_of(game: str, name: str) -> Lesson:
    return find_game(game).find_lesson(name)


def at_step(lesson: Lesson, number: int) -> Pupil:
    """Somebody who came to a step along the first right answers."""
    pupil = Pupil(lesson)
    for _ in range(number):
        pupil.go_on()
    return pupil


def test_there_are_lessons() -> None:
    assert "five-sails" in {game for game, _ in LESSONS}
    assert len(set(LESSONS)) == len(LESSONS), "two lessons have the same name"


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_right_answers_lead_to_the_end(game: str, name: str) -> None:
    """Along the first right answers, and along each other one that is right as well."""
    lesson = lesson_of(game, name)
    walked = list(lesson.walk())
    assert walked[-1].done
    for number, step in enumerate(lesson.steps):
        if not step.asks:
            continue
        for option in [*at_step(lesson, number).right().values()][1:]:
            pupil = at_step(lesson, number)
            assert pupil.answer(option.key) == ""
            while not pupil.done:
                pupil.check()
                pupil.go_on()
            pupil.check()


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_wrong_answer_gets_its_reply_and_changes_nothing(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    for number, step in enumerate(lesson.steps):
        pupil = at_step(lesson, number)
        if not step.asks:
            continue
        decision, before = pupil.asked(), pupil.game.digest()
        right = {option.key for option in pupil.right().values()}
        for option in decision.options:
            if option.key not in right:
                assert pupil.answer(option.key) == step.reply(decision, option.key) != ""
        assert (pupil.at, pupil.game.digest()) == (number, before)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_can_be_read(game: str, name: str) -> None:
    lesson = lesson_of(game, name)
    assert 4 <= len(lesson.steps) <= 30
    assert lesson.title and lesson.about.endswith(".")
    for step in lesson.steps:
        for text in (step.say, step.otherwise, *[say for _, say in step.wrong]):
            assert len(text) <= LONGEST_TEXT, text
            assert not text or text[-1] in ".?!)", text


# what is wrong is refused with the file and the step

POSITION = """
[[player]]
leader = {name = "Kaspar Dietrich", at = "Docks"}
crew = ["Otto Streit"]
[[player]]
leader = "Odette Dubois d'Arrent"
"""
ASK = 'say = "Claim it."\nright = ["Claim"]\notherwise = "No."\nrival = ["Pass"]\n'
END = '[[step]]\nsay = "Well done."\nnow = {"city.Docks.controller" = 0}\n'


def lesson_with(tmp_path: Path, steps: str, position: str = POSITION) -> Lesson:
    file = tmp_path / "07-tiny.toml"
    file.write_text(f"title = 'Tiny'\nabout = 'A test.'\nposition = '''{position}'''\n{steps}", encoding="utf-8")
    game = find_game("five-sails")
    return read_lesson(file, game.from_position, game.handle_of, game.spots)


def test_a_tiny_lesson(tmp_path: Path) -> None:
    lesson = lesson_with(tmp_path, "[[step]]\n" + ASK + END)
    pupil = Pupil(lesson)
    assert lesson.name == "tiny"
    assert pupil.answer(pupil.asked().find("Pass").key) == "No."
    assert pupil.answer(pupil.asked().find("Claim").key) == ""
    assert pupil.done and pupil.game.view(LEARNER)["city"][0]["controller"] == 0


def test_all_of_a_payment_is_given_in_whatever_order() -> None:
    lesson = lesson_of("ccg", "paying")
    number = next(number for number, step in enumerate(lesson.steps) if step.all)
    for order in (("Fancy Dans", "Jack Trades"), ("Jack Trades", "Fancy Dans")):
        pupil = at_step(lesson, number)
        assert pupil.answer(pupil.right()[order[0]].key) == "" and pupil.at == number, "the other has to pay as well"
        before = pupil.game.digest()
        assert "Captain" in pupil.answer(next(o for o in pupil.asked().options if "Berek" in o.words).key)
        assert pupil.game.digest() == before and list(pupil.right()) == [order[1]]
        assert pupil.answer(pupil.right()[order[1]].key) == "" and pupil.at == number + 1


@pytest.mark.parametrize(("steps", "why"), [
    ("[[step]]\nall = true\n" + ASK + END, "step 1: all of its right answers are to be given"),
    ("[[step]]\n" + ASK.replace("Claim", "Clam") + END, "step 1: there is no answer 'Clam'"),
    ("[[step]]\n" + ASK.replace('rival = ["Pass"]', 'rival = ["Claim"]') + END, "step 1: there is no answer 'Claim'"),
    ("[[step]]\npoint = ['Jean Urbain']\n" + ASK + END, "step 1: there is no 'Jean Urbain' to point at"),
    ("[[step]]\n" + ASK + END.replace("= 0", "= 1"), "step 2: city.Docks.controller is 0 there, not 1"),
    ("[[step]]\n" + ASK + END.replace("Docks", "Dock"), "step 2: there is no 'Dock' in city.Dock.controller"),
    ("[[step]]\n" + ASK.replace('rival = ["Pass"]\n', "") + "[[step]]\n" + ASK + END, "step 2: the learner is"),
    ("[[step]]\nwrong = [{choice = 'Claim', say = 'no'}]\n" + ASK + END, "step 1: 'Claim' is both right and wrong"),
    ("[[step]]\n" + ASK.replace('otherwise = "No."\n', "") + END, "step 1: it has right answers, but nothing to say"),
    ("[[step]]\nsay = 'Look.'\npoint = ['question']\n" + END, "step 1: it points at the question, but is only read"),
    ("[[step]]\n" + ASK, "the last step has to say what was learnt"),
    ("[[step]]\nsays = 'Hm.'\n" + END, "step 1: there is no entry 'says'"),
    (END + "[[step]]\nsay = 3\n", "step 2: say is a str"),
])  # fmt: skip
def test_what_is_wrong_is_refused_with_its_step(tmp_path: Path, steps: str, why: str) -> None:
    with pytest.raises(BadDefinition) as refused:
        lesson_with(tmp_path, steps)
    assert str(refused.value).startswith(f"07-tiny.toml: {why}")


def test_a_position_that_cannot_be_is_refused_with_the_file(tmp_path: Path) -> None:
    with pytest.raises(BadDefinition, match=r"07-tiny.toml: .*there is no card named 'Kasper'"):
        lesson_with(tmp_path, "[[step]]\n" + ASK + END, POSITION.replace("Kaspar Dietrich", "Kasper"))


def test_the_page_about_writing_them_is_right(tmp_path: Path) -> None:
    """The lesson that it shows is a lesson, and can be gone through with its wrong turn."""
    text = (Path(__file__).parents[2] / "docs" / "writing-lessons.md").read_text(encoding="utf-8")
    file = tmp_path / "04-claiming.toml"
    file.write_text(text.split("```toml\n")[1].split("```")[0], encoding="utf-8")
    game = find_game("five-sails")
    lesson = read_lesson(file, game.from_position, game.handle_of, game.spots)
    pupil = Pupil(lesson)
    pupil.go_on()
    assert pupil.answer(pupil.asked().find("Pass").key).startswith("Then the Renown stays")
    assert pupil.answer(pupil.asked().find("Move").key).startswith("That will not make")
    assert pupil.answer(pupil.asked().find("Claim").key) == "" and pupil.done
    for entry in STEP_ENTRIES:
        assert f"| `{entry}` |" in text


def test_unknown_lessons_are_refused_with_those_there_are() -> None:
    game = find_game("five-sails")
    assert game.find_lesson("1") is game.lessons()[0]
    with pytest.raises(BadDefinition, match="there is no lesson named 'whistling'"):
        game.find_lesson("whistling")


# the coach


@pytest.mark.parametrize("game", names())
def test_a_coach_speaks_of_what_there_is(game: str) -> None:
    """A dozen things at least, about kinds of questions and events that the game has, in about two sentences."""
    module = type(find_game(game)).__module__
    table, story = import_module(f"{module}.table"), import_module(f"{module}.story")
    kinds = {"question": set(table.QUESTIONS.values()), "event": {telling.name for telling in story.TELLINGS.values()}}
    said = find_game(game).coach()
    assert len(said) >= 12
    for key, text in said.items():
        about, _, kind = key.partition(":")
        assert kind in kinds[about], key
        assert len(text) <= 260 and text.endswith(".")
        assert 1 <= text.count(". ") <= 2, text


def test_a_coach_speaks_of_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "coach.toml"
    assert read_coach(file) == {}
    file.write_text('[weather]\nrain = "It rains."\n', encoding="utf-8")
    with pytest.raises(BadDefinition, match="a coach speaks about question and event, not 'weather'"):
        read_coach(file)
