// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Mortar3
import Testing

@Suite(.serialized) @MainActor
struct KeyboardInsetsTests {
  private func post(_ name: Notification.Name, _ frame: CGRect) {
    NotificationCenter.default.post(
      name: name, object: nil, userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame)])
  }

  @Test func insetsFollowTheKeyboard() {
    let scroll = UIScrollView {
      $0.contentInset.bottom = 5
      $0.installReactiveKeyboardInsets()
      $0.installReactiveKeyboardInsets()
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    root.addSubview(scroll)
    // The keyboard begins at y = 280 and the view ends at 400, so the keyboard covers 120 points.
    post(UIResponder.keyboardWillShowNotification, CGRect(x: 0, y: 280, width: 320, height: 200))
    #expect(scroll.contentInset.bottom == 125)
    #expect(scroll.verticalScrollIndicatorInsets.bottom == 120)
    post(UIResponder.keyboardWillChangeFrameNotification, CGRect(x: 0, y: 380, width: 320, height: 100))
    #expect(scroll.contentInset.bottom == 25)
    // A keyboard below the view covers nothing.
    post(UIResponder.keyboardWillChangeFrameNotification, CGRect(x: 0, y: 450, width: 320, height: 30))
    #expect(scroll.contentInset.bottom == 5)
    post(UIResponder.keyboardWillShowNotification, CGRect(x: 0, y: 280, width: 320, height: 200))
    post(UIResponder.keyboardWillHideNotification, .zero)
    #expect(scroll.contentInset.bottom == 5)
  }

  @Test func observersAreRemovedWithTheView() {
    weak var scroll: UIScrollView?
    do {
      let made = UIScrollView { $0.installReactiveKeyboardInsets() }
      scroll = made
    }
    #expect(scroll == nil)
    post(UIResponder.keyboardWillShowNotification, CGRect(x: 0, y: 280, width: 320, height: 200))
  }

  /// UIKit reports the keyboard's frame in screen coordinates. The view extends from 0 to 400 in a window whose top
  /// is at 100, so it ends at 500 on the screen. A keyboard that begins at 380 on the screen covers 120 points of it.
  @Test func keyboardFramesAreInScreenCoordinates() {
    let window = UIWindow(frame: CGRect(x: 40, y: 100, width: 320, height: 600))
    let scroll = UIScrollView { $0.installReactiveKeyboardInsets() }
    scroll.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    window.addSubview(scroll)
    post(UIResponder.keyboardWillShowNotification, CGRect(x: 0, y: 380, width: 360, height: 320))
    #expect(scroll.contentInset.bottom == 120)
    post(UIResponder.keyboardWillHideNotification, .zero)
    #expect(scroll.contentInset.bottom == 0)
    withExtendedLifetime(window) {}
  }

  /// The insets do not change for a keyboard next to, above or outside the view, or for an invalid or empty frame.
  @Test(arguments: [
    CGRect(x: 320, y: 280, width: 320, height: 200), CGRect(x: 0, y: -300, width: 320, height: 200),
    CGRect(x: 0, y: CGFloat.nan, width: 320, height: 200), CGRect(x: 0, y: 280, width: 320, height: CGFloat.infinity),
    .null, .zero,
  ])
  func keyboardsOutsideTheViewCoverNothing(_ keyboard: CGRect) {
    let scroll = UIScrollView { $0.installReactiveKeyboardInsets() }
    scroll.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
    post(UIResponder.keyboardWillShowNotification, keyboard)
    #expect(scroll.contentInset.bottom == 0)
  }
}
