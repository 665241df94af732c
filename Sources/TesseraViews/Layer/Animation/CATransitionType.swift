// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// How new content of a layer takes the place of the old.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for it.
  public let rawValue: String

  /// A string that is none of the constants counts as `fade`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The new content dissolves into view.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content moves in and pushes the old out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away from over the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side of the layer where a moving transition begins.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for it.
  public let rawValue: String

  /// A string that is none of the constants counts as `fromLeft`.
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
