// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A menu that lifts a row off the screen hides the row itself; so does a drag that carries it, and the table to which it is on its
// way. They begin and end in any order, so that none of them may put back the opacity that it found: each says how much it dims the
// view, and the view's own opacity comes back with the last of them.

/// Who dims a layer, and what its opacity is without them.
@MainActor
private final class Dimming {
  var own: Float
  /// The opacity as it was set last, to know one that the app has set since.
  var shown: Float
  var owners: [(owner: ObjectIdentifier, factor: Float)] = []

  init(_ opacity: Float) { (own, shown) = (opacity, opacity) }
}

extension UIView {
  private var dimming: Dimming? {
    get { companions.isEmpty ? nil : companions[ObjectIdentifier(Dimming.self)] as? Dimming }
    set { companions[ObjectIdentifier(Dimming.self)] = newValue }
  }

  /// The opacity without those who dim the view, 0...1.
  package var ownOpacity: Float {
    guard let dimming, layerStorage.opacity == dimming.shown else { return layerStorage.opacity }
    return dimming.own
  }

  /// Shows the view less than it is, until the same owner calls `undim(for:)`. Several owners dim it together.
  ///
  /// - Parameter factor: What the opacity is multiplied by, 0...1: 0 hides the view.
  package func dim(to factor: CGFloat, for owner: AnyObject) {
    let dimming = self.dimming ?? Dimming(layerStorage.opacity)
    let id = ObjectIdentifier(owner)
    dimming.own = ownOpacity
    dimming.owners.removeAll { $0.owner == id }
    dimming.owners.append((id, Float(factor)))
    self.dimming = dimming
    apply(dimming)
  }

  /// The owner dims the view no more. Nothing happens where it did not.
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
