// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// What `q` keeps and `Q` brings back (PDF 32000-1, section 8.4).
struct PDFState {
  /// A color, or a gradient in coordinates of the page.
  struct Ink {
    var space = PDFColorSpace.gray
    var paint: VectorPaint? = .color(.black)
    var alpha = 1.0
  }

  /// A picture whose brightness or opacity shows how much of what is painted is seen.
  struct SoftMask {
    var form: PDFObject
    var isLuminance: Bool
    var transform: Affine
  }

  /// From the coordinates in force to the picture's points.
  var transform: Affine
  var fill = Ink()
  var stroke = Ink()
  var width = 1.0
  var cap = StrokeStyle.Cap.butt
  var join = StrokeStyle.Join.miter
  var miterLimit = 10.0
  var dashes: [Double] = []
  var dashPhase = 0.0
  var mask: SoftMask?
  var text = PDFTextState()
  /// Clips that are open.
  var clips = 0

  /// What lines are drawn with. A line of no width is the thinnest there is: one point of the picture here.
  var pen: StrokeStyle {
    let scale = abs(transform.determinant).squareRoot()
    let thin = scale > 0 ? 1 / scale : 1
    return StrokeStyle(
      width: width > 0 ? width : thin, cap: cap, join: join, miterLimit: max(miterLimit, 1), dashes: dashes,
      dashPhase: dashPhase)
  }
}
