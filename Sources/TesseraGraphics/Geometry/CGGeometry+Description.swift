// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Foundation on Linux has the geometry types, but not their descriptions.

public import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// `(x, y)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// `(width, height)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// `(x, y, width, height)`.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

extension CGVector: CustomDebugStringConvertible {
  /// `(dx, dy)`.
  public var debugDescription: String { "(\(dx), \(dy))" }
}
