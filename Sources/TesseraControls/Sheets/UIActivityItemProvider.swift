// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A share sheet item that is created after the user chooses an activity. Subclasses override `item`.
///
/// - Note: Differs from UIKit: the item is created on the main thread instead of an operation queue.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// A placeholder of the item's type, which determines the available activities.
  public let placeholderItem: Any?
  /// The type of the chosen activity; nil before the user chooses an activity.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Creates a provider with a placeholder.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item. Returns the placeholder unless overridden.
  open var item: Any { placeholderItem ?? NSNull() }

  /// Returns the placeholder.
  @preconcurrency @MainActor
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? NSNull()
  }

  /// Returns the item, or nil if the operation has been canceled.
  @preconcurrency @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return isCancelled ? nil : item
  }
}
