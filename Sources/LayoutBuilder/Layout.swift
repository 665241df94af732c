// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics
import TesseraViews
public import UIKit

/// Constraints that are activated, deactivated and replaced together.
///
///     let layout = Layout {
///       redView.layout(.top) == 0
///       redView.layout(.size) == 100
///     }
///     layout.rebuild { redView.layout(.center) == 0 }
///
/// The views on the left of the equations no longer translate their autoresizing masks into constraints. The constraints
/// outlive the layout: they stay active even if the layout is not stored.
@preconcurrency @MainActor
public final class Layout {
  /// All constraints of the layout, in the order they were written.
  public private(set) var constraints: [NSLayoutConstraint] = []
  /// The source location of the last equations.
  private var place: CodeLocation?

  /// Whether the constraints are active; applies to those added later, too. True by default.
  public var isActive = true {
    didSet { apply(to: constraints) }
  }

  /// Creates a layout of the closure's constraints and activates them.
  @discardableResult
  public init(
    fileID: StaticString = #fileID, line: UInt = #line, @LayoutResultBuilder _ build: () -> [NSLayoutConstraint]
  ) {
    addConstraints(build(), place: CodeLocation(fileID, line))
  }

  /// Replaces all constraints. The old ones are deactivated before the closure runs.
  public func rebuild(
    fileID: StaticString = #fileID, line: UInt = #line, @LayoutResultBuilder _ build: () -> [NSLayoutConstraint]
  ) {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    addConstraints(build(), place: CodeLocation(fileID, line))
  }

  /// Adds constraints to the existing ones, active if `isActive` is true.
  public func append(
    fileID: StaticString = #fileID, line: UInt = #line, @LayoutResultBuilder _ build: () -> [NSLayoutConstraint]
  ) {
    addConstraints(build(), place: CodeLocation(fileID, line))
  }

  /// Activates the constraints, like `isActive = true`.
  public func activate() { isActive = true }

  /// Deactivates the constraints and keeps them: `activate()` activates the same ones again.
  public func deactivate() { isActive = false }

  private func addConstraints(_ new: [NSLayoutConstraint], place: CodeLocation?) {
    self.place = place
    constraints += new
    for constraint in new {
      (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    }
    apply(to: new)
  }

  private func apply(to group: [NSLayoutConstraint]) {
    CodeLocation.current = place
    defer { CodeLocation.current = nil }
    if isActive { NSLayoutConstraint.activate(group) } else { NSLayoutConstraint.deactivate(group) }
  }
}
