// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The frame of a hosted view, with its animations if there are any.
struct HostedFrame {
  /// The frame at the end of all animations, or nil before the first placement.
  private var target: CGRect?
  private var motion: FrameMotion?

  /// Places a view.
  ///
  /// - Parameter keepsSize: Whether the view has its new size at once, and only moves. Text isn't wrapped again in
  ///   each frame.
  @MainActor
  mutating func place(_ view: UIView, in rect: CGRect, keepsSize: Bool = false) {
    let old = target
    target = rect
    guard let placement = Motion.placement else {
      motion?.stop()
      motion = nil
      return view.setGeometry(rect)
    }
    if let old, old != rect {
      if placement.canAnimate, placement.transaction.animation != nil {
        let current = motion ?? FrameMotion(view)
        current.move(from: old, to: rect, placement, keepsSize: keepsSize)
        motion = current
      } else if !placement.motion.isAdvancing {
        // A frame that follows another animation keeps its own. Other changes end it.
        motion?.stop()
      }
    }
    guard let current = motion, current.isRunning else {
      motion = nil
      return view.setGeometry(rect)
    }
    current.show(rect, at: placement.now)
  }
}

/// The running animations of a view's frame within its superview.
final class FrameMotion: MotionClient {
  private weak var view: UIView?
  private var target = CGRect.zero
  private var state = MotionState<CGRect.AnimatableData>()
  private let environment = EnvironmentValues()

  init(_ view: UIView) { self.view = view }

  var isRunning: Bool { state.isRunning }
  var isFinite: Bool { state.isFinite }
  var needsLayout: Bool { false }
  func nextEnd(after now: Double) -> Double? { state.nextEnd(after: now) }
  func stop() { state.removeAll() }

  func move(from old: CGRect, to new: CGRect, _ placement: PlacementMotion, keepsSize: Bool) {
    let distance = keepsSize ? Self.steadyDistance(from: old, to: new) : new.animatableData - old.animatableData
    state.add(distance, placement.transaction, at: placement.now, in: environment)
    placement.motion.start(self)
  }

  /// Returns the distance of a view that has its new size at once. Along each axis, the distance is that of the edge
  /// or the center that moves least, so that text stays in place where it is aligned.
  private static func steadyDistance(from old: CGRect, to new: CGRect) -> CGRect.AnimatableData {
    func least(_ distances: [CGFloat]) -> CGFloat { distances.min { $0.magnitude < $1.magnitude } ?? 0 }
    let x = least([new.minX - old.minX, new.midX - old.midX, new.maxX - old.maxX])
    let y = least([new.minY - old.minY, new.midY - old.midY, new.maxY - old.maxY])
    return AnimatablePair(AnimatablePair(x, y), .zero)
  }

  /// Shows the frame at a time.
  func show(_ target: CGRect, at now: Double) {
    self.target = target
    var shown = target
    shown.animatableData -= state.remaining(at: now, in: environment)
    view?.setGeometry(shown)
  }

  func advance(to now: Double) -> Bool {
    guard view != nil, state.isRunning else {
      stop()
      return false
    }
    show(target, at: now)
    state.notify(at: now)
    return state.isRunning
  }
}
