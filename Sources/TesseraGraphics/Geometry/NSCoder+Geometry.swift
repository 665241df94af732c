// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Geometry as text, and in coders, which store it as such text. Foundation encodes points, sizes and rectangles.

public import TesseraFoundation

/// Numbers of geometry as UIKit writes them.
private enum GeometryText {
  /// The shortest text that reads back as the number.
  static func number(_ value: CGFloat) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return String(Double(value))
  }

  /// The numbers of a text, or nil if it does not have exactly `count` of them.
  static func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
    let parts = text.split { "{}[], ".contains($0) }
    let numbers = parts.compactMap { Double($0) }.map { CGFloat($0) }
    return parts.count == count && numbers.count == count ? numbers : nil
  }
}

extension NSCoder {
  /// The text for a key, or nil. Foundation on Linux ends the process if an object is decoded for a missing key.
  private func geometryText(forKey key: String) -> String? {
    containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key).map { $0 as String } : nil
  }

  /// The text of a point: `{x, y}`.
  public class func string(for value: CGPoint) -> String {
    "{\(GeometryText.number(value.x)), \(GeometryText.number(value.y))}"
  }
  /// Reads a point from its text. `.zero` if it is another text.
  public class func cgPoint(for string: String) -> CGPoint {
    GeometryText.numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Decodes a point that was encoded with a key; `.zero` if there is none.
  public func cgPoint(forKey key: String) -> CGPoint {
    geometryText(forKey: key).map { NSCoder.cgPoint(for: $0) } ?? .zero
  }

  /// The text of a vector: `{dx, dy}`.
  public class func string(for value: CGVector) -> String {
    "{\(GeometryText.number(value.dx)), \(GeometryText.number(value.dy))}"
  }
  /// Reads a vector from its text. `.zero` if it is another text.
  public class func cgVector(for string: String) -> CGVector {
    GeometryText.numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// Encodes a vector, for a coder with keys.
  public func encode(_ value: CGVector, forKey key: String) {
    encode(NSCoder.string(for: value) as NSString, forKey: key)
  }
  /// Decodes a vector that was encoded with a key; `.zero` if there is none.
  public func cgVector(forKey key: String) -> CGVector {
    geometryText(forKey: key).map { NSCoder.cgVector(for: $0) } ?? .zero
  }

  /// The text of a size: `{width, height}`.
  public class func string(for value: CGSize) -> String {
    "{\(GeometryText.number(value.width)), \(GeometryText.number(value.height))}"
  }
  /// Reads a size from its text. `.zero` if it is another text.
  public class func cgSize(for string: String) -> CGSize {
    GeometryText.numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Decodes a size that was encoded with a key; `.zero` if there is none.
  public func cgSize(forKey key: String) -> CGSize {
    geometryText(forKey: key).map { NSCoder.cgSize(for: $0) } ?? .zero
  }

  /// The text of a rectangle: `{{x, y}, {width, height}}`.
  public class func string(for value: CGRect) -> String {
    "{{\(GeometryText.number(value.origin.x)), \(GeometryText.number(value.origin.y))}, {\(GeometryText.number(value.size.width)), \(GeometryText.number(value.size.height))}}"
  }
  /// Reads a rectangle from its text. `.zero` if it is another text.
  public class func cgRect(for string: String) -> CGRect {
    GeometryText.numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Decodes a rectangle that was encoded with a key; `.zero` if there is none.
  public func cgRect(forKey key: String) -> CGRect {
    geometryText(forKey: key).map { NSCoder.cgRect(for: $0) } ?? .zero
  }

  /// The text of a transform: `[a, b, c, d, tx, ty]`.
  public class func string(for value: CGAffineTransform) -> String {
    "[\(GeometryText.number(value.a)), \(GeometryText.number(value.b)), \(GeometryText.number(value.c)), \(GeometryText.number(value.d)), \(GeometryText.number(value.tx)), \(GeometryText.number(value.ty))]"
  }
  /// Reads a transform from its text. `.identity` if it is another text.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    GeometryText.numbers(string, 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
  /// Encodes a transform, for a coder with keys.
  public func encode(_ value: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: value) as NSString, forKey: key)
  }
  /// Decodes a transform that was encoded with a key; `.identity` if there is none.
  public func cgAffineTransform(forKey key: String) -> CGAffineTransform {
    geometryText(forKey: key).map { NSCoder.cgAffineTransform(for: $0) } ?? .identity
  }

  /// The text of insets: `{top, left, bottom, right}`.
  public class func string(for value: UIEdgeInsets) -> String {
    "{\(GeometryText.number(value.top)), \(GeometryText.number(value.left)), \(GeometryText.number(value.bottom)), \(GeometryText.number(value.right))}"
  }
  /// Reads insets from their text. `.zero` if it is another text.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    GeometryText.numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
      ?? .zero
  }
  /// Encodes insets, for a coder with keys.
  public func encode(_ value: UIEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: value) as NSString, forKey: key)
  }
  /// Decodes insets that were encoded with a key; `.zero` if there is none.
  public func uiEdgeInsets(forKey key: String) -> UIEdgeInsets {
    geometryText(forKey: key).map { NSCoder.uiEdgeInsets(for: $0) } ?? .zero
  }

  /// The text of directional insets: `{top, leading, bottom, trailing}`.
  public class func string(for value: NSDirectionalEdgeInsets) -> String {
    "{\(GeometryText.number(value.top)), \(GeometryText.number(value.leading)), \(GeometryText.number(value.bottom)), \(GeometryText.number(value.trailing))}"
  }
  /// Reads directional insets from their text. `.zero` if it is another text.
  public class func directionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    GeometryText.numbers(string, 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }
  /// Encodes directional insets, for a coder with keys.
  public func encode(_ value: NSDirectionalEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: value) as NSString, forKey: key)
  }
  /// Decodes directional insets that were encoded with a key; `.zero` if there is none.
  public func directionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    geometryText(forKey: key).map { NSCoder.directionalEdgeInsets(for: $0) } ?? .zero
  }

  /// The text of an offset: `{horizontal, vertical}`.
  public class func string(for value: UIOffset) -> String {
    "{\(GeometryText.number(value.horizontal)), \(GeometryText.number(value.vertical))}"
  }
  /// Reads an offset from its text. `.zero` if it is another text.
  public class func uiOffset(for string: String) -> UIOffset {
    GeometryText.numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }
  /// Encodes an offset, for a coder with keys.
  public func encode(_ value: UIOffset, forKey key: String) {
    encode(NSCoder.string(for: value) as NSString, forKey: key)
  }
  /// Decodes an offset that was encoded with a key; `.zero` if there is none.
  public func uiOffset(forKey key: String) -> UIOffset {
    geometryText(forKey: key).map { NSCoder.uiOffset(for: $0) } ?? .zero
  }
}

/// The text of a point: `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// The text of a size: `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// The text of a rectangle: `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// The text of insets: `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
