// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import TesseraFoundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A view, such as `ForEach`, that creates its content from a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Sets the action that deletes elements at the given offsets. Nil disables deletion.
  ///
  /// Rows of lists then have a Delete swipe action, and a delete control while the list is edited.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableContent(content: self) { $0.delete = action }
  }
  /// Sets the action that moves the elements at the given offsets to another offset. Nil disables moving.
  ///
  /// Rows of lists then have a reorder control while the list is edited.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableContent(content: self) { $0.move = action }
  }
  /// Sets the action that inserts elements that are dropped. Has no effect yet.
  public func onInsert(of supportedTypes: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void)
    -> some DynamicViewContent
  {
    Report.unsupported("onInsert")
    return self
  }
}

/// A collection with actions for editing, which its deferred elements carry to the list.
private struct EditableContent<Content: DynamicViewContent>: DynamicViewContent {
  typealias Body = Never
  let content: Content
  let change: (ListEditing) -> Void
  var data: Content.Data { content.data }

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: EditableNode<Content>.self) { EditableNode(context) }.update(view, context)
  }
}

private final class EditableNode<Content: DynamicViewContent>: WrapperNode {
  override var sharesContainer: Bool { true }
  private var change: ((ListEditing) -> Void)?

  func update(_ view: EditableContent<Content>, _ context: _ViewContext) -> _ViewNode {
    environment = context.environment
    change = view.change
    updateChild(view.content, environment)
    return self
  }

  override func childElementsDidChange() {
    super.childElementsDidChange()
    for case let run as DeferredElements in elements {
      let editing = run.attachment as? ListEditing ?? ListEditing()
      change?(editing)
      run.attachment = editing
    }
  }
}

extension View {
  /// Adds swipe actions to the row: the buttons of the content, the first of them nearest to the edge.
  ///
  /// Buttons show their image, or their title if they have none, on their tint color. Destructive buttons are red.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, content: AnyView(content())))
  }
  /// Sets the action that refreshes the content. Lists and scroll views show a refresh control when they are pulled down.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
  /// Sets whether the row cannot be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { row { $0.isDeleteDisabled = isDisabled } }
  /// Sets whether the row cannot be moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View { row { $0.isMoveDisabled = isDisabled } }
  /// Sets whether the row cannot be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { row { $0.isSelectionDisabled = isDisabled } }
}

/// A button that toggles the environment's edit mode.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode
  @State private var isEditing = false
  /// Creates a button.
  public init() {}
  /// The button. Its title is Edit or Done.
  public var body: some View {
    let mode = editMode
    let own = $isEditing
    let isActive = mode?.wrappedValue.isEditing ?? isEditing
    Button((isActive ? SystemString.done : .edit).text) {
      if let mode { mode.wrappedValue = isActive ? .inactive : .active } else { own.wrappedValue.toggle() }
    }
  }
}
