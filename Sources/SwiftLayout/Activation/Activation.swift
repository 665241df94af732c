// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The applied state of a layout, and its update to another layout. Most updates change little or nothing, so the two
// layouts are compared element by element, in order. A dictionary is used only for the part in which they differ.
// Views are referenced weakly because a view may retain the activation.

import TesseraViews
public import UIKit

/// The views and constraints of an applied layout.
///
///     let activation = layout.active()
///     ...
///     otherLayout.update(fromActivation: activation)
///     activation.deactive()
///
/// Views and constraints remain in place as long as the activation is retained. When the activation is deallocated,
/// they are removed, as in SwiftLayout 2, except for views that another activation with the same root has also added.
/// Use `finalActive()` for permanent layouts.
///
/// - Note: Differs from SwiftLayout 5, in which views and constraints remain in place after the activation is
///   deallocated.
@preconcurrency @MainActor
public final class Activation {
  private var installedViews = InstalledViews()
  private var guides = InstalledGuides()
  private var constraints = InstalledConstraints()
  /// Whether views and constraints remain in place after the activation is deallocated.
  private var isFinal = false

  /// Creates an empty activation. A layout's `update` can then fill it.
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

  /// Lays out new views immediately, even during an animation, because they have no previous position from which to
  /// animate.
  private func layOut(_ arrivals: [UIView]) {
    UIView.layOut(arrivals: arrivals) {
      for root in installedViews.roots {
        root.setNeedsLayout()
        root.layoutIfNeeded()
      }
    }
  }

  /// Deactivates the constraints and removes the views and guides. Root views remain. A later update rebuilds
  /// everything.
  public func deactive() {
    let roots = installedViews.rootReferences
    constraints.removeAll()
    guides.removeAll()
    installedViews.removeAll()
    ActivationsByRoot.move(self, from: roots, to: [])
  }

  /// Makes all views and constraints permanent.
  func finish() {
    isFinal = true
  }

  isolated deinit {
    let roots = installedViews.rootReferences
    let others = ActivationsByRoot.remove(self, from: roots)
    // If the whole view tree was deallocated, no views need to be removed.
    guard !isFinal, roots.isEmpty || !installedViews.roots.isEmpty else { return }
    constraints.removeAll()
    guides.removeAll(unless: { guide in others.contains { $0.guides.adopt(guide) } })
    installedViews.removeAll(unless: { view in others.contains { $0.installedViews.contains(view) } })
  }

  // MARK: Lookup

  /// Returns the layout's first view with an `accessibilityIdentifier`, or nil if there is none or it was
  /// deallocated.
  public func viewForIdentifier(_ identifier: String) -> UIView? {
    installedViews.views.first { $0.accessibilityIdentifier == identifier }
  }

  /// Returns the layout's first layout guide with an identifier, or nil if there is none or it was deallocated.
  public func layoutGuideForIdentifier(_ identifier: String) -> UILayoutGuide? {
    guides.all.first { $0.identifier == identifier }
  }

  /// Returns an updater for the constraints with an identifier. If there are none, returns an updater for the
  /// constraints whose first item is the view or guide with that identifier. The updater looks up the constraints
  /// each time it is used.
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

  /// Returns an updater for the same constraints as `anchors(_:)`, limited to constraints with a given first
  /// attribute.
  public func anchors(_ identifier: String, attribute: NSLayoutConstraint.Attribute) -> ConstraintUpdater {
    anchors(identifier) { $0.firstAttribute == attribute }
  }

  // MARK: Storing

  /// Appends the activation to a collection, which then retains it.
  public func store<C: RangeReplaceableCollection>(_ activations: inout C) where C.Element == Activation {
    activations.append(self)
  }

  /// Inserts the activation into a set, which then retains it.
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
  /// Returns the first view with an `accessibilityIdentifier` in any of the activations, or nil if there is none.
  @preconcurrency @MainActor
  public func viewForIdentifier(_ identifier: String) -> UIView? {
    for activation in self {
      if let view = activation.viewForIdentifier(identifier) { return view }
    }
    return nil
  }
}
