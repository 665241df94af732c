// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraRaster

/// A font for a document's text.
public protocol VectorFont {
  /// The size of the em square in the units of outline coordinates. Above 0.
  var unitsPerEm: Double { get }
  /// Returns the glyph for a Unicode scalar, or nil if there is none.
  func glyph(unicode: UInt32) -> UInt32?
  /// Returns the glyph for a code in the font's built-in encoding, or nil if there is none.
  func glyph(code: UInt32) -> UInt32?
  /// Returns the glyph with a name, or nil if there is none.
  func glyph(name: String) -> UInt32?
  /// Returns a glyph's outline with an upward y axis, or nil if it is empty.
  func outline(of glyph: UInt32) -> Path?
  /// Returns the advance of a glyph, or nil if the font doesn't contain the glyph.
  func advance(of glyph: UInt32) -> Double?
}
