// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

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
  /// Sets the action that deletes elements. Has no effect yet.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    Report.unsupported("onDelete")
    return self
  }
  /// Sets the action that moves elements. Has no effect yet.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    Report.unsupported("onMove")
    return self
  }
  /// Sets the action that inserts elements. Has no effect yet.
  public func onInsert(of supportedTypes: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void)
    -> some DynamicViewContent
  {
    Report.unsupported("onInsert")
    return self
  }
}

extension View {
  /// Adds swipe actions to the row. Has no effect yet.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    unsupported("swipeActions")
  }
  /// Sets the environment's `refresh` action. The pull-to-refresh gesture has no effect yet.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    Report.unsupported("refreshable")
    return environment(\.refresh, RefreshAction(action: action))
  }
  /// Sets whether the row can be deleted. Has no effect yet.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { unsupported("deleteDisabled") }
  /// Sets whether the row can be moved. Has no effect yet.
  public func moveDisabled(_ isDisabled: Bool) -> some View { unsupported("moveDisabled") }
  /// Sets whether the row can be selected. Has no effect yet.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { unsupported("selectionDisabled") }
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
    Button(isActive ? "Done" : "Edit") {
      if let mode { mode.wrappedValue = isActive ? .inactive : .active } else { own.wrappedValue.toggle() }
    }
  }
}
