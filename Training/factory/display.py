"""An X display without a screen, for the toolkits that need one."""

import os
import shutil
import subprocess
from contextlib import contextmanager

SCREEN = "1600x3400x24"


@contextmanager
def virtual_display():
    """An X display of its own: Qt Quick's software renderer leaves out shadows and tinted images."""
    server = shutil.which("Xvfb")
    if server is None:
        raise SystemExit("Xvfb is missing: apt-get install xvfb libgl1-mesa-dri libxcb-cursor0 libegl1")
    reading, writing = os.pipe()
    process = subprocess.Popen(
        [server, "-displayfd", str(writing), "-screen", "0", SCREEN], pass_fds=[writing], stderr=subprocess.DEVNULL
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            yield ":" + pipe.readline().strip()
    finally:
        process.terminate()
        process.wait()
