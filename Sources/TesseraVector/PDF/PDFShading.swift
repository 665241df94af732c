// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// Conversion of shadings of types 2 and 3 to gradients (PDF 32000-1, section 8.7.4.5).
enum PDFShading {
  private static let samples = 64

  /// Returns the gradient of a shading, or nil if the shading is damaged or of another type.
  static func gradient(
    _ object: PDFObject?, resources: [String: PDFObject], file: PDFFile
  ) -> VectorGradient? {
    guard let dictionary = file.dictionary(object), let coords = file.numbers(dictionary["Coords"]),
      let space = PDFColorSpace(dictionary["ColorSpace"], resources: resources, file: file),
      let function = PDFFunction(dictionary["Function"], file)
    else { return nil }
    let domain = file.numbers(dictionary["Domain"]) ?? [0, 1]
    let extend = file.array(dictionary["Extend"])?.map { object -> Bool in
      if case .bool(let value) = file.resolve(object) { value } else { false }
    }
    guard domain.count == 2, domain[0] < domain[1] else { return nil }
    let geometry: VectorGradient.Geometry
    switch (file.integer(dictionary["ShadingType"]), coords.count) {
    case (2, 4):
      geometry = .linear(from: Point(x: coords[0], y: coords[1]), to: Point(x: coords[2], y: coords[3]))
    case (3, 6):
      geometry = .circles(
        from: Point(x: coords[0], y: coords[1]), radius: coords[2], to: Point(x: coords[3], y: coords[4]),
        radius2: coords[5])
    default: return nil
    }
    return VectorGradient(
      geometry: geometry, stops: stops(function, space: space, low: domain[0], high: domain[1]),
      spread: .extend(start: extend?.first ?? false, end: extend?.last ?? false))
  }

  /// Returns gradient stops at regular intervals and on both sides of each bend or discontinuity.
  private static func stops(
    _ function: PDFFunction, space: PDFColorSpace, low: Double, high: Double
  ) -> [Gradient.Stop] {
    var places = (0...samples).map { low + (high - low) * Double($0) / Double(samples) }
    for knot in function.knots.prefix(64) where knot > low && knot < high {
      places += [knot - (high - low) * 1e-9, knot]
    }
    return places.sorted().map { x in
      Gradient.Stop(location: (x - low) / (high - low), color: space.color(function(x)))
    }
  }
}
