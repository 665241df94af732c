// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraRaster

internal import Glibc

/// A picture that a worker made, in memory that is shared with it: nothing was copied here.
///
/// The memory is used for another picture when the value and every `Data` that was made of it are gone. Where the system has
/// no memory that cannot shrink (all but Linux), the bytes are copied once.
///
/// A worker could still write into the memory of a picture that it gave away. The renderer never does; code of a screen that
/// is out to do harm could. It cannot take memory away, so reading is always safe.
public struct RenderedImage: Sendable {
  /// The form of the bytes.
  public let format: RenderFormat
  /// Columns of the picture, in pixels.
  public let width: Int
  /// Rows of the picture, in pixels.
  public let height: Int
  /// The number of bytes, at least 1.
  public let count: Int
  private let storage: Storage

  private enum Storage: @unchecked Sendable {
    case shared(RegionLease, UnsafeRawBufferPointer)
    case copied([UInt8])
  }

  /// The picture that an answer tells of; nil if the region does not have its bytes.
  init?(_ answer: RenderAnswer.Picture, _ format: RenderFormat, _ lease: RegionLease) {
    guard let bytes = lease.region.bytes(answer.count) else { return nil }
    (self.format, width, height, count) = (format, answer.width, answer.height, answer.count)
    switch bytes {
    case .mapped(let bytes): storage = .shared(lease, bytes)
    case .copied(let bytes): storage = .copied(bytes)
    }
  }

  /// Calls a closure with the bytes, which are valid while it runs.
  public func withUnsafeBytes<Value, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    switch storage {
    case .shared(let lease, let bytes):
      defer { withExtendedLifetime(lease) {} }
      return try body(bytes)
    case .copied(let bytes):
      return try bytes.withUnsafeBytes { bytes -> Result<Value, Failure> in
        do throws(Failure) { return .success(try body(bytes)) } catch { return .failure(error) }
      }.get()
    }
  }

  /// The bytes as data that shares the memory until somebody changes it; nothing is copied.
  public var data: Data {
    switch storage {
    case .copied(let bytes): return Data(bytes)
    case .shared(let lease, let bytes):
      // Data may be changed in place: a mapping of its own, whose changes stay its own.
      guard
        let own = SharedRegion.map(lease.region.descriptor, bytes.count, PROT_READ | PROT_WRITE, MAP_PRIVATE),
        let start = own.baseAddress
      else { return Data(bytes) }
      return Data(
        bytesNoCopy: start, count: own.count,
        deallocator: .custom { start, count in
          munmap(start, count)
          withExtendedLifetime(lease) {}
        })
    }
  }

  /// A bitmap with a copy of the pixels; nil for a picture that is a file.
  public var bitmap: Bitmap? {
    guard format == .pixels else { return nil }
    return withUnsafeBytes { Bitmap(width: width, height: height, bytes: Array($0)) }
  }
}
