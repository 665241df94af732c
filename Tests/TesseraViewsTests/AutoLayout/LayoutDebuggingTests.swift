// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests of explanations for a view's position: the constraints that determine it, the constraints that were not
// satisfied, and ambiguity.

@testable import TesseraViews
import TesseraViewFixtures
import Testing

@Suite @MainActor
struct LayoutDebuggingTests {
  /// Returns a 100-point label with a compression resistance of 751 in a box that leaves 80 points at priority 750.
  private func makeFight() -> (root: UIView, label: UIView, loser: NSLayoutConstraint) {
    final class Sized: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 20) }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 88, height: 40))
    let label = Sized()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentCompressionResistancePriority(.init(751), for: .horizontal)
    root.addSubview(label)
    let trailing = root.trailingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 8)
    trailing.priority = .defaultHigh
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.topAnchor.constraint(equalTo: root.topAnchor),
      trailing,
    ])
    root.layoutIfNeeded()
    return (root, label, trailing)
  }

  @Test func listsWinningAndLosingConstraintsOfAWidth() throws {
    let (root, label, _) = makeFight()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    let width = try #require(label.layoutExplanation.first { $0.hasPrefix("width = 100") })
    #expect(width.contains("CompressionResistance:751"))
    let (held, lost) = try #require(
      width.range(of: "which won over").map { (width[..<$0.lowerBound], width[$0.upperBound...]) })
    #expect(held.contains("NSContentSizeLayoutConstraint"))
    #expect(lost.contains("@750"))
    _ = root
  }

  @Test func listsConstraintsAffectingAnAxis() {
    let (root, label, _) = makeFight()
    let vertical = label.constraintsAffectingLayout(for: .vertical)
    #expect(vertical.map(\.firstAttribute) == [.top])
    #expect(label.topAnchor.constraintsAffectingLayout == vertical)
    #expect(!label.hasAmbiguousLayout)
    _ = root
  }

  @Test func detectsAnAmbiguousPosition() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    // The view must be at 5 or farther right, and no constraint determines where. It is placed as near to 0 as
    // allowed.
    #expect(view.hasAmbiguousLayout)
    #expect(view.leadingAnchor.hasAmbiguousLayout)
    #expect(!view.topAnchor.hasAmbiguousLayout)
    #expect(view.frame.minX == 5)
  }
}
