// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A view or several, as hierarchy builders take them.
@preconcurrency @MainActor
public protocol MortarViewListProviding {
  /// The views, in the order in which they are added.
  var list: [UIView] { get }
}

extension UIView: MortarViewListProviding {
  /// The view alone.
  public var list: [UIView] { [self] }
}

extension Array: MortarViewListProviding where Element: UIView {
  /// The array itself.
  public var list: [UIView] { self }
}

/// The views written in the braces of `|+| { }` and `addSubviews { }`.
///
/// Views, arrays and optionals count; layout statements and calls in between do not. `if`, `switch`, `for`,
/// `#available` and `let` work as in any code.
@preconcurrency @MainActor
@resultBuilder
public struct MortarViewArrayBuilder {
  /// A view or an array of views.
  public static func buildExpression(_ views: some MortarViewListProviding) -> [UIView] { views.list }
  /// A view or nothing.
  public static func buildExpression(_ view: UIView?) -> [UIView] { view.map { [$0] } ?? [] }
  /// A layout statement: no view.
  public static func buildExpression(_ statement: MortarConstraint) -> [UIView] { [] }
  /// Several layout statements: no views.
  public static func buildExpression(_ statements: MortarGroup) -> [UIView] { [] }
  /// A call without a result: no view.
  public static func buildExpression(_ call: Void) -> [UIView] { [] }

  /// All lines of the closure, in the order written.
  public static func buildBlock(_ parts: [UIView]...) -> [UIView] { parts.flatMap { $0 } }
  /// An `if` without `else`: no views where it does not hold.
  public static func buildOptional(_ part: [UIView]?) -> [UIView] { part ?? [] }
  /// The views of an `if` that holds.
  public static func buildEither(first part: [UIView]) -> [UIView] { part }
  /// The views of an `else`.
  public static func buildEither(second part: [UIView]) -> [UIView] { part }
  /// The views of all turns of a loop.
  public static func buildArray(_ parts: [[UIView]]) -> [UIView] { parts.flatMap { $0 } }
  /// The views of an `if #available`.
  public static func buildLimitedAvailability(_ part: [UIView]) -> [UIView] { part }
}
