// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The effects of a layout, and their update to the next layout. Most updates change little or nothing, so both are compared
// element by element, in order, and by dictionary only where they differ. Views are referenced weakly, because one of them may
// retain the activation.

import TesseraViews
public import UIKit

/// The views and constraints of an applied layout.
///
///     let activation = layout.active()
///     ...
///     otherLayout.update(fromActivation: activation)
///     activation.deactive()
///
/// Views and constraints stay in place while the activation is retained. When its last reference is released, everything is
/// removed, as in SwiftLayout 2, except for views that another existing activation of the same root has also added. Use
/// `finalActive()` for permanent layouts.
///
/// - Note: Differs from SwiftLayout 5, where everything stays when the activation is released.
@preconcurrency @MainActor
public final class Activation {
  private var installedViews = InstalledViews()
  private var guides = InstalledGuides()
  private var constraints = InstalledConstraints()
  /// Whether everything stays in place without the activation.
  private var isFinal = false

  /// Creates an empty activation, as the base of an update.
  public init() {}

  func apply(_ collector: LayoutCollector, mode: ActivateMode) {
    for body in collector.before { body() }
    let oldRoots = installedViews.rootReferences
    let arrivals = installedViews.update(to: collector, addsAgain: mode == .forced)
    ActivationsByRoot.move(self, from: oldRoots, to: installedViews.rootReferences)
    guides.update(to: collector.guides)
    if constraints.update(to: collector.makeSpecs()) { installedViews.storeListings(of: collector) }
    for body in collector.after { body() }
    if mode == .forced { layOut(arrivals) }
  }

  /// Lays out new views immediately, even in an animation: they have no previous position to move from.
  private func layOut(_ arrivals: [UIView]) {
    UIView.layOut(arrivals: arrivals) {
      for root in installedViews.roots {
        root.setNeedsLayout()
        root.layoutIfNeeded()
      }
    }
  }

  /// Undoes everything: deactivates the constraints and removes the views and guides. Roots stay. A later update rebuilds
  /// everything.
  public func deactive() {
    let roots = installedViews.rootReferences
    constraints.removeAll()
    guides.removeAll()
    installedViews.removeAll()
    ActivationsByRoot.move(self, from: roots, to: [])
  }

  /// Leaves everything in place permanently.
  func finish() {
    isFinal = true
  }

  isolated deinit {
    let roots = installedViews.rootReferences
    let others = ActivationsByRoot.remove(self, from: roots)
    // The views of a deallocated tree need not be removed.
    guard !isFinal, roots.isEmpty || !installedViews.roots.isEmpty else { return }
    constraints.removeAll()
    guides.removeAll(unless: { guide in others.contains { $0.guides.adopt(guide) } })
    installedViews.removeAll(unless: { view in others.contains { $0.installedViews.contains(view) } })
  }

  // MARK: Lookup

  /// Returns the first view of the layout with the `accessibilityIdentifier`; nil if there is none or it is deallocated.
  public func viewForIdentifier(_ identifier: String) -> UIView? {
    installedViews.views.first { $0.accessibilityIdentifier == identifier }
  }

  /// Returns the first layout guide of the layout with the identifier; nil if there is none or it is deallocated.
  public func layoutGuideForIdentifier(_ identifier: String) -> UILayoutGuide? {
    guides.all.first { $0.identifier == identifier }
  }

  /// Returns an updater of the constraints with an identifier or, if there are none, of those whose first item is the view or guide
  /// with that identifier. The updater looks up the constraints each time it is used.
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

  /// Returns an updater of the same constraints as `anchors(_:)`, limited to those whose first attribute is the given one.
  public func anchors(_ identifier: String, attribute: NSLayoutConstraint.Attribute) -> ConstraintUpdater {
    anchors(identifier) { $0.firstAttribute == attribute }
  }

  // MARK: Storing

  /// Adds the activation to the end of a collection, which then retains it.
  public func store<C: RangeReplaceableCollection>(_ activations: inout C) where C.Element == Activation {
    activations.append(self)
  }

  /// Adds the activation to a set, which then retains it.
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
  /// Returns the first view with the `accessibilityIdentifier` in the activations; nil if there is none.
  @preconcurrency @MainActor
  public func viewForIdentifier(_ identifier: String) -> UIView? {
    for activation in self {
      if let view = activation.viewForIdentifier(identifier) { return view }
    }
    return nil
  }
}
