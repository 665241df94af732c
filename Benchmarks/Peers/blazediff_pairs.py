#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Peer of `tessera-bench diff`: compares two files with BlazeDiff's native module, and prints its minimum time and the
number of different pixels. Requires the package blazediff.

    blazediff_pairs.py RUNS THRESHOLD A.png B.png

As in pixelmatch, pixels that are antialiased are not counted. Time is wall time, from two files in the system's cache to
the count. The variable BLAZEDIFF_PNG_ENABLED=1 selects BlazeDiff's own PNG decoder.
"""
import json
import sys
import time

import blazediff


def main(arguments):
    if len(arguments) != 4 or not arguments[0].isdigit():
        sys.exit("Usage: blazediff_pairs.py RUNS THRESHOLD A.png B.png")
    runs, threshold, first, second = max(1, int(arguments[0])), float(arguments[1]), *arguments[2:]
    least = float("inf")
    for _ in range(runs):
        start = time.perf_counter()
        # `antialiasing` means that antialiased pixels are detected, and ignored.
        result = blazediff.compare(first, second, threshold=threshold, antialiasing=True)
        least = min(least, time.perf_counter() - start)
    if result.reason == "layout-diff":
        sys.exit(f"{first} and {second} have different sizes")
    figures = {"compare_ms": round(least * 1000, 3), "mismatched": result.diff_count or 0}
    print(json.dumps(figures, separators=(",", ":")))


if __name__ == "__main__":
    main(sys.argv[1:])
