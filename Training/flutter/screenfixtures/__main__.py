"""Command line: regenerate the fixtures."""

import argparse
import asyncio
import itertools
import tempfile
import warnings
from pathlib import Path

warnings.simplefilter("ignore")

REPOSITORY = Path(__file__).resolve().parents[3]


def arguments():
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="screenfixtures", description=__doc__)
    parser.add_argument("--output", type=Path, help="the folder; Fixtures/screens or Fixtures/variants when left out")
    parser.add_argument("--variants", action="store_true", help="second renderings of some screens, and no twins")
    parser.add_argument("--seed", default="unsaid", help="seed of the drawn pictures")
    parser.add_argument("--only", help="screens whose name contains this word")
    parser.add_argument("--keep-going", action="store_true", help="report a failing fixture and go on")
    parser.add_argument("--sheets", type=Path, help="also write overlays for looking at, into this folder")
    options = parser.parse_args()
    options.output = options.output or REPOSITORY / "Fixtures" / ("variants" if options.variants else "screens")
    return options


async def run(options, work):
    """Render everything, device by device."""
    from .client import copy_client
    from .pictures import draw_pictures
    from .screens import SCREENS
    from .stage import Stage
    from .variants import CLEAN, VARIANTS

    draw_pictures(work / "assets", options.seed)
    chosen = [s for s in SCREENS.values() if not options.only or options.only in s.name]
    looks = [(v, v.of(s)) for s in chosen for v in VARIANTS if s.name in v.screens]
    if not options.variants:
        looks = [(CLEAN, s) for s in chosen]
    failures = []
    by_device = lambda look: repr(look[1].device)
    async with Stage(copy_client(work / "client"), work / "assets") as stage:
        for _, group in itertools.groupby(sorted(looks, key=by_device), by_device):
            failures += await run_device(stage, list(group), options)
    return failures


async def run_device(stage, looks, options):
    """All renderings on one device, then the twins of clean screens."""
    from .generate import FixtureError, Generator
    from .ink import UnstableError
    from .pictures import PICTURES
    from .sheet import write_sheet
    from .truth import TruthError
    from .twins import TWINS
    from .variants import CLEAN

    device = looks[0][1].device
    screens = [s for v, s in looks if v is CLEAN]
    failures = []
    async with stage.device(device.width, device.body_height, device.scale) as display:
        await display.preload(PICTURES)
        generator = Generator(display, device, options.output)
        jobs = [(f"{s.name}/{v.name}", lambda s=s, v=v: generator.variant(v, s)) for v, s in looks if v is not CLEAN]
        jobs += [(s.name, lambda s=s: generator.clean(s)) for s in screens]
        jobs += [(f"{t.screen}/{t.name}", lambda t=t, s=s: generator.twin(t, s))
                 for s in screens for t in TWINS if t.screen == s.name]
        for name, job in jobs:
            try:
                found = await job()
            except (FixtureError, TruthError, UnstableError, LookupError) as error:
                if not options.keep_going:
                    raise
                failures.append(f"{name}: {error}")
                print(f"FAILED {name}: {error}", flush=True)
                continue
            print(name, *(sorted(f"{d.rule}:{d.element or d.label}" if hasattr(d, "rule") else d[0]
                                 for d in found)), flush=True)
    if options.sheets:
        for screen in screens:
            if screen.name in generator.truths:
                write_sheet(options.output / screen.name, options.sheets)
    return failures


def main():
    """Run; the exit code says whether every fixture came out as described."""
    options = arguments()
    with tempfile.TemporaryDirectory() as folder:
        failures = asyncio.run(run(options, Path(folder)))
    raise SystemExit(1 if failures else 0)


main()
