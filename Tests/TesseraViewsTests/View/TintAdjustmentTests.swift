// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable @_spi(Tessera) import TesseraViews

@MainActor
struct TintAdjustmentTests {
  final class Counting: UIView {
    var changes = 0
    override func tintColorDidChange() {
      super.tintColorDidChange()
      changes += 1
    }
  }

  private func parts(_ color: UIColor) -> [CGFloat] {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    return color.resolvedColor(with: UITraitCollection()).getWhite(&white, alpha: &alpha) ? [white, alpha] : []
  }

  @Test func modesAreInherited() {
    let (outer, middle, inner) = (Counting(), Counting(), Counting())
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.tintColor = .red
    let changes = inner.changes
    #expect(inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect([outer, middle, inner].allSatisfy { $0.tintAdjustmentMode == .dimmed })
    // A custom tint color is also dimmed. The luminance of red is 0.2126.
    #expect(inner.changes == changes + 1 && middle.changes == 1)
    #expect(abs(parts(inner.tintColor)[0] - 0.2126) < 1e-4 && parts(inner.tintColor)[1] == 0.8)
    middle.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .red && outer.tintAdjustmentMode == .dimmed)
    // Setting the current value has no effect.
    let before = inner.changes
    inner.tintAdjustmentMode = .normal
    #expect(inner.changes == before)
    middle.tintAdjustmentMode = .automatic
    inner.tintAdjustmentMode = .automatic
    #expect(inner.tintAdjustmentMode == .dimmed)
    outer.tintAdjustmentMode = .automatic
    #expect(inner.tintAdjustmentMode == .normal && inner.tintColor == .red)
  }

  @Test func tintCanBeDimmedExplicitly() {
    let view = UIView()
    view.tintColor = .tintColor
    view.tintAdjustmentMode = .dimmed
    // System blue: 0, 122, 255.
    let expected = (0.7152 * 122 + 0.0722 * 255) / 255
    #expect(abs(parts(view.tintColor)[0] - expected) < 1e-3)
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .fullScreen, .overFullScreen])
  func sheetsDimTheBackground(_ style: UIModalPresentationStyle) {
    let window = makeWindow(safeArea: .zero)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let presented = UIViewController()
    presented.modalPresentationStyle = style
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    let dims = style == .pageSheet || style == .formSheet
    #expect(root.view.tintAdjustmentMode == (dims ? .dimmed : .normal))
    #expect(presented.view.tintAdjustmentMode == .normal)
    if let sheet = presented.sheetPresentationController, dims {
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.selectedDetentIdentifier = .medium
      window.layoutIfNeeded()
      #expect(root.view.tintAdjustmentMode == .normal)
      sheet.selectedDetentIdentifier = .large
      window.layoutIfNeeded()
      #expect(root.view.tintAdjustmentMode == .dimmed)
    }
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(root.view.tintAdjustmentMode == .normal)
  }
}
