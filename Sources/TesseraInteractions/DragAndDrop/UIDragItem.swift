// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews
public import TesseraFoundation

/// An item of a drag: data for other apps, and an object for the app itself.
///
///     let item = UIDragItem(itemProvider: NSItemProvider(object: title as NSString))
///     item.localObject = note
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The provider of the item's data, which is created when a drop requests it.
  open private(set) var itemProvider: NSItemProvider
  /// A custom object for drops in the same app. Nil by default.
  open var localObject: Any?
  /// The provider of the preview of the drag after it has begun. Nil, the default, or a nil result means the lifted preview.
  /// Called once for each drag.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item with its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
