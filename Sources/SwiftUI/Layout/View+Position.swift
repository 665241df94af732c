// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout

private struct OffsetModifier: ElementModifier, Animatable {
  typealias Body = Never
  var x: CGFloat
  var y: CGFloat

  nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  static var motionEffect: MotionEffect { .placement }
  func makeElement(_ child: LayoutElement) -> OffsetElement { OffsetElement(child: child) }
  func update(_ element: OffsetElement, _ environment: EnvironmentValues) { (element.x, element.y) = (x, y) }
}

private struct PositionModifier: ElementModifier {
  typealias Body = Never
  let x: CGFloat
  let y: CGFloat

  func makeElement(_ child: LayoutElement) -> PositionElement { PositionElement(child: child) }
  func update(_ element: PositionElement, _ environment: EnvironmentValues) { (element.x, element.y) = (x, y) }
}

private struct GuideModifier: ElementModifier {
  typealias Body = Never
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  func makeElement(_ child: LayoutElement) -> AlignmentGuideElement {
    AlignmentGuideElement(child: child, key: key, compute: compute)
  }
  func update(_ element: AlignmentGuideElement, _ environment: EnvironmentValues) {
    (element.key, element.compute) = (key, compute)
  }
}

private struct PriorityModifier: ElementModifier {
  typealias Body = Never
  let value: Double

  func makeElement(_ child: LayoutElement) -> PriorityElement { PriorityElement(child: child, priority: value) }
  func update(_ element: PriorityElement, _ environment: EnvironmentValues) {
    if element.priority != value { element.priority = value }
  }
}

private struct ZIndexModifier: ElementModifier {
  typealias Body = Never
  let value: Double

  func makeElement(_ child: LayoutElement) -> LayoutValueElement {
    LayoutValueElement(child: child, key: ZIndexKey.self, value: value)
  }
  func update(_ element: LayoutValueElement, _ environment: EnvironmentValues) {
    if element.zIndex != value { element.setLayoutValue(value, for: ZIndexKey.self) }
  }
}

struct LayoutValueModifier<K: LayoutValueKey>: ElementModifier {
  typealias Body = Never
  let value: K.Value

  func makeElement(_ child: LayoutElement) -> LayoutValueElement {
    LayoutValueElement(child: child, key: K.self, value: value)
  }
  func update(_ element: LayoutValueElement, _ environment: EnvironmentValues) {
    element.setLayoutValue(value, for: K.self)
  }
}

/// The key of a view's z-index.
private struct ZIndexKey: LayoutValueKey {
  static var defaultValue: Double { 0 }
}

extension LayoutElement {
  /// The element's z-index. Views with higher values are drawn in front.
  var zIndex: Double { layoutValue(ZIndexKey.self) }
}

extension View {
  /// Offsets the view, in points. The layout of other views is not affected.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(OffsetModifier(x: x, y: y)) }
  /// Offsets the view, in points. The layout of other views is not affected.
  public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }

  /// Positions the view's center at a point in its parent's coordinates. The resulting view fills the proposed size.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { modifier(PositionModifier(x: x, y: y)) }
  /// Positions the view's center at a point in its parent's coordinates. The resulting view fills the proposed size.
  public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }

  /// Sets the view's horizontal alignment guide.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: g.key, compute: computeValue))
  }
  /// Sets the view's vertical alignment guide.
  public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    modifier(GuideModifier(key: g.key, compute: computeValue))
  }

  /// Sets the view's priority when a stack allocates space. The default is 0.
  public func layoutPriority(_ value: Double) -> some View { modifier(PriorityModifier(value: value)) }
  /// Sets the drawing order of overlapping views. Views with higher values are drawn in front. The default is 0.
  public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }
  /// Associates a value with the view for use by a custom layout.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
}
