// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraViews

@MainActor @Suite struct CALayerLayoutTests {
  /// A layer that requests layout during its layout, up to a given number of times.
  final class Restless: CALayer {
    var wishes = Int.max
    private(set) var layouts = 0

    override func layoutSublayers() {
      layouts += 1
      guard wishes > 0 else { return }
      wishes -= 1
      setNeedsLayout()
    }
  }

  /// A layer that requests layout during its layout is laid out again in the same pass, once per request.
  @Test func laysOutAgainOnRequest() {
    let (root, layer) = (CALayer(), Restless())
    layer.wishes = 3
    root.addSublayer(layer)
    layer.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(layer.layouts == 4)
    #expect(!layer.needsLayout())
  }

  /// Endless layout is stopped and reported once per layer.
  @Test func reportsEndlessLayoutOnce() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (root, layer) = (CALayer(), Restless())
        root.addSublayer(layer)
        layer.setNeedsLayout()
        for _ in 0..<3 { root.layoutIfNeeded() }
        #expect(layer.layouts == 48)
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.components(separatedBy: "Layout of layers did not settle").count == 2)
    #expect(text.contains("Restless"))
  }
}
