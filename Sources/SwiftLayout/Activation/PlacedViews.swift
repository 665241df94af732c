// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// The views of an activation and where they were put.
@MainActor
struct PlacedViews {
  /// A view as a layout lists it.
  private struct Record {
    weak var view: UIView?
    weak var superview: UIView?
    let hasSuperview: Bool
    let option: LayoutOption

    func says(_ entry: LayoutCollector.ViewEntry) -> Bool {
      view === entry.view && superview === entry.superview && hasSuperview == (entry.superview != nil)
        && option == entry.option
    }
  }

  private var records: [Record] = []
  /// The views by superview, superviews in order of appearance.
  private var families: [Family] = []
  private var listsViewsTwice = false

  /// All views that live, in order of declaration.
  var views: [UIView] { records.compactMap(\.view) }

  /// The views that the layout puts nowhere.
  var roots: [UIView] { records.compactMap { $0.hasSuperview ? nil : $0.view } }

  mutating func update(to collector: LayoutCollector) {
    let entries = collector.views
    if !isSame(entries) {
      let old = records
      records = entries.map {
        Record(view: $0.view, superview: $0.superview, hasSuperview: $0.superview != nil, option: $0.option)
      }
      let places = Self.finalPlaces(entries)
      listsViewsTwice = places.count < entries.count
      Self.remove(old, unlessIn: places)
      families = Self.families(entries, places)
    }
    if listsViewsTwice { resolve(collector) }
    for family in families { family.assemble() }
  }

  private func isSame(_ entries: [LayoutCollector.ViewEntry]) -> Bool {
    guard records.count == entries.count else { return false }
    for index in records.indices where !records[index].says(entries[index]) { return false }
    return true
  }

  /// The entry that decides where each view goes: the last that names a superview.
  private static func finalPlaces(_ entries: [LayoutCollector.ViewEntry]) -> [ObjectIdentifier: Int] {
    var places = [ObjectIdentifier: Int](minimumCapacity: entries.count)
    for (index, entry) in entries.enumerated() {
      let id = ObjectIdentifier(entry.view)
      if entry.superview != nil || places[id] == nil { places[id] = index }
    }
    return places
  }

  private func resolve(_ collector: LayoutCollector) {
    let entries = collector.views
    let places = Self.finalPlaces(entries)
    collector.resolveSuperviews { view in places[ObjectIdentifier(view)].flatMap { entries[$0].superview } }
  }

  private static func families(
    _ entries: [LayoutCollector.ViewEntry], _ places: [ObjectIdentifier: Int]
  ) -> [Family] {
    var families: [Family] = []
    var numbers: [ObjectIdentifier: Int] = [:]
    for (index, entry) in entries.enumerated() {
      guard let superview = entry.superview, places[ObjectIdentifier(entry.view)] == index else { continue }
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
