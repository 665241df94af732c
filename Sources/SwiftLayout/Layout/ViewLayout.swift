// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics
import TesseraViews
public import UIKit

/// A view with its constraints and the layout of its subviews.
@preconcurrency @MainActor
public struct ViewLayout<V: UIView, SubLayout: Layout>: Layout {
  public let view: V
  private var rules: Anchors
  private let subLayout: SubLayout
  private var activated: ((V) -> Void)?
  /// Where the view is listed in the source.
  private var place: StatementPlace?

  init(
    _ view: V, anchors: Anchors = Anchors(), sublayout: SubLayout, activated: ((V) -> Void)? = nil,
    place: StatementPlace? = nil
  ) {
    self.view = view
    self.place = place
    rules = anchors
    subLayout = sublayout
    self.activated = activated
  }

  /// The view with constraints, which join those it has already.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> Self {
    var copy = self
    copy.rules.append(build())
    return copy
  }

  /// The view with subviews, behind those it has already.
  public func sublayout<L: Layout>(@LayoutBuilder _ build: () -> L) -> ViewLayout<V, TupleLayout> {
    ViewLayout<V, TupleLayout>(
      view, anchors: rules, sublayout: TupleLayout([subLayout, build()]), activated: activated, place: place)
  }

  /// Runs the closure whenever the layout is activated or updated. The last closure counts.
  public func onActivate(_ body: @escaping (V) -> Void) -> Self {
    var copy = self
    copy.activated = body
    return copy
  }

  /// Gives the view an `accessibilityIdentifier`, by which anchors and activations find it.
  public func identifying(_ accessibilityIdentifier: String) -> Self {
    view.accessibilityIdentifier = accessibilityIdentifier
    return self
  }

  /// Runs the closure at once.
  public func config(_ configure: (V) -> Void) -> Self {
    configure(view)
    return self
  }

  public func collect(into collector: LayoutCollector, superview: UIView?, option: LayoutOption) {
    collector.add(view, superview, option, rules, at: place)
    if let activated { collector.onActivate { [view] in activated(view) } }
    guard SubLayout.self != EmptyLayout.self else { return }
    subLayout.collect(into: collector, superview: SubviewHost.host(of: view), option: .none)
  }
}

extension ViewLayout where SubLayout == EmptyLayout {
  init(_ view: V, place: StatementPlace? = nil) {
    self.init(view, sublayout: EmptyLayout(), place: place)
  }

  /// The view with subviews.
  public func sublayout<L: Layout>(@LayoutBuilder _ build: () -> L) -> ViewLayout<V, L> {
    ViewLayout<V, L>(view, anchors: rules, sublayout: build(), activated: activated, place: place)
  }
}

extension ViewLayout {
  /// The view as it is listed at a place in the source.
  func at(_ place: StatementPlace?) -> Self {
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
