// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// What a layout's closure may list: constraints, alone or in arrays.
@preconcurrency @MainActor
public protocol ConstraintsGroup {
  /// What the layout takes over, in order.
  var constraints: [NSLayoutConstraint] { get }
}

extension NSLayoutConstraint: ConstraintsGroup {
  /// The constraint alone.
  public var constraints: [NSLayoutConstraint] { [self] }
}

extension [NSLayoutConstraint]: ConstraintsGroup {
  /// The array itself.
  public var constraints: [NSLayoutConstraint] { self }
}

extension Layout {
  /// Collects the constraints of a closure, conditions and loops included.
  @preconcurrency @MainActor @resultBuilder
  public enum LayoutResultBuilder {
    /// A constraint or an array of them.
    public static func buildExpression(_ group: some ConstraintsGroup) -> [NSLayoutConstraint] { group.constraints }
    /// The constraints of another layout. Both layouts then switch them.
    public static func buildExpression(_ layout: Layout) -> [NSLayoutConstraint] { layout.constraints }
    /// All lines of the closure, in the order written.
    public static func buildBlock(_ groups: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { groups.flatMap(\.self) }
    /// An `if` without `else`: no constraints where it does not hold.
    public static func buildOptional(_ group: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { group ?? [] }
    /// The constraints of an `if` that holds.
    public static func buildEither(first group: [NSLayoutConstraint]) -> [NSLayoutConstraint] { group }
    /// The constraints of an `else`.
    public static func buildEither(second group: [NSLayoutConstraint]) -> [NSLayoutConstraint] { group }
    /// The constraints of all turns of a loop.
    public static func buildArray(_ groups: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] { groups.flatMap(\.self) }
    /// The constraints of an `if #available`.
    public static func buildLimitedAvailability(_ group: [NSLayoutConstraint]) -> [NSLayoutConstraint] { group }
  }
}
