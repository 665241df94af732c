// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// The views of an activation and where they were put.
@MainActor
struct PlacedViews {
  /// A view as a layout lists it. Addresses are for comparing: what they name may be dead.
  private struct Listing: Equatable {
    let view: ObjectIdentifier
    let parent: ItemReference?
    let option: LayoutOption
  }

  private struct Record {
    weak var view: UIView?
    weak var superview: UIView?
    let hasSuperview: Bool
  }

  private var listings: [Listing] = []
  private var records: [Record] = []
  /// The views by superview, superviews in order of appearance.
  private var families: [Family] = []
  private var listsViewsTwice = false

  /// All views that live, in order of declaration.
  var views: [UIView] { records.compactMap(\.view) }

  /// The views that the layout puts nowhere.
  var roots: [UIView] { records.compactMap { $0.hasSuperview ? nil : $0.view } }

  mutating func update(to collector: LayoutCollector) {
    if isSame(collector.views), families.allSatisfy(\.isInOrder) {
      if listsViewsTwice { resolve(collector) }
      return
    }
    let entries = collector.views
    let places = Self.finalPlaces(entries)
    Self.remove(records, unlessIn: places)
    remember(collector)
    listsViewsTwice = places.count < entries.count
    families = Self.families(entries, places)
    if listsViewsTwice { resolve(collector) }
    for family in families { family.assemble() }
  }

  /// Notes which views there are.
  mutating func remember(_ collector: LayoutCollector) {
    listings = collector.views.map { Listing(view: $0.id, parent: $0.parent, option: $0.option) }
    records = collector.views.map {
      Record(view: $0.view, superview: $0.superview, hasSuperview: $0.parent != nil)
    }
  }

  private func isSame(_ entries: [LayoutCollector.ViewEntry]) -> Bool {
    guard listings.count == entries.count else { return false }
    for index in listings.indices {
      let (listing, entry) = (listings[index], entries[index])
      if listing.view != entry.id || listing.parent != entry.parent || listing.option != entry.option { return false }
    }
    return true
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
    let places = Self.finalPlaces(entries)
    collector.resolveParents(places.mapValues { entries[$0].parent })
  }

  private static func families(
    _ entries: [LayoutCollector.ViewEntry], _ places: [ObjectIdentifier: Int]
  ) -> [Family] {
    var families: [Family] = []
    var numbers: [ObjectIdentifier: Int] = [:]
    for (index, entry) in entries.enumerated() {
      guard let superview = entry.superview, places[entry.id] == index else { continue }
      let number = numbers[ObjectIdentifier(superview)] ?? families.count
      if number == families.count {
        numbers[ObjectIdentifier(superview)] = number
        families.append(Family(superview: superview))
      }
      families[number].add(entry.view, isArranged: entry.option == .none)
    }
    return families
  }

  /// Takes views out that no longer have a superview in the layout, unless somebody has moved them elsewhere.
  private static func remove(_ records: [Record], unlessIn places: [ObjectIdentifier: Int]) {
    for record in records {
      guard record.hasSuperview, let view = record.view, let superview = record.superview else { continue }
      if places[ObjectIdentifier(view)] == nil, view.superview === superview { view.removeFromSuperview() }
    }
  }

  /// Takes all views out of where they were put.
  mutating func removeAll() {
    Self.remove(records, unlessIn: [:])
    self = PlacedViews()
  }
}
