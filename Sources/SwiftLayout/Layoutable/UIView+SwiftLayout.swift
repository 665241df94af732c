// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The methods of `view.sl`, declared on the view itself as in 2.x.

public import SwiftLayoutBase
public import UIKit

extension LayoutMethodAccessible where Self: UIView {
  /// Returns the view with constraints.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> ViewLayout<Self, EmptyLayout> {
    sl.anchors(build)
  }

  /// Returns the view with subviews.
  public func sublayout<L: Layout>(@LayoutBuilder _ build: () -> L) -> ViewLayout<Self, L> {
    sl.sublayout(build)
  }

  /// Returns the view with subviews: `root { title; body }`.
  public func callAsFunction<L: Layout>(@LayoutBuilder _ build: () -> L) -> ViewLayout<Self, L> {
    sl.sublayout(build)
  }

  /// Sets the `accessibilityIdentifier`, by which anchors and activations find the view, and returns the view.
  @discardableResult
  public func identifying(_ accessibilityIdentifier: String) -> Self {
    self.accessibilityIdentifier = accessibilityIdentifier
    return self
  }

  /// Runs the closure now, not at activation, and returns the view.
  @discardableResult
  public func config(_ configure: (Self) -> Void) -> Self {
    configure(self)
    return self
  }

  /// Returns the view alone as a type-erased layout.
  public func eraseToAnyLayout() -> AnyLayout { sl.eraseToAnyLayout() }

  /// The same as `eraseToAnyLayout()`.
  public var anyLayout: AnyLayout { sl.eraseToAnyLayout() }
}

extension LayoutMethodAccessible where Self: UILayoutGuide {
  /// Returns the guide with constraints.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> GuideLayout<Self> {
    sl.anchors(build)
  }
}
