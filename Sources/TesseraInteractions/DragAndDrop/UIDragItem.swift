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
  /// The provider of the item's data. It creates the data when a drop requests it.
  open private(set) var itemProvider: NSItemProvider
  /// A custom object for drops in the same app. The default is nil.
  open var localObject: Any?
  /// A closure that returns the preview to show after the drag has begun. The closure is called once per drag. If the
  /// closure or its result is nil, the lifted preview is shown. The default is nil.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item with a provider of its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
