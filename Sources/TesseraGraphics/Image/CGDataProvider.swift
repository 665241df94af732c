// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A provider of the data of an image or a font.
public final class CGDataProvider: Sendable {
  /// The data. Never nil.
  public let data: CFData?

  /// Creates a provider for data in memory. Never returns nil.
  public init?(data: CFData) {
    self.data = data
  }

  /// Creates a provider for a file, which is read immediately. Returns nil if the file can't be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }

  /// Creates a provider for a file, which is read immediately. Returns nil if the file can't be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }

  /// Creates a provider with a copy of bytes in memory and immediately calls `releaseData`. Returns nil if the size
  /// is negative.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    self.data = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }
}
