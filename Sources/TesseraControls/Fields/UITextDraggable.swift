// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraInteractions
@_spi(Tessera) public import TesseraViews

/// A text whose selection can be dragged.
///
/// - Note: Differs from UIKit: stored values only. Text can't be dragged, and the interaction is not added to a view.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// The delegate of drags. Never called: text can't be dragged.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction that enables or disables dragging; created lazily.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text is being dragged. Always false.
  var isTextDragActive: Bool { get }
  /// The attributes that dragged text keeps. Stored only; empty by default.
  var textDragOptions: UITextDragOptions { get set }
}

/// A text that accepts drops of text.
///
/// - Note: Differs from UIKit: stored values only. Drops are not accepted, and the interaction is not added to a view.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  /// The delegate of drops. Never called: drops are not accepted.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction; created lazily.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether a drag is over the text. Always false.
  var isTextDropActive: Bool { get }
}

/// The attributes that dragged text keeps.
public struct UITextDragOptions: OptionSet, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Removes the text's color from the preview.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// The delegate of drags from a text.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  /// Called when a drag begins. Never called: text can't be dragged.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// Called when a drag ends. Never called: text can't be dragged.
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

/// The delegate of drops on a text.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  /// Called when a drag enters the text. Never called: drops are not accepted.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  /// Called when a drag leaves the text. Never called: drops are not accepted.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  /// Called when a drag ends. Never called: drops are not accepted.
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

/// The drag and drop state of a text, created lazily.
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
  /// The delegate, a weak reference. Stored only.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { TextDragging.of(self).dragDelegate }
    set { TextDragging.of(self).dragDelegate = newValue }
  }
  /// An interaction that is not added to a view.
  public var textDragInteraction: UIDragInteraction? { TextDragging.of(self).drag }
  /// Always false.
  public var isTextDragActive: Bool { false }
  /// Stored only.
  public var textDragOptions: UITextDragOptions {
    get { TextDragging.of(self).options }
    set { TextDragging.of(self).options = newValue }
  }
}

extension UITextDroppable where Self: UIView {
  /// The delegate, a weak reference. Stored only.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { TextDragging.of(self).dropDelegate }
    set { TextDragging.of(self).dropDelegate = newValue }
  }
  /// An interaction that is not added to a view.
  public var textDropInteraction: UIDropInteraction? { TextDragging.of(self).drop }
  /// Always false.
  public var isTextDropActive: Bool { false }
}

extension UITextField: UITextDraggable, UITextDroppable {}
extension UITextView: UITextDraggable, UITextDroppable {}
