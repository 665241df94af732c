// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The existing activations, grouped by the root views of their layouts, so that an activation that is being
/// deallocated can find other activations that contain the same views.
@MainActor
enum ActivationsByRoot {
  private struct Entry {
    /// The activation's identity, used only for comparison because the activation may be running its deinitializer.
    let id: ObjectIdentifier
    weak var activation: Activation?
  }

  private static var entries: [ItemReference: [Entry]] = [:]

  /// Unregisters an activation from its old roots and registers it under its new roots.
  static func move(_ activation: Activation, from old: [ItemReference], to new: [ItemReference]) {
    if old == new { return }
    let id = ObjectIdentifier(activation)
    for root in old { removeEntry(id, root: root) }
    for root in new { entries[root, default: []].append(Entry(id: id, activation: activation)) }
  }

  /// Removes an activation that is being deinitialized.
  /// - Returns: The other activations that share one of its roots.
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
