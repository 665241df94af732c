// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Storage for the latest closure of a control's action.
///
/// Closures can't be compared, so views that contain them are reevaluated whenever their parent is. A control passes the
/// storage instead to the views of its style, which are therefore equal if nothing else has changed.
@MainActor
final class ActionStorage {
  /// Performs the action.
  fileprivate(set) var perform: @MainActor () -> Void

  init(_ perform: @escaping @MainActor () -> Void) { self.perform = perform }
}

/// A property that keeps the storage of an action between evaluations.
struct ActionProperty: GraphProperty {
  private var storage: ActionStorage?

  nonisolated init() {}

  mutating func bind(_ slot: inout AnyObject?, _ node: _ViewNode) {
    let known = slot as? ActionStorage ?? ActionStorage {}
    (slot, storage) = (known, known)
  }

  /// Returns the storage of the action, which performs the given closure from now on.
  @MainActor
  func storage(of action: @escaping @MainActor () -> Void) -> ActionStorage {
    guard let storage else { return ActionStorage(action) }
    storage.perform = action
    return storage
  }
}
