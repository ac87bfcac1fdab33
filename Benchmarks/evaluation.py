"""Numbers of `unsaid evaluate`, for the scripts that make pages of them."""
import json
import os
import subprocess
import sys
import tempfile

from lint import TOOL


def evaluated(truth, *options):
    """All numbers of one set; the images are recognised now."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "numbers.json")
        command = [TOOL, "evaluate", truth, "--json", path, *options]
        if subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True).returncode != 0:
            sys.exit(f"{' '.join(command)} failed; run it by hand")
        with open(path) as result:
            return json.load(result)
