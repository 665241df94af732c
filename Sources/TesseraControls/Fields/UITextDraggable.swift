// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraInteractions
@_spi(Tessera) public import TesseraViews

/// A text out of which what is selected can be dragged.
///
/// - Note: Differs from UIKit: values only. No text is dragged, and the interaction stands in no view.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// Says what is dragged. Never asked: no text is dragged.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction, to turn dragging on or off; made when it is first asked for.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text is being dragged. Always false.
  var isTextDragActive: Bool { get }
  /// What is kept of the text's look. Stored only; empty by default.
  var textDragOptions: UITextDragOptions { get set }
}

/// A text into which text can be dropped.
///
/// - Note: Differs from UIKit: values only. Nothing is dropped, and the interaction stands in no view.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  /// Says what happens with a drop. Never asked: nothing is dropped.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction; made when it is first asked for.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether something is held over the text. Always false.
  var isTextDropActive: Bool { get }
}

/// What is kept of a text that is dragged.
public struct UITextDragOptions: OptionSet, Sendable {
  /// The bits, as UIKit numbers them.
  public let rawValue: Int
  /// Options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The preview is without the text's colour.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// Says what is dragged out of a text.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
  /// Called when a drag begins. Never called: no text is dragged.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// Called when a drag has ended. Never called: no text is dragged.
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

/// Says what happens with a drop on a text.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
  /// Called when something is held over the text. Never called: nothing is dropped.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  /// Called when it has left. Never called: nothing is dropped.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  /// Called when it is over. Never called: nothing is dropped.
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

/// What a text keeps of dragging and dropping, made when it is first asked for.
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
    if let known = view.companions[key] as? TextDragging { return known }
    let new = TextDragging()
    view.companions[key] = new
    return new
  }
}

extension UITextDraggable where Self: UIView {
  /// Stored only; held weakly.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { TextDragging.of(self).dragDelegate }
    set { TextDragging.of(self).dragDelegate = newValue }
  }
  /// An interaction that stands in no view.
  public var textDragInteraction: UIDragInteraction? { TextDragging.of(self).drag }
  /// False.
  public var isTextDragActive: Bool { false }
  /// Stored only.
  public var textDragOptions: UITextDragOptions {
    get { TextDragging.of(self).options }
    set { TextDragging.of(self).options = newValue }
  }
}

extension UITextDroppable where Self: UIView {
  /// Stored only; held weakly.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { TextDragging.of(self).dropDelegate }
    set { TextDragging.of(self).dropDelegate = newValue }
  }
  /// An interaction that stands in no view.
  public var textDropInteraction: UIDropInteraction? { TextDragging.of(self).drop }
  /// False.
  public var isTextDropActive: Bool { false }
}

extension UITextField: UITextDraggable, UITextDroppable {}
extension UITextView: UITextDraggable, UITextDroppable {}
