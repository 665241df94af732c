// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftLayoutBase
public import UIKit

extension LayoutMethodWrapper where Base: UIView {
  /// Returns the view with constraints.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> ViewLayout<Base, EmptyLayout> {
    ViewLayout(base, anchors: build(), sublayout: EmptyLayout())
  }

  /// Returns the view with subviews.
  public func sublayout<L: Layout>(@LayoutBuilder _ build: () -> L) -> ViewLayout<Base, L> {
    ViewLayout(base, sublayout: build())
  }

  /// Returns the view with a closure to call at each activation and update, before views and constraints are applied.
  public func onActivate(_ body: @escaping (Base) -> Void) -> ViewLayout<Base, EmptyLayout> {
    ViewLayout(base).onActivate(body)
  }

  /// Sets the view's `accessibilityIdentifier` and returns the view.
  public func identifying(_ accessibilityIdentifier: String) -> ViewLayout<Base, EmptyLayout> {
    ViewLayout(base).identifying(accessibilityIdentifier)
  }

  /// Returns the view without constraints or subviews as a type-erased layout.
  public func eraseToAnyLayout() -> AnyLayout { AnyLayout(ViewLayout(base)) }
}

extension LayoutMethodWrapper where Base: UILayoutGuide {
  /// Returns the guide with constraints.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> GuideLayout<Base> {
    GuideLayout(base).anchors(build)
  }

  /// Sets the guide's identifier and returns the guide.
  public func identifying(_ identifier: String) -> GuideLayout<Base> {
    GuideLayout(base).identifying(identifier)
  }

  /// Returns the guide without constraints as a type-erased layout.
  public func eraseToAnyLayout() -> AnyLayout { AnyLayout(GuideLayout(base)) }
}
