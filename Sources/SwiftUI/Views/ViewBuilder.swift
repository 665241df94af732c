// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Collects the views of a block, with conditions.
@resultBuilder
@MainActor @preconcurrency
public enum ViewBuilder {
  /// Returns a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// Returns an empty block.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Returns a block of one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Returns a block of several views.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    var children: [any View] = []
    for child in repeat each content { children.append(child) }
    return TupleView((repeat each content), children)
  }
  /// Returns an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Returns the first branch of a condition.
  public static func buildEither<A: View, B: View>(first: A) -> _ConditionalContent<A, B> {
    _ConditionalContent(storage: .first(first))
  }
  /// Returns the other branch of a condition.
  public static func buildEither<A: View, B: View>(second: B) -> _ConditionalContent<A, B> {
    _ConditionalContent(storage: .second(second))
  }
  /// Returns a branch of `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
