// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Bytes that an image or a font is made of.
public final class CGDataProvider: Sendable {
  /// All bytes. Never nil.
  public let data: CFData?

  /// Bytes in memory. Never nil.
  public init?(data: CFData) {
    self.data = data
  }

  /// Creates the bytes of a file, read at once. Nil where it cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }

  /// Creates the bytes of a file, read at once. Nil where it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// Creates a copy of bytes in memory, which are given back by `releaseData` at once. Nil for a negative size.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    self.data = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }
}
