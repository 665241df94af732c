// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics
import TesseraViews
public import UIKit

/// A group of constraints that are activated, deactivated and replaced together.
///
///     let layout = Layout {
///       redView.layout(.top) == 0
///       redView.layout(.size) == 100
///     }
///     layout.rebuild { redView.layout(.center) == 0 }
///
/// The layout sets `translatesAutoresizingMaskIntoConstraints` to `false` on the views on the left side of the
/// equations. The constraints outlive the layout: they stay active even if the layout is not stored.
@preconcurrency @MainActor
public final class Layout {
  /// The layout's constraints, in the order in which they were written.
  public private(set) var constraints: [NSLayoutConstraint] = []
  /// The source location of the most recent equations.
  private var place: CodeLocation?

  /// Whether the constraints are active. Also applies to constraints that are added later. The default is `true`.
  public var isActive = true {
    didSet { apply(to: constraints) }
  }

  /// Creates a layout from a closure's constraints and activates them.
  @discardableResult
  public init(
    fileID: StaticString = #fileID, line: UInt = #line, @LayoutResultBuilder _ build: () -> [NSLayoutConstraint]
  ) {
    addConstraints(build(), place: CodeLocation(fileID, line))
  }

  /// Replaces all constraints. Deactivates the previous constraints before it calls the closure.
  public func rebuild(
    fileID: StaticString = #fileID, line: UInt = #line, @LayoutResultBuilder _ build: () -> [NSLayoutConstraint]
  ) {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    addConstraints(build(), place: CodeLocation(fileID, line))
  }

  /// Adds constraints to the existing constraints. Activates them if `isActive` is `true`.
  public func append(
    fileID: StaticString = #fileID, line: UInt = #line, @LayoutResultBuilder _ build: () -> [NSLayoutConstraint]
  ) {
    addConstraints(build(), place: CodeLocation(fileID, line))
  }

  /// Activates the constraints. Equivalent to `isActive = true`.
  public func activate() { isActive = true }

  /// Deactivates the constraints, but retains them so that `activate()` can activate them again.
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
