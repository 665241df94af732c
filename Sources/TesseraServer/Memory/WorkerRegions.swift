// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraWorkers
internal import Foundation

internal import Glibc

/// The shared memory regions in the worker process: files received from the pool, mapped for writing.
struct WorkerRegions {
  private struct Region {
    let descriptor: Int32
    var mapping: UnsafeMutableRawBufferPointer?
  }

  private var regions: [Int: Region] = [:]

  /// Takes ownership of a region's descriptor.
  mutating func addRegion(number: Int, descriptor: Int32) {
    removeRegion(number: number)
    regions[number] = Region(descriptor: descriptor)
  }

  mutating func removeRegion(number: Int) {
    guard let region = regions.removeValue(forKey: number) else { return }
    if let mapping = region.mapping { munmap(mapping.baseAddress, mapping.count) }
    close(region.descriptor)
  }

  /// Returns the first bytes of a region. The region grows if necessary.
  ///
  /// - Throws: `RenderFailure.memory`.
  mutating func buffer(ofRegion number: Int, count: Int) throws(RenderFailure) -> UnsafeMutableRawBufferPointer {
    guard let region = regions[number] else { throw .memory("region \(number) is unknown") }
    if let mapping = region.mapping, mapping.count >= count {
      return UnsafeMutableRawBufferPointer(rebasing: mapping[..<count])
    }
    if let mapping = region.mapping { munmap(mapping.baseAddress, mapping.count) }
    regions[number]?.mapping = nil
    // Map a quarter more than requested, so that images of similar size do not require a new mapping each time.
    let page = 1 << 16
    let size = (count + count / 4 + page) / page * page
    // The file may already be larger, and it must never shrink.
    var state = stat()
    guard fstat(region.descriptor, &state) == 0 else { throw .memory(Self.reason) }
    if Int(state.st_size) < size, ftruncate(region.descriptor, off_t(size)) != 0 { throw .memory(Self.reason) }
    guard
      let mapping = SharedRegion.map(
        descriptor: region.descriptor, count: max(size, Int(state.st_size)), protection: PROT_READ | PROT_WRITE,
        kind: MAP_SHARED)
    else { throw .memory(Self.reason) }
    regions[number]?.mapping = mapping
    return UnsafeMutableRawBufferPointer(rebasing: mapping[..<count])
  }

  private static var reason: String { String(cString: strerror(errno)) }
}
