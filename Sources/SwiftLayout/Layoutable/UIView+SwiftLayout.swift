// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The methods of `view.sl` as methods of the view, as in SwiftLayout 2.

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

  /// Sets the `accessibilityIdentifier`, by which anchors and activations can find the view, and returns the view.
  @discardableResult
  public func identifying(_ accessibilityIdentifier: String) -> Self {
    self.accessibilityIdentifier = accessibilityIdentifier
    return self
  }

  /// Calls a closure immediately, instead of at activation, and returns the view.
  @discardableResult
  public func config(_ configure: (Self) -> Void) -> Self {
    configure(self)
    return self
  }

  /// Returns the view without constraints or subviews as a type-erased layout.
  public func eraseToAnyLayout() -> AnyLayout { sl.eraseToAnyLayout() }

  /// The type-erased layout, as returned by `eraseToAnyLayout()`.
  public var anyLayout: AnyLayout { sl.eraseToAnyLayout() }
}

extension LayoutMethodAccessible where Self: UILayoutGuide {
  /// Returns the guide with constraints.
  public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> GuideLayout<Self> {
    sl.anchors(build)
  }
}
