// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// Builds anchors from expressions, with conditions and loops.
@preconcurrency @MainActor @resultBuilder
public struct AnchorsBuilder {
  public static func buildExpression(_ anchors: Anchors) -> Anchors { anchors }

  public static func buildExpression(_ anchors: Anchors?) -> Anchors { anchors ?? Anchors() }

  /// Attributes without a relation equal the superview's.
  public static func buildExpression<E: AnchorsExpressible>(_ expression: E) -> Anchors { expression.anchors }

  public static func buildExpression<E: AnchorsExpressible>(_ expression: E?) -> Anchors {
    expression?.anchors ?? Anchors()
  }

  public static func buildBlock(_ anchors: Anchors) -> Anchors { anchors }

  public static func buildBlock(_ parts: Anchors...) -> Anchors { joined(parts) }

  public static func buildOptional(_ anchors: Anchors?) -> Anchors { anchors ?? Anchors() }

  public static func buildEither(first anchors: Anchors) -> Anchors { anchors }

  public static func buildEither(second anchors: Anchors) -> Anchors { anchors }

  public static func buildArray(_ parts: [Anchors]) -> Anchors { joined(parts) }

  public static func buildLimitedAvailability(_ anchors: Anchors) -> Anchors { anchors }

  private static func joined(_ parts: [Anchors]) -> Anchors {
    var count = 0
    for part in parts { count += part.rules.count }
    var rules: [AnchorRule] = []
    rules.reserveCapacity(count)
    for part in parts { rules += part.rules }
    return Anchors(rules: rules)
  }
}
