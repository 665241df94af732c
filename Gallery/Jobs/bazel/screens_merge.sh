#!/bin/bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# Makes one report of those that the shards of BUILD.bazel left. Bazel keeps them in archives; some versions, as they are.
set -euo pipefail
rm -rf reports
for outputs in bazel-testlogs/screens_test/shard_*/test.outputs; do
  part=reports/$(basename "$(dirname "$outputs")")
  mkdir -p "$part"
  if [ -f "$outputs/outputs.zip" ]; then unzip -q "$outputs/outputs.zip" -d "$part"; else cp -R "$outputs/." "$part"; fi
done
program/gallery report merge reports --out report
