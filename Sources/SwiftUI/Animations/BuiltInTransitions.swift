// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraSwiftUILayout
internal import UIKit

/// A transition that changes the opacity.
public struct OpacityTransition: Transition {
  /// Creates the transition.
  public nonisolated init() {}
  /// Returns the view with the transition applied in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  /// The transition does not move the view.
  public nonisolated static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition without any change.
public struct IdentityTransition: Transition {
  /// Creates the transition.
  public nonisolated init() {}
  /// Returns the view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// The transition does not move the view.
  public nonisolated static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that scales the view.
public struct ScaleTransition: Transition {
  /// The scale of the view before it appears and after it has disappeared.
  public var scale: Double
  /// The point around which the view is scaled.
  public var anchor: UnitPoint
  /// Creates the transition.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
  /// Returns the view with the transition applied in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// A transition that moves the view by its own size toward an edge.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge
  /// Creates the transition.
  public nonisolated init(edge: Edge) { self.edge = edge }
  /// Returns the view with the transition applied in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveEffect(edge: edge, distance: phase.isIdentity ? 0 : 1))
  }
}

/// A transition that moves the view in from the leading edge and out to the trailing edge.
public struct SlideTransition: Transition {
  /// Creates the transition.
  public nonisolated init() {}
  /// Returns the view with the transition applied in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveEffect(edge: .trailing, distance: CGFloat(phase.value)))
  }
}

/// A transition in which a new view pushes the previous view toward the opposite edge. Both fade.
public struct PushTransition: Transition {
  /// The edge at which the new view moves in.
  public var edge: Edge
  /// Creates the transition.
  public nonisolated init(edge: Edge) { self.edge = edge }
  /// Returns the view with the transition applied in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveEffect(edge: edge, distance: CGFloat(-phase.value))).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that offsets the view.
public struct OffsetTransition: Transition {
  /// The offset before the view appears and after it has disappeared, in points.
  public var offset: CGSize
  /// Creates the transition.
  public nonisolated init(_ offset: CGSize) { self.offset = offset }
  /// Returns the view with the transition applied in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A transition that blurs, scales and fades the view.
public struct BlurReplaceTransition: Transition {
  /// The direction in which the views are scaled.
  public struct Configuration: Equatable, Sendable {
    fileprivate let isUpward: Bool
    /// The old view becomes smaller, and the new view grows from a smaller size.
    public static let downUp = Configuration(isUpward: false)
    /// The old view becomes larger, and the new view grows from a smaller size.
    public static let upUp = Configuration(isUpward: true)
  }
  /// The direction in which the views are scaled.
  public var configuration: Configuration
  /// Creates the transition.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
  /// Returns the view with the transition applied in a phase.
  ///
  /// - Note: Differs from SwiftUI: the blur radius of 8 points and the scales 0.8 and 1.2 are approximations.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let grows = phase == .didDisappear && configuration.isUpward
    content.blur(radius: phase.isIdentity ? 0 : 8).opacity(phase.isIdentity ? 1 : 0)
      .scaleEffect(phase.isIdentity ? 1 : grows ? 1.2 : 0.8)
  }
}

/// A transition that differs between insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition of the insertion.
  public var insertion: Insertion
  /// The transition of the removal.
  public var removal: Removal
  /// Creates the transition.
  public init(insertion: Insertion, removal: Removal) {
    (self.insertion, self.removal) = (insertion, removal)
  }
  /// Returns the view with the transition applied in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }
}

/// An effect that draws a view moved by a fraction of its size toward an edge.
private struct MoveEffect: ViewEffect, Animatable {
  typealias Body = Never
  let edge: Edge
  var distance: CGFloat

  nonisolated var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }

  func apply(to view: EffectView, _ environment: EnvironmentValues) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let (edge, distance) = (edge, distance)
    view.onResize = { view in
      let (width, height) = (view.bounds.width * distance, view.bounds.height * distance)
      let offset: CGPoint =
        switch edge {
        case .top: CGPoint(x: 0, y: -height)
        case .bottom: CGPoint(x: 0, y: height)
        case .leading: CGPoint(x: isMirrored ? width : -width, y: 0)
        case .trailing: CGPoint(x: isMirrored ? -width : width, y: 0)
        }
      view.layer.transform = CATransform3DMakeTranslation(offset.x, offset.y, 0)
    }
  }
}

extension Transition where Self == OpacityTransition {
  /// A transition that changes the opacity.
  public nonisolated static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
  /// A transition without any change.
  public nonisolated static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == ScaleTransition {
  /// A transition that scales the view from and to nothing.
  public nonisolated static var scale: ScaleTransition { ScaleTransition(0) }
  /// Returns a transition that scales the view around a point.
  public nonisolated static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view by its own size toward an edge.
  public nonisolated static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from the leading edge and out to the trailing edge.
  public nonisolated static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  /// Returns a transition in which a new view pushes the previous view.
  public nonisolated static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
extension Transition where Self == OffsetTransition {
  /// Returns a transition that offsets the view, in points.
  public nonisolated static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  /// Returns a transition that offsets the view, in points.
  public nonisolated static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs, scales and fades the view.
  public nonisolated static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  /// Returns a transition that blurs, scales and fades the view.
  public nonisolated static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: configuration)
  }
}
