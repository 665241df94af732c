// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster

extension AnimatableValue {
  package init(_ number: Double) { self.init(.number, [number]) }
  package init(_ point: CGPoint) { self.init(.point, [Double(point.x), Double(point.y)]) }
  package init(_ size: CGSize) { self.init(.size, [Double(size.width), Double(size.height)]) }
  package init(transform: CATransform3D) { self.init(.transform, transform.rows.map(Double.init)) }

  package init(_ rect: CGRect) {
    self.init(.rect, [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(Double.init))
  }

  /// Creates a value from a color. Nil is treated as clear.
  package init(_ color: CGColor?) {
    let value = color?.value
    self.init(.color, value.map { [$0.red, $0.green, $0.blue, $0.alpha] } ?? [0, 0, 0, 0], object: color)
  }

  package init(colors: [CGColor]) {
    self.init(
      .colors(colors.count), colors.flatMap { [$0.value.red, $0.value.green, $0.value.blue, $0.value.alpha] })
  }

  package init(numbers: [Double]) { self.init(.numbers(numbers.count), numbers) }

  package init(_ path: CGPath?) {
    guard let path else {
      self.init(discrete: nil)
      return
    }
    let points = path.path.points
    self.init(.path(points.count), points.flatMap { [$0.x, $0.y] }, object: path)
  }

  /// Creates a value from any type that `fromValue` supports: numbers, geometry, `NSValue`s, colors, transforms,
  /// paths and arrays.
  package init(any value: Any) {
    switch value {
    case let value as AnimatableValue: self = value
    case let value as CGPoint: self.init(value)
    case let value as CGSize: self.init(value)
    case let value as CGRect: self.init(value)
    case let value as CATransform3D: self.init(transform: value)
    case let value as CGAffineTransform: self.init(transform: CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self.init(value)
    case let value as UIColor: self.init(MainActor.assumeIsolated { value.cgColor })
    case let value as CGPath: self.init(value)
    case let value as [CGColor]: self.init(colors: value)
    case let value as [NSNumber]: self.init(numbers: value.map(\.doubleValue))
    case let value as CGFloat: self.init(Double(value))
    case let value as Double: self.init(value)
    case let value as Float: self.init(Double(value))
    case let value as Int: self.init(Double(value))
    case let value as NSNumber: self.init(value.doubleValue)
    default:
      // Arrays may contain transforms as `NSValue(caTransform3D:)`.
      if let transform = (value as? NSValue)?.heldTransform {
        self.init(transform: transform)
      } else {
        self.init(discrete: value)
      }
    }
  }

  package var number: Double { components.first ?? 0 }
  package var point: CGPoint { CGPoint(x: component(at: 0), y: component(at: 1)) }
  package var size: CGSize { CGSize(width: component(at: 0), height: component(at: 1)) }
  package var rect: CGRect {
    CGRect(x: component(at: 0), y: component(at: 1), width: component(at: 2), height: component(at: 3))
  }
  package var numbers: [Double] { components }

  package var transform: CATransform3D {
    components.count == 16 ? CATransform3D(rows: components.map { CGFloat($0) }) : CATransform3DIdentity
  }

  /// The color, or nil if neither endpoint of the interpolation had a color.
  package var color: CGColor? {
    guard kind == .color else { return object as? CGColor }
    if object == nil, components.allSatisfy({ $0 == 0 }) { return nil }
    return Self.color(components[...])
  }

  package var colors: [CGColor] {
    stride(from: 0, to: components.count - 3, by: 4).map { Self.color(components[$0..<($0 + 4)]) }
  }

  package var path: CGPath? {
    guard case .path(let count) = kind, let model = object as? CGPath, model.path.points.count == count else {
      return object as? CGPath
    }
    var path = Path()
    var index = 0
    let next = { (count: Int) -> [Point] in
      defer { index += count }
      return (index..<(index + count)).map { Point(x: self.components[2 * $0], y: self.components[2 * $0 + 1]) }
    }
    for element in model.path.elements {
      switch element {
      case .move: path.move(to: next(1)[0])
      case .line: path.addLine(to: next(1)[0])
      case .quadratic:
        let p = next(2)
        path.addQuadratic(to: p[1], control: p[0])
      case .cubic:
        let p = next(3)
        path.addCubic(to: p[2], control1: p[0], control2: p[1])
      case .close: path.close()
      }
    }
    return CGPath(path)
  }

  private func component(at index: Int) -> CGFloat {
    index < components.count && components[index].isFinite ? CGFloat(components[index]) : 0
  }

  private static func color(_ c: ArraySlice<Double>) -> CGColor {
    let i = c.startIndex
    return CGColor(ColorComponents(red: c[i], green: c[i + 1], blue: c[i + 2], alpha: c[i + 3]))
  }
}
