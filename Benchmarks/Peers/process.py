#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Runs a command with all processes that it starts, and prints its minimum time and its peak memory.

    process.py RUNS COMMAND...

Time is wall time, from start to end. Memory is measured in three more runs, which do not count for time: every two
milliseconds the proportional sizes (PSS) of the process and its descendants are added up, so that shared memory counts
once; if the kernel's peak of a single process (as in /usr/bin/time -v) is larger, it is used instead. Requires Linux.
"""
import json
import os
import subprocess
import sys
import time


def run(command):
    """Returns the time in milliseconds."""
    start = time.perf_counter()
    code = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
    if code != 0:
        sys.exit(f"{command[0]} ended with {code}")
    return (time.perf_counter() - start) * 1000


def family(root):
    """Returns the process and its descendants. Those whose parent has ended are found by their session."""
    parents, members = {}, {root}
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat") as file:
                    _, parent, _, session = file.read().rpartition(")")[2].split()[:4]
            except OSError:
                continue
            parents[int(name)] = int(parent)
            if int(session) == root:
                members.add(int(name))
    while True:
        more = {process for process, parent in parents.items() if parent in members} - members
        if not more:
            return members
        members |= more


def proportional_size(process):
    """Returns the size in kilobytes; 0 for a process that has ended."""
    try:
        with open(f"/proc/{process}/smaps_rollup") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("Pss:"))
    except (OSError, StopIteration):
        return 0


def peak(command):
    """Returns the peak in megabytes."""
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    most = 0
    while True:
        done, _, usage = os.wait4(process.pid, os.WNOHANG)
        if done:
            return max(most, usage.ru_maxrss) / 1000
        most = max(most, sum(proportional_size(member) for member in family(process.pid)))
        time.sleep(0.002)


def main(arguments):
    if len(arguments) < 2 or not arguments[0].isdigit():
        sys.exit("Usage: process.py RUNS COMMAND...")
    runs, command = max(1, int(arguments[0])), arguments[1:]
    figures = {"wall_ms_min": round(min(run(command) for _ in range(runs)), 1)}
    figures["peak_mb"] = round(max(peak(command) for _ in range(3)), 1)
    print(json.dumps(figures, separators=(",", ":")))


if __name__ == "__main__":
    main(sys.argv[1:])
