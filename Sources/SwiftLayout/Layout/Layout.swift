// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A value that describes a tree of views and guides with their constraints. A layout has no effect until it is
/// activated.
///
///     root.sublayout {
///       title.anchors { Anchors.cap() }
///     }.finalActive()
///
/// Write layouts with `@LayoutBuilder` and split them into parts with `ModularLayout`. There is no need to conform to
/// this protocol.
@preconcurrency @MainActor
public protocol Layout {
  /// Adds the layout's views, guides and constraints to a collector, in declaration order.
  /// - Parameters:
  ///   - collector: The collector to which elements are added.
  ///   - superview: The superview of the layout's topmost views, or nil for root views, whose superview does not
  ///     change.
  ///   - option: The option for adding views to the superview.
  func collect(into collector: LayoutCollector, superview: UIView?, option: LayoutOption)
}

extension Layout {
  /// Builds the view tree, activates the constraints, and returns an activation for later updates.
  ///
  /// Retain the result: all views and constraints are removed when it is deallocated. Use ``finalActive(mode:)`` for
  /// permanent layouts.
  public func active(mode: ActivateMode = .normal) -> Activation {
    update(fromActivation: Activation(), mode: mode)
  }

  /// Builds the view tree and activates the constraints. If `forceLayout` is true, lays out the views before
  /// returning.
  public func active(forceLayout: Bool) -> Activation {
    active(mode: forceLayout ? .forced : .normal)
  }

  /// Updates an activation to match this layout. Views and constraints that exist in both layouts are preserved.
  @discardableResult
  public func update(fromActivation activation: Activation, mode: ActivateMode = .normal) -> Activation {
    let collector = LayoutCollector()
    collect(into: collector, superview: nil, option: .none)
    activation.apply(collector, mode: mode)
    return activation
  }

  /// Updates an activation to match this layout. If `forceLayout` is true, lays out the views before returning.
  @discardableResult
  public func update(fromActivation activation: Activation, forceLayout: Bool) -> Activation {
    update(fromActivation: activation, mode: forceLayout ? .forced : .normal)
  }

  /// Builds the view tree and activates the constraints permanently. They can't be updated or removed later.
  public func finalActive(mode: ActivateMode = .normal) {
    active(mode: mode).finish()
  }

  /// Builds the view tree and activates the constraints permanently. If `forceLayout` is true, lays out the views
  /// before returning.
  public func finalActive(forceLayout: Bool) {
    active(forceLayout: forceLayout).finish()
  }

  /// Returns a type-erased layout, for functions that return one of several layouts.
  public func eraseToAnyLayout() -> AnyLayout { AnyLayout(self) }

  /// The type-erased layout, as returned by `eraseToAnyLayout()`.
  public var anyLayout: AnyLayout { AnyLayout(self) }
}

/// The structure of a layout for the printers in SwiftLayoutUtil.
@MainActor
package protocol LayoutNode {
  var printedName: String { get }
  var printedChildren: [any Layout] { get }
  var printedAnchors: Anchors? { get }
}

extension LayoutNode {
  package var printedAnchors: Anchors? { nil }
}
