// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraSwiftUILayout

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// Before the view appears, while it is shown, and after it has disappeared.
  case willAppear, identity, didDisappear
  /// Whether the view is shown.
  public var isIdentity: Bool { self == .identity }
  /// The progress: -1 before the view appears, 0 while it is shown, and 1 after it has disappeared.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// The properties of a transition.
public struct TransitionProperties: Sendable {
  /// Whether the transition moves the view.
  public var hasMotion: Bool
  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition of a view that appears or disappears.
///
/// The body shows the view in a phase. When the phase changes, the animatable data of the body's modifiers move from
/// one phase to the other.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view with the transition applied.
  associatedtype Body: View
  /// The view to which the transition is applied.
  typealias Content = PlaceholderContentView<Self>
  /// Returns the view with the transition applied in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// The properties of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// The default properties of a transition, which moves the view.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view with the transition applied in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView { V._updateNode($0, with: content, in: $1) }, phase: phase)
  }
  /// Returns the transition with an animation.
  public func animation(_ animation: Animation?) -> some Transition {
    ErasedTransition(base: AnyTransition(self).animation(animation))
  }
  /// Returns a combination of two transitions.
  public func combined<T: Transition>(with other: T) -> some Transition {
    ErasedTransition(base: AnyTransition(self).combined(with: AnyTransition(other)))
  }
}

/// A transition whose type is erased.
private struct ErasedTransition: Transition {
  let base: AnyTransition
  func body(content: Content, phase: TransitionPhase) -> some View {
    PlaceholderContentView<Self>(base.apply(content.update, phase))
  }
}

/// A type-erased transition of a view that appears or disappears.
public struct AnyTransition {
  /// Returns the update of content with the transition applied in a phase.
  let apply: @MainActor (@escaping ContentUpdate, TransitionPhase) -> ContentUpdate
  /// The animations of the insertion and the removal. Nil uses that of the change.
  private(set) var animations: (insertion: Animation?, removal: Animation?)

  private init(apply: @escaping @MainActor (@escaping ContentUpdate, TransitionPhase) -> ContentUpdate) {
    self.apply = apply
  }

  /// Creates a type-erased transition.
  public init<T: Transition>(_ transition: T) {
    nonisolated(unsafe) let transition = transition
    self.init { content, phase in
      let body = transition.body(content: PlaceholderContentView(content), phase: phase)
      return { T.Body._updateNode($0, with: body, in: $1) }
    }
  }

  /// A transition that changes the opacity.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  /// A transition without any change.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  /// A transition that scales the view from and to nothing.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }
  /// A transition that moves the view in from the leading edge and out to the trailing edge.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// Returns a transition that changes the scale around a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }
  /// Returns a transition that moves the view by its own size toward an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// Returns a transition in which the new view moves in from an edge, and the previous view moves out at the
  /// opposite edge. Both fade.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
  /// Returns a transition that offsets the view, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
  /// Returns a transition that offsets the view, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }

  /// Returns a transition between two modifiers.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let (active, identity) = (active, identity)
    return AnyTransition { content, phase in
      let modifier = phase.isIdentity ? identity : active
      let view = PlaceholderContentView<E>(content)
      return { E._updateNode($0, with: modifier, content: view, in: $1) }
    }
  }

  /// Returns a transition that differs between insertion and removal.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    nonisolated(unsafe) let (insertion, removal) = (insertion, removal)
    return AnyTransition { content, phase in
      let inner = insertion.modified.apply(content, phase == .willAppear ? .willAppear : .identity)
      return removal.modified.apply(inner, phase == .didDisappear ? .didDisappear : .identity)
    }
    .with(insertion.animations.insertion, removal.animations.removal)
  }

  /// Returns a combination of two transitions.
  public func combined(with other: AnyTransition) -> AnyTransition {
    nonisolated(unsafe) let (first, second) = (self, other)
    return AnyTransition { content, phase in
      second.modified.apply(first.modified.apply(content, phase), phase)
    }
    .with(animations.insertion ?? other.animations.insertion, animations.removal ?? other.animations.removal)
  }

  /// Returns the transition with an animation, which replaces that of the change.
  public func animation(_ animation: Animation?) -> AnyTransition { with(animation, animation) }

  private func with(_ insertion: Animation?, _ removal: Animation?) -> AnyTransition {
    var result = self
    result.animations = (insertion, removal)
    return result
  }

  /// The transition as a part of another one: its changes have its own animation.
  private var modified: AnyTransition {
    guard animations.insertion != nil || animations.removal != nil else { return self }
    nonisolated(unsafe) let base = self
    return AnyTransition { content, phase in
      let animation = phase == .didDisappear ? base.animations.removal : base.animations.insertion
      let memory = TransactionMemory()
      let inner = PlaceholderContentView<Void>(content)
        .modifier(AlwaysModifier { if let outer = memory.transaction { $0 = outer } })
      let update: ContentUpdate = { ModifiedContent._updateNode($0, with: inner, in: $1) }
      let outer = PlaceholderContentView<Void>(base.apply(update, phase))
        .modifier(
          AlwaysModifier {
            memory.transaction = $0
            if let animation, $0.animation != nil { $0.animation = animation }
          })
      return { ModifiedContent._updateNode($0, with: outer, in: $1) }
    }
  }
}
