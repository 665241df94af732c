// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraWorkers
internal import Foundation

internal import Glibc

/// The worker's side of the regions: files that the pool sent, mapped for writing.
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

  /// Returns the first bytes of a region, which grows if needed.
  ///
  /// - Throws: `RenderFailure.memory`.
  mutating func buffer(ofRegion number: Int, count: Int) throws(RenderFailure) -> UnsafeMutableRawBufferPointer {
    guard let region = regions[number] else { throw .memory("region \(number) is unknown") }
    if let mapping = region.mapping, mapping.count >= count {
      return UnsafeMutableRawBufferPointer(rebasing: mapping[..<count])
    }
    if let mapping = region.mapping { munmap(mapping.baseAddress, mapping.count) }
    regions[number]?.mapping = nil
    // A quarter more, so that pictures of similar size do not need a new mapping each time.
    let page = 1 << 16
    let size = (count + count / 4 + page) / page * page
    // It may already be larger, and must never shrink.
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
