"""What is raised when something is asked that cannot be done."""


class Error(ValueError):
    """Something that was given makes no sense. `text` says what and where, `clause` names the rule that is broken, or is empty."""

    def __init__(self, text: str, clause: str = "") -> None:
        super().__init__(f"{text} ({clause})" if clause else text)
        self.text = text
        self.clause = clause

    def __reduce__(self) -> tuple[type["Error"], tuple[str, str]]:
        return type(self), (self.text, self.clause)


class IllegalAction(Error):
    """A seat may not do that now."""
