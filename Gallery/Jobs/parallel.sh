#!/bin/bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# GNU parallel: Gallery/Jobs/parallel.sh [PARTS], in the root of the package. Merges the reports of all parts.
# On your own machines, with a shared folder: PARALLEL='--sshlogin one,two,three --workdir .' Gallery/Jobs/parallel.sh
set -uo pipefail
parts=${1:-8}

rm -rf reports report
# A part that found a difference ends with 1 and is not tried again; one that was killed is.
seq "$parts" | parallel --retries 3 --joblog parallel.log \
  ".build/release/gallery test --shard {}/$parts --record never --workers 1 --report reports/{} || [ \$? -eq 1 ]"

.build/release/gallery report merge reports --out report
