// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics
import TesseraViews
public import UIKit

/// A result builder that creates layouts from views, guides and layouts. Supports conditions, loops and availability
/// checks.
@preconcurrency @MainActor @resultBuilder
public struct LayoutBuilder {
  // Views record their source location for error messages.

  /// Collects a layout of any type.
  public static func buildExpression<L: Layout>(_ layout: L) -> L { layout }

  /// Collects a view with anchors or subviews. Error messages about it include this line.
  public static func buildExpression<V: UIView, L: Layout>(
    _ layout: ViewLayout<V, L>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<V, L> {
    layout.at(CodeLocation(fileID, line))
  }

  /// Collects an optional layout.
  public static func buildExpression<L: Layout>(_ layout: L?) -> OptionalLayout<L> { OptionalLayout(layout) }

  /// Collects a view without anchors.
  public static func buildExpression<V: UIView>(
    _ view: V, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<V, EmptyLayout> {
    ViewLayout(view, place: CodeLocation(fileID, line))
  }

  /// Collects an optional view.
  public static func buildExpression<V: UIView>(
    _ view: V?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> OptionalLayout<ViewLayout<V, EmptyLayout>> {
    OptionalLayout(view.map { ViewLayout($0, place: CodeLocation(fileID, line)) })
  }

  /// Collects a layout guide, which is added to the view whose sublayout contains it.
  public static func buildExpression<G: UILayoutGuide>(_ guide: G) -> GuideLayout<G> { GuideLayout(guide) }

  /// Collects an optional layout guide.
  public static func buildExpression<G: UILayoutGuide>(_ guide: G?) -> OptionalLayout<GuideLayout<G>> {
    OptionalLayout(guide.map { GuideLayout($0) })
  }

  /// Returns an empty layout for an empty closure.
  public static func buildBlock() -> EmptyLayout { EmptyLayout() }

  /// Collects the layout of a single statement.
  public static func buildBlock<L: Layout>(_ layout: L) -> L { layout }

  /// Collects the layouts of all statements, in the order in which they were written. Later views are in front.
  public static func buildBlock<each L: Layout>(_ layouts: repeat each L) -> TupleLayout {
    var list: [any Layout] = []
    for layout in repeat each layouts { list.append(layout) }
    return TupleLayout(list)
  }

  /// Collects an `if` without `else`. Returns an empty layout if the condition is false.
  public static func buildOptional<L: Layout>(_ layout: L?) -> OptionalLayout<L> { OptionalLayout(layout) }

  /// Collects the layout of an `if`.
  public static func buildEither<T: Layout, F: Layout>(first layout: T) -> ConditionalLayout<T, F> { .first(layout) }

  /// Collects the layout of an `else`.
  public static func buildEither<T: Layout, F: Layout>(second layout: F) -> ConditionalLayout<T, F> { .second(layout) }

  /// Collects the layouts of all iterations of a loop.
  public static func buildArray<L: Layout>(_ layouts: [L]) -> ArrayLayout<L> { ArrayLayout(layouts) }

  /// Collects the type-erased layout of an `if #available`.
  public static func buildLimitedAvailability<L: Layout>(_ layout: L) -> AnyLayout { AnyLayout(layout) }
}
