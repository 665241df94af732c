// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine
public import UIKit

/// A result builder that collects the views, guides and gesture recognizers of a block. All other statements are
/// executed, but not collected.
///
/// Supports `if`, `switch`, `for` and `if #available`. The views of branches that are not taken are not created.
@preconcurrency @MainActor
@resultBuilder
public enum MortarAddSubviewsBuilder {
  /// The elements that a block adds, in order.
  public typealias Component = [MortarAddViewBox]

  // MARK: Statements

  /// Collects an optional view.
  public static func buildExpression(_ view: UIView?) -> Component {
    view.map { [MortarAddViewBox(view: $0)] } ?? []
  }

  /// Collects several views, in order.
  public static func buildExpression(_ views: [UIView]) -> Component {
    views.map { MortarAddViewBox(view: $0) }
  }

  /// Collects a layout guide, which is added to the view.
  public static func buildExpression(_ guide: UILayoutGuide) -> Component {
    [MortarAddViewBox(guide: guide)]
  }

  /// Collects a gesture recognizer, which is added to the view.
  public static func buildExpression(_ recognizer: UIGestureRecognizer) -> Component {
    [MortarAddViewBox(recognizer: recognizer)]
  }

  /// Collects the result of another builder.
  public static func buildExpression(_ component: Component) -> Component { component }
  /// Ignores a statement without a result.
  public static func buildExpression(_ nothing: Void) -> Component { [] }
  /// Ignores a statement that uses optional chaining and has no result.
  public static func buildExpression(_ nothing: Void?) -> Component { [] }
  /// Ignores a subscription. Its view or binding target retains it, not the builder.
  public static func buildExpression(_ subscription: AnyCancellable) -> Component { [] }
  /// Ignores a constraint, which is therefore not activated.
  public static func buildExpression(_ constraint: NSLayoutConstraint) -> Component { [] }

  /// Collects the value of any other expression if it is a view.
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> Component {
    (value as? UIView).map { [MortarAddViewBox(view: $0)] } ?? []
  }

  /// Stores the file and line of a layout statement for error messages.
  public static func buildExpression(
    _ group: MortarConstraintGroup, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Component {
    (group.fileID, group.line) = ("\(fileID)", line)
    return []
  }

  // MARK: Blocks and control flow

  /// Collects the elements of all statements in the block, in the order in which they were written.
  public static func buildBlock(_ components: Component...) -> Component { components.flatMap { $0 } }
  /// Collects an `if` without `else`. Returns no elements if the condition is false.
  public static func buildOptional(_ component: Component?) -> Component { component ?? [] }
  /// Collects the views of an `if`.
  public static func buildEither(first component: Component) -> Component { component }
  /// Collects the views of an `else`.
  public static func buildEither(second component: Component) -> Component { component }
  /// Collects the views of all iterations of a loop.
  public static func buildArray(_ components: [Component]) -> Component { components.flatMap { $0 } }
  /// Collects the views of an `if #available`.
  public static func buildLimitedAvailability(_ component: Component) -> Component { component }
  /// Returns the collected views if the block has a result.
  public static func buildFinalResult(_ component: Component) -> Component { component }
  /// Passes the views of a block without a result to the layout stack. The caller of the block adds the views.
  public static func buildFinalResult(_ component: Component) { MortarMainThreadLayoutStack.deliver(component) }
}
