// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

/// Baseline-aligned rows compress text according to its compression resistance.
@MainActor @Suite struct BaselineStackTests {
  private let text = "A fairly long text that needs more than one line to be shown in the row"

  private func row(_ alignment: UIStackView.Alignment, _ views: [UIView]) -> UIWindow {
    let (window, stack) = (makeWindow(375, 667), UIStackView(arrangedSubviews: views))
    (stack.alignment, stack.spacing) = (alignment, 8)
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.layoutIfNeeded()
    return window
  }

  /// The switch is 51 points wide and hugs its content at 750, so 375 - 51 - 8 = 316 points remain for the text.
  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func aSwitchKeepsItsWidth(_ alignment: UIStackView.Alignment) {
    let (label, toggle) = (UILabel(), UISwitch())
    (label.numberOfLines, label.text) = (0, text)
    let window = row(alignment, [label, toggle])
    #expect(toggle.frame.width == 51)
    #expect(label.frame.width == 316)
    #expect(label.frame.height > 30)
    window.isHidden = true
  }

  @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func compressesTheTextWithLessResistance(_ alignment: UIStackView.Alignment) {
    let (short, long) = (UILabel(), UILabel())
    (short.numberOfLines, short.text, long.numberOfLines, long.text) = (0, "Short", 0, text)
    long.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let window = row(alignment, [short, long])
    #expect(short.frame.width == short.intrinsicContentSize.width)
    #expect(long.frame.width == 375 - 8 - short.frame.width)
    window.isHidden = true
  }
}
