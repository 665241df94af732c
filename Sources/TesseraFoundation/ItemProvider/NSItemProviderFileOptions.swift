// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The transfer options of a file.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// One bit per option.
  public let rawValue: Int
  /// Creates options from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The receiver may open the file in place.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
