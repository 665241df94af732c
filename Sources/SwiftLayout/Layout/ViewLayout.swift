// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics
import TesseraViews
public import UIKit

/// A view with its constraints and the layout of its subviews.
@preconcurrency @MainActor
public struct ViewLayout<V: UIView, SubLayout: Layout>: Layout {
  /// The view, which the layout retains.
  public let view: V
  private var rules: Anchors
  private let subLayout: SubLayout
  private var activated: ((V) -> Void)?
  /// The source location of the view.
  private var place: CodeLocation?

  init(
    _ view: V, anchors: Anchors = Anchors(), sublayout: SubLayout, activated: ((V) -> Void)? = nil,
    place: CodeLocation? = nil
  ) {
    self.view = view
    self.place = place
    rules = anchors
    subLayout = sublayout
    self.activated = activated
  }

  /// Returns the view with additional constraints, after its existing ones in this layout.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> Self {
    var copy = self
    copy.rules.append(build())
    return copy
  }

  /// Returns the view with additional subviews, in front of its existing ones in this layout.
  public func sublayout<L: Layout>(@LayoutBuilder _ build: () -> L) -> ViewLayout<V, TupleLayout> {
    ViewLayout<V, TupleLayout>(
      view, anchors: rules, sublayout: TupleLayout([subLayout, build()]), activated: activated, place: place)
  }

  /// Runs the closure at each activation and update, before views and constraints are applied. A second closure replaces the
  /// first.
  public func onActivate(_ body: @escaping (V) -> Void) -> Self {
    var copy = self
    copy.activated = body
    return copy
  }

  /// Sets the view's `accessibilityIdentifier`, by which anchors and activations find it.
  public func identifying(_ accessibilityIdentifier: String) -> Self {
    view.accessibilityIdentifier = accessibilityIdentifier
    return self
  }

  /// Runs the closure now, not at activation.
  public func config(_ configure: (V) -> Void) -> Self {
    configure(view)
    return self
  }

  /// Adds the view and its subviews, as a subview of `superview`; if nil its superview does not change.
  public func collect(into collector: LayoutCollector, superview: UIView?, option: LayoutOption) {
    collector.addView(view, superview: superview, option: option, anchors: rules, at: place)
    if let activated { collector.onActivate { [view] in activated(view) } }
    guard SubLayout.self != EmptyLayout.self else { return }
    subLayout.collect(into: collector, superview: SubviewHost.host(of: view), option: .none)
  }
}

extension ViewLayout where SubLayout == EmptyLayout {
  init(_ view: V, place: CodeLocation? = nil) {
    self.init(view, sublayout: EmptyLayout(), place: place)
  }

  /// Returns the view with subviews.
  public func sublayout<L: Layout>(@LayoutBuilder _ build: () -> L) -> ViewLayout<V, L> {
    ViewLayout<V, L>(view, anchors: rules, sublayout: build(), activated: activated, place: place)
  }
}

extension ViewLayout {
  /// Returns the view with its source location, unless it already has one.
  func at(_ place: CodeLocation?) -> Self {
    guard self.place == nil else { return self }
    var copy = self
    copy.place = place
    return copy
  }
}

extension ViewLayout: LayoutNode {
  package var printedName: String { "ViewLayout - view: \(ItemName.name(of: view))" }
  package var printedAnchors: Anchors? { rules }
  package var printedChildren: [any Layout] { SubLayout.self == EmptyLayout.self ? [] : [subLayout] }
}
