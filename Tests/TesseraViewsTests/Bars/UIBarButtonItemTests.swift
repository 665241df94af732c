// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

private final class Flexible: UIBarButtonItem {
  override class func fixedSpace(_ width: CGFloat) -> Self { super.fixedSpace(width + 1) }
}

private final class Badged: UIBarButtonItem {
  let badge: String
  override init() {
    badge = "set by init"
    super.init()
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite struct UIBarButtonItemTests {
  /// Spaces are created with the receiving class's `init()`, as the result type `Self` requires.
  @Test func spacesUseTheReceiversClass() {
    #expect(Flexible.fixedSpace(10).width == 11 && Flexible.fixedSpace(10).systemItem == .fixedSpace)
    let made: UIBarButtonItem.Type = Flexible.self
    #expect(type(of: made.fixedSpace(1)) == Flexible.self && type(of: made.flexibleSpace()) == Flexible.self)
    #expect(made.flexibleSpaceItem.systemItem == .flexibleSpace)
    #expect(type(of: UIBarButtonItem.fixedSpace(3)) == UIBarButtonItem.self)
    let badged = Badged.flexibleSpace()
    #expect(badged.badge == "set by init" && badged.isSpace)
    // In a 390-point toolbar, two flexible spaces share the length that remains after two margins of 16 and the
    // 20-point view: 169 each.
    let view = UIView(frame: CGRect(0, 0, 20, 20))
    let toolbar = UIToolbar(frame: CGRect(0, 0, 390, 44))
    toolbar.items = [badged, UIBarButtonItem(customView: view), Flexible.flexibleSpace()]
    let window = makeWindow(390, 100)
    window.addSubview(toolbar)
    window.layoutIfNeeded()
    #expect(view.frame.minX == 185)
  }
}
