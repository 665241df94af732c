// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The content inset grows by the height covered by the keyboard, so that all content can be scrolled into view.

import UIKit

extension UIScrollView {
  /// Adds the height covered by the keyboard to the bottom content inset, and removes it when the keyboard disappears.
  ///
  /// Observes UIKit's keyboard notifications; on Linux there is no keyboard, so a test has to post them. Calling it again has
  /// no effect. It ends when the view is deallocated.
  public func installReactiveKeyboardInsets() {
    _ = associatedObject(of: KeyboardInsets.self) { KeyboardInsets(self) }
  }
}

@MainActor
private final class KeyboardInsets {
  private weak var scrollView: UIScrollView?
  /// The height that the keyboard has added to the insets.
  private var added: CGFloat = 0
  private let observers = Observers()

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    observe(UIResponder.keyboardWillShowNotification) { $0.updateInset(for: $1) }
    observe(UIResponder.keyboardWillChangeFrameNotification) { $0.updateInset(for: $1) }
    observe(UIResponder.keyboardWillHideNotification) { insets, _ in insets.addInset(0) }
  }

  private func observe(_ name: Notification.Name, _ react: @escaping @MainActor (KeyboardInsets, CGRect) -> Void) {
    let react: @MainActor (CGRect) -> Void = { [weak self] frame in
      if let self { react(self, frame) }
    }
    observers.add(name, react)
  }

  /// - Parameter keyboard: The keyboard's frame in the screen's coordinates.
  private func updateInset(for keyboard: CGRect) {
    guard let scrollView else { return }
    var place = scrollView.convert(scrollView.bounds, to: nil)
    if let window = scrollView.window { place = place.offsetBy(dx: window.frame.minX, dy: window.frame.minY) }
    let isCovering = keyboard.isFinite && !keyboard.intersection(place).isEmpty
    let covered = isCovering ? min(place.maxY - keyboard.minY, place.height) : 0
    // The safe area is already part of the adjusted inset.
    addInset(max(0, covered - scrollView.safeAreaInsets.bottom))
  }

  private func addInset(_ amount: CGFloat) {
    guard let scrollView, amount != added else { return }
    scrollView.contentInset.bottom += amount - added
    scrollView.verticalScrollIndicatorInsets.bottom += amount - added
    added = amount
  }
}

extension CGRect {
  fileprivate var isFinite: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}

/// Observers that are removed from the notification center when this object is released.
private final class Observers {
  private var tokens: [any NSObjectProtocol] = []

  func add(_ name: Notification.Name, _ react: @escaping @MainActor (CGRect) -> Void) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        deliver(value?.cgRectValue ?? .zero, to: react)
      })
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
