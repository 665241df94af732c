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

  @Test func observersEndWithTheView() {
    weak var scroll: UIScrollView?
    do {
      let made = UIScrollView { $0.installReactiveKeyboardInsets() }
      scroll = made
    }
    #expect(scroll == nil)
    post(UIResponder.keyboardWillShowNotification, CGRect(x: 0, y: 280, width: 320, height: 200))
  }
}
