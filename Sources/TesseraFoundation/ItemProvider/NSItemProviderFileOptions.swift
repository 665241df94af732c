// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Options for transferring a file.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The bit mask, with one bit per option.
  public let rawValue: Int
  /// Creates options from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The receiver may open the file in place.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
