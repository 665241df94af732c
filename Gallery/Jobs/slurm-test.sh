#!/bin/bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# Slurm: an array of eight tasks tests, and a job that waits for them makes a single report. Submitted in the root of the
# package, on a file system that all nodes share:
#
#   array=$(sbatch --parsable Gallery/Jobs/slurm-test.sh)
#   sbatch --dependency=afterany:$array Gallery/Jobs/slurm-merge.sh $array
#
# Not afterok: a task ends with 1 when a picture differs, and then the report is wanted most.
#SBATCH --job-name=screens
#SBATCH --array=1-8
#SBATCH --cpus-per-task=2
#SBATCH --mem=1G
#SBATCH --time=00:10:00
#SBATCH --requeue
#SBATCH --open-mode=append
#SBATCH --output=screens-%A-%a.log

# A task whose node fails restarts with the same number and rewrites its report.
.build/release/gallery test --shard auto --timings timings.json --record never --workers "$SLURM_CPUS_PER_TASK" \
  --report "reports/$SLURM_ARRAY_JOB_ID/$SLURM_ARRAY_TASK_ID"
