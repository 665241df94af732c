// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraWorkers
internal import Foundation

internal import Glibc

/// Memory to which a worker writes one image at a time, and from which this process reads.
///
/// The worker is not trusted. It can grow the memory but not shrink it, so a validated mapping stays valid. On
/// systems without this guarantee, the bytes are copied with a system call that returns an error instead of raising a
/// signal. A region has only one owner at a time.
final class SharedRegion: @unchecked Sendable {
  /// A number that is unique in the pool.
  let number: Int
  /// The file descriptor, which stays open for the lifetime of the region.
  let descriptor: Int32
  private let isSealed: Bool
  private var mapping: UnsafeRawBufferPointer?
  /// Whether the worker has a duplicate of the file descriptor.
  var isKnown = false

  /// - Throws: `RenderPoolError.noMemory`.
  init(number: Int) throws(RenderPoolError) {
    var isSealed: Int32 = 0
    let descriptor = tessera_memory_create(&isSealed)
    guard descriptor >= 0 else { throw .noMemory(String(cString: strerror(-descriptor))) }
    (self.number, self.descriptor, self.isSealed) = (number, descriptor, isSealed != 0)
  }

  deinit {
    if let mapping { munmap(UnsafeMutableRawPointer(mutating: mapping.baseAddress), mapping.count) }
    close(descriptor)
  }

  /// The size reported by the operating system, in bytes.
  var size: Int {
    var state = stat()
    return fstat(descriptor, &state) == 0 ? Int(state.st_size) : 0
  }

  /// Returns the first bytes of the region, or nil if the region is smaller or cannot be mapped.
  func bytes(count: Int) -> Bytes? {
    guard count > 0, count <= size else { return nil }
    guard isSealed else { return copiedBytes(count: count).map { .copied($0) } }
    if let mapping, mapping.count >= count { return .mapped(UnsafeRawBufferPointer(rebasing: mapping[..<count])) }
    if let mapping { munmap(UnsafeMutableRawPointer(mutating: mapping.baseAddress), mapping.count) }
    mapping = nil
    // Map more than requested, so that the next image does not require a new mapping. Never map all of it, because
    // the worker controls the size.
    let most = max(count + count / 4, 1 << 20)
    guard let start = Self.map(descriptor: descriptor, count: min(size, most), protection: PROT_READ, kind: MAP_SHARED)
    else { return nil }
    mapping = UnsafeRawBufferPointer(start)
    return .mapped(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(start)[..<count]))
  }

  enum Bytes {
    case mapped(UnsafeRawBufferPointer)
    case copied([UInt8])
  }

  private func copiedBytes(count: Int) -> [UInt8]? {
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { room, done in
      while done < count {
        let part = pread(descriptor, room.baseAddress.map { $0 + done }, count - done, off_t(done))
        if part < 0, errno == EINTR { continue }
        guard part > 0 else {
          isWhole = false
          return
        }
        done += part
      }
    }
    return isWhole ? bytes : nil
  }

  static func map(descriptor: Int32, count: Int, protection: Int32, kind: Int32)
    -> UnsafeMutableRawBufferPointer?
  {
    guard count > 0, let start = mmap(nil, count, protection, kind, descriptor, 0), start != MAP_FAILED else {
      return nil
    }
    return UnsafeMutableRawBufferPointer(start: start, count: count)
  }
}
