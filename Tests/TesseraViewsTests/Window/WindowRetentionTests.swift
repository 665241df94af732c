// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViews
import Testing

/// A scene retains its visible windows.
@MainActor @Suite struct WindowRetentionTests {
  @Test func shownWindowsLiveUntilTheyAreHidden() {
    weak var key: UIWindow?
    weak var overlay: UIWindow?
    weak var unshown: UIWindow?
    do {
      let (first, second, third) = (UIWindow(), UIWindow(), UIWindow())
      first.rootViewController = UIViewController()
      first.makeKeyAndVisible()
      second.isHidden = false
      (key, overlay, unshown) = (first, second, third)
    }
    #expect(key != nil && overlay != nil)
    #expect(unshown == nil)
    key?.isHidden = true
    #expect(key == nil)
    overlay?.windowScene = nil
    #expect(overlay == nil)
  }

  /// A window without a scene is not shown.
  @Test func windowsWithoutAScene() {
    weak var window: UIWindow?
    do {
      let made = UIWindow()
      made.windowScene = nil
      made.isHidden = false
      window = made
    }
    #expect(window == nil)
  }
}
