// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraKernels

import Glibc

/// Whether the tests that take minutes or much memory run: `make test-long`.
let isLongRun = getenv("TESSERA_LONG_TESTS") != nil

/// The levels of kernels that this machine has; all give the same.
let kernelLevels = (0..<TK_LEVELS).map { Int32($0) }.filter { tk_has_level($0) != 0 }
