// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The existing activations by the roots of their layouts, so that a released activation finds the others that contain the same
/// views.
@MainActor
enum ActivationsByRoot {
  private struct Entry {
    /// For comparison only: the activation may be in its deinitializer.
    let id: ObjectIdentifier
    weak var activation: Activation?
  }

  private static var entries: [ItemReference: [Entry]] = [:]

  /// Registers an activation under its new roots instead of its old ones.
  static func move(_ activation: Activation, from old: [ItemReference], to new: [ItemReference]) {
    if old == new { return }
    let id = ObjectIdentifier(activation)
    for root in old { removeEntry(id, root: root) }
    for root in new { entries[root, default: []].append(Entry(id: id, activation: activation)) }
  }

  /// Removes an activation that is being deinitialized.
  /// - Returns: The others with one of its roots.
  static func remove(_ activation: Activation, from roots: [ItemReference]) -> [Activation] {
    let id = ObjectIdentifier(activation)
    for root in roots { removeEntry(id, root: root) }
    return roots.flatMap { entries[$0] ?? [] }.compactMap(\.activation)
  }

  private static func removeEntry(_ id: ObjectIdentifier, root: ItemReference) {
    guard let index = entries[root]?.firstIndex(where: { $0.id == id }) else { return }
    entries[root]?.remove(at: index)
    if entries[root]?.isEmpty == true { entries[root] = nil }
  }
}
