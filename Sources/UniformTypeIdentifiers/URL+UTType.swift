// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension URL {
  /// Returns the URL with the type's preferred extension appended. Returns the URL itself if it already has one of the type's
  /// extensions or the type has none.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let preferred = contentType.preferredFilenameExtension,
      !(contentType.tags[.filenameExtension] ?? []).contains(pathExtension.lowercased())
    else { return self }
    return appendingPathExtension(preferred)
  }

  /// Appends the preferred extension of a type, unless the path already has one of its extensions.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }

  /// Returns the URL of a file of a type in this folder.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
}
