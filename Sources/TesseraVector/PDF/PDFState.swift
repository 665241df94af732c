// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// The graphics state saved by `q` and restored by `Q` (PDF 32000-1, section 8.4).
struct PDFState {
  /// A color, or a gradient in page coordinates.
  struct Ink {
    var space = PDFColorSpace.gray
    var paint: VectorPaint? = .color(.black)
    var alpha = 1.0
  }

  /// A picture whose luminance or alpha masks the drawn content.
  struct SoftMask {
    var form: PDFObject
    var isLuminance: Bool
    var transform: Affine
  }

  /// The transform from the current coordinate system to the picture's points.
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
  /// The number of open clip scopes.
  var clips = 0

  /// The stroke style. A width of zero means the thinnest possible line, which is one point of the picture.
  var pen: StrokeStyle {
    let scale = abs(transform.determinant).squareRoot()
    let thin = scale > 0 ? 1 / scale : 1
    return StrokeStyle(
      width: width > 0 ? width : thin, cap: cap, join: join, miterLimit: max(miterLimit, 1), dashes: dashes,
      dashPhase: dashPhase)
  }
}
