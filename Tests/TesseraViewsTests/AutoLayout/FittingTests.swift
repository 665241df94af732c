// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that systemLayoutSizeFitting returns the size that the constraints prefer and changes no frame.

import TesseraViewFixtures
import TesseraViews
import Testing

@Suite @MainActor
struct FittingTests {
  /// Returns a card with a label that is inset by 10 points on all sides.
  private func card(_ text: String) -> (card: UIView, label: UILabel) {
    let card = UIView(frame: CGRect(x: 5, y: 6, width: 300, height: 400))
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
    ])
    return (card, label)
  }

  @Test func measuresARootWithoutMovingIt() {
    let (card, label) = card("Hello")
    card.layoutIfNeeded()
    let before = label.frame
    let own = label.intrinsicContentSize
    // The label's single line and 10 points on each side.
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // 121 pixels / 3 and 61 pixels / 3 + 20 points differ in their last binary digit.
    #expect(abs(size.width - own.width - 20) < 1e-9 && abs(size.height - own.height - 20) < 1e-9)
    #expect(card.frame == CGRect(x: 5, y: 6, width: 300, height: 400))
    card.layoutIfNeeded()
    #expect(label.frame == before)
  }

  @Test func wrapsTextAtARequiredWidth() {
    let (card, label) = card("One two three four five six seven eight nine ten")
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 120)
    #expect(size.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height + 20)
  }

  @Test(arguments: [false, true])
  func rootAndScratchEnginesAgree(_ isInTree: Bool) {
    let (card, _) = card("The quick brown fox jumps over the lazy dog")
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    if isInTree { outer.addSubview(card) }
    let sizes = [0, 60, 100, 150, 1000].map { width in
      card.systemLayoutSizeFitting(
        CGSize(width: CGFloat(width), height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    let (twin, _) = self.card("The quick brown fox jumps over the lazy dog")
    for (width, size) in zip([0, 60, 100, 150, 1000], sizes) {
      let fresh = twin.systemLayoutSizeFitting(
        CGSize(width: CGFloat(width), height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == fresh, "width \(width)")
    }
  }

  @Test func measuringHasNoSideEffects() {
    final class Counting: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        super.layoutSubviews()
      }
    }
    let root = Counting(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      child.topAnchor.constraint(equalTo: root.topAnchor), child.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      child.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
      child.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
    ])
    root.layoutIfNeeded()
    let count = root.count
    for _ in 0..<3 {
      #expect(root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 30))
    }
    root.layoutIfNeeded()
    #expect(root.count == count)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }
}
