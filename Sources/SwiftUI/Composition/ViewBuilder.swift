// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A result builder that creates views from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// Returns the view of a statement.
  @MainActor @preconcurrency
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// Reports an expression that is not a view.
  @_disfavoredOverload
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }
  /// Returns the view of an empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Returns the view of a block with one statement.
  @MainActor @preconcurrency
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Returns the view of a block with several statements.
  @MainActor @preconcurrency
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    var children: [any View] = []
    for child in repeat each content { children.append(child) }
    return TupleView((repeat each content), children)
  }
  /// Returns the view of an `if` without `else`.
  @MainActor @preconcurrency
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Returns the view of the first branch of a condition.
  @MainActor @preconcurrency
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
    _ConditionalContent(storage: .first(first))
  }
  /// Returns the view of the second branch of a condition.
  @MainActor @preconcurrency
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
    _ConditionalContent(storage: .second(second))
  }
  /// Returns the type-erased view of an `if #available` branch.
  @MainActor @preconcurrency
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
