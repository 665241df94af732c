#!/bin/bash
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# One shard of the test in BUILD.bazel. Bazel runs it in the folder of its data, and keeps what is written to these places.
exec program/gallery test --shard auto --record never --report "$TEST_UNDECLARED_OUTPUTS_DIR" --junit "$XML_OUTPUT_FILE"
