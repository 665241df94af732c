// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A guide whose top edge follows the keyboard's, for views that the keyboard must not cover.
///
/// Without a keyboard the guide is the area below the safe area.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a floating or split keyboard rather than staying at the bottom.
  public var followsUndockedKeyboard = false { didSet { settingsDidChange() } }
  /// Whether the guide's top is at the safe area's bottom rather than at the view's if there is no keyboard.
  public var usesBottomSafeArea = true { didSet { settingsDidChange() } }

  private func settingsDidChange() {
    guard let owningView else { return }
    owningView.margins.guides?.update([.keyboard], of: owningView)
    owningView.markNeedsLayout()
  }
}

extension UIWindow {
  /// The keyboard's rectangle in the window, or nil if there is none. A keyboard that reaches the bottom edge is docked.
  var keyboardFrame: CGRect? {
    get { margins.keyboardFrame }
    set {
      margins.keyboardFrame = newValue.flatMap { $0.isFiniteRect ? $0.standardized : nil }
      var walk = TreeWalk(self)
      while let view = walk.next() {
        walk.descend(into: view)
        guard let guides = view.margins.guides, guides.guide(.keyboard) != nil else { continue }
        guides.update([.keyboard], of: view)
        view.markNeedsLayout()
      }
    }
  }
}
