// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A layout guide with its constraints. It is added to the view whose sublayout lists it.
@preconcurrency @MainActor
public struct GuideLayout<G: UILayoutGuide>: Layout {
  public let layoutGuide: G
  private var rules = Anchors()

  init(_ layoutGuide: G) {
    self.layoutGuide = layoutGuide
  }

  /// The guide with constraints, which join those it has already.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> Self {
    var copy = self
    copy.rules.append(build())
    return copy
  }

  /// Gives the guide an identifier, by which anchors and activations find it.
  public func identifying(_ identifier: String) -> Self {
    layoutGuide.identifier = identifier
    return self
  }

  public func collect(into collector: LayoutCollector, superview: UIView?, option: LayoutOption) {
    collector.add(layoutGuide, superview, rules)
  }
}

extension GuideLayout: LayoutNode {
  package var printedName: String { "GuideLayout - layoutGuide: \(ItemName.name(of: layoutGuide))" }
  package var printedAnchors: Anchors? { rules }
  package var printedChildren: [any Layout] { [] }
}
