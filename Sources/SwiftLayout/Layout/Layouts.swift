// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Layouts that only contain other layouts. Each type represents a construct of `@LayoutBuilder`.

public import UIKit

/// A layout without views.
public struct EmptyLayout: Layout {
  /// Creates a layout without views.
  public nonisolated init() {}

  /// Adds nothing.
  public func collect(into collector: LayoutCollector, superview: UIView?, option: LayoutOption) {}
}

/// Several layouts in order. The views of later layouts are in front.
@preconcurrency @MainActor
public struct TupleLayout: Layout {
  let layouts: [any Layout]

  init(_ layouts: [any Layout]) {
    self.layouts = layouts
  }

  /// Adds the layouts in order.
  public func collect(into collector: LayoutCollector, superview: UIView?, option: LayoutOption) {
    for layout in layouts { layout.collect(into: collector, superview: superview, option: option) }
  }
}

/// The layouts of a loop.
@preconcurrency @MainActor
public struct ArrayLayout<L: Layout>: Layout {
  let layouts: [L]

  init(_ layouts: [L]) {
    self.layouts = layouts
  }

  /// Adds the layouts of all iterations in order.
  public func collect(into collector: LayoutCollector, superview: UIView?, option: LayoutOption) {
    for layout in layouts { layout.collect(into: collector, superview: superview, option: option) }
  }
}

/// The layout of an `if` without `else`, or of an optional view.
@preconcurrency @MainActor
public struct OptionalLayout<L: Layout>: Layout {
  let layout: L?

  init(_ layout: L?) {
    self.layout = layout
  }

  /// Adds the layout if it exists.
  public func collect(into collector: LayoutCollector, superview: UIView?, option: LayoutOption) {
    layout?.collect(into: collector, superview: superview, option: option)
  }
}

/// The layout of an `if` with `else`, or of a `switch`.
@preconcurrency @MainActor
public enum ConditionalLayout<T: Layout, F: Layout>: Layout {
  case first(T)
  case second(F)

  var selectedLayout: any Layout {
    switch self {
    case .first(let layout): layout
    case .second(let layout): layout
    }
  }

  /// Adds the selected layout.
  public func collect(into collector: LayoutCollector, superview: UIView?, option: LayoutOption) {
    switch self {
    case .first(let layout): layout.collect(into: collector, superview: superview, option: option)
    case .second(let layout): layout.collect(into: collector, superview: superview, option: option)
    }
  }
}

/// A type-erased layout, for functions that return one of several layouts.
@preconcurrency @MainActor
public struct AnyLayout: Layout {
  let layout: any Layout

  /// Wraps a layout. An `AnyLayout` is not wrapped again.
  public init(_ layout: any Layout) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// Adds the wrapped layout.
  public func collect(into collector: LayoutCollector, superview: UIView?, option: LayoutOption) {
    layout.collect(into: collector, superview: superview, option: option)
  }
}

/// A group of layouts with a separate option.
///
///     stack.sublayout {
///       label
///       GroupLayout(option: .isNotArranged) { badge.anchors { Anchors.top.trailing } }
///     }
@preconcurrency @MainActor
public struct GroupLayout<L: Layout>: Layout {
  let option: LayoutOption
  let layout: L

  /// Creates a group from a closure's layouts. The option applies to their views, but not to the subviews of these
  /// views.
  public init(option: LayoutOption = .none, @LayoutBuilder _ build: () -> L) {
    self.option = option
    layout = build()
  }

  /// Adds the layouts with the group's option and ignores the `option` argument.
  public func collect(into collector: LayoutCollector, superview: UIView?, option: LayoutOption) {
    layout.collect(into: collector, superview: superview, option: self.option)
  }
}

/// A reusable part of a layout.
///
///     struct Header: ModularLayout {
///       let title: UILabel
///       var layout: some Layout { title.anchors { Anchors.cap() } }
///     }
@preconcurrency @MainActor
public protocol ModularLayout: Layout {
  /// The type of `layout`.
  associatedtype Body: Layout

  /// The part's views and constraints. Evaluated at each activation and update.
  @LayoutBuilder var layout: Body { get }

  /// Called before each activation and update of the layout.
  func layoutWillActivate()
  /// Called after each activation and update of the layout, before a forced layout pass.
  func layoutDidActivate()
}

extension ModularLayout {
  /// Does nothing.
  public func layoutWillActivate() {}
  /// Does nothing.
  public func layoutDidActivate() {}

  /// Adds the layout and the callbacks to call before and after it is applied.
  public func collect(into collector: LayoutCollector, superview: UIView?, option: LayoutOption) {
    collector.onActivate(layoutWillActivate, after: layoutDidActivate)
    layout.collect(into: collector, superview: superview, option: option)
  }
}

// MARK: Printing

extension EmptyLayout: LayoutNode {
  package var printedName: String { "EmptyLayout" }
  package var printedChildren: [any Layout] { [] }
}

extension TupleLayout: LayoutNode {
  package var printedName: String { "TupleLayout" }
  package var printedChildren: [any Layout] { layouts }
}

extension ArrayLayout: LayoutNode {
  package var printedName: String { "ArrayLayout" }
  package var printedChildren: [any Layout] { layouts }
}

extension OptionalLayout: LayoutNode {
  package var printedName: String { "OptionalLayout" }
  package var printedChildren: [any Layout] { layout.map { [$0] } ?? [] }
}

extension ConditionalLayout: LayoutNode {
  package var printedName: String { "ConditionalLayout" }
  package var printedChildren: [any Layout] { [selectedLayout] }
}

extension AnyLayout: LayoutNode {
  package var printedName: String { "AnyLayout" }
  package var printedChildren: [any Layout] { [layout] }
}

extension GroupLayout: LayoutNode {
  package var printedName: String { option == .none ? "GroupLayout" : "GroupLayout - option: \(option)" }
  package var printedChildren: [any Layout] { [layout] }
}
