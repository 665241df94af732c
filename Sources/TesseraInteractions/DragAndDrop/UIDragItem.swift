// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews
public import TesseraFoundation

/// One thing that is dragged: data for others, and an object for one's own app.
///
///     let item = UIDragItem(itemProvider: NSItemProvider(object: title as NSString))
///     item.localObject = note
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The data of the thing, made when a drop asks for it.
  open private(set) var itemProvider: NSItemProvider
  /// Whatever the app wants to know of the thing when it is dropped in the app itself. nil by default.
  open var localObject: Any?
  /// Makes the preview that the finger carries once the drag has begun. nil, the default, or a result of nil, for the
  /// preview that was lifted. Called once for each drag.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates a thing with its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}
