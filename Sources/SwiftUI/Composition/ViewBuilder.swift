// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Collects the views of a block, with conditions.
@resultBuilder
public struct ViewBuilder {
  /// Returns a view.
  @MainActor @preconcurrency
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// Reports a statement that is not a view.
  @_disfavoredOverload
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }
  /// Returns an empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Returns a block of one view.
  @MainActor @preconcurrency
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Returns a block of several views.
  @MainActor @preconcurrency
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    var children: [any View] = []
    for child in repeat each content { children.append(child) }
    return TupleView((repeat each content), children)
  }
  /// Returns an `if` without `else`.
  @MainActor @preconcurrency
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Returns the first branch of a condition.
  @MainActor @preconcurrency
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
    _ConditionalContent(storage: .first(first))
  }
  /// Returns the other branch of a condition.
  @MainActor @preconcurrency
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
    _ConditionalContent(storage: .second(second))
  }
  /// Returns a branch of `if #available`.
  @MainActor @preconcurrency
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
