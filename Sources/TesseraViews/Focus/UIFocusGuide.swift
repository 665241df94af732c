// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A place that hands the focus on when it comes there.
///
/// - Note: Differs from UIKit: no key brings the focus to a place, so that it is stored only.
open class UIFocusGuide: UILayoutGuide {
  /// Whether it hands the focus on. `true` by default.
  open var isEnabled = true
  /// Where the focus goes, the first that can have it. Empty by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
  /// The first view of `preferredFocusEnvironments`; nil for none.
  open var preferredFocusedView: UIView? {
    get { (preferredFocusEnvironments ?? []).lazy.compactMap { $0 as? UIView }.first }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}
