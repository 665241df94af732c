// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What a layout has done, and how the next one differs from it. Most updates change little or nothing, so both are
// compared element by element, in order, and only where they differ by dictionary. Views are held weakly: an activation
// may be kept by one of them.

import TesseraViews
public import UIKit

/// The views and constraints that a layout put in place.
///
///     let activation = layout.active()
///     ...
///     otherLayout.update(fromActivation: activation)
///     activation.deactive()
///
/// They stay in place as long as something keeps the activation. When its last reference goes, everything is taken
/// back, as in SwiftLayout 2, except views that another living activation of the same root has placed too. Use
/// `finalActive()` for layouts that stay for good.
///
/// - Note: Differs from SwiftLayout 5: there everything stays when the activation goes.
@preconcurrency @MainActor
public final class Activation {
  private var placed = PlacedViews()
  private var guides = PlacedGuides()
  private var constraints = InstalledConstraints()
  /// Whether what is in place stays there without the activation.
  private var isFinal = false

  /// An activation of nothing, from which a layout can be updated.
  public init() {}

  func apply(_ collector: LayoutCollector, _ mode: ActivateMode) {
    for body in collector.before { body() }
    let oldRoots = placed.rootReferences
    let arrivals = placed.update(to: collector, addsAgain: mode == .forced)
    ActivationsByRoot.move(self, from: oldRoots, to: placed.rootReferences)
    guides.update(to: collector.guides)
    if constraints.update(to: collector.makeSpecs()) { placed.remember(collector) }
    for body in collector.after { body() }
    if mode == .forced { layOut(arrivals) }
  }

  /// New views get their places at once, even in an animation: they have no earlier place to move from.
  private func layOut(_ arrivals: [UIView]) {
    UIView.layOut(arrivals: arrivals) {
      for root in placed.roots {
        root.setNeedsLayout()
        root.layoutIfNeeded()
      }
    }
  }

  /// Takes everything back: deactivates the constraints and removes the views and guides from where they were put.
  /// Roots stay. A later update builds everything anew.
  public func deactive() {
    let roots = placed.rootReferences
    constraints.removeAll()
    guides.removeAll()
    placed.removeAll()
    ActivationsByRoot.move(self, from: roots, to: [])
  }

  /// Leaves everything in place for good.
  func finish() {
    isFinal = true
  }

  isolated deinit {
    let roots = placed.rootReferences
    let others = ActivationsByRoot.leave(self, roots)
    // The views of a tree that dies need not be taken apart.
    guard !isFinal, roots.isEmpty || !placed.roots.isEmpty else { return }
    constraints.removeAll()
    guides.removeAll(unless: { guide in others.contains { $0.guides.adopt(guide) } })
    placed.removeAll(unless: { view in others.contains { $0.placed.places(view) } })
  }

  // MARK: Looking things up

  /// The first view of the layout with the `accessibilityIdentifier`; nil if there is none or it is gone.
  public func viewForIdentifier(_ identifier: String) -> UIView? {
    placed.views.first { $0.accessibilityIdentifier == identifier }
  }

  /// The first layout guide of the layout with the identifier; nil if there is none or it is gone.
  public func layoutGuideForIdentifier(_ identifier: String) -> UILayoutGuide? {
    guides.all.first { $0.identifier == identifier }
  }

  /// The constraints with an identifier. If no constraint has it, those whose first item is the view or guide with it.
  /// The updater finds them each time it is used.
  public func anchors(
    _ identifier: String, predicate: @escaping (NSLayoutConstraint) -> Bool = { _ in true }
  ) -> ConstraintUpdater {
    ConstraintUpdater(activation: self, identifier: identifier, predicate: predicate)
  }

  func constraints(named identifier: String) -> [NSLayoutConstraint] {
    let all = constraints.all
    let found = all.filter { $0.identifier == identifier }
    if !found.isEmpty { return found }
    return all.filter { $0.firstItem.map(ItemName.identifier(of:)) == identifier }
  }

  /// The constraints with an identifier, or those of the item with it, whose first attribute is the given one.
  public func anchors(_ identifier: String, attribute: NSLayoutConstraint.Attribute) -> ConstraintUpdater {
    anchors(identifier) { $0.firstAttribute == attribute }
  }

  // MARK: Storing

  /// Adds the activation to the end of a collection, which then keeps it.
  public func store<C: RangeReplaceableCollection>(_ activations: inout C) where C.Element == Activation {
    activations.append(self)
  }

  /// Adds the activation to a set, which then keeps it.
  public func store(_ activations: inout Set<Activation>) {
    activations.insert(self)
  }
}

extension Activation: Hashable {
  public nonisolated static func == (lhs: Activation, rhs: Activation) -> Bool { lhs === rhs }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Collection<Activation> {
  /// The first view with the `accessibilityIdentifier`, activation by activation; nil if there is none.
  @preconcurrency @MainActor
  public func viewForIdentifier(_ identifier: String) -> UIView? {
    for activation in self {
      if let view = activation.viewForIdentifier(identifier) { return view }
    }
    return nil
  }
}
