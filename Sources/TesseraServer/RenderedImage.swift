// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraRaster

internal import Glibc

/// An image rendered by a worker, in memory that is shared with the worker, without a copy.
///
/// The memory is reused for another image after this value and every `Data` created from it have been released. On
/// systems without memory that cannot shrink (all systems except Linux), the bytes are copied once.
///
/// A worker can still write to the memory of an image that it has returned. The renderer never does this, but
/// malicious code in a screen could. The worker cannot unmap the memory, so reading it is always safe.
public struct RenderedImage: Sendable {
  /// The format of the bytes.
  public let format: RenderFormat
  /// The width of the image, in pixels.
  public let width: Int
  /// The height of the image, in pixels.
  public let height: Int
  /// The number of bytes, at least 1.
  public let count: Int
  private let storage: Storage

  private enum Storage: @unchecked Sendable {
    case shared(RegionLease, UnsafeRawBufferPointer)
    case copied([UInt8])
  }

  /// Creates an image from a worker's response. Returns nil if the region does not contain all bytes of the image.
  init?(answer: RenderAnswer.Picture, format: RenderFormat, lease: RegionLease) {
    guard let bytes = lease.region.bytes(count: answer.count) else { return nil }
    (self.format, width, height, count) = (format, answer.width, answer.height, answer.count)
    switch bytes {
    case .mapped(let bytes): storage = .shared(lease, bytes)
    case .copied(let bytes): storage = .copied(bytes)
    }
  }

  /// Calls a closure with the bytes, which are valid only during the call.
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

  /// The bytes as data. The data shares the memory without a copy until it is modified.
  public var data: Data {
    switch storage {
    case .copied(let bytes): return Data(bytes)
    case .shared(let lease, let bytes):
      // Data may be modified in place, so it requires a private mapping.
      guard
        let own = SharedRegion.map(
          descriptor: lease.region.descriptor, count: bytes.count, protection: PROT_READ | PROT_WRITE, kind: MAP_PRIVATE
        ),
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

  /// A bitmap with a copy of the pixels, or nil if the image is in a file format.
  public var bitmap: Bitmap? {
    guard format == .pixels else { return nil }
    return withUnsafeBytes { Bitmap(width: width, height: height, bytes: Array($0)) }
  }
}
