// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    self = Self(kept)
  }
}

extension MutableCollection {
  /// Moves the elements at the given offsets to before the element at the destination offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = all.indices.filter(source.contains).map { all[$0] }
    let before = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
    let after = all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
    for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
  }
}
