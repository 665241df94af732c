// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

enum VectorPaint: Equatable {
  case color(Color)
  case gradient(VectorGradient)
}

/// A gradient as described in files, which supports more features than the rasterizer's gradients.
struct VectorGradient: Equatable {
  enum Geometry: Equatable {
    case linear(from: Point, to: Point)
    /// A gradient from one circle to another. In SVG, the focal point is the center of the first circle.
    case circles(from: Point, radius: Double, to: Point, radius2: Double)
  }

  /// The way a gradient continues beyond its ends.
  enum Spread: Equatable {
    /// Continues with the color at the end.
    case pad
    case reflect, repeats
    /// Continues with the color at an end if that end is extended; otherwise, draws nothing. Used by PDF.
    case extend(start: Bool, end: Bool)
  }

  var geometry: Geometry
  var stops: [Gradient.Stop]
  var spread = Spread.pad
  /// The transform from the gradient's coordinate system to the shape's.
  var matrix = Affine.identity

  /// Returns the gradient with its opacity multiplied by `opacity`.
  func faded(to opacity: Double) -> VectorGradient {
    guard opacity < 1 else { return self }
    var result = self
    for index in result.stops.indices { result.stops[index].color = result.stops[index].color.faded(to: opacity) }
    return result
  }
}

extension VectorPaint {
  func faded(to opacity: Double) -> VectorPaint {
    switch self {
    case .color(let color): .color(color.faded(to: opacity))
    case .gradient(let gradient): .gradient(gradient.faded(to: opacity))
    }
  }
}

extension Color {
  /// Returns the color with its alpha multiplied by `opacity` and rounded to the nearest value.
  func faded(to opacity: Double) -> Color {
    guard opacity < 1 else { return self }
    var result = self
    result.alpha = opacity > 0 ? UInt8((Double(alpha) * opacity + 0.5).rounded(.down)) : 0
    return result
  }
}
