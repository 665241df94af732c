// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

@MainActor @Suite struct UIWindowTests {
  private final class CustomWindow: UIWindow {}

  /// A window created without a frame fills the screen. A window created with a frame, even an empty one, has that
  /// frame.
  @Test func aWindowFillsTheScreen() {
    let screen = UIScreen.main.bounds
    #expect(screen.width > 0)
    #expect(UIWindow().frame == screen && CustomWindow().frame == screen)
    #expect(UIWindow(frame: .zero).frame == .zero)
    #expect(UIWindow().safeAreaInsets == UIScreen.main.environment.safeArea)
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.layoutIfNeeded()
    #expect(window.rootViewController?.view.frame == screen)
  }

  /// A new window has the size of the screen's current environment.
  @Test func acceptsAnotherScreen() {
    let before = UIScreen.main.environment
    UIScreen.main.environment.size = CGSize(width: 402, height: 874)
    defer { UIScreen.main.environment = before }
    #expect(UIWindow().bounds == CGRect(0, 0, 402, 874))
  }
}
