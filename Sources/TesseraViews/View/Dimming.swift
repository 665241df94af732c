// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Several features may hide a row at the same time: a menu that lifts it off the screen, a drag that moves it, and a
// table that is about to receive it. They begin and end in any order, so none of them can save and restore the
// opacity. Instead, each feature adds a dimming factor, and the original opacity is restored when the last factor is
// removed.

/// A layer's dimming factors by owner, and its opacity without them.
@MainActor
private final class Dimming {
  var own: Float
  /// The most recent opacity set by this code, which reveals later changes by the app.
  var shown: Float
  var owners: [(owner: ObjectIdentifier, factor: Float)] = []

  init(_ opacity: Float) { (own, shown) = (opacity, opacity) }
}

extension UIView {
  private var dimming: Dimming? {
    get { attachedObjects.isEmpty ? nil : attachedObjects[ObjectIdentifier(Dimming.self)] as? Dimming }
    set { attachedObjects[ObjectIdentifier(Dimming.self)] = newValue }
  }

  /// The opacity without dimming, in 0...1.
  package var ownOpacity: Float {
    guard let dimming, layerStorage.opacity == dimming.shown else { return layerStorage.opacity }
    return dimming.own
  }

  /// Reduces the view's opacity until the same owner calls `undim(for:)`. The factors of several owners are
  /// multiplied.
  ///
  /// - Parameter factor: The opacity factor, in 0...1. 0 hides the view.
  package func dim(to factor: CGFloat, for owner: AnyObject) {
    let dimming = self.dimming ?? Dimming(layerStorage.opacity)
    let id = ObjectIdentifier(owner)
    dimming.own = ownOpacity
    dimming.owners.removeAll { $0.owner == id }
    dimming.owners.append((id, Float(factor)))
    self.dimming = dimming
    apply(dimming)
  }

  /// Removes the owner's dimming factor. Does nothing if there is none.
  package func undim(for owner: AnyObject) {
    guard let dimming else { return }
    let id = ObjectIdentifier(owner)
    guard dimming.owners.contains(where: { $0.owner == id }) else { return }
    dimming.own = ownOpacity
    dimming.owners.removeAll { $0.owner == id }
    apply(dimming)
    if dimming.owners.isEmpty { self.dimming = nil }
  }

  private func apply(_ dimming: Dimming) {
    dimming.shown = dimming.owners.reduce(dimming.own) { $0 * $1.factor }
    if layerStorage.opacity != dimming.shown { alpha = CGFloat(dimming.shown) }
  }
}
