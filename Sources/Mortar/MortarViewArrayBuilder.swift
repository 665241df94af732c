// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// One or more views for hierarchy builders.
@preconcurrency @MainActor
public protocol MortarViewListProviding {
  /// The views, in the order in which they are added.
  var list: [UIView] { get }
}

extension UIView: MortarViewListProviding {
  /// The view itself.
  public var list: [UIView] { [self] }
}

extension Array: MortarViewListProviding where Element: UIView {
  /// The array itself.
  public var list: [UIView] { self }
}

/// The builder of the views in the braces of `|+| { }` and `addSubviews { }`.
///
/// Views, arrays and optionals are collected; layout statements and calls in between are not. `if`, `switch`, `for`,
/// `#available` and `let` work as usual.
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

  /// Collects all lines of the closure, in the order written.
  public static func buildBlock(_ parts: [UIView]...) -> [UIView] { parts.flatMap { $0 } }
  /// Collects an `if` without `else`: no views if its condition is false.
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
