// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// In release builds, the compiler moves default arguments into the calling module, which then has separate copies of
// array literals. This test module is such a caller.

import Tessera
import TesseraGraphics
import Testing

@Suite struct MatrixTests {
  private func names(_ matrix: SnapshotMatrix) -> [String] { matrix.variants(device: .iPhoneSE).map(\.name) }

  /// An omitted axis has its default value, regardless of the other axes.
  @Test func axesHaveSeparateDefaults() {
    #expect(names(SnapshotMatrix()) == ["iphone-se@2.light", "iphone-se@2.dark"])
    #expect(names(SnapshotMatrix(appearances: [.dark])) == ["iphone-se@2.dark"])
    #expect(
      names(SnapshotMatrix(textSizes: [.large, .accessibilityExtraLarge]))
        == ["iphone-se@2.light", "iphone-se@2.light.AX3", "iphone-se@2.dark", "iphone-se@2.dark.AX3"])
    #expect(names(SnapshotMatrix(directions: [.rightToLeft])) == ["iphone-se@2.light.rtl", "iphone-se@2.dark.rtl"])
    #expect(
      names(SnapshotMatrix(highContrast: [true])) == ["iphone-se@2.light.contrast", "iphone-se@2.dark.contrast"])
    let both = SnapshotMatrix(appearances: [.light])
    #expect(
      names(both.union(SnapshotMatrix(directions: [.rightToLeft])).union(both))
        == ["iphone-se@2.light", "iphone-se@2.light.rtl", "iphone-se@2.dark.rtl"])
    #expect(SnapshotMatrix().localizations == [nil] && SnapshotMatrix().languages == [nil])
    #expect(SnapshotMatrix(localizations: ["de"]).highContrast == [false])
  }
}
