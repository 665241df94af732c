// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraInteractions
@_spi(Tessera) public import TesseraViews

/// Text whose selection can be dragged.
///
/// - Note: Differs from UIKit: values are stored only. Text can't be dragged, and the interaction is not added to a
///   view.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// The delegate for drags. Never called, because text can't be dragged.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction that enables or disables dragging. Created lazily.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text is being dragged. Always false.
  var isTextDragActive: Bool { get }
  /// Options for the appearance of dragged text. Stored only; empty by default.
  var textDragOptions: UITextDragOptions { get set }
}

/// Text that accepts drops.
///
/// - Note: Differs from UIKit: values are stored only. Drops are not accepted, and the interaction is not added to a
///   view.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  /// The delegate for drops. Never called, because drops are not accepted.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction for drops. Created lazily.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether a drag is over the text. Always false.
  var isTextDropActive: Bool { get }
}

/// Options for the appearance of dragged text.
public struct UITextDragOptions: OptionSet, Sendable {
  /// The bits, with the same values as in UIKit.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Removes the text's color from the preview.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// A delegate for drags from text.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  /// Called when a drag begins. Never called, because text can't be dragged.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// Called when a drag ends. Never called, because text can't be dragged.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
}

/// A delegate for drops on text.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  /// Called when a drag enters the text. Never called, because drops are not accepted.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  /// Called when a drag leaves the text. Never called, because drops are not accepted.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  /// Called when a drag ends. Never called, because drops are not accepted.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) {}
}

/// The drag and drop state of a text field or text view. Created lazily.
@MainActor
private final class TextDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  weak var dragDelegate: (any UITextDragDelegate)?
  weak var dropDelegate: (any UITextDropDelegate)?
  var options: UITextDragOptions = []
  private(set) lazy var drag = UIDragInteraction(delegate: self)
  private(set) lazy var drop = UIDropInteraction(delegate: self)

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }

  static func of(_ view: UIView) -> TextDragging {
    let key = ObjectIdentifier(TextDragging.self)
    if let known = view.attachedObjects[key] as? TextDragging { return known }
    let new = TextDragging()
    view.attachedObjects[key] = new
    return new
  }
}

extension UITextDraggable where Self: UIView {
  /// The delegate for drags. Stored only, as a weak reference.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { TextDragging.of(self).dragDelegate }
    set { TextDragging.of(self).dragDelegate = newValue }
  }
  /// The interaction for drags, which is not added to a view.
  public var textDragInteraction: UIDragInteraction? { TextDragging.of(self).drag }
  /// Whether text is being dragged. Always false.
  public var isTextDragActive: Bool { false }
  /// Options for the appearance of dragged text. Stored only.
  public var textDragOptions: UITextDragOptions {
    get { TextDragging.of(self).options }
    set { TextDragging.of(self).options = newValue }
  }
}

extension UITextDroppable where Self: UIView {
  /// The delegate for drops. Stored only, as a weak reference.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { TextDragging.of(self).dropDelegate }
    set { TextDragging.of(self).dropDelegate = newValue }
  }
  /// The interaction for drops, which is not added to a view.
  public var textDropInteraction: UIDropInteraction? { TextDragging.of(self).drop }
  /// Whether a drag is over the text. Always false.
  public var isTextDropActive: Bool { false }
}

extension UITextField: UITextDraggable, UITextDroppable {}
extension UITextView: UITextDraggable, UITextDroppable {}
