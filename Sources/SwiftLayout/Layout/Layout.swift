// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A tree of views and guides with their constraints: a value that does nothing until it is activated.
///
///     root.sublayout {
///       title.anchors { Anchors.cap() }
///     }.finalActive()
///
/// Write layouts with `@LayoutBuilder` and cut them into parts with `ModularLayout`; there is no need to conform to
/// this protocol.
@preconcurrency @MainActor
public protocol Layout {
  /// Adds the layout's views, guides and constraints to the collector, in order of declaration.
  /// - Parameters:
  ///   - collector: Takes what the layout has.
  ///   - superview: Where the layout's topmost views go; nil for roots, which stay where they are.
  ///   - option: How the views join the superview.
  func collect(into collector: LayoutCollector, superview: UIView?, option: LayoutOption)
}

extension Layout {
  /// Builds the view tree, activates the constraints, and returns what later updates need.
  ///
  /// Keep the result: everything is taken back when it goes. Use ``finalActive(mode:)`` for layouts that stay for good.
  public func active(mode: ActivateMode = .normal) -> Activation {
    update(fromActivation: Activation(), mode: mode)
  }

  /// Builds the tree and activates the constraints; with `forceLayout`, lays the views out before it returns.
  public func active(forceLayout: Bool) -> Activation {
    active(mode: forceLayout ? .forced : .normal)
  }

  /// Turns what `activation` built into this layout. Views and constraints that both have are not touched.
  @discardableResult
  public func update(fromActivation activation: Activation, mode: ActivateMode = .normal) -> Activation {
    let collector = LayoutCollector()
    collect(into: collector, superview: nil, option: .none)
    activation.apply(collector, mode)
    return activation
  }

  /// Updates as with a mode; with `forceLayout`, lays the views out before it returns.
  @discardableResult
  public func update(fromActivation activation: Activation, forceLayout: Bool) -> Activation {
    update(fromActivation: activation, mode: forceLayout ? .forced : .normal)
  }

  /// Builds the view tree and activates the constraints for good. They cannot be updated or taken back later.
  public func finalActive(mode: ActivateMode = .normal) {
    active(mode: mode).finish()
  }

  /// Builds and activates for good; with `forceLayout`, lays the views out before it returns.
  public func finalActive(forceLayout: Bool) {
    active(forceLayout: forceLayout).finish()
  }

  /// The layout without its type, for functions that return one of several.
  public func eraseToAnyLayout() -> AnyLayout { AnyLayout(self) }

  /// The same as `eraseToAnyLayout()`.
  public var anyLayout: AnyLayout { AnyLayout(self) }
}

/// What the printers of SwiftLayoutUtil need to know of a layout.
@MainActor
package protocol LayoutNode {
  var printedName: String { get }
  var printedChildren: [any Layout] { get }
  var printedAnchors: Anchors? { get }
}

extension LayoutNode {
  package var printedAnchors: Anchors? { nil }
}
