// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How a file is handed over.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// Creates the options of a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The receiver may open the file where it is.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
