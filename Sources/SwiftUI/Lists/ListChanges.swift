// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// The rows that a change of a list removes and inserts.
struct ListChanges {
  /// The positions of the removed rows before the change.
  private(set) var removed: [IndexPath] = []
  /// The positions of the inserted rows after the change.
  private(set) var inserted: [IndexPath] = []

  /// The number of rows of a section that are compared.
  private static let limit = 2000

  /// Compares the rows of two lists. Returns nil if their sections, headers or footers differ, or if too many rows have
  /// changed.
  @MainActor
  init?(from old: ListRows, to new: ListRows) {
    guard old.sections.count == new.sections.count else { return nil }
    for (index, (old, new)) in zip(old.sections, new.sections).enumerated() {
      guard old.section === new.section, old.headers.elementsEqual(new.headers, by: ===),
        old.footers.elementsEqual(new.footers, by: ===), addChanges(from: old.rows, to: new.rows, section: index)
      else { return nil }
    }
  }

  private mutating func addChanges(from old: [ListEntry], to new: [ListEntry], section: Int) -> Bool {
    let (before, after) = (Self.keys(of: old), Self.keys(of: new))
    let start = zip(before, after).prefix { $0 == $1 }.count
    let end = zip(before.dropFirst(start).reversed(), after.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (gone, arrived) = (before[start..<before.count - end], after[start..<after.count - end])
    guard gone.isEmpty || arrived.isEmpty || gone.count + arrived.count < Self.limit else { return false }
    if gone.isEmpty || arrived.isEmpty {
      removed += gone.indices.map { IndexPath(item: $0, section: section) }
      inserted += arrived.indices.map { IndexPath(item: $0, section: section) }
      return true
    }
    for change in Array(arrived).difference(from: Array(gone)) {
      switch change {
      case .remove(let offset, _, _): removed.append(IndexPath(item: start + offset, section: section))
      case .insert(let offset, _, _): inserted.append(IndexPath(item: start + offset, section: section))
      }
    }
    return true
  }

  /// The identity of a row: that of its element in its collection or of the row's element, and the number of previous rows
  /// with the same identity.
  private struct Key: Hashable {
    let owner: ObjectIdentifier?
    let id: AnyHashable?
    var occurrence = 0
  }

  private static func keys(of rows: [ListEntry]) -> [Key] {
    var counts: [Key: Int] = [:]
    return rows.map { row in
      var key = Key(owner: nil, id: nil)
      if let run = row.run, let id = row.id {
        key = Key(owner: ObjectIdentifier(run), id: id)
      } else if let element = row.element {
        key = Key(owner: ObjectIdentifier(element), id: nil)
      } else if let run = row.run {
        key = Key(owner: ObjectIdentifier(run), id: AnyHashable(row.index))
      }
      let count = counts[key, default: 0]
      counts[key] = count + 1
      key.occurrence = count
      return key
    }
  }
}
