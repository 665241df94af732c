// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Conversion of geometry to and from the strings that coders store. Foundation already encodes points, sizes and
// rectangles.

public import TesseraFoundation

/// The number format in UIKit's geometry strings.
private enum GeometryText {
  /// Returns the shortest string that can be parsed as the number.
  static func number(_ value: CGFloat) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    return String(Double(value))
  }

  /// Returns the numbers in a string, or nil if there are not exactly `count` numbers.
  static func numbers(_ text: String, count: Int) -> [CGFloat]? {
    let parts = text.split { "{}[], ".contains($0) }
    let numbers = parts.compactMap { Double($0) }.map { CGFloat($0) }
    return parts.count == count && numbers.count == count ? numbers : nil
  }
}

extension NSCoder {
  /// Returns the string for a key, or nil if the key is missing. Foundation on Linux would terminate the process when
  /// decoding an object for a missing key.
  private func geometryText(forKey key: String) -> String? {
    containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key).map { $0 as String } : nil
  }

  /// Returns the string representation of a point, `{x, y}`.
  public class func string(for value: CGPoint) -> String {
    "{\(GeometryText.number(value.x)), \(GeometryText.number(value.y))}"
  }
  /// Parses a point. Returns `.zero` if the string is invalid.
  public class func cgPoint(for string: String) -> CGPoint {
    GeometryText.numbers(string, count: 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// Decodes the point for a key. Returns `.zero` if there is no point.
  public func cgPoint(forKey key: String) -> CGPoint {
    geometryText(forKey: key).map { NSCoder.cgPoint(for: $0) } ?? .zero
  }

  /// Returns the string representation of a vector, `{dx, dy}`.
  public class func string(for value: CGVector) -> String {
    "{\(GeometryText.number(value.dx)), \(GeometryText.number(value.dy))}"
  }
  /// Parses a vector. Returns `.zero` if the string is invalid.
  public class func cgVector(for string: String) -> CGVector {
    GeometryText.numbers(string, count: 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// Encodes a vector for a key.
  public func encode(_ value: CGVector, forKey key: String) {
    encode(NSCoder.string(for: value) as NSString, forKey: key)
  }
  /// Decodes the vector for a key. Returns `.zero` if there is no vector.
  public func cgVector(forKey key: String) -> CGVector {
    geometryText(forKey: key).map { NSCoder.cgVector(for: $0) } ?? .zero
  }

  /// Returns the string representation of a size, `{width, height}`.
  public class func string(for value: CGSize) -> String {
    "{\(GeometryText.number(value.width)), \(GeometryText.number(value.height))}"
  }
  /// Parses a size. Returns `.zero` if the string is invalid.
  public class func cgSize(for string: String) -> CGSize {
    GeometryText.numbers(string, count: 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// Decodes the size for a key. Returns `.zero` if there is no size.
  public func cgSize(forKey key: String) -> CGSize {
    geometryText(forKey: key).map { NSCoder.cgSize(for: $0) } ?? .zero
  }

  /// Returns the string representation of a rectangle, `{{x, y}, {width, height}}`.
  public class func string(for value: CGRect) -> String {
    "{{\(GeometryText.number(value.origin.x)), \(GeometryText.number(value.origin.y))}, {\(GeometryText.number(value.size.width)), \(GeometryText.number(value.size.height))}}"
  }
  /// Parses a rectangle. Returns `.zero` if the string is invalid.
  public class func cgRect(for string: String) -> CGRect {
    GeometryText.numbers(string, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }
  /// Decodes the rectangle for a key. Returns `.zero` if there is no rectangle.
  public func cgRect(forKey key: String) -> CGRect {
    geometryText(forKey: key).map { NSCoder.cgRect(for: $0) } ?? .zero
  }

  /// Returns the string representation of a transform, `[a, b, c, d, tx, ty]`.
  public class func string(for value: CGAffineTransform) -> String {
    "[\(GeometryText.number(value.a)), \(GeometryText.number(value.b)), \(GeometryText.number(value.c)), \(GeometryText.number(value.d)), \(GeometryText.number(value.tx)), \(GeometryText.number(value.ty))]"
  }
  /// Parses a transform. Returns `.identity` if the string is invalid.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    GeometryText.numbers(string, count: 6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
  /// Encodes a transform for a key.
  public func encode(_ value: CGAffineTransform, forKey key: String) {
    encode(NSCoder.string(for: value) as NSString, forKey: key)
  }
  /// Decodes the transform for a key. Returns `.identity` if there is no transform.
  public func cgAffineTransform(forKey key: String) -> CGAffineTransform {
    geometryText(forKey: key).map { NSCoder.cgAffineTransform(for: $0) } ?? .identity
  }

  /// Returns the string representation of insets, `{top, left, bottom, right}`.
  public class func string(for value: UIEdgeInsets) -> String {
    "{\(GeometryText.number(value.top)), \(GeometryText.number(value.left)), \(GeometryText.number(value.bottom)), \(GeometryText.number(value.right))}"
  }
  /// Parses insets. Returns `.zero` if the string is invalid.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    GeometryText.numbers(string, count: 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
      ?? .zero
  }
  /// Encodes insets for a key.
  public func encode(_ value: UIEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: value) as NSString, forKey: key)
  }
  /// Decodes the insets for a key. Returns `.zero` if there are no insets.
  public func uiEdgeInsets(forKey key: String) -> UIEdgeInsets {
    geometryText(forKey: key).map { NSCoder.uiEdgeInsets(for: $0) } ?? .zero
  }

  /// Returns the string representation of directional insets, `{top, leading, bottom, trailing}`.
  public class func string(for value: NSDirectionalEdgeInsets) -> String {
    "{\(GeometryText.number(value.top)), \(GeometryText.number(value.leading)), \(GeometryText.number(value.bottom)), \(GeometryText.number(value.trailing))}"
  }
  /// Parses directional insets. Returns `.zero` if the string is invalid.
  public class func directionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    GeometryText.numbers(string, count: 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }
  /// Encodes directional insets for a key.
  public func encode(_ value: NSDirectionalEdgeInsets, forKey key: String) {
    encode(NSCoder.string(for: value) as NSString, forKey: key)
  }
  /// Decodes the directional insets for a key. Returns `.zero` if there are no insets.
  public func directionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    geometryText(forKey: key).map { NSCoder.directionalEdgeInsets(for: $0) } ?? .zero
  }

  /// Returns the string representation of an offset, `{horizontal, vertical}`.
  public class func string(for value: UIOffset) -> String {
    "{\(GeometryText.number(value.horizontal)), \(GeometryText.number(value.vertical))}"
  }
  /// Parses an offset. Returns `.zero` if the string is invalid.
  public class func uiOffset(for string: String) -> UIOffset {
    GeometryText.numbers(string, count: 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }
  /// Encodes an offset for a key.
  public func encode(_ value: UIOffset, forKey key: String) {
    encode(NSCoder.string(for: value) as NSString, forKey: key)
  }
  /// Decodes the offset for a key. Returns `.zero` if there is no offset.
  public func uiOffset(forKey key: String) -> UIOffset {
    geometryText(forKey: key).map { NSCoder.uiOffset(for: $0) } ?? .zero
  }
}

/// Returns the string representation of a point, `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// Returns the string representation of a size, `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// Returns the string representation of a rectangle, `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// Returns the string representation of insets, `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
