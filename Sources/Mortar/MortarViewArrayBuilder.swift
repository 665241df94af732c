// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A view or several, as hierarchy builders take them.
@preconcurrency @MainActor
public protocol MortarViewListProviding {
  var list: [UIView] { get }
}

extension UIView: MortarViewListProviding {
  public var list: [UIView] { [self] }
}

extension Array: MortarViewListProviding where Element: UIView {
  public var list: [UIView] { self }
}

/// The views written in the braces of `|+| { }` and `addSubviews { }`.
///
/// Views, arrays and optionals count; layout statements and calls in between do not. `if`, `switch`, `for`, `#available`
/// and `let` work as in any code.
@preconcurrency @MainActor
@resultBuilder
public struct MortarViewArrayBuilder {
  public static func buildExpression(_ views: some MortarViewListProviding) -> [UIView] { views.list }
  public static func buildExpression(_ view: UIView?) -> [UIView] { view.map { [$0] } ?? [] }
  public static func buildExpression(_ statement: MortarConstraint) -> [UIView] { [] }
  public static func buildExpression(_ statements: MortarGroup) -> [UIView] { [] }
  public static func buildExpression(_ call: Void) -> [UIView] { [] }

  public static func buildBlock(_ parts: [UIView]...) -> [UIView] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [UIView]?) -> [UIView] { part ?? [] }
  public static func buildEither(first part: [UIView]) -> [UIView] { part }
  public static func buildEither(second part: [UIView]) -> [UIView] { part }
  public static func buildArray(_ parts: [[UIView]]) -> [UIView] { parts.flatMap { $0 } }
  public static func buildLimitedAvailability(_ part: [UIView]) -> [UIView] { part }
}
