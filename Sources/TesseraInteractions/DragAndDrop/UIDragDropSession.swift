// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews
public import TesseraFoundation

/// What a drag and the drop that ends it know of each other.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The things that are dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is, in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether a drop may move the things away from where they came from.
  var allowsMoveOperation: Bool { get }
  /// Whether the things can be dropped in the app alone that they came from. Nothing follows from it: there is one app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether any of the things has data of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether objects of the class can be made of any of the things.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns whether any of the things has text.
  public func canLoadObjects(ofClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
  /// Returns whether any of the things has an address.
  public func canLoadObjects(ofClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}
