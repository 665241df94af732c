// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// The constraints of an activation, in order of declaration.
@MainActor
struct InstalledConstraints {
  private struct Installed {
    /// For comparing; its items may be dead.
    let key: ConstraintSpec.Key
    let constraint: NSLayoutConstraint
  }

  private var list: [Installed] = []

  var all: [NSLayoutConstraint] { list.map(\.constraint) }

  mutating func removeAll() {
    NSLayoutConstraint.deactivate(all)
    list = []
  }

  /// Keeps the constraints that are still asked for, drops the others, makes what is new.
  /// - Returns: Whether an item has taken the address of a dead one.
  mutating func update(to specs: [ConstraintSpec]) -> Bool {
    let common = min(list.count, specs.count)
    var start = 0
    while start < common, list[start].key == specs[start].key { start += 1 }
    if start < list.count || start < specs.count { match(specs, from: start) }
    var foundDead = false
    for index in list.indices where establish(specs[index], index) { foundDead = true }
    return foundDead
  }

  /// Brings the list into the order of `specs`, of which the first `start` are matched already. The end is matched in
  /// order too, what is between by key; a key that is there twice by order.
  private mutating func match(_ specs: [ConstraintSpec], from start: Int) {
    var (oldEnd, newEnd) = (list.count, specs.count)
    while oldEnd > start, newEnd > start, list[oldEnd - 1].key == specs[newEnd - 1].key {
      oldEnd -= 1
      newEnd -= 1
    }
    var old: [ConstraintSpec.Key: [NSLayoutConstraint]] = [:]
    for installed in list[start..<oldEnd].reversed() { old[installed.key, default: []].append(installed.constraint) }
    let middle = specs[start..<newEnd].map { spec in
      let key = spec.key
      return Installed(key: key, constraint: old[key]?.popLast() ?? spec.makeConstraint())
    }
    let kept = Set(middle.map { ObjectIdentifier($0.constraint) })
    for installed in list[start..<oldEnd] where !kept.contains(ObjectIdentifier(installed.constraint)) {
      installed.constraint.isActive = false
    }
    list.replaceSubrange(start..<oldEnd, with: middle)
  }

  /// Makes a constraint say what its spec says, and activates it if somebody, or its birth, left it inactive.
  /// - Returns: Whether its items were dead.
  private mutating func establish(_ spec: ConstraintSpec, _ index: Int) -> Bool {
    let constraint = list[index].constraint
    if constraint.isActive {
      spec.adjust(constraint)
    } else if spec.isBetweenItems(of: constraint) {
      spec.adjust(constraint)
      constraint.isActive = true
    } else {
      let new = spec.makeConstraint()
      list[index] = Installed(key: spec.key, constraint: new)
      new.isActive = true
      return true
    }
    return false
  }
}
