// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Views whose pixels are not compared. Nothing is painted over: the picture stays as it is.
public enum SnapshotMask: Hashable, Sendable {
  /// Views with this `accessibilityIdentifier`.
  case identifier(String)
  /// Views of the class with this name, without its module. Subclasses do not count.
  case className(String)

  /// An identifier such as `clock`, or, with a dot in front, a class such as `.UIActivityIndicatorView`.
  public init(_ text: String) {
    self = text.hasPrefix(".") ? .className(String(text.dropFirst())) : .identifier(text)
  }
}
