// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An interaction that changes the appearance of the pointer over a view.
///
/// - Note: Differs from UIKit: no pointer is drawn. In tests, `UIWindow.movePointer(to:)` moves a pointer and calls
///   the delegate as UIKit does.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// A weak reference to the delegate, which determines the pointer's appearance.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the pointer's appearance changes over the view. `true` by default.
  open var isEnabled = true
  /// The view to which the interaction was added; nil if there is none.
  open private(set) weak var view: UIView?
  private var region: UIPointerRegion?

  /// Creates an interaction with a delegate, which is not retained. Without a delegate, the pointer assumes the
  /// view's shape.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Creates an interaction with the system's default appearance.
  @preconcurrency @MainActor public override convenience init() {
    self.init(delegate: nil)
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { (self.view, region) = (view, nil) }

  /// Discards the current region and style, which are requested again at the pointer's next movement.
  open func invalidate() { pointerDidLeave() }

  /// Handles a movement of the pointer in the view. Returns the pointer's style, or nil for the default style.
  func move(to place: CGPoint, modifiers: UIKeyModifierFlags) -> UIPointerStyle? {
    guard isEnabled, let view else { return nil }
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(location: place, modifiers: modifiers)
    let new =
      delegate.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: whole) } ?? whole
    guard let new, new.rect.contains(place) else {
      pointerDidLeave()
      return nil
    }
    if region?.isEqual(new) != true {
      pointerDidLeave()
      region = new
      let animator = PointerAnimator()
      delegate?.pointerInteraction(self, willEnter: new, animator: animator)
      animator.runAnimations()
    }
    return delegate?.pointerInteraction(self, styleFor: new)
  }

  /// Called when the pointer leaves the view.
  func pointerDidLeave() {
    guard let old = region else { return }
    region = nil
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willExit: old, animator: animator)
    animator.runAnimations()
  }
}

/// An animator that runs the added animations when the pointer enters or leaves a region.
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func runAnimations() {
    SystemAnimation.run(for: 0.2) {
      for animation in self.animations { animation() }
    } completion: { finished in
      for completion in self.completions { completion(finished) }
    }
  }
}
