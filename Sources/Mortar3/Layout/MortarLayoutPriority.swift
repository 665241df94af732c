// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The priority of a statement: `$0.layout.width == 200 ^ .high`.
public enum MortarLayoutPriority: Hashable, Sendable {
  /// The low priority: 250.
  case low
  /// The medium priority: 500.
  case medium
  /// The high priority: 750.
  case high
  /// The required priority: 1000.
  case required
  /// A custom priority from 1 to 1000.
  case priority(Int)

  /// Creates a priority from a UIKit priority, as a named case if its value matches. Other values are truncated to
  /// integers.
  public init(_ priority: UILayoutPriority) {
    switch priority.rawValue {
    case 250: self = .low
    case 500: self = .medium
    case 750: self = .high
    case 1000: self = .required
    default: self = .priority(priority.rawValue.isFinite ? Int(max(-1e6, min(1e6, priority.rawValue))) : 0)
    }
  }

  /// The UIKit priority. A value outside 1 to 1000 is reported when a statement uses it.
  public var layoutPriority: UILayoutPriority {
    switch self {
    case .low: .defaultLow
    case .medium: UILayoutPriority(500)
    case .high: .defaultHigh
    case .required: .required
    case .priority(let value): UILayoutPriority(Float(value))
    }
  }

  /// Returns whether two priorities have the same number: `.priority(750)` equals `.high`.
  public static func == (lhs: MortarLayoutPriority, rhs: MortarLayoutPriority) -> Bool {
    lhs.layoutPriority == rhs.layoutPriority
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(layoutPriority)
  }
}
