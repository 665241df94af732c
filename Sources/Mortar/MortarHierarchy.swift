// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `|+|` adds subviews in the order written, so that the last is in front; `|^|` adds them in reverse, so that the first is.
// Stack views arrange them. The right sides are closures or autoclosures, because activation must be deferred before their
// statements run.

public import UIKit

// MARK: |+|

/// Adds a subview and returns the view; a stack view arranges the subview.
@discardableResult
@preconcurrency @MainActor
public func |+| <V: UIView>(lhs: V, rhs: @autoclosure () -> UIView) -> V {
  HierarchyBuilder.addSubviews(to: lhs) { [rhs()] }
}

/// Adds subviews in order and returns the view; a stack view arranges them.
@discardableResult
@preconcurrency @MainActor
public func |+| <V: UIView>(lhs: V, rhs: @autoclosure () -> [UIView]) -> V {
  HierarchyBuilder.addSubviews(to: lhs, rhs)
}

/// Adds the views of a closure in the order written and returns the view; a stack view arranges them.
@discardableResult
@preconcurrency @MainActor
public func |+| <V: UIView>(lhs: V, @MortarViewArrayBuilder rhs: () -> [UIView]) -> V {
  HierarchyBuilder.addSubviews(to: lhs, rhs)
}

/// Adds the views of a closure, which receives the view, in the order written.
@discardableResult
@preconcurrency @MainActor
public func |+| <V: UIView>(lhs: V, @MortarViewArrayBuilder rhs: (V) -> [UIView]) -> V {
  HierarchyBuilder.addSubviews(to: lhs) { rhs(lhs) }
}

// MARK: |^|

/// Adds a subview and returns the view, like `|+|`.
@discardableResult
@preconcurrency @MainActor
public func |^| <V: UIView>(lhs: V, rhs: @autoclosure () -> UIView) -> V {
  HierarchyBuilder.addSubviews(to: lhs) { [rhs()] }
}

/// Adds subviews in reverse, so that the first is in front, and returns the view.
@discardableResult
@preconcurrency @MainActor
public func |^| <V: UIView>(lhs: V, rhs: @autoclosure () -> [UIView]) -> V {
  HierarchyBuilder.addSubviews(to: lhs) { rhs().reversed() }
}

/// Adds the views of a closure in reverse, so that the first is in front, and returns the view.
@discardableResult
@preconcurrency @MainActor
public func |^| <V: UIView>(lhs: V, @MortarViewArrayBuilder rhs: () -> [UIView]) -> V {
  HierarchyBuilder.addSubviews(to: lhs) { rhs().reversed() }
}

/// Adds the views of a closure, which receives the view, in reverse.
@discardableResult
@preconcurrency @MainActor
public func |^| <V: UIView>(lhs: V, @MortarViewArrayBuilder rhs: (V) -> [UIView]) -> V {
  HierarchyBuilder.addSubviews(to: lhs) { rhs(lhs).reversed() }
}

// MARK: Methods

extension MortarFastCreatable where Self: UIView {
  /// Adds subviews in the order written; a stack view does not arrange them.
  @discardableResult
  @preconcurrency @MainActor
  public func addSubviews(@MortarViewArrayBuilder _ views: () -> [UIView]) -> Self {
    HierarchyBuilder.build(views) { addSubview($0) }
    return self
  }

  /// Adds subviews in the order written; the closure receives this view.
  @discardableResult
  @preconcurrency @MainActor
  public func addSubviews(@MortarViewArrayBuilder _ views: (Self) -> [UIView]) -> Self {
    addSubviews { views(self) }
  }
}

extension MortarFastCreatable where Self: UIStackView {
  /// Adds arranged subviews in the order written.
  @discardableResult
  @preconcurrency @MainActor
  public func addArrangedSubviews(@MortarViewArrayBuilder _ views: () -> [UIView]) -> Self {
    HierarchyBuilder.addSubviews(to: self, views)
  }

  /// Adds arranged subviews in the order written; the closure receives this view.
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
