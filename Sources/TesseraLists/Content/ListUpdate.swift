// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A batch of insertions, deletions, moves and reloads, applied in UIKit's order: first deletions and reloads at old
// positions, then insertions at new positions. A move is a deletion and an insertion that preserve the row.

import Foundation

struct ListUpdate {
  /// The terms for the container and its elements in error messages.
  struct ElementNames {
    var row: String
    var container: String
    static let table = ElementNames(row: "row", container: "table view")
    static let collection = ElementNames(row: "item", container: "collection view")
  }

  let names: ElementNames
  var deletedRows: Set<ItemPosition> = []
  var insertedRows: Set<ItemPosition> = []
  var reloadedRows: Set<ItemPosition> = []
  var movedRows: [(from: ItemPosition, to: ItemPosition)] = []
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [(from: Int, to: Int)] = []
  /// The animations of the updated rows and sections of a table.
  var animations = BatchAnimations()
  /// The completion handlers to call after the batch's animations have finished.
  var completions: [(Bool) -> Void] = []
  var depth = 1
  /// Whether `reloadData` was called during the batch. If so, the reload replaces the other updates.
  var isReload = false
  /// Whether a reload was pending when the batch began. If so, the counts may include the batch's updates.
  var followsReload = false

  init(names words: ElementNames = .table) {
    self.names = words
  }

  /// Whether the batch contains no updates of rows or sections. Row heights may still change.
  var isEmpty: Bool {
    deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty && deletedSections.isEmpty
      && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
  }

  /// A section after the update. Contains the section's old index, if it existed, and the old positions of its rows,
  /// which are nil for new rows.
  struct Section {
    var old: Int?
    var rows: [ItemPosition?]
  }

  /// Returns the sections and rows after the update, or the reason that the update does not match the counts.
  func apply(to old: [Int], now: [Int]) -> Result<[Section], Mismatch> {
    if let mismatch = outOfBounds(old: old, now: now) { return .failure(mismatch) }
    let movedAway = Set(movedRows.map(\.from))
    var result: [Section] = old.enumerated().map { section, count in
      guard !reloadedSections.contains(section) else { return Section(old: nil, rows: []) }
      let keys = (0..<count).map { ItemPosition(section: section, row: $0) }
      let kept = keys.filter { !deletedRows.contains($0) && !movedAway.contains($0) }
      return Section(old: section, rows: kept.map { reloadedRows.contains($0) ? nil : $0 })
    }
    let moved = movedSections.map { (to: $0.to, section: result[$0.from]) }
    let gone = deletedSections.union(movedSections.map(\.from))
    result = result.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
    var arrivals = insertedSections.map { (to: $0, section: Section(old: nil, rows: [])) } + moved
    arrivals.sort { $0.to < $1.to }
    for arrival in arrivals where arrival.to <= result.count { result.insert(arrival.section, at: arrival.to) }
    guard result.count == now.count else { return .failure(sectionMismatch(old: old.count, now: now.count)) }
    return insertRows(into: result, old: old, now: now)
  }

  private func insertRows(into sections: [Section], old: [Int], now: [Int]) -> Result<[Section], Mismatch> {
    var result = sections
    let arrivals: [(to: ItemPosition, from: ItemPosition?)] =
      insertedRows.map { ($0, nil) } + movedRows.map { ($0.to, Optional($0.from)) }
    for arrival in arrivals.sorted(by: { $0.to < $1.to }) {
      let (section, row) = (arrival.to.section, arrival.to.row)
      if result[section].old == nil { continue }
      result[section].rows.insert(arrival.from, at: min(row, result[section].rows.count))
    }
    for (index, section) in result.enumerated() {
      guard let oldIndex = section.old else {
        result[index].rows = Array(repeating: nil, count: now[index])
        continue
      }
      if section.rows.count != now[index] {
        return .failure(rowMismatch(section: index, old: old[oldIndex], now: now[index], oldSection: oldIndex))
      }
    }
    return .success(result)
  }

  // MARK: Errors

