// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// The frames of a button's subviews equal the button's rectangle methods, even before a layout pass.
@MainActor @Suite struct ButtonPartFrameTests {
  private final class Reversed: UIButton {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      let image = imageView?.image?.size ?? .zero
      return CGRect(x: 0, y: 0, width: contentRect.width - image.width, height: contentRect.height)
    }
  }

  @Test func rectsMatchTheLayout() {
    let button = UIButton(type: .custom)
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(button.titleLabel?.frame == .zero)
    button.frame = CGRect(0, 0, 200, 44)
    let content = button.contentRect(forBounds: button.bounds)
    #expect(button.titleLabel?.frame == button.titleRect(forContentRect: content))
    #expect(button.imageView?.frame == button.imageRect(forContentRect: content))
    let width = button.titleLabel?.frame.width ?? 0
    button.setTitle("A longer title", for: .normal)
    #expect((button.titleLabel?.frame.width ?? 0) > width && width > 0)
  }

  /// Overrides that access the subviews do not recurse.
  @Test func overridesCanAccessSubviews() {
    let button = Reversed(frame: CGRect(0, 0, 200, 44))
    button.setTitle("Title", for: .normal)
    #expect(button.titleLabel?.frame == CGRect(0, 0, 200, 44))
  }
}
