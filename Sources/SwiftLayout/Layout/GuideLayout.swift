// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A layout guide with its constraints. The guide is added to the view whose sublayout contains it.
@preconcurrency @MainActor
public struct GuideLayout<G: UILayoutGuide>: Layout {
  /// The guide, which the layout retains.
  public let layoutGuide: G
  private var rules = Anchors()

  init(_ layoutGuide: G) {
    self.layoutGuide = layoutGuide
  }

  /// Returns the guide with additional constraints, which follow its existing constraints in this layout.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> Self {
    var copy = self
    copy.rules.append(build())
    return copy
  }

  /// Sets the guide's identifier, by which anchors and activations can find it.
  public func identifying(_ identifier: String) -> Self {
    layoutGuide.identifier = identifier
    return self
  }

  /// Adds the guide and its constraints. The guide's owner becomes `superview`, or remains the same if `superview` is
  /// nil.
  public func collect(into collector: LayoutCollector, superview: UIView?, option: LayoutOption) {
    collector.addGuide(layoutGuide, owner: superview, anchors: rules)
  }
}

extension GuideLayout: LayoutNode {
  package var printedName: String { "GuideLayout - layoutGuide: \(ItemName.name(of: layoutGuide))" }
  package var printedAnchors: Anchors? { rules }
  package var printedChildren: [any Layout] { [] }
}
