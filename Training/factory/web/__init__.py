"""Screens of component libraries for the web: looks that others designed, drawn by Chromium."""

from .ant import AntDesign
from .blueprint import Blueprint
from .bootstrap import Bootstrap5, Bootswatch
from .dojo import Dijit, DojoMobile
from .jquery import JQueryMobile, JQueryUI
from .mantine import Mantine
from .material import MaterialLite
from .mdc import MaterialComponents
from .spectre import Spectre
from .vue import Quasar, Vuetify

LIBRARIES = {
    "ant": AntDesign,
    "blueprint": Blueprint,
    "bootstrap": Bootstrap5,
    "bootswatch": Bootswatch,
    "dijit": Dijit,
    "dojo-mobile": DojoMobile,
    "jquery-mobile": JQueryMobile,
    "jquery-ui": JQueryUI,
    "mantine": Mantine,
    "mdc": MaterialComponents,
    "mdl": MaterialLite,
    "quasar": Quasar,
    "spectre": Spectre,
    "vuetify": Vuetify,
}

# Drawn for validation alone: no network and no tree learns their looks.
KEPT_OUT = {"ant", "dijit", "dojo-mobile", "mantine"}


def libraries(split: str) -> list[str]:
    """Names of a split's libraries, `train` or `test`."""
    return sorted(name for name in LIBRARIES if (name in KEPT_OUT) == (split == "test"))
