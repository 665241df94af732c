// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Views whose pixels are not compared. Pictures show the views unchanged.
public enum SnapshotMask: Hashable, Sendable {
  /// Views with this `accessibilityIdentifier`.
  case identifier(String)
  /// Views of the class with this name, without its module. Subclasses do not match.
  case className(String)

  /// Creates a mask from text: an identifier such as `clock` or, with a leading dot, a class such as
  /// `.UIActivityIndicatorView`.
  public init(_ text: String) {
    self = text.hasPrefix(".") ? .className(String(text.dropFirst())) : .identifier(text)
  }
}
