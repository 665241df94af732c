// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A group of related bar buttons.
///
/// - Note: Differs from UIKit: groups are never shown. Bars show only individual items.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The group's buttons, in reading order.
  open var barButtonItems: [UIBarButtonItem]
  /// The item that replaces the group's buttons in narrow bars, or nil.
  open var representativeItem: UIBarButtonItem?
  /// Whether the group is hidden. Stored only. `false` by default.
  open var isHidden = false

  /// Creates a group of related buttons.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }

  /// Whether the representative item replaces the buttons. Always `false`.
  open var isDisplayingRepresentativeItem: Bool { false }
}
