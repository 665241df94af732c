// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraSwiftUILayout

/// The transition of a view that appears or disappears. Transitions are not shown yet.
public struct AnyTransition {
  private init() {}
  /// Creates a type-erased transition.
  public init<T: Transition>(_ transition: T) {}
  /// A transition that changes the opacity.
  public static var opacity: AnyTransition { AnyTransition() }
  /// A transition without any change.
  public static var identity: AnyTransition { AnyTransition() }
  /// A transition that changes the scale.
  public static var scale: AnyTransition { AnyTransition() }
  /// A transition that moves the view from the leading edge to the trailing edge.
  public static var slide: AnyTransition { AnyTransition() }
  /// Returns a transition that changes the scale around a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// Returns a transition that moves the view to an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition in which the new view pushes the previous view.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Returns a transition that offsets the view.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// Returns a transition that offsets the view.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Returns a transition between two modifiers.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
  /// Returns a transition that differs between insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  /// Returns a combination of two transitions.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// Before the view appears, while it is shown, and after it has disappeared.
  case willAppear, identity, didDisappear
  /// Whether the view is shown.
  public var isIdentity: Bool { self == .identity }
  /// The progress: -1 before the view appears, 0 while it is shown, and 1 after it has disappeared.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// A transition of a view that appears or disappears. Transitions are not shown yet.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view with the transition applied.
  associatedtype Body: View
  /// The view to which the transition is applied.
  typealias Content = PlaceholderContentView<Self>
  /// Returns the view with the transition applied in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// A placeholder for the view to which a transition is applied.
public struct PlaceholderContentView<Value>: View {
  /// An empty view.
  public var body: some View { EmptyView() }
}

/// A transition that changes the opacity.
public struct OpacityTransition: Transition {
  /// Creates the transition.
  public nonisolated init() {}
  /// Returns the view with the transition applied in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == OpacityTransition {
  /// A transition that changes the opacity.
  public nonisolated static var opacity: OpacityTransition { OpacityTransition() }
}

/// The transition between the old and new content of a view.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  /// A transition that interpolates between old and new content.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// A transition that changes the opacity.
  public static let opacity = ContentTransition(name: "opacity")
  /// A transition without animation.
  public static let identity = ContentTransition(name: "identity")
  /// Returns a transition that animates changing digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }
  /// Returns a transition that animates changing digits.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
  /// A transition with a symbol effect.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
}

/// The geometry properties that views with the same identifier share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt32
  /// Creates a set from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The transition of a navigation between views.
@MainActor @preconcurrency
public protocol NavigationTransition {}
/// The default navigation transition for the context.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public nonisolated init() {}
}
/// A navigation transition that zooms in from a view.
public struct ZoomNavigationTransition: NavigationTransition {
  nonisolated init() {}
}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default navigation transition for the context.
  public nonisolated static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a navigation transition that zooms in from a view.
  public nonisolated static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

extension View {
  /// Sets the transition for the view's appearance and disappearance. Has no effect yet.
  public func transition(_ t: AnyTransition) -> some View { unsupported("transition") }
  /// Sets the transition for the view's appearance and disappearance. Has no effect yet.
  public func transition<T: Transition>(_ transition: T) -> some View { unsupported("transition") }
  /// Sets the transition between old and new text and symbols. Has no effect yet.
  public func contentTransition(_ transition: ContentTransition) -> some View { unsupported("contentTransition") }
  /// Matches the view's frame with the frame of another view that has the same identifier. Has no effect yet.
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
  /// Sets the navigation transition. Has no effect yet.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    unsupported("navigationTransition")
  }
  /// Animates the frames of the content as a group. Has no effect on still images.
  public func geometryGroup() -> some View { self }
  /// Animates the view through several phases. Only the first phase is shown yet.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    unsupported("phaseAnimator")
  }
  /// Animates the view through several phases. Only the first phase is shown yet.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    unsupported("phaseAnimator")
  }
}

/// A modifier with animatable data. Superseded by modifiers that conform to `Animatable`.
public nonisolated protocol AnimatableModifier: Animatable, ViewModifier {}

/// An effect that transforms a view based on its size.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform for a size in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

@MainActor
extension GeometryEffect {
  /// Creates or updates the effect's node.
  public static func _updateNode<Base: View>(
    _ node: _ViewNode?, with modifier: Self, content: Base, in context: _ViewContext
  ) -> _ViewNode {
    let effect = ProjectionEffect { modifier.effectValue(size: $0) }
    return ProjectionEffect._updateNode(node, with: effect, content: content, in: context)
  }
  /// Returns this effect because layout ignores all effects.
  public func ignoredByLayout() -> Self { self }
}
