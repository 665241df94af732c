// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics
import TesseraViews
public import UIKit

/// A view with its constraints and its subviews' layout.
@preconcurrency @MainActor
public struct ViewLayout<V: UIView, SubLayout: Layout>: Layout {
  /// The view, which the layout retains.
  public let view: V
  private var rules: Anchors
  private let subLayout: SubLayout
  private var activated: ((V) -> Void)?
  /// The source location of the view in the layout.
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

  /// Returns the view with additional constraints, which follow its existing constraints in this layout.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> Self {
    var copy = self
    copy.rules.append(build())
    return copy
  }

  /// Returns the view with additional subviews, which are in front of its existing subviews in this layout.
  public func sublayout<L: Layout>(@LayoutBuilder _ build: () -> L) -> ViewLayout<V, TupleLayout> {
    ViewLayout<V, TupleLayout>(
      view, anchors: rules, sublayout: TupleLayout([subLayout, build()]), activated: activated, place: place)
  }

  /// Sets a closure to call at each activation and update, before views and constraints are applied. Another call
  /// replaces the closure.
  public func onActivate(_ body: @escaping (V) -> Void) -> Self {
    var copy = self
    copy.activated = body
    return copy
  }

  /// Sets the view's `accessibilityIdentifier`, by which anchors and activations can find it.
  public func identifying(_ accessibilityIdentifier: String) -> Self {
    view.accessibilityIdentifier = accessibilityIdentifier
    return self
  }

  /// Calls a closure immediately, instead of at activation.
  public func config(_ configure: (V) -> Void) -> Self {
    configure(view)
    return self
  }

  /// Adds the view and its subviews. The view becomes a subview of `superview`; if `superview` is nil, its superview
  /// does not change.
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
  /// Returns the view with a source location, unless it has one.
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
