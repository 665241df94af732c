// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// An activation's constraints, in declaration order.
@MainActor
struct InstalledConstraints {
  private struct Installed {
    /// The layout's most recent specification. Used only for comparison because its items may have been deallocated.
    var spec: ConstraintSpec
    let constraint: NSLayoutConstraint
  }

  private var list: [Installed] = []
  /// Whether some constraints have the same key and differ only in constant, priority or identifier.
  private var repeatsKeys = false

  var all: [NSLayoutConstraint] { list.map(\.constraint) }

  mutating func removeAll() {
    NSLayoutConstraint.deactivate(all)
    list = []
  }

  /// Retains the constraints that are still specified, removes the other constraints, and creates new ones.
  /// - Returns: Whether an item was deallocated and another item has the same address.
  mutating func update(to wanted: ConstraintSpecs) -> Bool {
    let specs = wanted.list
    if repeatsKeys || wanted.repeatsKeys {
      matchRepeated(specs)
    } else {
      match(specs)
    }
    repeatsKeys = wanted.repeatsKeys
    var foundDead = false
    for index in list.indices where install(specs[index], at: index) { foundDead = true }
    return foundDead
  }

  /// Sorts the list into the order of `specs`. Most updates change little, so a common prefix and suffix are matched
  /// in order, and only the constraints between them are matched by key.
  private mutating func match(_ specs: [ConstraintSpec]) {
    var start = 0
    while start < min(list.count, specs.count), list[start].spec.key == specs[start].key { start += 1 }
    if start == list.count, start == specs.count { return }
    var (oldEnd, newEnd) = (list.count, specs.count)
    while oldEnd > start, newEnd > start, list[oldEnd - 1].spec.key == specs[newEnd - 1].key {
      oldEnd -= 1
      newEnd -= 1
    }
    replace(start..<oldEnd, with: specs[start..<newEnd])
  }

  /// Sorts the list into the order of `specs` if several specifications may have the same key.
  private mutating func matchRepeated(_ specs: [ConstraintSpec]) {
    let isSame = list.count == specs.count && zip(list, specs).allSatisfy { $0.spec.isEqual(to: $1) }
    if !isSame { replace(list.indices, with: specs[...]) }
  }

  /// Matches constraints with the same key. Constraints with equal constants, priorities and identifiers are reused
  /// unchanged. The remaining constraints are reused in order.
  private mutating func replace(_ range: Range<Int>, with specs: ArraySlice<ConstraintSpec>) {
    var old: [ConstraintSpec.Key: [Installed]] = [:]
    for installed in list[range] { old[installed.spec.key, default: []].append(installed) }
    var found: [NSLayoutConstraint?] = specs.map { spec in
      guard let index = old[spec.key]?.firstIndex(where: { $0.spec.hasSameConstants(as: spec) }) else { return nil }
      return old[spec.key]?.remove(at: index).constraint
    }
    for (index, spec) in specs.enumerated() where found[index] == nil && old[spec.key]?.isEmpty == false {
      found[index] = old[spec.key]?.removeFirst().constraint
    }
    for installed in list[range] where old[installed.spec.key]?.isEmpty == false {
      old[installed.spec.key]?.removeFirst().constraint.isActive = false
    }
    list.replaceSubrange(
      range, with: zip(specs, found).map { Installed(spec: $0, constraint: $1 ?? $0.makeConstraint()) })
  }

  /// Updates a constraint to match its specification, and activates it if it is new or was deactivated by other code.
  /// - Returns: Whether the constraint's items were deallocated.
  private mutating func install(_ spec: ConstraintSpec, at index: Int) -> Bool {
    let constraint = list[index].constraint
    if constraint.isActive {
      if spec.adjust(constraint) || repeatsKeys { list[index].spec = spec }
    } else if spec.isBetweenItems(of: constraint) {
      spec.adjust(constraint)
      list[index].spec = spec
      spec.activate(constraint)
    } else {
      let new = spec.makeConstraint()
      list[index] = Installed(spec: spec, constraint: new)
      spec.activate(new)
      return true
    }
    return false
  }
}
