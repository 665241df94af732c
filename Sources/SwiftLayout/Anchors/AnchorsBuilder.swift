// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Builds anchors from expressions, with conditions and loops.
@preconcurrency @MainActor @resultBuilder
public struct AnchorsBuilder {
  // Each expression learns where it stands.

  public static func buildExpression(
    _ anchors: consuming Anchors, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Anchors {
    anchors.at(fileID, line)
  }

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

  public static func buildExpression<E: AnchorsExpressible>(
    _ expression: E?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Anchors {
    expression?.anchors.at(fileID, line) ?? Anchors()
  }

  public static func buildBlock(_ anchors: Anchors) -> Anchors { anchors }

  public static func buildBlock(_ parts: Anchors...) -> Anchors { joined(parts) }

  public static func buildOptional(_ anchors: Anchors?) -> Anchors { anchors ?? Anchors() }

  public static func buildEither(first anchors: Anchors) -> Anchors { anchors }

  public static func buildEither(second anchors: Anchors) -> Anchors { anchors }

  public static func buildArray(_ parts: [Anchors]) -> Anchors { joined(parts) }

  public static func buildLimitedAvailability(_ anchors: Anchors) -> Anchors { anchors }

  private static func joined(_ parts: [Anchors]) -> Anchors { Anchors(joining: parts) }
}
