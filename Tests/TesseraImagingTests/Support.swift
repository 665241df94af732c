// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraKernels

import Glibc

/// Whether tests that require minutes or much memory are enabled, as by `make test-long`.
let isLongRun = getenv("TESSERA_LONG_TESTS") != nil

/// The kernel levels that this machine supports. All levels produce the same results.
let kernelLevels = (0..<TK_LEVELS).map { Int32($0) }.filter { tk_has_level($0) != 0 }
