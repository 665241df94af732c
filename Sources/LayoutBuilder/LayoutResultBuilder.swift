// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// An element in a layout's closure, which consists of one or more constraints.
@preconcurrency @MainActor
public protocol ConstraintsGroup {
  /// The constraints to add, in order.
  var constraints: [NSLayoutConstraint] { get }
}

extension NSLayoutConstraint: ConstraintsGroup {
  /// An array with only this constraint.
  public var constraints: [NSLayoutConstraint] { [self] }
}

extension [NSLayoutConstraint]: ConstraintsGroup {
  /// This array.
  public var constraints: [NSLayoutConstraint] { self }
}

extension Layout {
  /// A result builder that collects a closure's constraints, including those in conditions and loops.
  @preconcurrency @MainActor @resultBuilder
  public enum LayoutResultBuilder {
    /// Collects a constraint or an array of constraints.
    public static func buildExpression(_ group: some ConstraintsGroup) -> [NSLayoutConstraint] { group.constraints }
    /// Collects another layout's constraints. Both layouts then activate and deactivate them.
    public static func buildExpression(_ layout: Layout) -> [NSLayoutConstraint] { layout.constraints }
    /// Collects the constraints of all statements in the closure, in the order in which they were written.
    public static func buildBlock(_ groups: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { groups.flatMap(\.self) }
    /// Collects an `if` without `else`. Returns no constraints if the condition is false.
    public static func buildOptional(_ group: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { group ?? [] }
    /// Collects the constraints of an `if`.
    public static func buildEither(first group: [NSLayoutConstraint]) -> [NSLayoutConstraint] { group }
    /// Collects the constraints of an `else`.
    public static func buildEither(second group: [NSLayoutConstraint]) -> [NSLayoutConstraint] { group }
    /// Collects the constraints of all iterations of a loop.
    public static func buildArray(_ groups: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] { groups.flatMap(\.self) }
    /// Collects the constraints of an `if #available`.
    public static func buildLimitedAvailability(_ group: [NSLayoutConstraint]) -> [NSLayoutConstraint] { group }
  }
}
