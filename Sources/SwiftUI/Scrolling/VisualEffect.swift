// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout
internal import UIKit

/// A change to the appearance of a view that does not affect its layout.
public protocol VisualEffect: Sendable {
  /// The effects to apply to the view, in order.
  var _steps: [_VisualEffectStep] { get }
}

/// An effect that changes nothing. Other effects are added to it.
public struct EmptyVisualEffect: VisualEffect {
  /// Creates the effect.
  public init() {}
  /// The effects to apply to the view. Always empty.
  public var _steps: [_VisualEffectStep] { [] }
}

/// A visual effect with its values.
public struct _VisualEffectStep: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case opacity, scale(UnitPoint), rotation(UnitPoint), offset, blur(isOpaque: Bool), saturation, brightness, contrast
    case grayscale, hueRotation, transform
    case rotation3D(x: CGFloat, y: CGFloat, z: CGFloat, anchor: UnitPoint, perspective: CGFloat)
  }
  let kind: Kind
  let values: [Double]

  /// Returns the step at a fraction of the way to another step of the same kind. Returns the other step if the kinds
  /// differ.
  func interpolated(to other: _VisualEffectStep, fraction: Double) -> _VisualEffectStep {
    guard kind == other.kind, values.count == other.values.count else { return other }
    return _VisualEffectStep(
      kind: kind, values: zip(values, other.values).map { a, b in fraction >= 1 ? b : a + (b - a) * fraction })
  }

  @MainActor
  func apply(to view: AnyView) -> AnyView {
    func value(at index: Int) -> Double { values.indices.contains(index) && values[index].isFinite ? values[index] : 0 }
    switch kind {
    case .opacity: return AnyView(view.opacity(value(at: 0)))
    case .scale(let anchor): return AnyView(view.scaleEffect(x: value(at: 0), y: value(at: 1), anchor: anchor))
    case .rotation(let anchor): return AnyView(view.rotationEffect(.radians(value(at: 0)), anchor: anchor))
    case .offset: return AnyView(view.offset(x: value(at: 0), y: value(at: 1)))
    case .blur(let isOpaque): return AnyView(view.blur(radius: value(at: 0), opaque: isOpaque))
    case .saturation: return AnyView(view.saturation(value(at: 0)))
    case .brightness: return AnyView(view.brightness(value(at: 0)))
    case .contrast: return AnyView(view.contrast(value(at: 0)))
    case .grayscale: return AnyView(view.grayscale(value(at: 0)))
    case .hueRotation: return AnyView(view.hueRotation(.radians(value(at: 0))))
    case .transform:
      return AnyView(
        view.transformEffect(
          CGAffineTransform(
            a: value(at: 0), b: value(at: 1), c: value(at: 2), d: value(at: 3), tx: value(at: 4), ty: value(at: 5))))
    case .rotation3D(let x, let y, let z, let anchor, let perspective):
      return AnyView(
        view.rotation3DEffect(
          .radians(value(at: 0)), axis: (x: x, y: y, z: z), anchor: anchor, perspective: perspective))
    }
  }
}

private struct ModifiedVisualEffect: VisualEffect {
  let _steps: [_VisualEffectStep]
}

extension VisualEffect {
  /// Returns the effect followed by another one.
  private func adding(_ kind: _VisualEffectStep.Kind, _ values: Double...) -> ModifiedVisualEffect {
    ModifiedVisualEffect(_steps: _steps + [_VisualEffectStep(kind: kind, values: values)])
  }

