// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The way a layer's new content replaces the old content.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the type.
  public let rawValue: String

  /// Creates a type from a string. Unknown strings are treated as `fade`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves in over the old content.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content moves in and pushes the old content out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves out and reveals the new content.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The edge of the layer at which a moving transition begins.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the subtype.
  public let rawValue: String

  /// Creates a subtype from a string. Unknown strings are treated as `fromLeft`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Content moves from right to left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// Content moves from left to right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Content moves from top to bottom.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Content moves from bottom to top.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
