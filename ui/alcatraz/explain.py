"""What the panel beside the own row says: what the choice at hand means."""

from ui.alcatraz import texts
from ui.alcatraz.art.cards import number
from ui.alcatraz.drawn_question import DrawnQuestion
from ui.alcatraz.looks import Scene
from ui.alcatraz.question_panel import PanelLine, PanelText
from ui.alcatraz.questions import LookQuestion, SeenQuestion, ThirdRoundQuestion
from ui.alcatraz.turn_question import TurnQuestion
from ui.alcatraz.words import round_points
from ui.i18n import translate


def panel_text(scene: Scene) -> PanelText:
    """Return the panel's text."""
    question = scene.question
    match question:
        case TurnQuestion() if question.is_claim():
            return _claim(scene, question)
        case TurnQuestion():
            return _turn(question)
        case DrawnQuestion():
            return _drawn(question)
        case LookQuestion():
            return PanelText(
                translate("AlcatrazPanel", "A first look"),
                translate("AlcatrazPanel", "You see one of your cards now, and no other."),
                (
                    PanelLine("eye", translate(
                        "AlcatrazPanel", "Its face shows only while you hold it down")),
                    PanelLine("paw", translate(
                        "AlcatrazPanel", "Memory is the game: nobody reminds you")),
                ),
            )  # fmt: skip
        case SeenQuestion():
            return PanelText(
                translate("AlcatrazPanel", "For your eyes only"),
                translate("AlcatrazPanel", "Hold the card, the button, or key P."),
                (
                    PanelLine("eye", translate(
                        "AlcatrazPanel", "Others see only that you looked here")),
                ),
            )  # fmt: skip
        case ThirdRoundQuestion():
            return _third(scene)
        case _:
            return _waiting(scene)


def _waiting(scene: Scene) -> PanelText:
    """Return why the row in front is empty while others play on."""
    public = scene.view.seats[scene.front]
    if scene.view.outcome is not None or not public.out:
        return PanelText()
    name = scene.name(scene.front)
    if public.plays:
        return PanelText(
            translate("AlcatrazPanel", "The row of {name} is empty").format(name=name),
            translate("AlcatrazPanel", "That earns a circle. The others end this lap."),
        )
    return PanelText(
        translate("AlcatrazPanel", "{name} looks on").format(name=name),
        translate("AlcatrazPanel", "Only the tied play the third round."),
    )


def _turn(question: TurnQuestion) -> PanelText:
    lines = []
    if question.pickable() & {("stock", 0, 0)}:
        lines += [
            PanelLine("cards", translate(
                "AlcatrazPanel", "Draw from the stock: swap it, use it, or discard it")),
            PanelLine("swap", translate(
                "AlcatrazPanel", "Or take the top of a pile, face up into your row")),
        ]  # fmt: skip
    lines += [
        PanelLine("padlock", translate(
            "AlcatrazPanel", "Then 2 or 3 neighbours may meet an objective")),
        PanelLine("cross", translate(
            "AlcatrazPanel", "Never together: 1 with −1, 2 with −2"), "bad"),
    ]  # fmt: skip
    return PanelText(translate("AlcatrazPanel", "What you can do"), "", tuple(lines))


def _claim(scene: Scene, question: TurnQuestion) -> PanelText:
    view = scene.view
    row = view.seats[question.seat].row
    count = len(question.cards)
    if question.door is None:
        title = translate("AlcatrazPanel", "Which door do they open?")
    else:
        title = translate("AlcatrazPanel", "Will they open door {number}?").format(
            number=view.objectives[question.door]
        )
    left = len(row) - count
    if left:
        right = translate("AlcatrazPanel", "Right: {points}, one new card at the right end").format(
            points=texts.points(count)
        )
    else:
        right = translate("AlcatrazPanel", "Right: {points}, an empty row and a circle").format(
            points=texts.points(count)
        )
    lines = [
        PanelLine("tick", right, "good"),
        PanelLine("cross", translate(
            "AlcatrazPanel", "Wrong: they are discarded, as many new ones come"), "bad"),
    ]  # fmt: skip
    if any(row[at].bunk for at in question.cards if at < len(row)):
        lines.append(
            PanelLine("bunk", translate(
                "AlcatrazPanel", "The card under the bunk scores nothing"))
        )  # fmt: skip
    if question.pile is not None:
        lines.append(
            PanelLine("arrow-right", translate(
                "AlcatrazPanel", "What is discarded goes on {pile}").format(
                    pile=texts.pile(question.pile)))
        )  # fmt: skip
    return PanelText(title, "", tuple(lines))


def _drawn(question: DrawnQuestion) -> PanelText:
    value = question.view.drawn
    if value is None:
        return PanelText()
    title = translate("AlcatrazPanel", "You drew a {value}").format(value=number(value))
    lines = [
        PanelLine("swap", translate(
            "AlcatrazPanel", "Swap: it goes face down into your row, for another card")),
    ]  # fmt: skip
    if question.power is not None:
        what = translate("AlcatrazPanel", "{power}: {what}").format(
            power=texts.power_name(question.power), what=texts.power_line(question.power)
        )
        tone = "ink" if not question.use_refusal() else "ink2"
        lines.append(PanelLine(texts.SIGNS[question.power], what, tone))
    lines.append(PanelLine("trash", translate("AlcatrazPanel", "Discard: your row stays as it is")))
    return PanelText(title, "", tuple(lines))


def _third(scene: Scene) -> PanelText:
    last = scene.view.rounds[-1]
    points = {"points": list(last.points), "circled": list(last.circled)}
    return PanelText(
        translate("AlcatrazPanel", "A tie"),
        translate("AlcatrazPanel", "Round 2: {points}.").format(
            points=round_points(points, scene.players)
        ),
        (
            PanelLine("tick", translate(
                "AlcatrazPanel", "A third round alone decides, among the tied")),
            PanelLine("trophy", translate(
                "AlcatrazPanel", "The first no ends it: the tied share the win")),
        ),
    )  # fmt: skip
