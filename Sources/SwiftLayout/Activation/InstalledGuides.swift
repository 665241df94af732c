// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// An activation's layout guides and the views that own them.
@MainActor
struct InstalledGuides {
  private struct Record {
    weak var guide: UILayoutGuide?
    weak var owner: UIView?
    /// Whether the layout added the guide. A view's built-in guides, such as its margins guide, are never removed.
    var wasAdded: Bool
  }

  private var records: [Record] = []

  /// The existing guides, in declaration order.
  var all: [UILayoutGuide] { records.compactMap(\.guide) }

  mutating func update(to entries: [LayoutCollector.GuideEntry]) {
    guard !records.isEmpty || !entries.isEmpty else { return }
    let wanted = Set(entries.filter { $0.owner != nil }.map { ObjectIdentifier($0.guide) })
    for record in records {
      if let guide = record.guide, !wanted.contains(ObjectIdentifier(guide)) { remove(record) }
    }
    let old = records
    records = entries.map { entry in
      let isOwned = entry.owner == nil || entry.guide.owningView === entry.owner
      let wasAdded = old.contains { $0.guide === entry.guide && $0.wasAdded }
      if !isOwned { entry.owner?.addLayoutGuide(entry.guide) }
      return Record(guide: entry.guide, owner: entry.owner, wasAdded: !isOwned || wasAdded)
    }
  }

  /// Removes all guides from their views.
  ///
  /// - Parameter isHeld: A closure that returns whether a guide must remain because another activation contains it.
  mutating func removeAll(unless isHeld: (UILayoutGuide) -> Bool = { _ in false }) {
    for record in records where record.wasAdded && record.guide.map(isHeld) != true { remove(record) }
    records = []
  }

  /// Takes ownership of a guide that other code added, if the guide is in this list. Returns whether the guide is in
  /// the list.
  mutating func adopt(_ guide: UILayoutGuide) -> Bool {
    guard let index = records.firstIndex(where: { $0.guide === guide }) else { return false }
    records[index].wasAdded = true
    return true
  }

  private func remove(_ record: Record) {
    guard record.wasAdded, let guide = record.guide, let owner = record.owner else { return }
    if guide.owningView === owner { owner.removeLayoutGuide(guide) }
  }
}
