// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Subclasses that position the subviews of a button without a configuration.
@MainActor @Suite struct UIButtonRectTests {
  /// A button with a 20 x 20 image at its right end and the title in the remaining space.
  private final class Reversed: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
      CGRect(contentRect.maxX - 20, contentRect.minY, 20, 20)
    }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      var rect = contentRect
      rect.size.width -= 25
      return rect
    }
  }

  private final class Inset: UIButton {
    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
  }

  private final class Raised: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      super.titleRect(forContentRect: contentRect).offsetBy(dx: 0, dy: -3)
    }
  }

  private func laidOut<Button: UIButton>(_ button: Button) -> Button {
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.frame = CGRect(0, 0, 200, 40)
    button.layoutIfNeeded()
    return button
  }

  @Test func overridesPositionSubviews() {
    let button = Reversed()
    button.contentEdgeInsets = UIEdgeInsets(top: 2, left: 10, bottom: 2, right: 10)
    _ = laidOut(button)
    #expect(button.imageView?.frame == CGRect(170, 2, 20, 20))
    #expect(button.titleLabel?.frame == CGRect(10, 2, 155, 36))
  }

  /// The title is at the left end of a content rectangle that begins 30 points from the button's edge.
  @Test func theContentCanBeSmaller() {
    let button = Inset()
    button.contentHorizontalAlignment = .left
    #expect(laidOut(button).imageView?.frame.minX == 30)
  }

  /// A subclass without overrides and a subclass that offsets the rectangles returned by super, compared with an
  /// ordinary button.
  @Test func superReturnsDefaultRects() throws {
    class Plain: UIButton {}
    let usual = UIButton()
    usual.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    let (plain, raised) = (Plain(), Raised())
    for button in [plain, raised] as [UIButton] { button.titleEdgeInsets = usual.titleEdgeInsets }
    let title = try #require(laidOut(usual).titleLabel).frame
    #expect(laidOut(plain).titleLabel?.frame == title && plain.imageView?.frame == usual.imageView?.frame)
    #expect(laidOut(raised).titleLabel?.frame == title.offsetBy(dx: 0, dy: -3))
    #expect(usual.titleRect(forContentRect: usual.contentRect(forBounds: usual.bounds)) == title)
  }

  @Test func configurationsIgnoreRectOverrides() {
    let (button, usual) = (Reversed(), UIButton())
    for button in [button, usual] { button.configuration = .plain() }
    #expect(laidOut(button).imageView?.frame == laidOut(usual).imageView?.frame)
  }

  @Test func disabledImagesAreDimmedUnlessDisallowed() {
    let button = laidOut(UIButton(type: .system))
    button.tintColor = .red
    button.isEnabled = false
    #expect(button.imageView?.tintColor == .tertiaryLabel)
    button.adjustsImageWhenDisabled = false
    #expect(button.imageView?.tintColor == .red)
  }

  /// A configuration has no title shadow.
  @Test func configurationsRemoveTheShadow() {
    let button = laidOut(UIButton())
    button.setTitleShadowColor(.red, for: .normal)
    #expect(button.titleLabel?.shadowColor == .red)
    button.configuration = .plain()
    #expect(button.titleLabel?.shadowColor == nil)
    button.configuration = nil
    #expect(button.titleLabel?.shadowColor == .red)
  }

  /// If `beginTracking` returns `false`, the control does not track the touch, so the touch is not inside.
  @Test func rejectedTouchesAreNotInside() {
    final class Refusing: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let window = makeWindow()
    let control = Refusing(frame: CGRect(0, 0, 100, 40))
    window.addSubview(control)
    window.tap(at: CGPoint(x: 10, y: 10))
    #expect(!control.isTouchInside && !control.isTracking)
  }
}
