// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// A result builder that creates anchors from expressions. Supports conditions and loops.
@preconcurrency @MainActor @resultBuilder
public struct AnchorsBuilder {
  // Each expression records its source location for error messages.

  /// Collects constraints. Error messages about them include this line.
  public static func buildExpression(
    _ anchors: consuming Anchors, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Anchors {
    anchors.at(fileID, line)
  }

  /// Collects optional constraints.
  public static func buildExpression(
    _ anchors: Anchors?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Anchors {
    anchors?.at(fileID, line) ?? Anchors()
  }

  /// Collects attributes without a relation, which equal the superview's attributes.
  public static func buildExpression<E: AnchorsExpressible>(
    _ expression: E, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Anchors {
    expression.anchors.at(fileID, line)
  }

  /// Collects optional attributes, which equal the superview's attributes.
  public static func buildExpression<E: AnchorsExpressible>(
    _ expression: E?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Anchors {
    expression?.anchors.at(fileID, line) ?? Anchors()
  }

  /// Collects the constraints of a single statement.
  public static func buildBlock(_ anchors: Anchors) -> Anchors { anchors }

  /// Collects the constraints of all statements, in the order in which they were written.
  public static func buildBlock(_ parts: Anchors...) -> Anchors { joined(parts) }

  /// Collects an `if` without `else`. Returns no constraints if the condition is false.
  public static func buildOptional(_ anchors: Anchors?) -> Anchors { anchors ?? Anchors() }

  /// Collects the constraints of an `if`.
  public static func buildEither(first anchors: Anchors) -> Anchors { anchors }

  /// Collects the constraints of an `else`.
  public static func buildEither(second anchors: Anchors) -> Anchors { anchors }

  /// Collects the constraints of all iterations of a loop.
  public static func buildArray(_ parts: [Anchors]) -> Anchors { joined(parts) }

  /// Collects the constraints of an `if #available`.
  public static func buildLimitedAvailability(_ anchors: Anchors) -> Anchors { anchors }

  private static func joined(_ parts: [Anchors]) -> Anchors { Anchors(joining: parts) }
}
