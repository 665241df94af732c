// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `|+|` adds subviews in the order in which they are written, so the last subview is in front. `|^|` adds them in
// reverse order, so the first subview is in front. Stack views add them as arranged subviews. The right operands are
// closures or autoclosures because deferral must start before their statements run.

public import UIKit

// MARK: |+|

/// Adds a subview and returns the view. A stack view adds an arranged subview.
@discardableResult
@preconcurrency @MainActor
public func |+| <V: UIView>(lhs: V, rhs: @autoclosure () -> UIView) -> V {
  HierarchyBuilder.addSubviews(to: lhs) { [rhs()] }
}

/// Adds subviews in order and returns the view. A stack view adds arranged subviews.
@discardableResult
@preconcurrency @MainActor
public func |+| <V: UIView>(lhs: V, rhs: @autoclosure () -> [UIView]) -> V {
  HierarchyBuilder.addSubviews(to: lhs, rhs)
}

/// Adds a closure's views in the order in which they are written and returns the view. A stack view adds arranged
/// subviews.
@discardableResult
@preconcurrency @MainActor
public func |+| <V: UIView>(lhs: V, @MortarViewArrayBuilder rhs: () -> [UIView]) -> V {
  HierarchyBuilder.addSubviews(to: lhs, rhs)
}

/// Adds a closure's views in the order in which they are written and returns the view. The closure receives the view.
@discardableResult
@preconcurrency @MainActor
public func |+| <V: UIView>(lhs: V, @MortarViewArrayBuilder rhs: (V) -> [UIView]) -> V {
  HierarchyBuilder.addSubviews(to: lhs) { rhs(lhs) }
}

// MARK: |^|

/// Adds a subview and returns the view. Equivalent to `|+|`.
@discardableResult
@preconcurrency @MainActor
public func |^| <V: UIView>(lhs: V, rhs: @autoclosure () -> UIView) -> V {
  HierarchyBuilder.addSubviews(to: lhs) { [rhs()] }
}

/// Adds subviews in reverse order, so the first is in front, and returns the view.
@discardableResult
@preconcurrency @MainActor
public func |^| <V: UIView>(lhs: V, rhs: @autoclosure () -> [UIView]) -> V {
  HierarchyBuilder.addSubviews(to: lhs) { rhs().reversed() }
}

/// Adds a closure's views in reverse order, so the first is in front, and returns the view.
@discardableResult
@preconcurrency @MainActor
public func |^| <V: UIView>(lhs: V, @MortarViewArrayBuilder rhs: () -> [UIView]) -> V {
  HierarchyBuilder.addSubviews(to: lhs) { rhs().reversed() }
}

/// Adds a closure's views in reverse order and returns the view. The closure receives the view.
@discardableResult
@preconcurrency @MainActor
public func |^| <V: UIView>(lhs: V, @MortarViewArrayBuilder rhs: (V) -> [UIView]) -> V {
  HierarchyBuilder.addSubviews(to: lhs) { rhs(lhs).reversed() }
}

// MARK: Methods

extension MortarFastCreatable where Self: UIView {
  /// Adds subviews in the order in which they are written. A stack view does not arrange them.
  @discardableResult
  @preconcurrency @MainActor
  public func addSubviews(@MortarViewArrayBuilder _ views: () -> [UIView]) -> Self {
    HierarchyBuilder.build(views) { addSubview($0) }
    return self
  }

  /// Adds subviews in the order in which they are written. The closure receives this view.
  @discardableResult
  @preconcurrency @MainActor
  public func addSubviews(@MortarViewArrayBuilder _ views: (Self) -> [UIView]) -> Self {
    addSubviews { views(self) }
  }
}

extension MortarFastCreatable where Self: UIStackView {
  /// Adds arranged subviews in the order in which they are written.
  @discardableResult
  @preconcurrency @MainActor
  public func addArrangedSubviews(@MortarViewArrayBuilder _ views: () -> [UIView]) -> Self {
    HierarchyBuilder.addSubviews(to: self, views)
  }

  /// Adds arranged subviews in the order in which they are written. The closure receives this view.
  @discardableResult
  @preconcurrency @MainActor
  public func addArrangedSubviews(@MortarViewArrayBuilder _ views: (Self) -> [UIView]) -> Self {
    addArrangedSubviews { views(self) }
  }
}

@MainActor
private enum HierarchyBuilder {
  @discardableResult
  static func addSubviews<V: UIView>(to parent: V, _ views: () -> [UIView]) -> V {
    if let stack = parent as? UIStackView {
      build(views) { view in
        stack.addArrangedSubview(view)
        if let spacing = view.m_customSpacingAfter { stack.setCustomSpacing(spacing, after: view) }
      }
    } else {
      build(views) { parent.addSubview($0) }
    }
    return parent
  }

  static func build(_ views: () -> [UIView], _ add: (UIView) -> Void) {
    MortarDeferral.run {
      for view in views() { add(view) }
    }
  }
}
