// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging

/// The owner of a libpng reader or writer, which is freed when the owner is destroyed.
///
/// libpng stores the address of its state, so the state is allocated on the heap.
struct LibPNG: ~Copyable {
  let state: UnsafeMutablePointer<tessera_png>

  init() {
    state = .allocate(capacity: 1)
    state.initialize(to: tessera_png())
  }

  deinit {
    tessera_png_close(state)
    state.deallocate()
  }

  /// libpng's error message.
  var message: String {
    withUnsafeBytes(of: &state.pointee.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// Throws an error unless a read step succeeded.
  func checkRead(_ outcome: Int32) throws(PNGError) {
    switch tessera_png_outcome(rawValue: UInt32(outcome)) {
    case TESSERA_PNG_OK: return
    case TESSERA_PNG_TRUNCATED: throw .truncated
    case TESSERA_PNG_NO_MEMORY: throw .outOfMemory
    default: throw Self.readError(message)
    }
  }

  /// Throws an error unless a write step succeeded.
  func checkWritten(_ outcome: Int32) throws(PNGError) {
    switch tessera_png_outcome(rawValue: UInt32(outcome)) {
    case TESSERA_PNG_OK: return
    case TESSERA_PNG_NO_MEMORY: throw .outOfMemory
    default: throw .notEncodable(reason: message)
    }
  }

  /// Converts a libpng message, such as `IDAT: CRC error`, to an error.
  private static func readError(_ message: String) -> PNGError {
    guard message.hasSuffix(": CRC error") else { return .damaged(reason: message) }
    return .badChecksum(chunk: String(message.prefix { $0 != ":" }))
  }
}
