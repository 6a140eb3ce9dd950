"""Prints `ms<tab>file` for each file that one Python package analyzes whole, once; `-<tab>file` where it fails.

Usage: time_peers.py PACKAGE FILE...   (PACKAGE: subtr_actor or carball; exit code 3 when it is not installed)
"""

import contextlib
import importlib
import io
import logging
import sys
import time
import warnings

ANALYSES = {
    "subtr_actor": lambda package, path: package.get_stats_events(path),
    "carball": lambda package, path: package.analyze_replay_file(path).get_json_data(),
}


def main() -> int:
    name, *paths = sys.argv[1:]
    try:
        package = importlib.import_module(name)
    except ImportError:
        return 3
    logging.disable(logging.CRITICAL)
    warnings.simplefilter("ignore")
    for path in paths:
        start = time.perf_counter()
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                ANALYSES[name](package, path)
            took = f"{(time.perf_counter() - start) * 1000:.1f}"
        except Exception:  # a peer's failure is a result
            took = "-"
        print(f"{took}\t{path}", flush=True)
    return 0


sys.exit(main())
