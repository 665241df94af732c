// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Word boundaries in scripts without spaces: Thai, Lao, Khmer and Burmese.
package enum WordBreaks {
  /// Returns the boundaries between words within text, as scalar offsets from its start.
  package static func places(in text: some Sequence<Unicode.Scalar>) -> [Int] {
    let scalars = text.map(\.value)
    let isLetter = scalars.map { LineBreakClass($0).rawValue >= LineBreakClass.sa.rawValue }
    guard scalars.count > 1, isLetter.contains(true) else { return [] }
    let breaks = scalars.withUnsafeBufferPointer { LineBreaker.breaks(in: $0) }
    return (1..<scalars.count).filter { isLetter[$0 - 1] && isLetter[$0] && breaks[$0] == .allowed }
  }
}
