// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

/// A font for the text of a document.
public protocol VectorFont {
  /// The size of the em square, in the units of outline coordinates; above 0.
  var unitsPerEm: Double { get }
  /// Returns the glyph of a character; nil if there is none.
  func glyph(unicode: UInt32) -> UInt32?
  /// Returns the glyph of a code in the font's built-in encoding; nil if there is none.
  func glyph(code: UInt32) -> UInt32?
  /// Returns the glyph with a name; nil if there is none.
  func glyph(name: String) -> UInt32?
  /// Returns a glyph's outline, with y pointing up; nil if it is empty.
  func outline(of glyph: UInt32) -> Path?
  /// Returns the advance of a glyph; nil if the font has none.
  func advance(of glyph: UInt32) -> Double?
}
