// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraText

/// The cache of text layouts.
package enum MeasuredTexts {
  /// Clears the cache, so that each text is shaped and laid out again, for benchmarks.
  package static func forget() { TextLayoutCache.shared.removeAll() }
}
