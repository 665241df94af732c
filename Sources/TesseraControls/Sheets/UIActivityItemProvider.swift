// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An item of a share sheet that is made once it is known what is done with it. Subclasses override `item`.
///
/// - Note: Differs from UIKit: the item is asked for on the main thread, without a queue.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// Something of the item's class, to decide which activities show.
  public let placeholderItem: Any?
  /// What is done with the item; nil before something was chosen.
  open private(set) var activityType: UIActivity.ActivityType?

  /// An item that a placeholder stands for.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item: the placeholder unless overridden.
  open var item: Any { placeholderItem ?? NSNull() }

  /// The placeholder.
  @preconcurrency @MainActor
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? NSNull()
  }

  /// The item, unless the operation was cancelled.
  @preconcurrency @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return isCancelled ? nil : item
  }
}
