// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraKernels
import Testing

@testable import TesseraRaster

import Glibc

/// The selection of the kernel level, and level names.
@Suite struct KernelLevelTests {
  private static let names: [Int32: String] = [
    Int32(TK_SCALAR): "scalar", Int32(TK_SSE2): "sse2", Int32(TK_AVX2): "avx2", Int32(TK_NEON): "neon",
  ]

  /// The plain C level is always supported. SSE2 requires x86-64, and NEON requires 64-bit ARM.
  @Test func supportedLevels() {
    let levels = KernelTests.levels.map { Self.names[$0]! }
    #if arch(x86_64)
      #expect(Array(levels.prefix(2)) == ["scalar", "sse2"] && !levels.contains("neon"))
    #elseif arch(arm64)
      #expect(levels == ["scalar", "neon"])
    #else
      #expect(levels == ["scalar"])
    #endif
    #expect(tk_best_level() == KernelTests.levels.last)
  }

  @Test func everyLevelHasAName() {
    for level in KernelTests.levels { #expect(tk_level_named(Self.names[level]) == level) }
    #expect(tk_level_named(nil) == tk_best_level())
    #expect(tk_level_named("") == tk_best_level())
  }

  /// Each level has separate kernels. For an unsupported level, the best supported level is used.
  @Test func kernelsOfALevel() {
    #expect(Set(KernelTests.levels.map { tk_kernels($0) }).count == KernelTests.levels.count)
    for level in [-1, Int32(TK_LEVELS), .max, .min] { #expect(tk_kernels(level) == tk_kernels(tk_best_level())) }
    for level in Self.names.keys where tk_has_level(level) == 0 {
      #expect(tk_kernels(level) == tk_kernels(tk_best_level()))
    }
  }

  /// The environment variable is read only once per process, at its first use.
  @Test func environmentSelectsALevel() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      setenv("TESSERA_KERNELS", "scalar", 1)
      #expect(tk_level() == TK_SCALAR)
      #expect(Painter().level == TK_SCALAR)
      setenv("TESSERA_KERNELS", "no longer read", 1)
      #expect(tk_level() == TK_SCALAR)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!text.contains("TESSERA_KERNELS"))
  }

  /// A name that is invalid on this machine is reported once, with the valid names. Drawing works nevertheless.
  @Test func environmentWithInvalidLevel() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      setenv("TESSERA_KERNELS", "sse9", 1)
      for _ in 0..<3 { #expect(Painter().level == tk_best_level()) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let levels = KernelTests.levels.map { Self.names[$0]! }
    let sentence =
      "TESSERA_KERNELS is \"sse9\", but this machine supports \(levels.joined(separator: ", ")); "
      + "using \(levels.last!).\n"
    let said: [String] = text.split(separator: "\n").filter { $0.contains("TESSERA_KERNELS") }.map { "\($0)\n" }
    #expect(said == [sentence])
  }
}
