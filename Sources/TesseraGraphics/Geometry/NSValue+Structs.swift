// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// On Linux, the only structures that an NSValue can contain are points, sizes and rectangles. Other structures are
// stored as arrays of numbers.

public import Foundation

/// UIKit's properties and initializers for values that contain insets, offsets, vectors or transforms.
extension NSValue {
  /// Creates a value that contains insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Creates a value that contains directional insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Creates a value that contains an offset.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [offset.horizontal, offset.vertical])
  }

  /// Creates a value that contains a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }

  /// Creates a value that contains an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  /// Creates a value that contains a 3D transform.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(numbers: [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ])
  }

  /// The insets in the value, which must contain insets.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let n = numbers(count: 4, name: "UIEdgeInsets")
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  /// The directional insets in the value, which must contain directional insets.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let n = numbers(count: 4, name: "directionalEdgeInsets")
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }

  /// The offset in the value, which must contain an offset.
  public var uiOffsetValue: UIOffset {
    let n = numbers(count: 2, name: "UIOffset")
    return UIOffset(horizontal: n[0], vertical: n[1])
  }

  /// The vector in the value, which must contain a vector.
  public var cgVectorValue: CGVector {
    let n = numbers(count: 2, name: "CGVector")
    return CGVector(dx: n[0], dy: n[1])
  }

  /// The affine transform in the value, which must contain an affine transform.
  public var cgAffineTransformValue: CGAffineTransform {
    let n = numbers(count: 6, name: "CGAffineTransform")
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  /// The 3D transform in the value, which must contain a 3D transform.
  public var caTransform3DValue: CATransform3D {
    let n = numbers(count: 16, name: "CATransform3D")
    var t = CATransform3DIdentity
    (t.m11, t.m12, t.m13, t.m14) = (n[0], n[1], n[2], n[3])
    (t.m21, t.m22, t.m23, t.m24) = (n[4], n[5], n[6], n[7])
    (t.m31, t.m32, t.m33, t.m34) = (n[8], n[9], n[10], n[11])
    (t.m41, t.m42, t.m43, t.m44) = (n[12], n[13], n[14], n[15])
    return t
  }

  /// The 3D transform in the value, or nil if the value does not contain one.
  package var heldTransform: CATransform3D? {
    if hasNumbers(count: 16) { return caTransform3DValue }
    return hasNumbers(count: 6) ? CATransform3DMakeAffineTransform(cgAffineTransformValue) : nil
  }

  private convenience init(numbers: [CGFloat]) {
    let numbers = numbers.map(Double.init)
    self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  private func hasNumbers(count: Int) -> Bool { String(cString: objCType) == "[\(count)d]" }

  private func numbers(count: Int, name: String) -> [CGFloat] {
    guard hasNumbers(count: count) else {
      raise("NSInvalidArgumentException", "-[NSValue \(name)Value]: the value contains \(String(cString: objCType)).")
    }
    var numbers = [Double](repeating: 0, count: count)
    numbers.withUnsafeMutableBytes { if let start = $0.baseAddress { getValue(start) } }
    return numbers.map { CGFloat($0) }
  }
}
