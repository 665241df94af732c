// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// A label with padding as apps implement it, whose `intrinsicContentSize` is the text's size plus the padding.
@MainActor @Suite struct PaddedLabelTests {
  private final class PaddedLabel: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 40, height: size.height + 20)
    }
  }

  @Test("The padding applies to any number of lines", arguments: [0, 1, 2])
  func padding(lines: Int) {
    let (root, label, plain) = (makeRoot(400, 400), PaddedLabel(), UILabel())
    (label.text, plain.text) = ("Hello", "Hello")
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    activate(
      label.topAnchor.constraint(equalTo: root.topAnchor), label.leadingAnchor.constraint(equalTo: root.leadingAnchor))
    root.layoutIfNeeded()
    let text = plain.intrinsicContentSize
    // Both edges are on whole pixels, which are thirds of a point.
    #expect(abs(label.frame.width - text.width - 40) < 1e-9)
    #expect(abs(label.frame.height - text.height - 20) < 1e-9)
  }

  @Test("The height is the height of the text wrapped at the label's width plus the padding")
  func wrapped() {
    let (root, label, plain) = (makeRoot(400, 400), PaddedLabel(), UILabel())
    for label in [label, plain] {
      label.text = "One two three four five six seven eight"
      label.numberOfLines = 0
    }
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    activate(
      label.topAnchor.constraint(equalTo: root.topAnchor), label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 100))
    root.layoutIfNeeded()
    let height = plain.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)).height
    #expect(height > 2 * plain.font.lineHeight)
    #expect(abs(label.frame.height - height - 20) < 1e-9)
  }
}
