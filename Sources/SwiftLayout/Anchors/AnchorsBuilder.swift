// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Builds anchors from expressions, with conditions and loops.
@preconcurrency @MainActor @resultBuilder
public struct AnchorsBuilder {
  // Each expression keeps its place in the source, for messages.

  /// Constraints; messages about them name this line.
  public static func buildExpression(
    _ anchors: consuming Anchors, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Anchors {
    anchors.at(fileID, line)
  }

  /// Constraints, or none for nil.
  public static func buildExpression(
    _ anchors: Anchors?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Anchors {
    anchors?.at(fileID, line) ?? Anchors()
  }

  /// Attributes without a relation equal the superview's.
  public static func buildExpression<E: AnchorsExpressible>(
    _ expression: E, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Anchors {
    expression.anchors.at(fileID, line)
  }

  /// Attributes equal to the superview's, or none for nil.
  public static func buildExpression<E: AnchorsExpressible>(
    _ expression: E?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Anchors {
    expression?.anchors.at(fileID, line) ?? Anchors()
  }

  /// The constraints of the only line.
  public static func buildBlock(_ anchors: Anchors) -> Anchors { anchors }

  /// The constraints of all lines, in the order written.
  public static func buildBlock(_ parts: Anchors...) -> Anchors { joined(parts) }

  /// An `if` without `else`: no constraints where it does not hold.
  public static func buildOptional(_ anchors: Anchors?) -> Anchors { anchors ?? Anchors() }

  /// The constraints of an `if` that holds.
  public static func buildEither(first anchors: Anchors) -> Anchors { anchors }

  /// The constraints of an `else`.
  public static func buildEither(second anchors: Anchors) -> Anchors { anchors }

  /// The constraints of all turns of a loop.
  public static func buildArray(_ parts: [Anchors]) -> Anchors { joined(parts) }

  /// The constraints of an `if #available`.
  public static func buildLimitedAvailability(_ anchors: Anchors) -> Anchors { anchors }

  private static func joined(_ parts: [Anchors]) -> Anchors { Anchors(joining: parts) }
}
