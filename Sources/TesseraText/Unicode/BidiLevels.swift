// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The embedding level of every scalar of a text, and the base level of each of its lines.
struct BidiLevels: Sendable {
  /// Empty when all are 0.
  private(set) var levels: [UInt8] = []
  private(set) var base: [UInt8] = []

  init(_ text: ScannedText, _ direction: ParagraphStyle.Direction) {
    base = [UInt8](repeating: 0, count: text.lines.count)
  }
}
