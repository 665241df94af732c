// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension URL {
  /// Returns the URL with the type's preferred extension appended. Returns the URL unchanged if it already has one of
  /// the type's extensions, or if the type has no extension.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let preferred = contentType.preferredFilenameExtension,
      !(contentType.tags[.filenameExtension] ?? []).contains(pathExtension.lowercased())
    else { return self }
    return appendingPathExtension(preferred)
  }

  /// Appends the type's preferred extension, unless the path already has one of the type's extensions.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }

  /// Returns the URL of a file in this folder, with the type's preferred extension.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
}
