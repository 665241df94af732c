// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An interaction that changes the appearance of the pointer over a view.
///
/// - Note: Differs from UIKit: no pointer is drawn. `UIWindow.movePointer(to:)` moves one for tests, and calls the delegate as
///   UIKit does.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// A weak reference to the delegate, which decides the pointer's appearance.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the pointer changes over the view. `true` by default.
  open var isEnabled = true
  /// The view that has the interaction; nil for none.
  open private(set) weak var view: UIView?
  private var region: UIPointerRegion?

  /// Creates an interaction with a delegate, which is not retained. Without one, the pointer takes the view's shape.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Creates an interaction with the system's appearance.
  @preconcurrency @MainActor public override convenience init() {
    self.init(delegate: nil)
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { (self.view, region) = (view, nil) }

  /// Requests the region and its style again at the next movement of the pointer.
  open func invalidate() { pointerDidLeave() }

  /// Moves the pointer in the view. Returns its style; nil for the default.
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
