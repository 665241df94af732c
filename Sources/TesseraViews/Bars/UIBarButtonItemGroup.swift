// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Buttons that belong together.
///
/// - Note: Differs from UIKit: groups are never shown; bars take single items.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The group's buttons, in reading order.
  open var barButtonItems: [UIBarButtonItem]
  /// What stands for all of them where there is little room; nil for nothing.
  open var representativeItem: UIBarButtonItem?
  /// Whether the group is left out. Stored only. False by default.
  open var isHidden = false

  /// Buttons that belong together.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }

  /// Whether the representative stands for the buttons. Always false.
  open var isDisplayingRepresentativeItem: Bool { false }
}
