// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension URL {
  /// The address with the type's extension after the last component, unless it has one of the type's extensions. The
  /// address itself where the type has none.
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

  /// The address of a file of a type in this folder.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }
}
