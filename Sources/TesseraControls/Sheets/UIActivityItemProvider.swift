// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An item of a share sheet that is created after an activity is chosen. Subclasses override `item`.
///
/// - Note: Differs from UIKit: the item is created on the main thread, without a queue.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// A placeholder of the item's class, which determines the available activities.
  public let placeholderItem: Any?
  /// The chosen activity; nil before the choice.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Creates a provider with a placeholder.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item: the placeholder unless overridden.
  open var item: Any { placeholderItem ?? NSNull() }

  /// Returns the placeholder.
  @preconcurrency @MainActor
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? NSNull()
  }

  /// Returns the item, unless the operation was canceled.
  @preconcurrency @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return isCancelled ? nil : item
  }
}
