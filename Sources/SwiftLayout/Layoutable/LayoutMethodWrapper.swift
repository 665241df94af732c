// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftLayoutBase
public import UIKit

extension LayoutMethodWrapper where Base: UIView {
  /// The view with constraints.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> ViewLayout<Base, EmptyLayout> {
    ViewLayout(base, anchors: build(), sublayout: EmptyLayout())
  }

  /// The view with subviews.
  public func sublayout<L: Layout>(@LayoutBuilder _ build: () -> L) -> ViewLayout<Base, L> {
    ViewLayout(base, sublayout: build())
  }

  /// The view with a closure that runs at each activation and update, before views and constraints are put in place.
  public func onActivate(_ body: @escaping (Base) -> Void) -> ViewLayout<Base, EmptyLayout> {
    ViewLayout(base).onActivate(body)
  }

  /// The view, its `accessibilityIdentifier` set.
  public func identifying(_ accessibilityIdentifier: String) -> ViewLayout<Base, EmptyLayout> {
    ViewLayout(base).identifying(accessibilityIdentifier)
  }

  /// The view alone as a layout without its type.
  public func eraseToAnyLayout() -> AnyLayout { AnyLayout(ViewLayout(base)) }
}

extension LayoutMethodWrapper where Base: UILayoutGuide {
  /// The guide with constraints.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> GuideLayout<Base> {
    GuideLayout(base).anchors(build)
  }

  /// The guide, its identifier set.
  public func identifying(_ identifier: String) -> GuideLayout<Base> {
    GuideLayout(base).identifying(identifier)
  }

  /// The guide alone as a layout without its type.
  public func eraseToAnyLayout() -> AnyLayout { AnyLayout(GuideLayout(base)) }
}
