// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A group of views. A modifier of the group applies to each view.
public struct Group<Content> {
  let content: Content
}

extension Group: Sendable where Content: Sendable {}

extension Group: View where Content: View {
  /// Creates a group of a closure's views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The body type, which is unused because the view has a custom node.
  public typealias Body = Never

  /// Creates or updates the nodes of the views.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    Content._updateNode(node, with: view.content, in: context)
  }
}
