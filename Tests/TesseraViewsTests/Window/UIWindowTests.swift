// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

@MainActor @Suite struct UIWindowTests {
  private final class OwnWindow: UIWindow {}

  /// A window made without a frame fills the screen; one with a frame has it, also an empty one.
  @Test func aWindowFillsTheScreen() {
    let screen = UIScreen.main.bounds
    #expect(screen.width > 0)
    #expect(UIWindow().frame == screen && OwnWindow().frame == screen)
    #expect(UIWindow(frame: .zero).frame == .zero)
    #expect(UIWindow().safeAreaInsets == UIScreen.main.environment.safeArea)
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.layoutIfNeeded()
    #expect(window.rootViewController?.view.frame == screen)
  }

  /// The screen is that of the moment.
  @Test func theScreenMayBeAnother() {
    let before = UIScreen.main.environment
    UIScreen.main.environment.size = CGSize(width: 402, height: 874)
    defer { UIScreen.main.environment = before }
    #expect(UIWindow().bounds == CGRect(0, 0, 402, 874))
  }
}
