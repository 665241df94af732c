#!/bin/bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# Slurm: makes one report of those of slurm-test.sh, whose number is the argument.
#SBATCH --job-name=screens-merge
#SBATCH --time=00:05:00
#SBATCH --output=screens-merge-%j.log

.build/release/gallery report merge "reports/$1" --out report --timings timings.json
