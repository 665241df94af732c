// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraSwiftUILayout
internal import UIKit

/// The components of a color as a vector. They are those of extended sRGB, as in Core Animation.
struct ColorVector: VectorArithmetic {
  private var components: SIMD4<Double>

  private init(_ components: SIMD4<Double>) { self.components = components }

  /// Creates a vector from a color that doesn't depend on traits, or that is resolved with the default traits.
  init(_ color: UIColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    components = SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
  }

  /// The color. The alpha component is clamped to 0...1.
  var color: UIColor {
    UIColor(
      red: CGFloat(components.x), green: CGFloat(components.y), blue: CGFloat(components.z),
      alpha: CGFloat(min(max(components.w, 0), 1)))
  }

  static var zero: ColorVector { ColorVector(SIMD4()) }
  var magnitudeSquared: Double { (components * components).sum() }
  mutating func scale(by rhs: Double) { components *= rhs }
  static func + (a: ColorVector, b: ColorVector) -> ColorVector { ColorVector(a.components + b.components) }
  static func - (a: ColorVector, b: ColorVector) -> ColorVector { ColorVector(a.components - b.components) }
}

/// A paint whose colors can be animated. The positions of a gradient's colors are animated too, unlike its points.
struct PaintColors: Animatable {
  private(set) var paint: _Paint
  private var colors: [ColorVector]
  private var locations: [Double] = []

  init(_ paint: _Paint, _ traits: UITraitCollection) {
    self.paint = paint
    func vector(_ color: UIColor) -> ColorVector { ColorVector(color.resolvedColor(with: traits)) }
    switch paint.kind {
    case .color(let color): colors = [vector(color)]
    case .gradient(let gradient):
      colors = gradient.colors.map(vector)
      locations = gradient.locations.map(Double.init)
    case .material: colors = []
    }
  }

  /// Returns whether the paints have the same kind and number of colors.
  func matches(_ other: PaintColors) -> Bool {
    switch (paint.kind, other.paint.kind) {
    case (.color, .color): true
    case (.gradient, .gradient): colors.count == other.colors.count && locations.count == other.locations.count
    default: false
    }
  }

  var animatableData: AnimatablePair<VectorList<ColorVector>, VectorList<Double>> {
    get { AnimatablePair(VectorList(colors), VectorList(locations)) }
    set {
      colors = newValue.first.values
      locations = newValue.second.values
      switch paint.kind {
      case .color:
        if let color = colors.first?.color { paint = _Paint(kind: .color(color), shadow: paint.shadow) }
      case .gradient(var gradient):
        (gradient.colors, gradient.locations) = (colors.map(\.color), locations.map { CGFloat($0) })
        paint = _Paint(kind: .gradient(gradient), shadow: paint.shadow)
      case .material: break
      }
    }
  }
}

/// A list of vectors as a single vector. A missing vector is zero.
struct VectorList<Element: VectorArithmetic>: VectorArithmetic {
  private(set) var values: [Element]

  init(_ values: [Element]) { self.values = values }

  private static func combine(_ a: Self, _ b: Self, by body: (Element, Element) -> Element) -> Self {
    let count = max(a.values.count, b.values.count)
    func value(of list: Self, at index: Int) -> Element {
      index < list.values.count ? list.values[index] : .zero
    }
    return Self((0..<count).map { body(value(of: a, at: $0), value(of: b, at: $0)) })
  }

  static var zero: Self { Self([]) }
  var magnitudeSquared: Double { values.reduce(0) { $0 + $1.magnitudeSquared } }
  mutating func scale(by rhs: Double) { values = values.map { $0.scaled(by: rhs) } }
  static func + (a: Self, b: Self) -> Self { combine(a, b, by: +) }
  static func - (a: Self, b: Self) -> Self { combine(a, b, by: -) }
  static func == (a: Self, b: Self) -> Bool {
    let difference = combine(a, b, by: -)
    return difference.values.allSatisfy { $0 == .zero }
  }
}
