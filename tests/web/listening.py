"""Somebody at the table page who listens: keyboard and accessibility tree alone, nothing that is only seen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from visiting import said


class Listener:
    """Has the name of what is focused, what was told and answered, and keys. It never looks for anything else, and
    presses Tab only to leave what it is on: whatever comes next must come under its fingers by itself."""

    def __init__(self, page: Page, *, bids: bool = False, has_clock: bool = False) -> None:
        """`has_clock`: the page's clock can be put forward, and is whenever there is nothing to do but to listen."""
        self.page, self.bids, self.has_clock = page, bids, has_clock
        self.lost: list[str] = []

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def focused(self) -> str:
        """The name of what has the focus; nothing where the focus is lost."""
        name: str = self.page.evaluate(
            """() => { const one = document.activeElement;
            return !one || one === document.body ? "" : one.ariaLabel || one.textContent.trim(); }"""
        )
        return name

    def is_pressed(self) -> bool:
        """Whether what has the focus is lifted or chosen."""
        return bool(self.page.evaluate("document.activeElement.ariaPressed") == "true")

    def told(self) -> str:
        return self.page.locator("#told").inner_text()

    def asks(self, key: str, answer: str) -> str:
        """Press a reading key and hear something like `answer`."""
        self.press(key)
        heard = self.page.locator("#answer")
        expect(heard).to_have_text(re.compile(answer))
        return heard.inner_text()

    def answers(self, answer: str) -> None:
        expect(self.page.locator("#answer")).to_have_text(re.compile(answer))

    def until(self, *goals: str) -> str:
        """Play on, by pressing Enter on what comes, until what has the focus is called like one of `goals`."""
        for _ in range(4000):
            name = self.focused()
            for goal in goals:
                if re.match(goal, name):
                    return name
            self.step(name)
        raise AssertionError(f"None of {goals} came; last was {name!r}: {self.told()}")

    def until_asked(self, *texts: str) -> None:
        """Play on until the line above the move says something like one of `texts`."""
        for _ in range(4000):
            if any(re.match(text, self.prompt()) for text in texts):
                return
            self.step(self.focused())
        raise AssertionError(f"None of {texts} came; last was {self.prompt()!r}: {self.told()}")

    def go(self, key: str, goal: str) -> str:
        """Press `key` until what has the focus is called like `goal`."""
        for _ in range(40):
            if re.match(goal, self.focused()):
                return self.focused()
            self.press(key)
        raise AssertionError(f"{key} does not come to {goal}; it was at {self.focused()!r} last.")

    def step(self, name: str) -> None:
        if re.match(r"Your turn to bid|You could|.* (is|are) next to", name):
            self.press("Control")  # the hand is being read out, and has been heard
        elif name in ("Your bid", said("trump-title")):
            self.press("Tab")  # to the first of them
        elif self.page.locator("dialog.beyond").count():
            self.go("Tab", "Yes, bid")
            self.press("Enter")
        elif name == "Pass" and self.bids:
            self.go("Tab", r"Bid \d")
            self.press("Enter")
        elif re.match(r"Hand \d", name):
            self.press("n")  # to the button; while the next hand is dealt, the result stays without one
            if re.match("Next hand|Play again", self.focused()):
                self.press("Enter")
        elif (
            re.match(
                r"Start|Pass$|Bid \d|Keep|Show meld|Continue without|Done|spades|hearts|clubs|diamonds|See the|Next",
                name,
            )
            or name == "Go on"
        ):
            self.press("Enter")
        elif " of " in name and self.prompt().startswith("Choose"):
            self.choose()
        elif " of " in name and re.match("Your (turn to play|lead)", self.prompt()):
            self.play()
        elif " of " in name and " next to " in self.prompt():
            self.press("n")  # one is in the hand already, and has been told of the key
        if self.has_clock:
            self.page.clock.run_for(2000)
        else:
            self.page.wait_for_timeout(30)
        if not self.focused():
            self.lost.append(name)

    def prompt(self) -> str:
        """What is to be done; while something is lifted, what the button says that does it."""
        line = self.page.get_by_role("region", name=said("dock-title")).locator(".prompt, .play-button")
        return next(iter(line.all_inner_texts()), "")

    def play(self) -> None:
        """The first that can be played, wherever the focus is in the hand."""
        if "not playable" in self.focused():
            self.press("Home")
        self.press("Enter")
        if self.is_pressed():
            self.press("Enter")

    def choose(self) -> None:
        self.press("Home")
        for _ in range(3):
            self.press("Space")
            self.press("ArrowRight")
        self.go("Shift+Tab", "Pass to")
        self.press("Enter")
