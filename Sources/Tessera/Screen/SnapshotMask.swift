// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A mask that selects views whose pixels are not compared. Images show the views unchanged.
public enum SnapshotMask: Hashable, Sendable {
  /// Selects views with this accessibility identifier.
  case identifier(String)
  /// Selects views whose class has this name, without its module. Subclasses are not selected.
  case className(String)

  /// Creates a mask from a string. A string such as `clock` is an identifier. A string with a leading dot, such as
  /// `.UIActivityIndicatorView`, is a class.
  public init(_ text: String) {
    self = text.hasPrefix(".") ? .className(String(text.dropFirst())) : .identifier(text)
  }
}
