// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The types of scrolling with a pointing device.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The raw bits, with UIKit's values.
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Scrolling in steps, such as with a mouse wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Smooth scrolling, such as on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// All types of scrolling.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
