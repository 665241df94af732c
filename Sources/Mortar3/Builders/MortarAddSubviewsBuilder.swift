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
  /// What a block adds, in order.
  public typealias Component = [MortarAddViewBox]

  // MARK: Statements

  /// A view, or nothing for nil.
  public static func buildExpression(_ view: UIView?) -> Component {
    view.map { [MortarAddViewBox(view: $0)] } ?? []
  }

  /// Several views, in order.
  public static func buildExpression(_ views: [UIView]) -> Component {
    views.map { MortarAddViewBox(view: $0) }
  }

  /// A layout guide, which is added to the view.
  public static func buildExpression(_ guide: UILayoutGuide) -> Component {
    [MortarAddViewBox(guide: guide)]
  }

  /// A gesture recognizer, which is added to the view.
  public static func buildExpression(_ recognizer: UIGestureRecognizer) -> Component {
    [MortarAddViewBox(recognizer: recognizer)]
  }

  /// What another builder made.
  public static func buildExpression(_ component: Component) -> Component { component }
  /// A statement without a value: nothing is added.
  public static func buildExpression(_ nothing: Void) -> Component { [] }
  /// A statement with optional chaining.
  public static func buildExpression(_ nothing: Void?) -> Component { [] }
  /// A subscription: nothing is added. Its view or binding target keeps it, the builder does not.
  public static func buildExpression(_ subscription: AnyCancellable) -> Component { [] }
  /// A constraint: nothing is added. It is not activated.
  public static func buildExpression(_ constraint: NSLayoutConstraint) -> Component { [] }

  /// Any other expression runs. Its value is added if it is a view.
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> Component {
    (value as? UIView).map { [MortarAddViewBox(view: $0)] } ?? []
  }

  /// A statement about layout, which keeps its file and line for messages.
  public static func buildExpression(
    _ group: MortarConstraintGroup, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Component {
    (group.fileID, group.line) = ("\(fileID)", line)
    return []
  }

  // MARK: Blocks and control flow

  /// All lines of the block, in the order written.
  public static func buildBlock(_ components: Component...) -> Component { components.flatMap { $0 } }
  /// An `if` without `else`: nothing where it does not hold.
  public static func buildOptional(_ component: Component?) -> Component { component ?? [] }
  /// The views of an `if` that holds.
  public static func buildEither(first component: Component) -> Component { component }
  /// The views of an `else`.
  public static func buildEither(second component: Component) -> Component { component }
  /// The views of all turns of a loop.
  public static func buildArray(_ components: [Component]) -> Component { components.flatMap { $0 } }
  /// The views of an `if #available`.
  public static func buildLimitedAvailability(_ component: Component) -> Component { component }
  /// In a block that returns its views.
  public static func buildFinalResult(_ component: Component) -> Component { component }
  /// In a block that returns nothing: the caller of the block adds the views.
  public static func buildFinalResult(_ component: Component) { MortarMainThreadLayoutStack.deliver(component) }
}
