"""From a glyph's name to its meaning, by the table `meanings.tsv`."""

import re

from .families import plain_name
from .vocabulary import meanings

# Words around a name that change the frame and not the meaning.
_FRAME = re.compile(r"^(circle|square|ios|android|md|player)-|-(circle|circled|circular|square|box|button)(-outline)?$")
_TAIL = re.compile(r"-(outline|outlined|o|alt|fill|filled|solid|line|simple|empty|strong|round|\d)$")
# Ticks in squares are checkboxes, and these frames change what is drawn beyond recognition.
_KEPT = {"check-box", "check-square", "checkbox", "square-check", "user-box"}


class Names:
    """The table, ready for look-ups."""

    def __init__(self):
        self.words = [m.word for m in meanings()]
        self._plus: dict[str, str] = {}
        self._minus: dict[str, set[str]] = {}
        self._tokens: list[tuple[str, tuple[str, ...]]] = []
        for meaning in meanings():
            for name in meaning.names:
                if name.startswith("-"):
                    self._minus.setdefault(meaning.word, set()).add(name[1:])
                else:
                    self._plus.setdefault(name, meaning.word)
                    if ":" not in name:
                        self._tokens.append((meaning.word, tuple(name.split("-"))))

    def meaning(self, family: str, name: str) -> str | None:
        """The meaning of a glyph of this full name, None where the table has none."""
        plain = plain_name(family, name.split("/")[-1])
        for candidate in self._candidates(plain):
            word = self._plus.get(f"{family}:{candidate}") or self._plus.get(candidate)
            if word:
                minus = self._minus.get(word, set())
                dropped = {candidate, plain, f"{family}:{candidate}", f"{family}:{plain}"} & minus
                return None if dropped else word
        return None

    def near(self, family: str, name: str) -> set[str]:
        """Meanings whose names are part of this name: glyphs that show them among other things."""
        words = tuple(plain_name(family, name.split("/")[-1]).split("-"))
        found = set()
        for meaning, tokens in self._tokens:
            n = len(tokens)
            if any(words[i:i + n] == tokens for i in range(len(words) - n + 1)):
                found.add(meaning)
        return found

    @staticmethod
    def _candidates(plain: str) -> list[str]:
        found = [plain]
        if plain in _KEPT:
            return found
        for pattern in (_TAIL, _FRAME, _TAIL, _FRAME, _TAIL):
            shorter = pattern.sub("", found[-1])
            if shorter and shorter != found[-1]:
                found.append(shorter)
        shorter = _FRAME.sub("", plain)
        if shorter not in found and shorter:
            found.insert(1, shorter)
        return found


