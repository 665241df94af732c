// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Views added in an animation block have a zero frame until layout, and would move from there to their positions.
// Code that adds views automatically, such as SwiftLayout's, therefore marks them as arrivals, which appear in place.
// The animations of removed views, and of layers that leave the screen, are removed.

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

  /// Returns whether the view or an ancestor is marked as an arrival.
  static func include(_ view: UIView) -> Bool {
    guard !current.isEmpty else { return false }
    return sequence(first: view, next: \.superview).contains { current.contains(ObjectIdentifier($0)) }
  }
}

extension CALayer {
  /// Ends the animations of this layer and its descendants as unfinished.
  func endAnimationsInside() {
    if animations != nil { removeAllAnimations() }
    for layer in sublayers ?? [] { layer.endAnimationsInside() }
  }

  /// Releases the animations of the layer and its descendants without calling their completions. Used after the
  /// window was deallocated, because completions often retain the views' controller.
  func discardAnimationsInside() {
    animations = nil
    for layer in sublayers ?? [] { layer.discardAnimationsInside() }
  }
}
