"""The Isle of Cats as the frame knows it: its words, pictures and tables."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Literal

from catgames_desktop.model.game import Event, IllegalAction, Outcome, Seat, View
from ui.game_pictures import GamePictures
from ui.i18n import translate
from ui.lazy import LazyModule
from ui.levels import offered_levels
from ui.table.game_ui import (
    EndSummary,
    GameTable,
    HelpPage,
    OptionChoice,
    Player,
    SeatFact,
    TableSettings,
)

if TYPE_CHECKING:
    from catgames_desktop.model.isle_of_cats import actions as isle_actions
    from catgames_desktop.model.isle_of_cats import components, views
    from catgames_desktop.model.isle_of_cats.views import IsleView
    from ui.isle_of_cats import (
        confirmations,
        facts,
        help_pages,
        hint_words,
        log_lines,
        preview,
        refusals,
        rules,
        sister_words,
        solo_summary,
        summary,
        table,
        texts,
    )
else:
    components = LazyModule("catgames_desktop.model.isle_of_cats.components")
    confirmations = LazyModule("ui.isle_of_cats.confirmations")
    facts = LazyModule("ui.isle_of_cats.facts")
    help_pages = LazyModule("ui.isle_of_cats.help_pages")
    hint_words = LazyModule("ui.isle_of_cats.hint_words")
    isle_actions = LazyModule("catgames_desktop.model.isle_of_cats.actions")
    log_lines = LazyModule("ui.isle_of_cats.log_lines")
    preview = LazyModule("ui.isle_of_cats.preview")
    refusals = LazyModule("ui.isle_of_cats.refusals")
    rules = LazyModule("ui.isle_of_cats.rules")
    sister_words = LazyModule("ui.isle_of_cats.sister_words")
    solo_summary = LazyModule("ui.isle_of_cats.solo_summary")
    summary = LazyModule("ui.isle_of_cats.summary")
    table = LazyModule("ui.isle_of_cats.table")
    texts = LazyModule("ui.isle_of_cats.texts")
    views = LazyModule("catgames_desktop.model.isle_of_cats.views")


def _isle(view: View) -> "IsleView":
    assert isinstance(view, views.IsleView)
    return view


class IsleOfCatsUi(GamePictures):
    """Implements ``ui.table.game_ui.GameUi``."""

    id: ClassVar[str] = "isle-of-cats"
    ground: Literal["isle"] = "isle"

    def title(self) -> str:
        """Return the game's name."""
        return translate("IsleUi", "The Isle of Cats")

    def tagline(self) -> str:
        """Return one sentence about it."""
        return translate("IsleUi", "Bring the cats aboard before Vesh arrives.")

    def facts(self) -> Sequence[str]:
        """Return pills: players, age, minutes."""
        return (
            translate("IsleUi", "1 to 4 players"),
            translate("IsleUi", "from 8 years"),
            translate("IsleUi", "30 to 90 minutes"),
        )

    def modes(self) -> Sequence[tuple[str, str, str]]:
        """Return the modes, the standard game first."""
        return (
            (
                "standard",
                translate("IsleUi", "Full game"),
                translate("IsleUi", "Fish, baskets, cards and Oshax. Best from 10 years."),
            ),
            (
                "family",
                translate("IsleUi", "Family game"),
                translate("IsleUi", "No fish and no cards: take a cat, place it. From 8 years."),
            ),
            (
                "solo",
                translate("IsleUi", "Solo against the sister"),
                translate("IsleUi", "For one person alone, with all the cards."),
            ),
        )

    def option_choices(self, mode: str) -> Sequence[OptionChoice]:
        """Return the difficulty of solo, the easiest first."""
        if mode != "solo":
            return ()
        return (
            OptionChoice(
                "difficulty",
                translate("IsleUi", "Difficulty"),
                sister_words.difficulties(),
                "medium",
            ),
        )

    def rival_name(self) -> str:
        """Return what the opponent of solo is called."""
        return sister_words.sister_title()

    def levels(self) -> Sequence[tuple[str, str, str]]:
        """Return the bot levels, weakest first."""
        return offered_levels(
            self.id,
            {
                "easy": translate(
                    "IsleUi",
                    "A friendly beginner: grabs what pays at once, often overlooks the best place.",
                ),
                "medium": translate(
                    "IsleUi", "Places well, buys with sense, but doesn't watch what you need."
                ),
                "hard": translate(
                    "IsleUi", "Tries out how the boat could fill up before it chooses a place."
                ),
                "expert": translate(
                    "IsleUi",
                    "Fills the boat in its mind many times over, "
                    "and keeps good lessons from a neighbour.",
                ),
            },
        )

    def rules_chapters(self) -> Sequence[tuple[str, str]]:
        """Return the short rules."""
        return rules.rules_chapters()

    def wishes(self) -> Sequence[tuple[str, str, bool, bool]]:
        """Return the settings about when to ask."""
        return (
            (
                "window-start",
                translate("IsleUi", "Ask for purple cards at the start of a day"),
                True,
                False,
            ),
            (
                "window-purchase",
                translate("IsleUi", "Ask for purple cards after the purchase"),
                False,
                False,
            ),
            (
                "window-reveal",
                translate("IsleUi", "Ask for purple cards after the reveal"),
                True,
                False,
            ),
            (
                "window-turn",
                translate("IsleUi", "Ask for purple cards after each turn of others"),
                False,
                False,
            ),
            (
                "window-final",
                translate("IsleUi", "Ask for purple cards once more before the points"),
                False,
                False,
            ),
            (
                "auto-pass",
                translate(
                    "IsleUi", "Playing alone: pass by itself where nothing at all can be done"
                ),
                True,
                False,
            ),
        )

    def confirmations(self) -> Sequence[tuple[str, str]]:
        """Return each kind of confirmation with its sentence for the settings."""
        return confirmations.confirmation_kinds()

    def new_table(self, players: Sequence[Player], settings: TableSettings) -> GameTable:
        """Return the widgets of one match."""
        return table.IsleTable(players, settings)

    def phase_title(self, view: View) -> str:
        """Return where the match stands."""
        isle = _isle(view)
        if isle.phase == "over":
            return translate("IsleUi", "Vesh has come")
        if isle.mode == "family" and not isle.day:
            return translate("IsleUi", "Family game: your lessons")
        if isle.mode == "family":
            text = translate("IsleUi", "Family game, day {day} of {days}")
        elif isle.mode == "solo":
            text = translate("IsleUi", "Solo, day {day} of {days}: {phase}")
        else:
            text = translate("IsleUi", "Day {day} of {days}: {phase}")
        return text.format(day=isle.day, days=components.DAYS, phase=help_pages.phase_name(isle))

    def seat_facts(self, view: View, seat: Seat) -> Sequence[SeatFact]:
        """Return the public numbers of a seat."""
        if _isle(view).mode == "family":
            return self._family_facts(_isle(view), seat)
        public = _isle(view).seats[seat]
        cats = [tile for tile in public.tiles if tile.kind in ("cat", "oshax")]
        total = public.baskets + public.used_baskets
        baskets = translate("IsleUi", "{free} of {total} permanent baskets free").format(
            free=public.baskets, total=total
        )
        shown = [
            SeatFact("fish", str(public.fish), texts.fish(public.fish)),
            SeatFact("basket", str(public.baskets), baskets),
            SeatFact(
                "cards",
                str(public.hand),
                translate("IsleUi", "%n card(s) in hand", "", public.hand),
            ),
            SeatFact("book", str(public.private_lessons), texts.lessons(public.private_lessons)),
            SeatFact("cat", str(len(cats)), self._cat_tip(cats)),
        ]
        rare = sum(tile.kind == "rare" for tile in public.tiles)
        common = sum(tile.kind == "common" for tile in public.tiles)
        shown.append(self._treasure_fact(rare, common))
        if public.committed:
            words = translate("IsleUi", "%n committed rescue card(s)", "", public.committed)
            shown.append(SeatFact("speed", str(public.committed), words))
        if _isle(view).sister is not None:
            shown.append(self._both_scores(_isle(view)))
        return shown

    @staticmethod
    def _both_scores(view: "IsleView") -> SeatFact:
        """Return the player's points and the sister's, which stay in sight on every page."""
        score = preview.Score(view, 0)
        assert score.hers is not None
        mine, hers = score.now.sheet.total, score.hers.total
        words = translate("IsleUi", "You have {mine}, the sister has {hers}").format(
            mine=texts.points(mine), hers=texts.points(hers)
        )
        return SeatFact("trophy", f"{texts.number(mine)} : {texts.number(hers)}", words)

    @staticmethod
    def _treasure_fact(rare: int, common: int) -> SeatFact:
        words = translate("IsleUi", "{rare} rare and {common} common treasures").format(
            rare=rare, common=common
        )
        return SeatFact("gem", str(rare + common), words)

    def _family_facts(self, view: "IsleView", seat: Seat) -> Sequence[SeatFact]:
        """Return what counts where there are no fish and no cards."""
        tiles = view.seats[seat].tiles
        cats = [tile for tile in tiles if tile.kind == "cat"]
        rare = sum(tile.kind == "rare" for tile in tiles)
        common = sum(tile.kind == "common" for tile in tiles)
        left = facts.room_squares_left(facts.occupied(view.seats[seat]))
        full = sum(not squares for squares in left.values())
        shown = [
            SeatFact("cat", str(len(cats)), self._cat_tip(cats)),
            self._treasure_fact(rare, common),
            SeatFact("planks", str(full), translate("IsleUi", "%n full room(s)", "", full)),
        ]
        if view.day and view.order[0] == seat:
            first = translate("IsleUi", "first player today")
            shown.insert(0, SeatFact("flag", texts.ordinal(1), first))
        return shown

    @staticmethod
    def _cat_tip(cats: Sequence[object]) -> str:
        counts: dict[str, int] = {}
        oshax = 0
        for tile in cats:
            colour = str(tile.colour)  # type: ignore[attr-defined]
            counts[colour] = counts.get(colour, 0) + 1
            oshax += tile.kind == "oshax"  # type: ignore[attr-defined]
        words = ", ".join(
            f"{texts.colour_word(colour)} {count}" for colour, count in counts.items()
        )
        text = translate("IsleUi", "%n cat(s)", "", len(cats))
        if words:
            text += f": {words}"
        if oshax:
            text += "; " + translate("IsleUi", "%n of them Oshax", "", oshax)
        return text

    def seat_state(self, view: View, seat: Seat) -> str:
        """Return a word for a seat that isn't to act."""
        isle = _isle(view)
        public = isle.seats[seat]
        if isle.phase in ("draft", "purchase", "commit") and not isle.revealed:
            if public.ready:
                return translate("IsleUi", "ready")
            return translate("IsleUi", "choosing")
        if public.passed:
            return translate("IsleUi", "passed")
        if isle.mode == "solo" or (isle.mode == "family" and isle.order[0] == seat):
            # Alone there is no order; in family mode a flag marks the first player.
            return ""
        return texts.ordinal(isle.order.index(seat) + 1)

    def log_line(self, event: Event, players: Sequence[Player]) -> str | None:
        """Return the sentence for an event, by name."""
        return log_lines.log_line(event, players)

    def refusal(self, error: IllegalAction, players: Sequence[Player]) -> str:
        """Return the sentence for a rule error."""
        return refusals.refusal_sentence(error, players)

    def curtain_text(self, view: View, players: Sequence[Player]) -> str:
        """Return what comes next behind the curtain, without any secret."""
        isle = _isle(view)
        kind = isle.prompt.kind if isle.prompt is not None else ""
        if kind == "keep" and isle.mode == "family":
            return translate(
                "IsleCurtain", "You choose two of three lessons, unseen by the others."
            )
        texts_by_kind = {
            "keep": translate("IsleCurtain", "You pick two cards to keep; the rest is passed on."),
            "buy": translate("IsleCurtain", "You buy cards, unseen by the others."),
            "window": translate("IsleCurtain", "You may play a purple card, if you hold one."),
            "commit": translate("IsleCurtain", "You commit rescue cards, face down."),
            "finds": translate("IsleCurtain", "You choose a find from your hand, or pass."),
            "draw": translate("IsleCurtain", "You look at the cards that you have drawn."),
            "give-lesson": translate("IsleCurtain", "You choose lessons to give up."),
        }
        return texts_by_kind.get(kind, translate("IsleCurtain", "You decide behind the curtain."))

    def help_page(self, view: View) -> HelpPage:
        """Return the help for the phase now."""
        return help_pages.help_page(_isle(view))

    def reference(self) -> Sequence[tuple[str, str]]:
        """Return the reference cards."""
        return help_pages.reference()

    def tip(self, prompt_kind: str) -> str | None:
        """Return the first-game tip for this kind of decision."""
        return help_pages.tip(prompt_kind)

    def end_summary(
        self,
        view: View,
        outcome: Outcome,
        players: Sequence[Player],
        history: Sequence[View],
    ) -> EndSummary:
        """Return the end screen's facts."""
        if _isle(view).sister is not None:
            moments = [_isle(moment) for moment in history]
            return solo_summary.solo_summary(_isle(view), outcome, players, moments)
        return summary.end_summary(
            _isle(view), outcome, players, [_isle(moment) for moment in history]
        )

    def chart_moments(self, views: Sequence[View]) -> Sequence[int]:
        """Return the start and the end of each day."""
        return summary.chart_moments([_isle(view) for view in views])

    def move_words(self, actions: Sequence[str], view: View, players: Sequence[Player]) -> str:
        """Return a decision in words."""
        parsed = tuple(isle_actions.parse(text) for text in actions)
        words = hint_words.move_words(parsed)
        if isinstance(parsed[0], isle_actions.Place) and view.prompt is not None:
            asked = view.prompt.facts
            tile = texts.the_tile(str(asked["shape"]), asked.get("colour") or parsed[0].colour)
            words = translate("IsleUi", "place {tile}").format(tile=tile)
        return f"{words[:1].upper()}{words[1:]}"

    def reason_phrases(self, reasons: Sequence[tuple[str, float]]) -> Sequence[str]:
        """Return a bot's reasons as short pieces of a sentence."""
        return hint_words.reason_phrases(reasons)

    def bot_move_text(self, events: Sequence[Event], players: Sequence[Player]) -> str:
        """Return one sentence about what somebody else just did."""
        wanted = ("placed", "played", "fish-gained", "passed", "rescued", "found", "lesson-read")
        lines = [
            log_lines.log_line(event, players)
            for event in sorted(events, key=lambda e: e.name != "rescued")
            if event.name in wanted
        ]
        return next((line for line in lines if line), "")