  struct Mismatch: Error {
    let text: String
  }

  private func outOfBounds(old: [Int], now: [Int]) -> Mismatch? {
    for section in deletedSections.union(reloadedSections).union(movedSections.map(\.from)).sorted()
    where !old.indices.contains(section) {
      return Mismatch(
        text: "attempt to delete section \(section), but there are only \(old.count) sections before the update")
    }
    for section in insertedSections.union(movedSections.map(\.to)).sorted() where !now.indices.contains(section) {
      return Mismatch(
        text: "attempt to insert section \(section) but there are only \(now.count) sections after the update")
    }
    for key in deletedRows.union(reloadedRows).union(movedRows.map(\.from)).sorted() {
      guard old.indices.contains(key.section), (0..<old[key.section]).contains(key.row) else {
        let count = old.indices.contains(key.section) ? old[key.section] : 0
        return Mismatch(
          text:
            "attempt to delete \(names.row) \(key.row) from section \(key.section) which only contains \(count) \(names.row)s before "
            + "the update")
      }
    }
    if let twice = duplicateChange { return twice }
    for key in insertedRows.union(movedRows.map(\.to)).sorted() {
      guard now.indices.contains(key.section), (0..<now[key.section]).contains(key.row) else {
        let count = now.indices.contains(key.section) ? now[key.section] : 0
        return Mismatch(
          text:
            "attempt to insert \(names.row) \(key.row) into section \(key.section), but there are only \(count) \(names.row)s in "
            + "section \(key.section) after the update")
      }
    }
    return nil
  }

  /// The mismatch for a row that is updated twice. A row can be deleted, reloaded or moved only once per batch.
  private var duplicateChange: Mismatch? {
    if let key = deletedRows.intersection(reloadedRows).min() {
      return Mismatch(text: "attempt to delete and reload the same index path (\(key.path))")
    }
    let moved = movedRows.map(\.from)
    if let key = deletedRows.intersection(moved).min() {
      return Mismatch(text: "attempt to perform a delete and a move from the same index path (\(key.path))")
    }
    if let key = moved.sorted().adjacentPair {
      return Mismatch(text: "attempt to perform multiple moves from the same index path (\(key.path))")
    }
    if let key = movedRows.map(\.to).sorted().adjacentPair {
      return Mismatch(text: "attempt to perform multiple moves to the same index path (\(key.path))")
    }
    if let key = insertedRows.intersection(movedRows.map(\.to)).min() {
      return Mismatch(text: "attempt to perform an insert and a move to the same index path (\(key.path))")
    }
    return nil
  }

  private func sectionMismatch(old: Int, now: Int) -> Mismatch {
    Mismatch(
      text:
        "Invalid update: invalid number of sections.  The number of sections contained in the \(names.container) after the "
        + "update (\(now)) must be equal to the number of sections contained in the \(names.container) before the update "
        + "(\(old)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, "
        + "\(deletedSections.count) deleted).")
  }

  private func rowMismatch(section: Int, old: Int, now: Int, oldSection: Int) -> Mismatch {
    let inserted = insertedRows.filter { $0.section == section }.count
    let deleted = deletedRows.filter { $0.section == oldSection }.count
    let movedIn = movedRows.filter { $0.to.section == section }.count
    let movedOut = movedRows.filter { $0.from.section == oldSection }.count
    return Mismatch(
      text:
        "Invalid update: invalid number of \(names.row)s in section \(section).  The number of \(names.row)s contained in "
        + "an existing section after the update (\(now)) must be equal to the number of \(names.row)s contained in that "
        + "section before the update (\(old)), plus or minus the number of \(names.row)s inserted or deleted from that "
        + "section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(names.row)s moved into or out of that section "
        + "(\(movedIn) moved in, \(movedOut) moved out).")
  }
}

extension Array where Element: Equatable {
  /// The first element that equals the element after it.
  fileprivate var adjacentPair: Element? { zip(self, dropFirst()).first { $0 == $1 }?.0 }
}
