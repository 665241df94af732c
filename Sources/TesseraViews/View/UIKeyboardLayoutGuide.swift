// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A layout guide that follows the top edge of the keyboard. A view that is constrained to be above it is never
/// covered by the keyboard.
///
/// Without a keyboard, the guide is the area below the safe area.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a floating or split keyboard instead of staying at the bottom. `false` by default.
  public var followsUndockedKeyboard = false { didSet { settingsDidChange() } }
  /// Whether the guide's top is at the bottom of the safe area, instead of the view's bottom, if there is no
  /// keyboard. `true` by default.
  public var usesBottomSafeArea = true { didSet { settingsDidChange() } }

  private func settingsDidChange() {
    guard let owningView else { return }
    owningView.margins.guides?.update([.keyboard], of: owningView)
    owningView.markNeedsLayout()
  }
}

extension UIWindow {
  /// The keyboard's rectangle in the window; nil for none. A keyboard that reaches the bottom edge is docked.
  package internal(set) var keyboardFrame: CGRect? {
    get { margins.keyboardFrame }
    set {
      margins.keyboardFrame = newValue.flatMap { $0.isFiniteRect ? $0.standardized : nil }
      var walk = TreeWalk(self)
      while let view = walk.next() {
        walk.descend(into: view)
        view.keyboardFrameDidChange()
        guard let guides = view.margins.guides, guides.guide(.keyboard) != nil else { continue }
        guides.update([.keyboard], of: view)
        view.markNeedsLayout()
      }
    }
  }
}
