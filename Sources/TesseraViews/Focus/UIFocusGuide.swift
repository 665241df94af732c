// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A layout guide that redirects the focus.
///
/// - Note: Differs from UIKit: stored only, because no key moves the focus.
open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide redirects the focus. `true` by default.
  open var isEnabled = true
  /// The environments that receive the focus, in order of preference. Empty by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
  /// The first view in `preferredFocusEnvironments`, or nil.
  open var preferredFocusedView: UIView? {
    get { (preferredFocusEnvironments ?? []).lazy.compactMap { $0 as? UIView }.first }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}
