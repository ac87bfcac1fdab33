"""All screens, by name."""

from . import account, lists, media, settings, shop

SCREENS = {screen.name: screen
           for module in (settings, account, shop, lists, media) for screen in module.SCREENS}
