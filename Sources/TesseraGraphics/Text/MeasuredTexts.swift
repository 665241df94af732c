// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraText

/// Access to the cache of text layouts.
package enum MeasuredTexts {
  /// Clears the cache, so that benchmarks measure the shaping and layout of each text.
  package static func forget() { TextLayoutCache.shared.removeAll() }
}