  /// Draws the content with an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity, opacity) }
  /// Draws the content scaled around a point.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(anchor), scale, scale)
  }
  /// Draws the content scaled around a point.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(anchor), scale.width, scale.height)
  }
  /// Draws the content scaled around a point.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(anchor), x, y)
  }
  /// Draws the content rotated around a point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(anchor), angle.radians)
  }
  /// Draws the content rotated in three dimensions, with perspective. `anchorZ` has no effect.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(.rotation3D(x: axis.x, y: axis.y, z: axis.z, anchor: anchor, perspective: perspective), angle.radians)
  }
  /// Draws the content at an offset, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding(.offset, x, y) }
  /// Draws the content at an offset, in points.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset, offset.width, offset.height) }
  /// Draws the content blurred by a radius in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding(.blur(isOpaque: opaque), radius)
  }
  /// Draws the content with more or less saturated colors.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation, amount) }
  /// Draws the content brighter or darker.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness, amount) }
  /// Draws the content with more or less contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast, amount) }
  /// Draws the content with less color.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale, amount) }
  /// Draws the content with rotated hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation, angle.radians) }
  /// Draws the content with an affine transform.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(.transform, transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
  }
}

// MARK: Geometry

/// A view with effects that depend on its geometry. The effects do not change the geometry.
struct VisualEffectView<Content: View>: View {
  typealias Body = Never
  let content: Content
  /// Returns the effects for the view's geometry.
  let steps: (GeometryProxy, LayoutElement) -> [_VisualEffectStep]

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: VisualEffectNode<Content>.self) { VisualEffectNode(context) }.update(view, context)
  }
}

/// An element outside of the effects that records the view's frame and space.
private final class PlacedElement: WrapperElement {
  var space: LayoutSpace?
  var onPlace: () -> Void = {}

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    self.space = space
    super.placeContent(in: frame, proposal: proposal, space: space)
    onPlace()
  }
}

private final class VisualEffectNode<Content: View>: WrapperNode {
  private var view: VisualEffectView<Content>?
  private var wrapper: PlacedElement?
  private var steps: [_VisualEffectStep]?

  override init(_ context: _ViewContext) {
    super.init(context)
    graph.scrollChecks[ObjectIdentifier(self)] = PreferenceCheck(serial: serial) { [weak self] in self?.check() }
  }

  func update(_ view: VisualEffectView<Content>, _ context: _ViewContext) -> _ViewNode {
    (self.view, environment) = (view, context.environment)
    evaluate()
    return self
  }

  /// Returns the effects for the current geometry. Before the first placement, the frame is empty.
  private func currentSteps() -> [_VisualEffectStep] {
    guard let view else { return [] }
    let element = wrapper ?? PlacedElement(child: LayoutElement())
    let frame = element.frame
    let proxy = GeometryProxy(
      frame: frame, space: element.space ?? LayoutSpace(bounds: frame), direction: environment.layoutDirection,
      source: GeometrySource(element, graph))
    return view.steps(proxy, element)
  }

  private func check() {
    guard !isRemoved, wrapper != nil else { return }
    if currentSteps() != steps { invalidate() }
  }

  override func evaluate() {
    graph.clear(self)
    guard let view, graph.enter(self) else { return }
    let steps = graph.evaluate(self) { currentSteps() }
    self.steps = steps
    updateChild(steps.reduce(AnyView(view.content)) { $1.apply(to: $0) }, environment)
    graph.leave()
  }

  override func childElementsDidChange() {
    guard let first = child?.elements.first else {
      wrapper = nil
      return setElements([])
    }
    if wrapper?.child !== first { wrapper = PlacedElement(child: first) }
    wrapper?.direction = environment.layoutDirection
    wrapper?.scale = environment.displayScale
    setElements((wrapper.map { [$0] } ?? []) + (child?.elements.dropFirst() ?? []))
  }

  override func willRemove() { graph.scrollChecks[ObjectIdentifier(self)] = nil }
}

extension View {
  /// Applies effects that depend on the view's geometry, such as its frame in a scroll view. The effects don't change the
  /// layout. They are applied again when the geometry changes, for example while the content scrolls.
  ///
  /// If the view is a group of several views, the geometry is that of the first one.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    VisualEffectView(content: self) { proxy, _ in effect(EmptyVisualEffect(), proxy)._steps }
  }
}
