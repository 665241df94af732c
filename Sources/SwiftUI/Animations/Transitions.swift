// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraSwiftUILayout

/// The animation of a view that appears or disappears. Transitions are not shown yet.
public struct AnyTransition {
  private init() {}
  /// Creates a transition from a value.
  public init<T: Transition>(_ transition: T) {}
  /// A change of the opacity.
  public static var opacity: AnyTransition { AnyTransition() }
  /// No change.
  public static var identity: AnyTransition { AnyTransition() }
  /// A change of the scale.
  public static var scale: AnyTransition { AnyTransition() }
  /// A move from the leading edge to the trailing edge.
  public static var slide: AnyTransition { AnyTransition() }
  /// A change of the scale around a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// A move to an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// A move that pushes the previous view.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// A move by a distance.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// A move by a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// A transition between two modifiers.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
  /// A transition that differs between appearing and disappearing.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  /// Returns a transition that combines both.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// Before the view appears, while it is shown, and after it disappeared.
  case willAppear, identity, didDisappear
  /// Whether the view is shown.
  public var isIdentity: Bool { self == .identity }
  /// The progress: -1 before the view appears, 1 after it disappeared, otherwise 0.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// The animation of a view that appears or disappears. Transitions are not shown yet.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view with the transition applied.
  associatedtype Body: View
  /// The view.
  typealias Content = PlaceholderContentView<Self>
  /// Returns the view with the transition applied in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view in the body of a transition.
public struct PlaceholderContentView<Value>: View {
  /// No content.
  public var body: some View { EmptyView() }
}

/// A change of the opacity.
public struct OpacityTransition: Transition {
  /// Creates the transition.
  public nonisolated init() {}
  /// Returns the view with the transition applied in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == OpacityTransition {
  /// A change of the opacity.
  public nonisolated static var opacity: OpacityTransition { OpacityTransition() }
}

/// The animation between old and new content.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  /// An interpolation between old and new content.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// A change of the opacity.
  public static let opacity = ContentTransition(name: "opacity")
  /// No animation.
  public static let identity = ContentTransition(name: "identity")
  /// An animation of changing digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// An animation of changing digits.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
  /// A symbol effect.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
}

/// The values that views with the same identifier share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit for each value.
  public let rawValue: UInt32
  /// Creates a set from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The animation of a navigation between views.
@MainActor @preconcurrency
public protocol NavigationTransition {}
/// The default animation for the context.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the animation.
  public nonisolated init() {}
}
/// A zoom from a view.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default animation for the context.
  public nonisolated static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A zoom from a view.
  public nonisolated static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension View {
  /// Sets the transition of the view when it appears or disappears. Has no effect yet.
  public func transition(_ t: AnyTransition) -> some View { unsupported("transition") }
  /// Sets the transition of the view when it appears or disappears. Has no effect yet.
  public func transition<T: Transition>(_ transition: T) -> some View { unsupported("transition") }
  /// Sets the animation between old and new text and symbols. Has no effect yet.
  public func contentTransition(_ transition: ContentTransition) -> some View { unsupported("contentTransition") }
  /// Matches the frame with that of the view with the same identifier. Has no effect yet.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    unsupported("matchedGeometryEffect")
  }
  /// Makes the view the source of a zoom transition. Has no effect yet.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    unsupported("matchedTransitionSource")
  }
  /// Sets the animation of a navigation. Has no effect yet.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    unsupported("navigationTransition")
  }
  /// Moves the frames of the content together. Has no effect on still images.
  public func geometryGroup() -> some View { self }
  /// Shows the first of several phases. Phases do not change yet.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    unsupported("phaseAnimator")
  }
  /// Shows the first of several phases. Phases do not change yet.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    unsupported("phaseAnimator")
  }
}

/// A modifier with animatable data. An older form of a modifier that conforms to `Animatable`.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// An effect that transforms a view depending on its size.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform for a size in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Creates or updates the node of the effect.
  public static func _updateNode<Base: View>(
    _ node: _ViewNode?, with modifier: Self, content: Base, in context: _ViewContext
  ) -> _ViewNode {
    let effect = ProjectionEffect { modifier.effectValue(size: $0) }
    return ProjectionEffect._updateNode(node, with: effect, content: content, in: context)
  }
  /// Returns the effect. Layout ignores all effects.
  public func ignoredByLayout() -> Self { self }
}
