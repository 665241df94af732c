// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether the tests that take minutes or much memory run: `make test-long`.
let isLongRun = getenv("TESSERA_LONG_TESTS") != nil
