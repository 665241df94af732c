// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Views that are added inside an animation block have a zero frame until layout, and would fly in from there. Code that adds
// views automatically, as a layout language does, marks them as arrivals, which appear in place. Removed views lose their
// animations, as do layers that leave the screen.

extension UIView {
  /// Runs `layout` without animating its changes of `arrivals` and their descendants.
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

  /// Whether the view or an ancestor is marked as an arrival.
  static func include(_ view: UIView) -> Bool {
    guard !current.isEmpty else { return false }
    return sequence(first: view, next: \.superview).contains { current.contains(ObjectIdentifier($0)) }
  }
}

extension CALayer {
  /// Ends the animations of this layer and its descendants, unfinished.
  func endAnimationsInside() {
    if animations != nil { removeAllAnimations() }
    for layer in sublayers ?? [] { layer.endAnimationsInside() }
  }

  /// Releases the animations of the layer and its descendants without callbacks: their window is gone, and their completions
  /// often retain the views' controller.
  func discardAnimationsInside() {
    animations = nil
    for layer in sublayers ?? [] { layer.discardAnimationsInside() }
  }
}
