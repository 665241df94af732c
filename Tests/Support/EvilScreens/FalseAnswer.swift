// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Glibc
import TesseraWorkers

/// An invalid response that a render pool's worker sends instead of rendering. The environment variable
/// EVIL_FALSE_ANSWER selects it.
enum FalseAnswer: String, CaseIterable {
  /// A byte count that exceeds the shared memory.
  case tooLong = "too-long"
  /// Dimensions that would overflow in calculations.
  case huge
  case zero
  /// A byte count that is too small for the pixels.
  case tooShort = "too-short"
  case empty
  case text
  /// An error that is not valid JSON.
  case brokenFailure = "broken-failure"
  /// The correct size, after an attempt to shrink the shared memory.
  case shrinks
  /// The correct size, after the shared memory has grown to a size that is too large to map.
  case grows

  static var ofThisProcess: FalseAnswer? {
    guard WorkerConnection.inherited != nil, let name = getenv("EVIL_FALSE_ANSWER") else { return nil }
    return FalseAnswer(rawValue: String(cString: name))
  }

  func serve() async {
    await WorkerConnection.inherited?.serve(warmUp: {}) { request in
      // Only the first request contains a file descriptor.
      if let descriptor = request.descriptor { Self.memory = descriptor }
      return answer(Self.memory)
    }
  }

  nonisolated(unsafe) private static var memory: Int32?

  private func answer(_ memory: Int32?) -> [UInt8] {
    switch self {
    case .tooLong: return Self.picture(10, 10, 400)
    case .huge: return Self.picture(.max, .max, .max)
    case .zero: return Self.picture(0, 0, 0)
    case .tooShort: return Self.picture(10, 10, 399)
    case .empty: return []
    case .text: return Array("HTTP/1.1 200 OK".utf8)
    case .brokenFailure: return [2, 0x7b]
    case .shrinks:
      guard let memory, ftruncate(memory, 400) == 0 || errno == EPERM else { return [] }
      // If the memory could be truncated to zero bytes, claim a larger image.
      let shrunk = ftruncate(memory, 0) == 0
      return shrunk ? Self.picture(20, 20, 1600) : Self.picture(10, 10, 400)
    case .grows:
      guard let memory, ftruncate(memory, 1 << 50) == 0 else { return [] }
      return Self.picture(10, 10, 400)
    }
  }

  private static func picture(_ width: UInt64, _ height: UInt64, _ count: UInt64) -> [UInt8] {
    [1] + [width, height, count].flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
  }
}
