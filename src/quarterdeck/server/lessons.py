"""Lessons on the page. Nothing is kept: whoever learns sends the answers so far, and is sent the step they lead to."""

from quarterdeck.games import find_game
from quarterdeck.games.contract import GamePackage
from quarterdeck.games.lessons import LEARNER, Pupil
from quarterdeck.kernel.errors import BadDefinition
from quarterdeck.server.messages import DecisionShown, LessonOffered, LessonShown, Person, TableShown
from quarterdeck.server.replays import shown
from quarterdeck.server.tables import decision_shown

Answers = tuple[int | None, ...]


def offered(game: str) -> tuple[LessonOffered, ...]:
    """The lessons of a game in the order in which to take them."""
    lessons = find_game(game).lessons()
    return tuple([LessonOffered(lesson.name, lesson.title, lesson.about, len(lesson.steps)) for lesson in lessons])


def step(game: str, name: str, answers: Answers) -> LessonShown:
    """The step of a lesson to which answers lead; a wrong one may only be the last."""
    package = find_game(game)
    pupil = Pupil(package.find_lesson(name))
    reply, back = follow(pupil, answers)
    state = pupil.game.state
    rules = state.match.rules
    view = {**rules.view(state, LEARNER), "question": {"seat": LEARNER if pupil.step.asks else None}}
    log, table = shown(rules.happened(state, LEARNER, 0)), table_of(package, pupil)
    steps, step = len(pupil.lesson.steps), pupil.step
    return LessonShown(
        pupil.at, steps, step.say, reply, tuple(pupil.handles()), table, view, decision(pupil), log, back
    )  # fmt: skip


def follow(pupil: Pupil, answers: Answers) -> tuple[str, int]:
    """Go through a lesson with answers: the reply to the last one, if it is wrong, and how many of them lead back to
    where this step began, or the one before."""
    reply, begun = "", [0]
    for given, answer in enumerate(answers, 1):
        if reply:
            raise BadDefinition("nothing goes on after a wrong answer")
        if (answer is not None) != pupil.step.asks:
            raise BadDefinition(f"step {pupil.at + 1} is {'to be answered' if pupil.step.asks else 'only to be read'}")
        if answer is None:
            pupil.go_on()
        else:
            reply = pupil.answer(answer)
        if pupil.at == len(begun):
            begun.append(given)
    return reply, begun[-1] if pupil.given else begun[max(0, len(begun) - 2)]


def decision(pupil: Pupil) -> DecisionShown | None:
    """What is to be answered; each question has a number of its own."""
    q = pupil.game.question_of(LEARNER) if pupil.step.asks else None
    return None if q is None else decision_shown(pupil.game.state, q, len(pupil.game.choices) + 1, pupil.at > 0)


def table_of(package: GamePackage, pupil: Pupil) -> TableShown:
    """A table at which nobody but the learner sits."""
    seats = pupil.game.state.match.seats
    rivals = ["Rival"] if seats == 2 else [f"Rival {seat}" for seat in range(1, seats)]
    people = [Person(seat, name, "bot", True) for seat, name in enumerate(rivals, 1)]
    people.insert(LEARNER, Person(LEARNER, "Cadet", "person", True))
    return TableShown("", package.name, package.rulesets[0], tuple(people), "playing")
