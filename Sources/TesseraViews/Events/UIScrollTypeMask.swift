// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The kinds of scrolling with a pointing device.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The raw bits, with UIKit's values.
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// In steps, as with a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Smoothly, as on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
