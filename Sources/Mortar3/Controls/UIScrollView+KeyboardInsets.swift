// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Content insets that grow by the height that the keyboard covers, so that all content can be scrolled into view.

import UIKit

extension UIScrollView {
  /// Adds the height that the keyboard covers to the bottom content inset, and removes it when the keyboard
  /// disappears.
  ///
  /// Observes UIKit's keyboard notifications. On Linux, there is no keyboard, so tests must post the notifications.
  /// Calling this method again has no effect. The observation ends when the view is deallocated.
  public func installReactiveKeyboardInsets() {
    _ = associatedObject(of: KeyboardInsets.self) { KeyboardInsets(self) }
  }
}

@MainActor
private final class KeyboardInsets {
  private weak var scrollView: UIScrollView?
  /// The height that the keyboard has added to the bottom inset, in points.
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

  /// Updates the inset.
  ///
  /// - Parameter keyboard: The keyboard's frame in screen coordinates.
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

/// Notification observers that are removed when this object is deallocated.
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
