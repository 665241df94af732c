// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The animation of list updates. A list has its new rows immediately. Then moved items animate from their old
// positions to their new positions:
//
//     before: visible positions ──► update, layout ──► an animation from each old position to the new one
//
// Positions animate additively, so an update during a running animation continues from the visible state.

import Foundation

/// A single animated list update.
@MainActor package final class ListMotion {
  /// The frame and appearance of a list item.
  package struct Placement {
    package var center: CGPoint
    package var size: CGSize
    package var alpha: CGFloat
    package var transform: CATransform3D

    /// Creates a placement with the default transform and alpha.
    package init(_ frame: CGRect) {
      self.init(
        center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size, alpha: 1, transform: CATransform3DIdentity)
    }

    package init(center: CGPoint, size: CGSize, alpha: CGFloat, transform: CATransform3D) {
      (self.center, self.size, self.alpha, self.transform) = (center, size, alpha, transform)
    }

    /// Creates a placement from a view's model values.
    @MainActor package init(of view: UIView) {
      self.init(center: view.center, size: view.bounds.size, alpha: view.alpha, transform: view.layer.transform)
    }
  }

  /// The animation duration of rows and items. Approximates iOS.
  package static let duration: TimeInterval = 0.3

  private let context: AnimationContext
  private var pictures: [DisappearingSnapshot] = []
  private let completion: (@MainActor () -> Void)?

  /// Whether animated updates of a view would be visible. This requires a running clock, enabled view animations and
  /// a window.
  package static func isAnimated(in view: UIView) -> Bool {
    AnimationClock.current != nil && AnimationSwitch.isEnabled && view.window != nil
  }

  /// Begins an update with ease-in-ease-out timing, or with the timing of the current animation block.
  ///
  /// - Parameter completion: A closure that is called once, after the end of the animation.
  package init(duration: TimeInterval = ListMotion.duration, completion: (@MainActor () -> Void)? = nil) {
    let outer = AnimationContext.current
    context = AnimationContext(
      duration: outer?.duration ?? duration, delay: outer?.delay ?? 0, pace: outer?.pace ?? .curve(.easeInOut),
      options: [], tracker: AnimationGroupTracker(nil))
    self.completion = completion
  }

  /// Lays out the contents of a list after an update, without animation even within an animation block. The caller
  /// compares positions afterward.
  package static func layOutWithoutAnimation(_ view: UIView) {
    AnimationContext.withoutContext {
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
  }

  /// Animates a view from an old placement to its current placement.
  ///
  /// - Parameter laysOut: Whether the view's contents also animate if its size changes, from their layout at the old
  ///   size.
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

  /// Animates the contents of a scroll view from a previous content offset.
  package func scroll(_ view: UIScrollView, from offset: CGPoint) {
    guard offset != view.bounds.origin else { return }
    recordChange(
      of: view.layer, keyPath: "bounds", from: AnimatableValue(CGRect(origin: offset, size: view.bounds.size)),
      to: AnimatableValue(view.bounds))
  }

  /// Shows a snapshot at an index among the subviews until the end of the animation, while the snapshot moves to
  /// another placement.
  package func moveAway(_ picture: DisappearingSnapshot, in view: UIView, at index: Int, to place: Placement) {
    picture.insertLayer(in: view, at: index)
    pictures.append(picture)
    let layer = picture.layer
    // The snapshot has an opacity of zero, so only the animation makes it visible.
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

  /// Completes the update. After the duration, snapshots are removed and the completion is called.
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
