// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraText

/// The texts whose layouts are remembered.
package enum MeasuredTexts {
  /// Forgets all of them, so that each is shaped and set again: for who measures what that costs.
  package static func forget() { TextLayoutCache.shared.removeAll() }
}
