// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics
import TesseraViews
public import UIKit

/// Builds layouts from views, guides and layouts, with conditions, loops and availability checks.
@preconcurrency @MainActor @resultBuilder
public struct LayoutBuilder {
  // Views learn where they are listed.

  public static func buildExpression<L: Layout>(_ layout: L) -> L { layout }

  public static func buildExpression<V: UIView, L: Layout>(
    _ layout: ViewLayout<V, L>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<V, L> {
    layout.at(StatementPlace(fileID, line))
  }

  public static func buildExpression<L: Layout>(_ layout: L?) -> OptionalLayout<L> { OptionalLayout(layout) }

  public static func buildExpression<V: UIView>(
    _ view: V, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<V, EmptyLayout> {
    ViewLayout(view, place: StatementPlace(fileID, line))
  }

  public static func buildExpression<V: UIView>(
    _ view: V?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> OptionalLayout<ViewLayout<V, EmptyLayout>> {
    OptionalLayout(view.map { ViewLayout($0, place: StatementPlace(fileID, line)) })
  }

  public static func buildExpression<G: UILayoutGuide>(_ guide: G) -> GuideLayout<G> { GuideLayout(guide) }

  public static func buildExpression<G: UILayoutGuide>(_ guide: G?) -> OptionalLayout<GuideLayout<G>> {
    OptionalLayout(guide.map { GuideLayout($0) })
  }

  public static func buildBlock() -> EmptyLayout { EmptyLayout() }

  public static func buildBlock<L: Layout>(_ layout: L) -> L { layout }

  public static func buildBlock<each L: Layout>(_ layouts: repeat each L) -> TupleLayout {
    var list: [any Layout] = []
    for layout in repeat each layouts { list.append(layout) }
    return TupleLayout(list)
  }

  public static func buildOptional<L: Layout>(_ layout: L?) -> OptionalLayout<L> { OptionalLayout(layout) }

  public static func buildEither<T: Layout, F: Layout>(first layout: T) -> ConditionalLayout<T, F> { .first(layout) }

  public static func buildEither<T: Layout, F: Layout>(second layout: F) -> ConditionalLayout<T, F> { .second(layout) }

  public static func buildArray<L: Layout>(_ layouts: [L]) -> ArrayLayout<L> { ArrayLayout(layouts) }

  public static func buildLimitedAvailability<L: Layout>(_ layout: L) -> AnyLayout { AnyLayout(layout) }
}
