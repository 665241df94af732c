// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Views that are added inside an animation block have the frame zero until layout places them, and would fly in from there.
// Code that adds views for the user, as a layout language does, marks them as arrivals, and they appear in their places.
// Views that are removed lose their animations, as layers do that leave the screen.

extension UIView {
  /// Runs `layout`; what it changes of `arrivals`, and of all inside them, does not animate.
  package static func layOut(arrivals: [UIView], layout: () -> Void) {
    guard !arrivals.isEmpty, LayerRecorder.isOn else { return layout() }
    let outer = Arrivals.current
    Arrivals.current.formUnion(arrivals.map(ObjectIdentifier.init))
    defer { Arrivals.current = outer }
    layout()
  }
}

@MainActor
enum Arrivals {
  fileprivate static var current: Set<ObjectIdentifier> = []

  /// Whether the view, or one that it is in, is marked as an arrival now.
  static func include(_ view: UIView) -> Bool {
    guard !current.isEmpty else { return false }
    return sequence(first: view, next: \.superview).contains { current.contains(ObjectIdentifier($0)) }
  }
}

extension CALayer {
  /// Ends the animations of this layer and of all inside it, unfinished.
  func endAnimationsInside() {
    if animations != nil { removeAllAnimations() }
    for layer in sublayers ?? [] { layer.endAnimationsInside() }
  }

  /// Lets go of the animations of the layer and of those in it, without a word: the window that showed them has gone, and
  /// what waits for their ends often holds the controller of their views.
  func discardAnimationsInside() {
    animations = nil
    for layer in sublayers ?? [] { layer.discardAnimationsInside() }
  }
}
