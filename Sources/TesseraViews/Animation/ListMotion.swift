// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The animation of list changes. The list has its new rows immediately; moved items animate from their old positions to the new
// ones:
//
//   before: visible places ──► the change, layout ──► an animation from each old place to the new one
//
// Positions animate additively, so that a change during another one continues from the visible state.

import Foundation

/// One animated change of a list.
@MainActor package final class ListMotion {
  /// The frame and appearance of an item.
  package struct Placement {
    package var center: CGPoint
    package var size: CGSize
    package var alpha: CGFloat
    package var transform: CATransform3D

    /// Creates a place with the default transform and alpha.
    package init(_ frame: CGRect) {
      self.init(
        center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size, alpha: 1, transform: CATransform3DIdentity)
    }

    package init(center: CGPoint, size: CGSize, alpha: CGFloat, transform: CATransform3D) {
      (self.center, self.size, self.alpha, self.transform) = (center, size, alpha, transform)
    }

    /// Creates the place of a view from its model values.
    @MainActor package init(of view: UIView) {
      self.init(center: view.center, size: view.bounds.size, alpha: view.alpha, transform: view.layer.transform)
    }
  }

  /// Approximates iOS: rows and items take 0.3 seconds.
  package static let duration: TimeInterval = 0.3

  private let context: AnimationContext
  private var pictures: [DisappearingSnapshot] = []
  private let completion: (@MainActor () -> Void)?

  /// Whether changes of a view would be visible: a clock runs, views animate, and the view is in a window.
  package static func isAnimated(in view: UIView) -> Bool {
    AnimationClock.current != nil && AnimationSwitch.isEnabled && view.window != nil
  }

  /// Begins a change, with ease in and out or the timing of the current animation block.
  ///
  /// - Parameter completion: A closure that is called once, after the end.
  package init(duration: TimeInterval = ListMotion.duration, completion: (@MainActor () -> Void)? = nil) {
    let outer = AnimationContext.current
    context = AnimationContext(
      duration: outer?.duration ?? duration, delay: outer?.delay ?? 0, pace: outer?.pace ?? .curve(.easeInOut),
      options: [], tracker: AnimationGroupTracker(nil))
    self.completion = completion
  }

  /// Lays out the content of a list after a change, without animation, even in an animation block: places are compared
  /// afterward.
  package static func layOutWithoutAnimation(_ view: UIView) {
    AnimationContext.withoutContext {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  /// Moves a view from an old placement to its current one.
  ///
  /// - Parameter laysOut: Whether the view's contents also move, if its size changes, from their layout in the old size.
  package func move(_ view: UIView, from old: Placement, laysOut: Bool = false) {
    let (layer, new) = (view.layer, Placement(of: view))
    if old.center != new.center {
      recordChange(of: layer, keyPath: "position", from: AnimatableValue(old.center), to: AnimatableValue(new.center))
    }
    if old.size != new.size, laysOut {
      AnimationContext.withoutContext {
        view.bounds.size = old.size
        view.layoutIfNeeded()
      }
      context.run {
        view.bounds.size = new.size
        view.layoutIfNeeded()
      }
    } else if old.size != new.size {
      let origin = view.bounds.origin
      recordChange(
        of: layer, keyPath: "bounds", from: AnimatableValue(CGRect(origin: origin, size: old.size)),
        to: AnimatableValue(CGRect(origin: origin, size: new.size)))
    }
    if old.alpha != new.alpha {
      recordChange(
        of: layer, keyPath: "opacity", from: AnimatableValue(Double(old.alpha)), to: AnimatableValue(Double(new.alpha)))
    }
    if !CATransform3DEqualToTransform(old.transform, new.transform) {
      recordChange(
        of: layer, keyPath: "transform", from: AnimatableValue(transform: old.transform),
        to: AnimatableValue(transform: new.transform))
    }
  }

  /// Fades in a view in place.
  package func fadeIn(_ view: UIView) {
    recordChange(of: view.layer, keyPath: "opacity", from: AnimatableValue(0), to: AnimatableValue(Double(view.alpha)))
  }

  /// Moves the content of a scroll view from a previous offset.
  package func scroll(_ view: UIScrollView, from offset: CGPoint) {
    guard offset != view.bounds.origin else { return }
    recordChange(
      of: view.layer, keyPath: "bounds", from: AnimatableValue(CGRect(origin: offset, size: view.bounds.size)),
      to: AnimatableValue(view.bounds))
  }

  /// Shows a picture at an index among the subviews until the end, while it moves to a different place.
  package func moveAway(_ picture: DisappearingSnapshot, in view: UIView, at index: Int, to place: Placement) {
    picture.insertLayer(in: view, at: index)
    pictures.append(picture)
    let layer = picture.layer
    // The picture has no opacity: only the animation makes it visible.
    let fade = PacedAnimation(keyPath: "opacity")
    fade.isAdditive = true
    (fade.from, fade.to) = (AnimatableValue(1), AnimatableValue(Double(place.alpha)))
    (fade.pace, fade.duration, fade.fillMode) = (context.pace, max(context.duration, 0.001), .both)
    layer.installAnimation(fade, forKey: "opacity", group: nil)
    LayerRecorder.withoutRecording {
      layer.position = place.center
      layer.bounds.size = place.size
      layer.transform = place.transform
    }
    let old = CGPoint(x: picture.frame.midX, y: picture.frame.midY)
    if old != place.center {
      recordChange(of: layer, keyPath: "position", from: AnimatableValue(old), to: AnimatableValue(place.center))
    }
    if !CATransform3DIsIdentity(place.transform) {
      recordChange(
        of: layer, keyPath: "transform", from: AnimatableValue(transform: CATransform3DIdentity),
        to: AnimatableValue(transform: place.transform))
    }
  }

  private func recordChange(of layer: CALayer, keyPath: String, from old: AnimatableValue, to new: AnimatableValue) {
    context.recordChange(of: layer, keyPath: keyPath, from: old, to: new)
  }

  /// Completes the change: after the duration, removes pictures and calls the completion.
  package func close() {
    let (pictures, completion) = (pictures, completion)
    guard let clock = AnimationClock.current else {
      for picture in pictures { picture.layer.removeFromSuperlayer() }
      completion?()
      return
    }
    clock.schedule(at: clock.now + max(0, context.duration + context.delay)) {
      for picture in pictures { picture.layer.removeFromSuperlayer() }
      completion?()
    }
  }
}
