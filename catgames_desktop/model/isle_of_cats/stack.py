"""All questions of the game, as one type: what a state's stack and a View's ``steps`` hold."""

from catgames_desktop.model.isle_of_cats.boarding import AskPlace, AskTake
from catgames_desktop.model.isle_of_cats.buying import AskDraw
from catgames_desktop.model.isle_of_cats.draft import AskKeep
from catgames_desktop.model.isle_of_cats.effects import (
    AskAssign,
    AskBasket,
    AskLesson,
    AskMove,
    AskName,
    AskTreasure,
)
from catgames_desktop.model.isle_of_cats.finds import AskFinds, AskForm
from catgames_desktop.model.isle_of_cats.purchase import AskBuy
from catgames_desktop.model.isle_of_cats.reading import AskRead
from catgames_desktop.model.isle_of_cats.rescue import AskCommit, AskRescue
from catgames_desktop.model.isle_of_cats.windows import AskWindow

AnyQuestion = (
    AskAssign
    | AskBasket
    | AskBuy
    | AskCommit
    | AskDraw
    | AskFinds
    | AskForm
    | AskKeep
    | AskLesson
    | AskMove
    | AskName
    | AskPlace
    | AskRead
    | AskRescue
    | AskTake
    | AskTreasure
    | AskWindow
)
