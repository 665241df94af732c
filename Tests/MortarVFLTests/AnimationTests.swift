// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import MortarVFL
import Testing

@MainActor @Suite struct AnimationTests {
  let clock = AnimationClock()

  private func shown(_ view: UIView, _ time: Double) -> String? {
    clock.advance(to: time)
    return clock.run { view.layer.presentation() }.map { "\($0.frame.minX)...\($0.frame.maxX)" }
  }

  /// Each view has half of 300 points at first. Then they have a quarter and three quarters, so the border moves
  /// linearly from 150 to 75.
  @Test func changedWeights() {
    let row = Row(300, 100)
    let (root, a, b) = (row.root, row.viewA, row.viewB)
    let halves = root |>> a[~~1] | b[~~1]
    root.layoutIfNeeded()
    clock.run {
      halves.deactivate()
      root |>> a[~~1] | b[~~3]
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    }
    #expect(row.spans(a, b) == ["0...75", "75...300"])
    #expect(shown(a, 0) == "0.0...150.0" && shown(b, 0) == "150.0...300.0")
    #expect(shown(a, 0.5) == "0.0...112.5" && shown(b, 0.5) == "112.5...300.0")
    #expect(shown(a, 1) == "0.0...75.0" && shown(b, 1) == "75.0...300.0")
  }

  /// A bar grows from a width of 0 to three fifths of 300 = 180. With an ease-in-out curve, it has half of its final
  /// width after half the time.
  @Test func growsABar() {
    let row = Row(300, 100)
    let empty = row.root |> row.viewA[==0]
    row.root.layoutIfNeeded()
    clock.run {
      empty.deactivate()
      row.root |>> row.viewA[~~3] | ~~2
      UIView.animate(withDuration: 1) { row.root.layoutIfNeeded() }
    }
    #expect(row.spans(row.viewA) == ["0...180"])
    #expect(shown(row.viewA, 0) == "0.0...0.0")
    #expect(shown(row.viewA, 0.5) == "0.0...90.0")
  }
}
