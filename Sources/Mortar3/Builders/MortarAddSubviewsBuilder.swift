// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine
public import UIKit

/// Collects the views, guides and gesture recognizers among the statements of a block; all other statements just run.
///
/// `if`, `switch`, `for` and `if #available` may be used; views of branches not taken are not made.
@preconcurrency @MainActor
@resultBuilder
public enum MortarAddSubviewsBuilder {
  public typealias Component = [MortarAddViewBox]

  // MARK: Statements

  public static func buildExpression(_ view: UIView?) -> Component {
    view.map { [MortarAddViewBox(view: $0)] } ?? []
  }

  public static func buildExpression(_ views: [UIView]) -> Component {
    views.map { MortarAddViewBox(view: $0) }
  }

  public static func buildExpression(_ guide: UILayoutGuide) -> Component {
    [MortarAddViewBox(guide: guide)]
  }

  public static func buildExpression(_ recognizer: UIGestureRecognizer) -> Component {
    [MortarAddViewBox(recognizer: recognizer)]
  }

  public static func buildExpression(_ component: Component) -> Component { component }
  public static func buildExpression(_ nothing: Void) -> Component { [] }
  /// A statement with optional chaining.
  public static func buildExpression(_ nothing: Void?) -> Component { [] }
  public static func buildExpression(_ subscription: AnyCancellable) -> Component { [] }
  public static func buildExpression(_ constraint: NSLayoutConstraint) -> Component { [] }

  /// Any other expression just runs; if its value is a view after all, it is added.
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> Component {
    (value as? UIView).map { [MortarAddViewBox(view: $0)] } ?? []
  }

  /// A statement about layout learns where it stands.
  public static func buildExpression(
    _ group: MortarConstraintGroup, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Component {
    (group.fileID, group.line) = ("\(fileID)", line)
    return []
  }

  // MARK: Blocks and control flow

  public static func buildBlock(_ components: Component...) -> Component { components.flatMap { $0 } }
  public static func buildOptional(_ component: Component?) -> Component { component ?? [] }
  public static func buildEither(first component: Component) -> Component { component }
  public static func buildEither(second component: Component) -> Component { component }
  public static func buildArray(_ components: [Component]) -> Component { components.flatMap { $0 } }
  public static func buildLimitedAvailability(_ component: Component) -> Component { component }
  public static func buildFinalResult(_ component: Component) -> Component { component }
  /// In a block that returns nothing: the views go to whoever runs it.
  public static func buildFinalResult(_ component: Component) { MortarMainThreadLayoutStack.deliver(component) }
}
