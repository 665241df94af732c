// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A tree of views and guides with their constraints: a value without effect until it is activated.
///
///     root.sublayout {
///       title.anchors { Anchors.cap() }
///     }.finalActive()
///
/// Write layouts with `@LayoutBuilder` and split them into parts with `ModularLayout`; there is no need to conform to this
/// protocol.
@preconcurrency @MainActor
public protocol Layout {
  /// Adds the layout's views, guides and constraints to the collector, in order of declaration.
  /// - Parameters:
  ///   - collector: The collector of the layout's elements.
  ///   - superview: The superview of the layout's topmost views; nil for roots, whose superview does not change.
  ///   - option: The way in which the views are added to the superview.
  func collect(into collector: LayoutCollector, superview: UIView?, option: LayoutOption)
}

extension Layout {
  /// Builds the view tree, activates the constraints, and returns the state for later updates.
  ///
  /// Retain the result: everything is removed when it is released. Use ``finalActive(mode:)`` for permanent layouts.
  public func active(mode: ActivateMode = .normal) -> Activation {
    update(fromActivation: Activation(), mode: mode)
  }

  /// Builds the tree and activates the constraints; with `forceLayout`, lays out the views before it returns.
  public func active(forceLayout: Bool) -> Activation {
    active(mode: forceLayout ? .forced : .normal)
  }

  /// Updates the result of `activation` to this layout. Views and constraints that are in both do not change.
  @discardableResult
  public func update(fromActivation activation: Activation, mode: ActivateMode = .normal) -> Activation {
    let collector = LayoutCollector()
    collect(into: collector, superview: nil, option: .none)
    activation.apply(collector, mode: mode)
    return activation
  }

  /// Updates the result of `activation` to this layout; with `forceLayout`, lays out the views before it returns.
  @discardableResult
  public func update(fromActivation activation: Activation, forceLayout: Bool) -> Activation {
    update(fromActivation: activation, mode: forceLayout ? .forced : .normal)
  }

  /// Builds the view tree and activates the constraints permanently. They can't be updated or removed later.
  public func finalActive(mode: ActivateMode = .normal) {
    active(mode: mode).finish()
  }

  /// Builds the tree and activates the constraints permanently; with `forceLayout`, lays out the views before it returns.
  public func finalActive(forceLayout: Bool) {
    active(forceLayout: forceLayout).finish()
  }

  /// Returns the type-erased layout, for functions that return one of several.
  public func eraseToAnyLayout() -> AnyLayout { AnyLayout(self) }

  /// The same as `eraseToAnyLayout()`.
  public var anyLayout: AnyLayout { AnyLayout(self) }
}

/// The information about a layout for the printers of SwiftLayoutUtil.
@MainActor
package protocol LayoutNode {
  var printedName: String { get }
  var printedChildren: [any Layout] { get }
  var printedAnchors: Anchors? { get }
}

extension LayoutNode {
  package var printedAnchors: Anchors? { nil }
}
