// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A result builder that creates the content of a chart from the statements of a closure.
@resultBuilder
public struct ChartContentBuilder {
  /// Returns the content of a statement.
  @MainActor @preconcurrency
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Returns the content of an empty block.
  @MainActor @preconcurrency
  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }
  /// Returns the content of a block with one statement.
  @MainActor @preconcurrency
  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
  /// Returns the content of a block with several statements.
  @MainActor @preconcurrency
  public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> _MarkList {
    var list = _MarkList()
    for part in repeat each content { list.add(part) }
    return list
  }
  /// Returns the content of an `if` without `else`.
  @MainActor @preconcurrency
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  /// Returns the content of the first branch of a condition.
  @MainActor @preconcurrency
  public static func buildEither<Content: ChartContent>(first: Content) -> _MarkList { list(first) }
  /// Returns the content of the second branch of a condition.
  @MainActor @preconcurrency
  public static func buildEither<Content: ChartContent>(second: Content) -> _MarkList { list(second) }
  /// Returns the type-erased content of an `if #available` branch.
  @MainActor @preconcurrency
  public static func buildLimitedAvailability(_ content: any ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }

  @MainActor
  private static func list<Content: ChartContent>(_ content: Content) -> _MarkList {
    var list = _MarkList()
    list.add(content)
    return list
  }
}
