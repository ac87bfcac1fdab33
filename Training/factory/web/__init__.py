"""Screens of component libraries for the web: looks that others designed, drawn by Chromium."""

from .ant import AntDesign
from .ant_mobile import AntMobile
from .blueprint import Blueprint
from .bootstrap import Bootstrap5, Bootswatch
from .bulma import Bulma
from .dojo import Dijit, DojoMobile
from .fluent import Fluent
from .jquery import JQueryMobile, JQueryUI
from .mantine import Mantine
from .material import MaterialLite
from .mdc import MaterialComponents
from .spectre import Spectre
from .vue import Quasar, Vuetify

LIBRARIES = {
    "ant": AntDesign,
    "ant-mobile": AntMobile,
    "blueprint": Blueprint,
    "bootstrap": Bootstrap5,
    "bootswatch": Bootswatch,
    "bulma": Bulma,
    "dijit": Dijit,
    "dojo-mobile": DojoMobile,
    "fluent": Fluent,
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
KEPT_OUT = {"ant", "ant-mobile", "bulma", "dijit", "dojo-mobile", "fluent", "mantine"}


def libraries(split: str) -> list[str]:
    """Names of a split's libraries, `train` or `test`."""
    return sorted(name for name in LIBRARIES if (name in KEPT_OUT) == (split == "test"))
