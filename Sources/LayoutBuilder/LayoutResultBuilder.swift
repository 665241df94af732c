// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// What a layout's closure may list: constraints, alone or in arrays.
@preconcurrency @MainActor
public protocol ConstraintsGroup {
  var constraints: [NSLayoutConstraint] { get }
}

extension NSLayoutConstraint: ConstraintsGroup {
  public var constraints: [NSLayoutConstraint] { [self] }
}

extension [NSLayoutConstraint]: ConstraintsGroup {
  public var constraints: [NSLayoutConstraint] { self }
}

extension Layout {
  /// Collects the constraints of a closure, conditions and loops included.
  @preconcurrency @MainActor @resultBuilder
  public enum LayoutResultBuilder {
    public static func buildExpression(_ group: some ConstraintsGroup) -> [NSLayoutConstraint] { group.constraints }
    public static func buildExpression(_ layout: Layout) -> [NSLayoutConstraint] { layout.constraints }
    public static func buildBlock(_ groups: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { groups.flatMap(\.self) }
    public static func buildOptional(_ group: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { group ?? [] }
    public static func buildEither(first group: [NSLayoutConstraint]) -> [NSLayoutConstraint] { group }
    public static func buildEither(second group: [NSLayoutConstraint]) -> [NSLayoutConstraint] { group }
    public static func buildArray(_ groups: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] { groups.flatMap(\.self) }
    public static func buildLimitedAvailability(_ group: [NSLayoutConstraint]) -> [NSLayoutConstraint] { group }
  }
}
