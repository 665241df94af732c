// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The axes to which an effect or movement applies.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The raw bits, with UIKit's values.
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
