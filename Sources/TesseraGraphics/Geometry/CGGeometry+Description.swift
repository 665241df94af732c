// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Foundation on Linux contains the geometry types but not their descriptions.

public import Foundation

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The description in the form `(x, y)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The description in the form `(width, height)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The description in the form `(x, y, width, height)`.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

extension CGVector: CustomDebugStringConvertible {
  /// The description in the form `(dx, dy)`.
  public var debugDescription: String { "(\(dx), \(dy))" }
}
