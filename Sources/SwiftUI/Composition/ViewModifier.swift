// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A modifier that produces a modified version of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
  /// The view to which the modifier is applied.
  typealias Content = _ViewModifier_Content<Self>

  /// Creates or updates the node of a view with this modifier. Modifiers with a body inherit an implementation.
  static func _updateNode<Base: View>(
    _ node: _ViewNode?, with modifier: Self, content: Base, in context: _ViewContext
  ) -> _ViewNode
}

extension ViewModifier {
  /// Creates or updates a node that evaluates the body.
  public static func _updateNode<Base: View>(
    _ node: _ViewNode?, with modifier: Self, content: Base, in context: _ViewContext
  ) -> _ViewNode {
    context.reuse(node, as: BoundBodyNode<Self, Body>.self) { BoundBodyNode(context) }
      .update(modifier, context) { modifier in
        modifier.body(content: _ViewModifier_Content { Base._updateNode($0, with: content, in: $1) })
      }
  }

  /// Returns a modifier that applies this modifier and then another modifier.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Never called because the modifier has a custom node.
  public func body(content: Content) -> Never { raise("SwiftUIException", "\(Self.self) has no body.") }
}

/// A placeholder for the view to which a modifier is applied.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  /// A closure that creates or updates the content's node.
  let update: @MainActor (_ViewNode?, _ViewContext) -> _ViewNode

  /// The body type, which is unused because the view has a custom node.
  public typealias Body = Never

  /// Creates or updates the node of the modified view.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    view.update(node, context)
  }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The value.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a value with a modifier.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The body type, which is unused because the view has a custom node.
  public typealias Body = Never

  /// Creates or updates the node of the modifier.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    Modifier._updateNode(node, with: view.modifier, content: view.content, in: context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Returns the content with both modifiers applied.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// A modifier that has no effect.
public struct EmptyModifier: ViewModifier {
  /// A modifier that has no effect.
  public static let identity = EmptyModifier()
  /// Creates a modifier that has no effect.
  public nonisolated init() {}
  /// The body type, which is unused because the view has a custom node.
  public typealias Body = Never

  /// Creates or updates the node of the view.
  public static func _updateNode<Base: View>(
    _ node: _ViewNode?, with modifier: Self, content: Base, in context: _ViewContext
  ) -> _ViewNode {
    Base._updateNode(node, with: content, in: context)
  }
}

extension View {
  /// Returns the view with a modifier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
