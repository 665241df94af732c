// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// The graphics state that `q` saves and `Q` restores (PDF 32000-1, section 8.4).
struct PDFState {
  /// A color, or a gradient in coordinates of the page.
  struct Ink {
    var space = PDFColorSpace.gray
    var paint: VectorPaint? = .color(.black)
    var alpha = 1.0
  }

  /// A picture whose luminance or alpha masks the painted content.
  struct SoftMask {
    var form: PDFObject
    var isLuminance: Bool
    var transform: Affine
  }

  /// The transform from the current coordinates to the picture's points.
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
  /// The number of open clips.
  var clips = 0

  /// The stroke style of lines. A line of zero width is the thinnest possible: here one point of the picture.
  var pen: StrokeStyle {
    let scale = abs(transform.determinant).squareRoot()
    let thin = scale > 0 ? 1 / scale : 1
    return StrokeStyle(
      width: width > 0 ? width : thin, cap: cap, join: join, miterLimit: max(miterLimit, 1), dashes: dashes,
      dashPhase: dashPhase)
  }
}
