// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The identities of the views that a `ForEach` creates, in the order of its elements.
struct ElementIdentities<ID: Hashable> {
  /// An element's identifier, and the number of previous elements with the same identifier.
  struct Identity: Hashable {
    let id: ID
    let occurrence: Int
  }

  /// The movements of elements when the identifiers change.
  struct Moves {
    /// For each new element, the index that it had before, or nil if it is new.
    var sources: [Int?]
    /// The elements that no longer exist, with their previous indices.
    var removed: [(index: Int, identity: Identity)] = []
    fileprivate var targets: [Int?]

    /// Returns the new index of an element, or nil if it no longer exists.
    func target(of index: Int) -> Int? { targets.indices.contains(index) ? targets[index] : nil }
  }

  /// The elements' identifiers.
  private(set) var ids: [ID] = []
  /// For each element whose identifier occurs before it, the number of previous occurrences, by index.
  private var occurrences: [Int: Int] = [:]

  subscript(index: Int) -> Identity { Identity(id: ids[index], occurrence: occurrences[index] ?? 0) }

  /// Returns whether a previous element has the same identifier.
  func isRepetition(at index: Int) -> Bool { occurrences[index] != nil }

  /// Replaces the identifiers, and returns how the elements move.
  ///
  /// - Parameter reportRepetition: Called once for each identifier that occurs repeatedly.
  mutating func replace(with new: [ID], _ reportRepetition: (ID) -> Void) -> Moves {
    let old = self
    ids = new
    occurrences = [:]
    // Loops instead of `map` and `Dictionary(uniqueKeysWithValues:)`, because calls of generic closures look up types.
    var positions: [ID: Int] = [:]
    positions.reserveCapacity(new.count)
    var repetitions: [ID: [Int]] = [:]
    for index in new.indices {
      let id = new[index]
      guard let first = positions.updateValue(index, forKey: id) else { continue }
      positions[id] = first
      repetitions[id, default: []].append(index)
      occurrences[index] = repetitions[id]?.count
      if occurrences[index] == 1 { reportRepetition(id) }
    }
    var moves = Moves(
      sources: Array(repeating: nil, count: new.count), targets: Array(repeating: nil, count: old.ids.count))
    for index in old.ids.indices {
      let id = old.ids[index]
      let occurrence = old.occurrences[index] ?? 0
      var target = positions[id]
      if occurrence > 0 {
        let later = repetitions[id] ?? []
        target = later.indices.contains(occurrence - 1) ? later[occurrence - 1] : nil
      }
      moves.targets[index] = target
      if let target {
        moves.sources[target] = index
      } else {
        moves.removed.append((index, Identity(id: id, occurrence: occurrence)))
      }
    }
    return moves
  }
}
