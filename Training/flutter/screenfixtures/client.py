"""A private copy of flet's compiled Flutter client whose fonts look like a phone's."""

import importlib.util
import json
import shutil
from pathlib import Path

FONT_FOLDERS = (
    Path("/usr/share/fonts/opentype/inter"),
    Path("/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF"),
)
WEIGHTS = {400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold"}
INTER_FAMILIES = ("Inter", "CupertinoSystemText", "CupertinoSystemDisplay")
MATERIAL_FAMILIES = ("Roboto",)
CUPERTINO_ICONS = "assets/packages/cupertino_icons/assets/CupertinoIcons.ttf"
MATERIAL_ICONS = "assets/fonts/MaterialIcons-Regular.otf"


def find_font(family, weight):
    """Path of the installed font file; a weight the family lacks falls back to bold or regular."""
    for suffix in (WEIGHTS[weight], "Bold" if weight > 500 else "Regular"):
        for folder in FONT_FOLDERS:
            for extension in ("otf", "ttf"):
                path = folder / f"{family}-{suffix}.{extension}"
                if path.exists():
                    return path
    raise SystemExit(f"font {family} is not installed: apt-get install fonts-inter fonts-roboto-unhinted")


def copy_client(target):
    """Copy the client to `target` (once) and register Inter and Roboto; returns the folder."""
    target = Path(target)
    if not (target / "index.html").exists():
        shutil.copytree(installed_client(), target, dirs_exist_ok=True)
        register_fonts(target)
    return target


def installed_client():
    """Folder of the web client inside the flet-web wheel, found without importing it."""
    spec = importlib.util.find_spec("flet_web")
    if spec is None:
        raise SystemExit("flet-web is not installed: pip install -r Training/flutter/requirements.txt")
    return Path(spec.submodule_search_locations[0]) / "web"


def register_fonts(client):
    """Add the families to FontManifest.json, so that CanvasKit finds them without a network."""
    manifest = client / "assets" / "FontManifest.json"
    families = json.loads(manifest.read_text())
    for source, names in (("Inter", INTER_FAMILIES), ("Roboto", MATERIAL_FAMILIES)):
        files = [copy_font(client, source, weight) for weight in WEIGHTS]
        families += [{"family": name, "fonts": files} for name in names]
    manifest.write_text(json.dumps(families))


def copy_font(client, family, weight):
    """Copy one weight into the client; returns its manifest entry."""
    path = find_font(family, weight)
    shutil.copy(path, client / "assets" / "fonts" / path.name)
    return {"asset": f"fonts/{path.name}", "weight": weight}
