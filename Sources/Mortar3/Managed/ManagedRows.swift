// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The conversion of model sections to a snapshot of identities. Two rows are the same if their section, id and view
// class are the same. Of the rows that remain, only those that may have changed are updated:
//
//     equal model (Equatable)   no update
//     on screen                 the cell remains and receives the new model
//     off screen                a new generation: the row counts as new, so its height is measured again

import UIKit

struct ManagedIdentity: Hashable {
  let section: String
  let id: String
  /// The index of the model among the section's models with the same id, or among the section's models without an id.
  let occurrence: Int
  /// The class of the view that shows the model. Rows with different classes are different.
  let view: ObjectIdentifier
  var generation = 0

  var firstGeneration: ManagedIdentity {
    var copy = self
    copy.generation = 0
    return copy
  }
}

/// A counter that distinguishes models with the same identity by their order.
struct OccurrenceCounter<Key: Hashable> {
  private var counts: [Key: Int] = [:]

  mutating func next(_ key: Key) -> Int {
    let count = counts[key, default: 0]
    counts[key] = count + 1
    return count
  }
}

/// A queue that performs updates one after the other, even if an update causes another update.
@MainActor
final class ManagedUpdates {
  private(set) var isPerforming = false
  private var isStale = false

  /// Performs an update, and repeats it if another update was requested in the meantime. Stops after 16 iterations
  /// because an update that always requests another one would never end.
  func perform(_ change: () -> Void) {
    isStale = true
    guard !isPerforming else { return }
    isPerforming = true
    defer { isPerforming = false }
    for _ in 0..<16 where isStale {
      isStale = false
      change()
    }
  }
}

/// A managed view's models, by identity.
@MainActor
struct ManagedRows<Model> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<ManagedIdentity, ManagedIdentity>

  private(set) var models: [ManagedIdentity: Model] = [:]
  private var generations: [ManagedIdentity: Int] = [:]

  /// Replaces the models.
  ///
  /// - Parameters:
  ///   - sections: The sections' ids and models.
  ///   - describe: A closure that returns a model's id and the class of the view that shows it.
  ///   - visible: The rows that have a cell.
  mutating func update(
    _ sections: [(id: String, models: [Model])], visible: Set<ManagedIdentity>,
    describe: (Model) -> (id: String, view: ObjectIdentifier)
  ) -> Snapshot {
    let (oldModels, oldGenerations) = (models, generations)
    (models, generations) = ([:], [:])
    var snapshot = Snapshot()
    var sectionCounter = OccurrenceCounter<String>()
    for section in sections {
      let occurrence = sectionCounter.next(section.id)
      let sectionName = ManagedIdentity(
        section: "", id: section.id, occurrence: occurrence, view: ObjectIdentifier(UIView.self))
      var counter = OccurrenceCounter<String>()
      var rows: [ManagedIdentity] = []
      var changed: [ManagedIdentity] = []
      for model in section.models {
        let (id, view) = describe(model)
        var row = ManagedIdentity(
          section: "\(occurrence) \(section.id)", id: id, occurrence: counter.next(id), view: view)
        row.generation = oldGenerations[row] ?? 0
        if let old = oldModels[row], !Self.areEqual(old, model) {
          if visible.contains(row) { changed.append(row) } else { row.generation += 1 }
        }
        generations[row.firstGeneration] = row.generation
        models[row] = model
        rows.append(row)
      }
      snapshot.appendSections([sectionName])
      snapshot.appendItems(rows, toSection: sectionName)
      snapshot.reconfigureItems(changed)
    }
    return snapshot
  }

  /// Returns a row's current generation, regardless of the generation of `row`. Returns nil if the row does not
  /// exist.
  func generation(of row: ManagedIdentity) -> Int? { generations[row.firstGeneration] }

  private static func areEqual(_ old: Model, _ new: Model) -> Bool {
    func compare<T: Equatable>(_ old: T) -> Bool { (new as? T) == old }
    return (old as? any Equatable).map { compare($0) } ?? false
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Returns all items with their index paths, in order.
  func itemPaths() -> [(item: ItemIdentifierType, path: IndexPath)] {
    sectionIdentifiers.enumerated().flatMap { section, identifier in
      itemIdentifiers(inSection: identifier).enumerated().map { ($1, IndexPath(row: $0, section: section)) }
    }
  }
}
