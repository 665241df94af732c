// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

/// A font that the text of a document is drawn with.
public protocol VectorFont {
  /// The size of the square that outlines are drawn in, in the units of their coordinates; above 0.
  var unitsPerEm: Double { get }
  /// Returns the glyph of a character; nil for none.
  func glyph(unicode: UInt32) -> UInt32?
  /// Returns the glyph of a code in the font's built-in encoding; nil for none.
  func glyph(code: UInt32) -> UInt32?
  /// Returns the glyph of a name; nil for none.
  func glyph(name: String) -> UInt32?
  /// Returns a glyph's outline, with y upwards; nil for an empty one.
  func outline(of glyph: UInt32) -> Path?
  /// Returns the advance of a glyph; nil if the font has none.
  func advance(of glyph: UInt32) -> Double?
}
