// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout

/// The position of a view relative to the visible region of a scroll view.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before the visible region.
  case topLeading
  /// In the visible region.
  case identity
  /// After the visible region.
  case bottomTrailing

  /// Whether the view is in the visible region.
  public var isIdentity: Bool { self == .identity }
  /// -1 before the visible region, 0 inside it, and 1 after it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The way in which a scroll transition follows the scroll position.
public struct ScrollTransitionConfiguration: Sendable {
  /// The distance from the visible region at which a view is in the identity phase.
  public struct Threshold: Sendable {
    /// The visible fraction of the view, or nil for the center of the visible region.
    let fraction: Double?
    /// The distance by which the visible region is inset, in points.
    let inset: Double

    /// The view is in the identity phase as soon as a part of it is visible.
    public static let hidden = Threshold(fraction: 0, inset: 0)
    /// The view is in the identity phase while all of it is visible.
    public static let visible = Threshold(fraction: 1, inset: 0)
    /// The view is in the identity phase while its center is the center of the visible region.
    public static var centered: Threshold { Threshold(fraction: nil, inset: 0) }
    /// Returns a threshold at which a fraction of the view is visible, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(fraction: amount, inset: 0) }
    /// Returns the threshold for a visible region that is inset by a distance in points.
    public func inset(by distance: Double) -> Threshold { Threshold(fraction: fraction, inset: inset + distance) }
  }
  let isContinuous: Bool
  let isIdentity: Bool
  var limit = Threshold.visible

  /// Switches between phases at the threshold.
  ///
  /// - Note: Differs from SwiftUI: the change is not animated.
  public static let animated = ScrollTransitionConfiguration(isContinuous: false, isIdentity: false)
  /// Switches between phases at the threshold. The change is not animated.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { animated }
  /// Interpolates between the effects of the phases while the view moves across the threshold.
  public static let interactive = ScrollTransitionConfiguration(isContinuous: true, isIdentity: false)
  /// Applies the effect of the identity phase everywhere.
  public static let identity = ScrollTransitionConfiguration(isContinuous: false, isIdentity: true)

  /// Returns the configuration with a threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.limit = threshold
    return result
  }

  /// Returns the phase of a view and the progress from the identity phase to that phase, from 0 to 1.
  ///
  /// - Parameters:
  ///   - span: The view's span along the axis.
  ///   - region: The span of the visible region.
  func progress(of span: (CGFloat, CGFloat), in region: (CGFloat, CGFloat)) -> (ScrollTransitionPhase, Double) {
    let region = (region.0 + limit.inset, region.1 - limit.inset)
    let length = span.1 - span.0
    guard !isIdentity, length > 0, region.1 > region.0 else { return (.identity, 0) }
    func result(_ phase: ScrollTransitionPhase, _ amount: CGFloat) -> (ScrollTransitionPhase, Double) {
      guard amount > 1e-9 else { return (.identity, 0) }
      return (phase, isContinuous ? min(1, Double(amount)) : 1)
    }
    guard let fraction = limit.fraction else {
      // The phase is complete when the view leaves the region.
      let way = (span.0 + span.1) / 2 - (region.0 + region.1) / 2
      return result(way < 0 ? .topLeading : .bottomTrailing, abs(way) / ((region.1 - region.0 + length) / 2))
    }
    // A view that is larger than the region can't be visible as a whole.
    let needed = min(length, region.1 - region.0) * min(max(fraction.isFinite ? fraction : 1, 0), 1)
    let before = span.1 - region.0
    let after = region.1 - span.0
    if before < needed { return result(.topLeading, needed > 0 ? (needed - before) / needed : 1) }
    if after < needed { return result(.bottomTrailing, needed > 0 ? (needed - after) / needed : 1) }
    if needed == 0, before <= 0 { return result(.topLeading, 1) }
    if needed == 0, after <= 0 { return result(.bottomTrailing, 1) }
    return (.identity, 0)
  }
}

extension View {
  /// Changes the appearance of the view as it scrolls into and out of the visible region of its scroll view.
  ///
  /// - Parameters:
  ///   - configuration: The way in which the transition follows the scroll position.
  ///   - axis: The axis of the movement. Nil uses the axis of the scroll view, which is the vertical axis if it scrolls
  ///     along both.
  ///   - transition: A closure that applies effects for a phase. It is called with the identity phase too.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the appearance of the view as it scrolls into and out of the visible region of its scroll view, with separate
  /// configurations for both ends.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    VisualEffectView(content: self) { _, element in
      let identity = transition(EmptyVisualEffect(), .identity)._steps
      let (phase, amount) = element.transitionProgress(topLeading, bottomTrailing, axis: axis)
      guard phase != .identity else { return identity }
      let end = transition(EmptyVisualEffect(), phase)._steps
      guard identity.count == end.count else { return end }
      return zip(identity, end).map { $0.interpolated(to: $1, fraction: amount) }
    }
  }
}

extension LayoutElement {
  /// Returns the phase of the element in its scroll view, and the progress to it.
  @MainActor
  fileprivate func transitionProgress(
    _ leading: ScrollTransitionConfiguration, _ trailing: ScrollTransitionConfiguration, axis: Axis?
  ) -> (ScrollTransitionPhase, Double) {
    guard let scroller = enclosingScroller(axis: axis) else { return (.identity, 0) }
    let (frame, region) = (frame(inHost: scroller.scrollView), scroller.visibleRect)
    let isVertical = axis.map { $0 == .vertical } ?? scroller.axes.contains(.vertical)
    func progress(_ configuration: ScrollTransitionConfiguration) -> (ScrollTransitionPhase, Double) {
      if isVertical {
        return configuration.progress(of: (frame.minY, frame.maxY), in: (region.minY, region.maxY))
      }
      if direction == .rightToLeft {
        return configuration.progress(of: (-frame.maxX, -frame.minX), in: (-region.maxX, -region.minX))
      }
      return configuration.progress(of: (frame.minX, frame.maxX), in: (region.minX, region.maxX))
    }
    let first = progress(leading)
    if first.0 == .topLeading { return first }
    let second = progress(trailing)
    return second.0 == .bottomTrailing ? second : (.identity, 0)
  }
}
