// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraGraphics
@_spi(Tessera) internal import TesseraSwiftUILayout
@_spi(Tessera) internal import TesseraViews
public import UIKit

/// A glass material. It looks the same in all looks, because only iOS 26 and later have it.
public struct Glass: Equatable, Sendable {
  enum Kind { case regular, clear, identity }

  private(set) var kind: Kind
  private(set) var color: Color?

  /// Glass with a blur and a tint, on which text is legible.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass through which the content is almost unchanged.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass effect.
  public static var identity: Glass { Glass(kind: .identity) }

  /// Returns the glass with a tint color, or without one if the color is nil.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  /// Returns the glass unchanged.
  ///
  /// - Note: Differs from SwiftUI: glass does not react to touches, except in buttons.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  /// Adds a glass background in a shape to the view.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View {
    background {
      if glass.kind != .identity { GlassSurface(glass: glass, shape: shape) }
    }
  }

  // Nothing to show: glassEffectID, glassEffectTransition

  /// Returns the view unchanged.
  ///
  /// - Note: Differs from SwiftUI: glass doesn't change its shape to that of other glass with the same identifier. It
  ///   appears and disappears with its view.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID) -> some View { self }

  /// Draws the view's glass as one shape with all glass of the same identifier in its container.
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID) -> some View {
    environment(\.glassUnion, id.map { AnyHashable([AnyHashable($0), AnyHashable(namespace)]) })
  }

  /// Returns the view unchanged.
  ///
  /// - Note: Differs from SwiftUI: glass appears and disappears with its view, as with `identity`, for every transition.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// The way in which glass appears and disappears.
public struct GlassEffectTransition: Hashable, Sendable {
  private let rawValue: Int
  /// The glass changes its shape to that of glass nearby.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(rawValue: 0) }
  /// The glass fades in and out.
  public static var materialize: GlassEffectTransition { GlassEffectTransition(rawValue: 1) }
  /// The glass appears and disappears with its view.
  public static var identity: GlassEffectTransition { GlassEffectTransition(rawValue: 2) }
}

private struct GlassUnionKey: EnvironmentKey {
  static var defaultValue: AnyHashable? { nil }
}

extension EnvironmentValues {
  fileprivate var glassUnion: AnyHashable? {
    get { self[GlassUnionKey.self] }
    set { self[GlassUnionKey.self] = newValue }
  }
}

/// Glass that fills a shape.
private struct GlassSurface<S: Shape>: UIViewRepresentable {
  let glass: Glass
  let shape: S

  func makeUIView(context: Context) -> GlassSurfaceView { GlassSurfaceView() }

  func updateUIView(_ view: GlassSurfaceView, context: Context) {
    let color = glass.color.map { $0._paint(in: context.environment).color }
    view.show(
      glass, color: color, union: context.environment.glassUnion, in: shape, context.environment.layoutDirection)
  }
}

/// An effect view with the corners of a shape. Shapes other than rectangles mask it.
private final class GlassSurfaceView: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  private let outline = CAShapeLayer()
  private var shape: any Shape = Capsule()
  private var direction = LayoutDirection.leftToRight

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    addSubview(effectView)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  func show(
    _ glass: Glass, color: UIColor?, union: AnyHashable?, in shape: any Shape, _ direction: LayoutDirection
  ) {
    let effect = UIGlassEffect(style: glass.kind == .clear ? .clear : .regular)
    effect.tintColor = color
    effectView.effect = effect
    effectView.glassUnion = union
    (self.shape, self.direction) = (shape, direction)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    Motion.withoutActions { updateShape() }
  }

  private func updateShape() {
    effectView.frame = bounds
    let corners = LayerCorners(shape, in: bounds)
    effectView.cornerConfiguration = .corners(radius: .fixed(Double(corners?.radius ?? 0)))
    guard corners == nil else { return effectView.layer.mask = nil }
    outline.frame = bounds
    outline.path = shape.path(in: bounds, direction).cgPath
    effectView.layer.mask = outline
  }
}

// MARK: - Containers

/// A container whose glass views are drawn together, so that views close to each other merge.
public struct GlassEffectContainer<Content: View>: View {
  private let spacing: CGFloat?
  private let content: Content

  /// Creates a container.
  ///
  /// - Parameters:
  ///   - spacing: The distance within which glass merges, in points. Nil, the default, merges only glass that overlaps.
  ///   - content: The content.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  /// The content with its glass below it.
  public var body: some View { content.modifier(GlassContainerEffect(spacing: spacing ?? 0)) }
}

private struct GlassContainerEffect: ViewEffect {
  typealias Body = Never
  let spacing: CGFloat

  func makeElement(_ child: LayoutElement) -> EffectElement { EffectElement(child, GlassContainerView()) }

  func apply(to view: EffectView, _ environment: EnvironmentValues) {
    (view as? GlassContainerView)?.spacing = spacing
  }
}

private final class GlassContainerView: EffectView, GlassContaining {
  var spacing: CGFloat = 0 { didSet { if spacing != oldValue { setNeedsDisplay() } } }
  var mergesGlass: Bool { true }

  override var isOpaqueByDefault: Bool { false }

  override func paintContent(into canvas: inout TesseraGraphics.Canvas) {
    paintGlass(in: self, spacing: spacing, into: &canvas)
  }
}

// MARK: - Buttons

/// A style that shows the label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass
  /// Creates the style with regular glass.
  public nonisolated init() { glass = .regular }
  /// Creates the style with glass.
  public nonisolated init(_ glass: Glass) { self.glass = glass }
  /// Returns the button.
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(style: GlassAppearance(glass: glass, isProminent: false), configuration: configuration)
  }
}

/// A style that shows the label on glass in the tint color.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Returns the button.
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(style: GlassAppearance(glass: .regular, isProminent: true), configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style that shows the label on glass.
  public nonisolated static var glass: GlassButtonStyle { GlassButtonStyle() }
  /// Returns a style that shows the label on a variant of glass.
  public nonisolated static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A style that shows the label on glass in the tint color.
  public nonisolated static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

private struct GlassAppearance: ButtonStyle {
  let glass: Glass
  let isProminent: Bool
  func makeBody(configuration: Configuration) -> some View {
    GlassLabel(configuration: configuration, glass: glass, isProminent: isProminent)
  }
}

/// The label of a button on glass. Pressed glass is slightly smaller and dimmed.
private struct GlassLabel: View {
  let configuration: ButtonStyleConfiguration
  let glass: Glass
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.self) private var environment

  private var border: AnyShape {
    switch shape.kind {
    case .circle: AnyShape(Circle())
    case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? 12))
    case .automatic, .capsule: AnyShape(Capsule())
    }
  }

  private var material: Glass {
    guard isProminent else { return glass }
    guard isEnabled else { return glass.tint(Color(.systemGray4)) }
    let tint = configuration.role == .destructive ? UIColor.systemRed : TintShapeStyle()._paint(in: environment).color
    return glass.tint(Color(tint))
  }

  private var text: Color {
    if !isEnabled { return Color(.tertiaryLabel) }
    if isProminent { return .white }
    return configuration.role == .destructive ? .red : .primary
  }

  var body: some View {
    configuration.label
      .font(size == .mini || size == .small ? .subheadline : .body)
      .foregroundStyle(text)
      .padding(size.buttonInsets)
      .glassEffect(material, in: border)
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .brightness(configuration.isPressed ? -0.12 : 0)
  }
}
