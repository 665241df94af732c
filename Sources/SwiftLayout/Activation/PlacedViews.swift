// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// The views of an activation and where they were put.
@MainActor
struct PlacedViews {
  /// A view as a layout lists it. The addresses serve comparison only: their objects may be gone.
  private struct Listing {
    let view: ObjectIdentifier
    let parent: ItemReference?
    let option: LayoutOption

    init(_ entry: LayoutCollector.ViewEntry) {
      view = entry.id
      parent = entry.parent
      option = entry.option
    }

    func says(_ entry: LayoutCollector.ViewEntry) -> Bool {
      view == entry.id && parent == entry.parent && option == entry.option
    }
  }

  private struct WeakView {
    weak var view: UIView?
  }

  private var listings: [Listing] = []
  /// The listed views, as long as they live.
  private var kept: [WeakView] = []
  /// The views by superview, superviews in order of appearance.
  private var families: [Family] = []
  private var listsViewsTwice = false
  /// The roots, for comparing: they may be dead.
  private(set) var rootReferences: [ItemReference] = []

  /// The living views, in order of declaration.
  var views: [UIView] { kept.compactMap(\.view) }

  /// The living views that the layout gives no superview.
  var roots: [UIView] { listings.indices.compactMap { listings[$0].parent == nil ? kept[$0].view : nil } }

  /// - Parameter addsAgain: Whether views that are in place are added to their superviews once more, in order.
  /// - Returns: The views that were in another superview, or in none.
  mutating func update(to collector: LayoutCollector, addsAgain: Bool) -> [UIView] {
    let entries = collector.views
    let (old, new) = difference(entries)
    if !old.isEmpty || !new.isEmpty {
      let places = Self.finalPlaces(entries)
      remove(old) { places[$0] != nil }
      listings.replaceSubrange(old, with: entries[new].map(Listing.init))
      kept.replaceSubrange(old, with: entries[new].map { WeakView(view: $0.view) })
      for index in new where entries[index].parent != nil { entries[index].view.followConstraints() }
      listsViewsTwice = places.count < entries.count
      families = Self.families(entries, places)
      rootReferences = entries.compactMap { $0.parent == nil ? ItemReference($0.view) : nil }
    }
    if listsViewsTwice { resolve(collector) }
    var arrivals: [UIView] = []
    for family in families {
      if !family.isInOrder { arrivals += family.assemble(entries) }
      if addsAgain { family.addAgain(entries) }
    }
    return arrivals
  }

  /// The part of the old list, and of the new one, that lies between a common beginning and a common end.
  private func difference(_ entries: [LayoutCollector.ViewEntry]) -> (old: Range<Int>, new: Range<Int>) {
    var (oldEnd, newEnd) = (listings.count, entries.count)
    var start = 0
    while start < min(oldEnd, newEnd), listings[start].says(entries[start]) { start += 1 }
    while oldEnd > start, newEnd > start, listings[oldEnd - 1].says(entries[newEnd - 1]) {
      oldEnd -= 1
      newEnd -= 1
    }
    return (start..<oldEnd, start..<newEnd)
  }

  /// Notes the views anew: a new view may have taken the address of a dead one and compare as equal to it.
  mutating func remember(_ collector: LayoutCollector) {
    kept = collector.views.map { WeakView(view: $0.view) }
  }

  /// The entry that decides where each view goes: the last that names a superview.
  private static func finalPlaces(_ entries: [LayoutCollector.ViewEntry]) -> [ObjectIdentifier: Int] {
    var places = [ObjectIdentifier: Int](minimumCapacity: entries.count)
    for (index, entry) in entries.enumerated() {
      if entry.parent != nil || places[entry.id] == nil { places[entry.id] = index }
    }
    return places
  }

  private func resolve(_ collector: LayoutCollector) {
    let entries = collector.views
    collector.resolveParents(Self.finalPlaces(entries).mapValues { entries[$0].parent })
  }

  private static func families(
    _ entries: [LayoutCollector.ViewEntry], _ places: [ObjectIdentifier: Int]
  ) -> [Family] {
    var families: [Family] = []
    var numbers: [ObjectIdentifier: Int] = [:]
    for (index, entry) in entries.enumerated() {
      guard let parent = entry.parent, let superview = entry.superview, places[entry.id] == index else { continue }
      let number = numbers[parent.id] ?? families.count
      if number == families.count {
        numbers[parent.id] = number
        families.append(Family(superview: superview))
      }
      families[number].add(entry.id, index, isArranged: entry.option == .none)
    }
    return families
  }

  /// Removes views that no longer have a superview in the layout, unless they were moved elsewhere meanwhile.
  private func remove(_ range: Range<Int>, unless isListed: (ObjectIdentifier) -> Bool) {
    for index in range {
      guard let parent = listings[index].parent, let view = kept[index].view, let superview = view.superview,
        ObjectIdentifier(superview) == parent.id, !isListed(listings[index].view)
      else { continue }
      view.removeFromSuperview()
    }
  }

  /// Whether the view was put where it is.
  func places(_ view: ObjectIdentifier) -> Bool { listings.contains { $0.view == view && $0.parent != nil } }

  /// Takes all views out of where they were put.
  /// - Parameter isHeld: Whether a view stays for another reason.
  mutating func removeAll(unless isHeld: (ObjectIdentifier) -> Bool = { _ in false }) {
    remove(listings.indices, unless: isHeld)
    self = PlacedViews()
  }
}

extension UIView {
  /// Lets constraints, not the frame, place the view.
  fileprivate func followConstraints() {
    if translatesAutoresizingMaskIntoConstraints { translatesAutoresizingMaskIntoConstraints = false }
  }
}
