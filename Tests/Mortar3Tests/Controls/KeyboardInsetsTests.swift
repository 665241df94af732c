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
    // The keyboard begins at 280: it covers 120 of the view, which ends at 400.
    post(UIResponder.keyboardWillShowNotification, CGRect(x: 0, y: 280, width: 320, height: 200))
    #expect(scroll.contentInset.bottom == 125)
    #expect(scroll.verticalScrollIndicatorInsets.bottom == 120)
    post(UIResponder.keyboardWillChangeFrameNotification, CGRect(x: 0, y: 380, width: 320, height: 100))
    #expect(scroll.contentInset.bottom == 25)
    // Below the view it covers nothing.
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

  /// UIKit gives the keyboard's frame in the screen's coordinates. A view from 0 to 400 in a window whose top is at 100
  /// ends at 500 on the screen, so a keyboard that begins at 380 there covers 120 of it.
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

  /// A keyboard covers only the views it overlaps: not a view next to it or below it, and nothing if it has no frame.
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
