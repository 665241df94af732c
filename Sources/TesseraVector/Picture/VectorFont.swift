// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

/// A font that the text of a document is drawn with.
public protocol VectorFont {
  /// The size of the square that outlines are drawn in, in the units of their coordinates; above 0.
  var unitsPerEm: Double { get }
  /// The glyph of a character; nil for none.
  func glyph(unicode: UInt32) -> UInt32?
  /// The glyph of a code in the font's own encoding; nil for none.
  func glyph(code: UInt32) -> UInt32?
  /// The glyph of a name; nil for none.
  func glyph(name: String) -> UInt32?
  /// A glyph's outline, y upwards; nil for an empty one.
  func outline(of glyph: UInt32) -> Path?
  /// How far a glyph moves the next one; nil if the font does not say.
  func advance(of glyph: UInt32) -> Double?
}
