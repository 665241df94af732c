// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// An activation's views and their superviews.
@MainActor
struct InstalledViews {
  /// A view's entry in a layout. The addresses are used only for comparison because their objects may have been
  /// deallocated.
  private struct Listing {
    let view: ObjectIdentifier
    let parent: ItemReference?
    let option: LayoutOption

    init(_ entry: LayoutCollector.ViewEntry) {
      view = entry.id
      parent = entry.parent
      option = entry.option
    }

    func matches(_ entry: LayoutCollector.ViewEntry) -> Bool {
      view == entry.id && parent == entry.parent && option == entry.option
    }
  }

  private struct WeakView {
    weak var view: UIView?
  }

  private var listings: [Listing] = []
  /// Weak references to the listed views.
  private var viewReferences: [WeakView] = []
  /// The views grouped by superview. Superviews are in order of appearance.
  private var subviewOrders: [SubviewOrder] = []
  private var hasDuplicateViews = false
  /// The root views, used only for comparison because they may have been deallocated.
  private(set) var rootReferences: [ItemReference] = []

  /// The existing views, in declaration order.
  var views: [UIView] { viewReferences.compactMap(\.view) }

  /// The existing views that have no superview in the layout.
  var roots: [UIView] { listings.indices.compactMap { listings[$0].parent == nil ? viewReferences[$0].view : nil } }

  /// Updates the views to match a new layout.
  ///
  /// - Parameter addsAgain: Whether existing views are added to their superviews again, in order.
  /// - Returns: The views that previously had another superview or none.
  mutating func update(to collector: LayoutCollector, addsAgain: Bool) -> [UIView] {
    let entries = collector.views
    let (old, new) = difference(to: entries)
    if !old.isEmpty || !new.isEmpty {
      let places = Self.finalIndices(of: entries)
      remove(old) { places[$0] != nil }
      listings.replaceSubrange(old, with: entries[new].map(Listing.init))
      viewReferences.replaceSubrange(old, with: entries[new].map { WeakView(view: $0.view) })
      for index in new where entries[index].parent != nil { entries[index].view.followConstraints() }
      hasDuplicateViews = places.count < entries.count
      subviewOrders = Self.families(entries, places)
      rootReferences = entries.compactMap { $0.parent == nil ? ItemReference($0.view) : nil }
    }
    if hasDuplicateViews { resolve(collector) }
    var arrivals: [UIView] = []
    for family in subviewOrders {
      if !family.isInOrder { arrivals += family.applyOrder(entries) }
      if addsAgain { family.addAgain(entries) }
    }
    return arrivals
  }

  /// Returns the parts of the old and new lists between their common prefix and their common suffix.
  private func difference(to entries: [LayoutCollector.ViewEntry]) -> (old: Range<Int>, new: Range<Int>) {
    var (oldEnd, newEnd) = (listings.count, entries.count)
    var start = 0
    while start < min(oldEnd, newEnd), listings[start].matches(entries[start]) { start += 1 }
    while oldEnd > start, newEnd > start, listings[oldEnd - 1].matches(entries[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
    }
    return (start..<oldEnd, start..<newEnd)
  }

  /// Stores the layout's entries again because a new view may have the address of a deallocated view and would
  /// compare as equal to it.
  mutating func storeListings(of collector: LayoutCollector) {
    viewReferences = collector.views.map { WeakView(view: $0.view) }
  }

  /// Returns the index of each view's last entry that specifies a superview, which determines the view's superview.
  private static func finalIndices(of entries: [LayoutCollector.ViewEntry]) -> [ObjectIdentifier: Int] {
    var places = [ObjectIdentifier: Int](minimumCapacity: entries.count)
    for (index, entry) in entries.enumerated() {
      if entry.parent != nil || places[entry.id] == nil { places[entry.id] = index }
    }
    return places
  }

  private func resolve(_ collector: LayoutCollector) {
    let entries = collector.views
    collector.resolveParents(Self.finalIndices(of: entries).mapValues { entries[$0].parent })
  }

  private static func families(
    _ entries: [LayoutCollector.ViewEntry], _ places: [ObjectIdentifier: Int]
  ) -> [SubviewOrder] {
    var families: [SubviewOrder] = []
    var numbers: [ObjectIdentifier: Int] = [:]
    for (index, entry) in entries.enumerated() {
      guard let parent = entry.parent, let superview = entry.superview, places[entry.id] == index else { continue }
      let number = numbers[parent.id] ?? families.count
      if number == families.count {
        numbers[parent.id] = number
        families.append(SubviewOrder(superview: superview))
      }
      families[number].addChild(id: entry.id, place: index, isArranged: entry.option == .none)
    }
    return families
  }

  /// Removes views that no longer have a superview in the layout, unless other code has moved them to another
  /// superview.
  private func remove(_ range: Range<Int>, unless isListed: (ObjectIdentifier) -> Bool) {
    for index in range {
      guard let parent = listings[index].parent, let view = viewReferences[index].view, let superview = view.superview,
        ObjectIdentifier(superview) == parent.id, !isListed(listings[index].view)
      else { continue }
      view.removeFromSuperview()
    }
  }

  /// Returns whether the activation added a view to its superview.
  func contains(_ view: ObjectIdentifier) -> Bool { listings.contains { $0.view == view && $0.parent != nil } }

  /// Removes all views from their superviews.
  /// - Parameter isHeld: A closure that returns whether a view must remain because another activation contains it.
  mutating func removeAll(unless isHeld: (ObjectIdentifier) -> Bool = { _ in false }) {
    remove(listings.indices, unless: isHeld)
    self = InstalledViews()
  }
}

extension UIView {
  /// Makes constraints, instead of the frame, determine the view's position.
  fileprivate func followConstraints() {
    if translatesAutoresizingMaskIntoConstraints { translatesAutoresizingMaskIntoConstraints = false }
  }
}
