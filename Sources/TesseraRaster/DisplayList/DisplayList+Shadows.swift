// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension DisplayList.Shadow {
  /// Whether a group can cast this shadow. If not, it is painted like any other group.
  func canCast(under transform: Affine) -> Bool {
    let moved = transform.apply(offset)
    return color.alpha > 0 && transform.isFinite && moved.x.isFinite && moved.y.isFinite
  }

  /// Returns the standard deviation in pixels.
  func sigma(under transform: Affine) -> Double {
    let pixels = sigma * abs(transform.determinant).squareRoot()
    return pixels > 0 ? min(pixels, Gaussian.greatestSigma) : 0
  }
}
