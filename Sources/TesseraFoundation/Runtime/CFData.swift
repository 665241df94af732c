// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import Synchronization

/// Creates data with a copy of the given bytes.
public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
  guard let bytes, length > 0 else { return Data() }
  return Data(bytes: bytes, count: length)
}

/// Creates data with the same bytes.
public func CFDataCreateCopy(_ allocator: CFAllocator!, _ theData: CFData!) -> CFData! { theData }

/// Creates empty mutable data. The capacity is ignored.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData(capacity: max(capacity, 0)) ?? NSMutableData()
}

/// Creates mutable data with the same bytes. The capacity is ignored.
public func CFDataCreateMutableCopy(
  _ allocator: CFAllocator!, _ capacity: CFIndex, _ theData: CFData!
) -> CFMutableData! { NSMutableData(data: theData ?? Data()) }

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }
/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFMutableData!) -> CFIndex { theData?.length ?? 0 }

/// Returns a pointer to the bytes, or nil if the data is empty.
///
/// - Note: Differs from UIKit: the pointer is valid while the data or a copy of the data exists. Data of up to 64
///   bytes is copied, and the pointers to the last 1,024 copies are valid.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard let theData, !theData.isEmpty else { return nil }
  // Swift stores up to 14 bytes inline, so short data has no stable address.
  guard theData.count > ShortData.limit else { return ShortData.shared.withLock { $0.pointer(to: theData) } }
  return theData.withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: UInt8.self) }
}

/// Returns a pointer to the bytes of mutable data. The pointer is valid until the data is modified or deallocated.
public func CFDataGetBytePtr(_ theData: CFMutableData!) -> UnsafePointer<UInt8>! {
  theData?.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns a mutable pointer to the bytes of mutable data. The pointer is valid until the data is modified or
/// deallocated.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Copies the bytes of a range into a buffer. The part of the range that exceeds the data is ignored.
public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
  guard let theData, let buffer, range.location >= 0, range.location < theData.count, range.length > 0 else { return }
  let start = theData.startIndex + range.location
  theData.copyBytes(to: buffer, from: start..<start + min(range.length, theData.count - range.location))
}

/// Appends bytes.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
  guard let bytes, length > 0 else { return }
  theData?.append(bytes, length: length)
}

/// The most recent copies of short data. Older copies are released.
private struct ShortData: ~Copyable, @unchecked Sendable {
  static let limit = 64
  static let shared = Mutex(ShortData())
  private var copies: [UnsafeMutablePointer<UInt8>] = []
  private var next = 0

  mutating func pointer(to data: Data) -> UnsafePointer<UInt8> {
    let copy: UnsafeMutablePointer<UInt8>
    if copies.count < 1024 {
      copy = .allocate(capacity: Self.limit)
      copies.append(copy)
    } else {
      copy = copies[next]
      next = (next + 1) % copies.count
    }
    data.copyBytes(to: copy, count: data.count)
    return UnsafePointer(copy)
  }
}
