"""Renders screens and twins and writes the fixture folder."""

import json
import shutil

from .audit import Audit
from .frame import add_system_strips
from .ink import find_ink, same_picture
from .kit import Kit
from .patterns import banner
from .screen import show
from .tree import export_tree, walk
from .truth import build_truth
from .variants import CLEAN


class FixtureError(RuntimeError):
    """A fixture is not what its description promises."""


class Generator:
    """Writes fixtures of one device; `trees` keeps clean trees for twins that borrow another's."""

    def __init__(self, display, device, output):
        self.display, self.device, self.output = display, device, output
        self.trees, self.clean_audits, self.truths, self.pixels = {}, {}, {}, {}

    async def clean(self, screen):
        """Render and measure a screen; write its picture, tree, truth and defects."""
        image, tree, truth = await self.measured(screen)
        defects = Audit(truth, tree).run()
        self.trees[screen.name], self.truths[screen.name] = tree, truth
        self.clean_audits[screen.name] = defects
        folder = self.output / screen.name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        image.save(folder / "clean.png", optimize=True)
        write_json(folder / "truth.json", truth)
        write_json(folder / "clean.tree.json", tree)
        write_json(folder / "clean.defects.json", defect_list(defects, set()))
        return defects

    async def variant(self, variant, screen):
        """Write a second rendering of a screen: its picture, tree and truth."""
        await self.blank()
        image, tree, truth = await self.measured(screen, variant)
        folder = self.output / screen.name
        folder.mkdir(parents=True, exist_ok=True)
        image.save(folder / f"{variant.name}.png", optimize=True)
        write_json(folder / f"{variant.name}.truth.json", {**truth, "image": f"{variant.name}.png"})
        write_json(folder / f"{variant.name}.tree.json", tree)
        return []

    async def blank(self):
        """Show nothing: flet keeps the controls of a page that equal new ones, and hiding the new ones does nothing."""
        page = self.display.page
        page.controls[:] = []
        page.appbar = page.navigation_bar = page.floating_action_button = None
        await self.display.photograph()

    async def measured(self, screen, variant=CLEAN):
        """The picture of a screen, its tree, and its truth from the pixels of every mark."""
        kit, shot = await self.render(screen, variant=variant)
        pixels, masks = await find_ink(self.display, kit.marks)
        self.close_dialog()
        if not same_picture(pixels, shot.pixels):
            raise FixtureError(f"{screen.name}: two renders differ")
        self.pixels[screen.name] = shot.pixels
        image, strips = add_system_strips(shot.pixels, self.device, screen.clock)
        tree = export_tree(shot.semantics, self.device, kit.field_values)
        nodes = node_boxes(tree, self.device)
        return image, tree, build_truth(screen.name, kit, self.device, masks, nodes, strips, image.size)

    async def twin(self, twin, screen):
        """Write a defective twin: the same picture bytes, another tree, and what is wrong with it."""
        tree = self.trees[screen.name]
        if twin.faults:
            kit, shot = await self.render(screen, twin.faults)
            self.close_dialog()
            if kit.unused_faults():
                raise FixtureError(f"{twin.name}: no such target: {kit.unused_faults()}")
            if not same_picture(shot.pixels, self.pixels[screen.name]):
                raise FixtureError(f"{twin.name}: the pixels differ from the clean screen")
            tree = export_tree(shot.semantics, self.device, kit.field_values)
        tree = json.loads(json.dumps(tree))
        for edit in twin.edits:
            edit.apply(tree["root"], self.trees)
        defects = Audit(self.truths[screen.name], tree).run()
        planted = check_planted(twin, defects, self.clean_audits[screen.name])
        folder = self.output / screen.name
        shutil.copyfile(folder / "clean.png", folder / f"{twin.name}.png")
        write_json(folder / f"{twin.name}.tree.json", tree)
        made = [repr(change) for change in (*twin.faults, *twin.edits)]
        write_json(folder / f"{twin.name}.defects.json", defect_list(defects, planted, made))
        return planted

    async def render(self, screen, faults=(), variant=CLEAN):
        """Build a screen, put it on the page and photograph it."""
        kit = Kit(screen.theme, self.device.width, faults, variant)
        notice = [banner(kit)] if variant.banner else []
        layout = screen.build(kit)
        if notice and layout.app_bar:
            raise FixtureError(f"{screen.name}: a banner would be read before the bar above it")
        layout.body[:0] = notice
        show(self.display.page, screen, kit, layout)
        self.dialog = layout.dialog
        return kit, await self.display.photograph(with_semantics=True)

    def close_dialog(self):
        """Take an open dialog away, so that the next screen is not behind it."""
        if self.dialog:
            self.display.page.pop_dialog()
            self.dialog = None


def check_planted(twin, defects, clean):
    """The keys of the new defects, which must be the promised ones."""
    known = {defect.key for defect in clean}
    fresh = [defect for defect in defects if defect.key not in known]
    found = sorted((d.rule, d.element or d.label) for d in fresh)
    if found != sorted(twin.planted):
        raise FixtureError(f"{twin.screen}/{twin.name}: planted {sorted(twin.planted)}, audit finds {found}")
    return {defect.key for defect in fresh}


def defect_list(defects, planted, made=()):
    """The `unsaid.defects/1` document; `made` says by which faults and edits a twin came about."""
    return {"schema": "unsaid.defects/1", **({"made": made} if made else {}), "defects": [{
        "rule": d.rule, "planted": d.key in planted, "box": list(d.box),
        **({"element": d.element} if d.element else {}),
        "node": list(d.node) if d.node is not None else None,
        **({"alternatives": [list(path) for path in d.alternatives]} if d.alternatives else {}),
        "note": d.note} for d in defects]}


def node_boxes(tree, device):
    """The tabs and the surface of the dialog in body pixels, by the labels that the toolkit gives their nodes."""
    boxes = {}
    for _, node in walk(tree["root"]):
        if node["role"] == "tab" or node.get("label") == "Alert":
            x, y, w, h = node["box"]
            boxes.setdefault(node.get("label"), [round(v * device.scale) for v in (x, y - device.status_bar, w, h)])
    return boxes


def write_json(path, value):
    """One node or element a line, so that diffs and line numbers mean something."""
    path.write_text(pretty(value) + "\n", encoding="utf-8")


def pretty(value, indent=0):
    """JSON with short values on one line."""
    flat = json.dumps(value, ensure_ascii=False)
    nested = isinstance(value, dict) and "children" in value
    if not nested and len(flat) + indent <= 150 or not isinstance(value, (dict, list)):
        return flat
    space = " " * (indent + 1)
    if isinstance(value, list):
        return "[\n" + ",\n".join(space + pretty(v, indent + 1) for v in value) + "\n" + " " * indent + "]"
    parts = [f"{json.dumps(key, ensure_ascii=False)}: {pretty(v, indent + 1)}" for key, v in value.items()]
    return "{" + (",\n" + space).join(parts) + "}"
