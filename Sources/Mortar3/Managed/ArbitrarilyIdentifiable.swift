// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A model that may have an identity: with one, its cell follows it when rows are inserted, removed or moved.
public protocol ArbitrarilyIdentifiable {
  /// Who the model is, among the rows of its section. Empty for models that are told apart by their place.
  var id: String { get }
}

extension ArbitrarilyIdentifiable {
  public var id: String { "" }
}

/// What a managed row, item, header or footer is recognised by.
struct ManagedIdentity: Hashable {
  let section: String
  let id: String
  /// Which of the models without identity, or with the same one, it is.
  let occurrence: Int
  /// The class of the view that shows it: another class is another row.
  let view: ObjectIdentifier
}

/// Tells models with the same identity apart by their order.
struct OccurrenceCounter<Key: Hashable> {
  private var counts: [Key: Int] = [:]

  mutating func next(_ key: Key) -> Int {
    let count = counts[key, default: 0]
    counts[key] = count + 1
    return count
  }
}
