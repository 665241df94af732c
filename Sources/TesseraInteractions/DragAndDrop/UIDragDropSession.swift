// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews
public import TesseraFoundation

/// The common properties of drag and drop sessions.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// Returns the finger's location in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether a drop may move the items from their source.
  var allowsMoveOperation: Bool { get }
  /// Whether the items can only be dropped in the app in which the drag started. Has no effect, because there is only
  /// one app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether any item has data of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether objects of the class can be loaded from any item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns whether any item has text.
  public func canLoadObjects(ofClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
  /// Returns whether any item has a URL.
  public func canLoadObjects(ofClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}
