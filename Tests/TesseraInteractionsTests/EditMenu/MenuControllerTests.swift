// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraInteractions
import TesseraViewFixtures
import TesseraViews
import Testing

@MainActor
@Suite("The shared edit menu")
struct MenuControllerTests {
  final class Copying: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) {}
  }

  @Test("The edit menu appears if a responder can perform one of its items")
  func menu() {
    let (window, view) = (makeWindow(100, 100), Copying())
    window.addSubview(view)
    let menu = UIMenuController.shared
    menu.showMenu(from: view, rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!menu.isMenuVisible)
    #expect(view.becomeFirstResponder())
    menu.showMenu(from: view, rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(menu.isMenuVisible)
    #expect(menu.menuFrame.minY == 14, "8 points below the target, because there is no space above")
    menu.hideMenu()
    #expect(!menu.isMenuVisible && menu.menuFrame == .zero)
  }
}
