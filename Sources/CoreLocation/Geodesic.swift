// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Distances on the WGS 84 ellipsoid, computed with the inverse formula of T. Vincenty, "Direct and Inverse Solutions
// of Geodesics on the Ellipsoid with Application of Nested Equations", Survey Review 23 (1975), which is accurate to
// half a millimeter. The formula does not converge for nearly antipodal points. For them, the distance on a sphere
// with the same mean radius is used.

import Foundation

enum Geodesic {
  private static let equator = 6_378_137.0
  private static let flattening = 1 / 298.257223563

  /// Returns the distance between two coordinates, in meters.
  static func distance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
    let degree = Double.pi / 180
    let u1 = atan((1 - flattening) * tan(from.latitude * degree))
    let u2 = atan((1 - flattening) * tan(to.latitude * degree))
    let l = (to.longitude - from.longitude).remainder(dividingBy: 360) * degree
    guard u1.isFinite, u2.isFinite, l.isFinite else { return .nan }
    return solveVincenty(u1: u1, u2: u2, l: l) ?? sphericalDistance(u1: u1, u2: u2, l: l)
  }

  private static func solveVincenty(u1: Double, u2: Double, l: Double) -> Double? {
    let (s1, c1, s2, c2) = (sin(u1), cos(u1), sin(u2), cos(u2))
    var lambda = l
    for _ in 0..<100 {
      let (sl, cl) = (sin(lambda), cos(lambda))
      let first = c2 * sl
      let second = c1 * s2 - s1 * c2 * cl
      let sinSigma = (first * first + second * second).squareRoot()
      if sinSigma == 0 { return 0 }
      let cosSigma = s1 * s2 + c1 * c2 * cl
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = c1 * c2 * sl / sinSigma
      let cosSquared = 1 - sinAlpha * sinAlpha
      let middle = cosSquared == 0 ? 0 : cosSigma - 2 * s1 * s2 / cosSquared
      let c = flattening / 16 * cosSquared * (4 + flattening * (4 - 3 * cosSquared))
      let old = lambda
      let turn = middle + c * cosSigma * (2 * middle * middle - 1)
      lambda = l + (1 - c) * flattening * sinAlpha * (sigma + c * sinSigma * turn)
      if abs(lambda) > .pi { return nil }
      if abs(lambda - old) < 1e-12 {
        return arcLength(sigma: sigma, sinSigma: sinSigma, cosSigma: cosSigma, middle: middle, cosSquared: cosSquared)
      }
    }
    return nil
  }

  private static func arcLength(
    sigma: Double, sinSigma: Double, cosSigma: Double, middle: Double, cosSquared: Double
  ) -> Double {
    let pole = equator * (1 - flattening)
    let u = cosSquared * (equator * equator - pole * pole) / (pole * pole)
    let a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
    let b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
    let square = middle * middle
    let inner = cosSigma * (2 * square - 1)
    let outer = b / 6 * middle * (4 * sinSigma * sinSigma - 3) * (4 * square - 3)
    return pole * a * (sigma - b * sinSigma * (middle + b / 4 * (inner - outer)))
  }

  private static func sphericalDistance(u1: Double, u2: Double, l: Double) -> Double {
    let (a, b) = (sin((u2 - u1) / 2), sin(l / 2))
    let h = a * a + cos(u1) * cos(u2) * b * b
    return 2 * 6_371_008.8 * asin(min(1, h.squareRoot()))
  }
}
