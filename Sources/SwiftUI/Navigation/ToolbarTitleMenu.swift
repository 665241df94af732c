// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The menu of the navigation title, as the content of a toolbar.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
  private let content: Content

  /// Creates the menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The content has no body.
  public typealias Body = Never
  /// Appends the menu to a list.
  public func _addEntries(to list: inout [_ToolbarEntry]) {
    list.append(_ToolbarEntry(placement: .titleMenu, view: AnyView(content)))
  }
}

extension ToolbarTitleMenu where Content == EmptyView {
  /// Creates an empty menu, which the title shows only if the page adds commands to it.
  public init() { self.init { EmptyView() } }
}
