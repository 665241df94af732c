// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A layout guide with its constraints. It is added to the view whose sublayout contains it.
@preconcurrency @MainActor
public struct GuideLayout<G: UILayoutGuide>: Layout {
  /// The guide, which the layout retains.
  public let layoutGuide: G
  private var rules = Anchors()

  init(_ layoutGuide: G) {
    self.layoutGuide = layoutGuide
  }

  /// Returns the guide with additional constraints, after its existing ones in this layout.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> Self {
    var copy = self
    copy.rules.append(build())
    return copy
  }

  /// Sets the guide's identifier, by which anchors and activations find it.
  public func identifying(_ identifier: String) -> Self {
    layoutGuide.identifier = identifier
    return self
  }

  /// Adds the guide with its constraints, to be owned by `superview`; if nil its owner does not change.
  public func collect(into collector: LayoutCollector, superview: UIView?, option: LayoutOption) {
    collector.addGuide(layoutGuide, owner: superview, anchors: rules)
  }
}

extension GuideLayout: LayoutNode {
  package var printedName: String { "GuideLayout - layoutGuide: \(ItemName.name(of: layoutGuide))" }
  package var printedAnchors: Anchors? { rules }
  package var printedChildren: [any Layout] { [] }
}
