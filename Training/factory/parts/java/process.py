"""The command of the process that draws in Java, compiled anew: it takes two seconds."""

import shutil
import subprocess
from pathlib import Path


def command(toolkit: str, jars: list[str], options: list[str], work: Path) -> list[str]:
    """Compiles the Java of a toolkit, which stands in the folder of its name."""
    compiler, here = shutil.which("javac"), Path(__file__).parent
    if compiler is None:
        raise SystemExit("Java is missing; the packages are listed in Training/factory/README.md")
    sources = sorted(str(p) for folder in ("shared", toolkit) for p in (here / folder).glob("*.java"))
    classes = ":".join([str(work / "classes"), *jars])
    subprocess.run([compiler, "-d", str(work / "classes"), "-cp", classes, *sources], check=True)
    return ["java", *options, "-cp", classes, "Draw"]
