// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension DisplayList.Shadow {
  /// Returns whether a group can cast this shadow. If not, the group is drawn without a shadow.
  func canCast(under transform: Affine) -> Bool {
    let moved = transform.apply(offset)
    return color.alpha > 0 && transform.isFinite && moved.x.isFinite && moved.y.isFinite
  }

  /// Returns the standard deviation in pixels.
  func sigma(under transform: Affine) -> Double {
    let pixels = sigma * abs(transform.determinant).squareRoot()
    return pixels > 0 ? min(pixels, Gaussian.maximumSigma) : 0
  }
}
