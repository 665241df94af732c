// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Detects which methods of UIView, or of another base class, a class overrides. Objective-C code compares
// implementations; here, the method tables of the two classes are compared. A method's index in the table can't be
// looked up by name, so it is found with two subclasses: one that overrides only this method, and one that overrides
// nothing. The method's index is the only one at which the first subclass's table differs from the base class's table
// while the second subclass's table does not. (Initializers differ in both.) If there is not exactly one such index,
// every class is assumed to override the method, which is slower but never wrong. A check reads memory only twice.

import Foundation

@MainActor
package struct OverriddenMethod {
  private let base: AnyClass
  private let word: Int?

  static let hitTest = OverriddenMethod(HitTestProbe.self)
  static let pointInside = OverriddenMethod(PointInsideProbe.self)
  static let draw = OverriddenMethod(DrawProbe.self)
  static let drawLayer = OverriddenMethod(LayerDrawProbe.self)
  static let displayLayer = OverriddenMethod(LayerDisplayProbe.self)

  static let accessibilityElementCount = OverriddenMethod(AccessibilityCountProbe.self)

  private init(_ probe: UIView.Type) { self.init(of: UIView.self, overriding: probe, nothing: PlainProbe.self) }

  /// Creates a description of a base class's method from two subclasses: one that overrides only this method, and one
  /// that overrides nothing.
  package init(of base: AnyClass, overriding probe: AnyClass, nothing plain: AnyClass) {
    let words = ClassDescriptor(metadata: Self.table(of: base))?.methodWords ?? 0..<0
    let differing = words.filter {
      Self.entry(at: $0, of: probe) != Self.entry(at: $0, of: base)
        && Self.entry(at: $0, of: plain) == Self.entry(at: $0, of: base)
    }
    self.base = base
    word = differing.count == 1 ? differing[0] : nil
  }

  /// Whether the method's index was found. Otherwise `isOverridden` always returns `true`.
  package var isKnown: Bool { word != nil }

  func isOverridden(by view: UIView) -> Bool { isOverridden(by: type(of: view)) }

  /// Returns whether a subclass of the base class overrides the method.
  package func isOverridden(by type: AnyClass) -> Bool {
    guard let word else { return true }
    return Self.entry(at: word, of: type) != Self.entry(at: word, of: base)
  }

  private static func table(of type: AnyClass) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

  private static func entry(at word: Int, of type: AnyClass) -> UnsafeRawPointer {
    table(of: type).load(fromByteOffset: word * 8, as: UnsafeRawPointer.self)
  }
}

private class PlainProbe: UIView {}

private class HitTestProbe: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

private class PointInsideProbe: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

private class DrawProbe: UIView {
  override func draw(_ rect: CGRect) {}
}

private class LayerDrawProbe: UIView {
  override func draw(_ layer: CALayer, in ctx: CGContext) {}
}

private class AccessibilityCountProbe: UIView {
  override func accessibilityElementCount() -> Int { 0 }
}

private class LayerDisplayProbe: UIView {
  override func display(_ layer: CALayer) {}
}
