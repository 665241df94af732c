// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A value that provides one or more views for hierarchy builders.
@preconcurrency @MainActor
public protocol MortarViewListProviding {
  /// The views, in the order in which they are added.
  var list: [UIView] { get }
}

extension UIView: MortarViewListProviding {
  /// An array with only this view.
  public var list: [UIView] { [self] }
}

extension Array: MortarViewListProviding where Element: UIView {
  /// This array.
  public var list: [UIView] { self }
}

/// A result builder for the views in the braces of `|+| { }` and `addSubviews { }`.
///
/// Collects views, arrays and optionals, and ignores the layout statements and calls between them. Supports `if`,
/// `switch`, `for`, `#available` and `let`.
@preconcurrency @MainActor
@resultBuilder
public struct MortarViewArrayBuilder {
  /// Collects a view or an array of views.
  public static func buildExpression(_ views: some MortarViewListProviding) -> [UIView] { views.list }
  /// Collects an optional view.
  public static func buildExpression(_ view: UIView?) -> [UIView] { view.map { [$0] } ?? [] }
  /// Ignores a layout statement.
  public static func buildExpression(_ statement: MortarConstraint) -> [UIView] { [] }
  /// Ignores several layout statements.
  public static func buildExpression(_ statements: MortarGroup) -> [UIView] { [] }
  /// Ignores a call without a result.
  public static func buildExpression(_ call: Void) -> [UIView] { [] }

  /// Collects the views of all statements in the closure, in the order in which they were written.
  public static func buildBlock(_ parts: [UIView]...) -> [UIView] { parts.flatMap { $0 } }
  /// Collects an `if` without `else`. Returns no views if the condition is false.
  public static func buildOptional(_ part: [UIView]?) -> [UIView] { part ?? [] }
  /// Collects the views of an `if`.
  public static func buildEither(first part: [UIView]) -> [UIView] { part }
  /// Collects the views of an `else`.
  public static func buildEither(second part: [UIView]) -> [UIView] { part }
  /// Collects the views of all iterations of a loop.
  public static func buildArray(_ parts: [[UIView]]) -> [UIView] { parts.flatMap { $0 } }
  /// Collects the views of an `if #available`.
  public static func buildLimitedAvailability(_ part: [UIView]) -> [UIView] { part }
}
