// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// An element's cached sizes, guides and spacing.
struct LayoutResults {
  private static let sizeLimit = 64
  private static let guideLimit = 64

  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []
  /// The cached distances to neighbors.
  var spacing: ViewSpacing?
  /// The indices of the oldest entries, which are replaced when the caches are full.
  private var (oldestSize, oldestGuide) = (0, 0)

  /// Returns the cached size for a proposal, or nil.
  func size(for proposal: ProposedViewSize) -> CGSize? {
    for entry in sizes where entry.proposal == proposal { return entry.size }
    return nil
  }

  /// Returns the cached explicit position of a guide. The outer optional is nil if nothing is cached.
  func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> (value: CGFloat?, Void)? {
    for entry in guides where entry.proposal == proposal && entry.key == key { return (entry.value, ()) }
    return nil
  }

  /// Caches the size for a proposal.
  mutating func store(_ size: CGSize, for proposal: ProposedViewSize) {
    if sizes.count < Self.sizeLimit {
      sizes.append((proposal, size))
    } else {
      sizes[oldestSize] = (proposal, size)
      oldestSize = (oldestSize + 1) % Self.sizeLimit
    }
  }

  /// Caches the explicit position of a guide.
  mutating func storeGuide(_ key: AlignmentKey, _ value: CGFloat?, for proposal: ProposedViewSize) {
    if guides.count < Self.guideLimit {
      guides.append((key, proposal, value))
    } else {
      guides[oldestGuide] = (key, proposal, value)
      oldestGuide = (oldestGuide + 1) % Self.guideLimit
    }
  }

  /// Removes all results.
  mutating func removeAll() {
    sizes.removeAll(keepingCapacity: true)
    guides.removeAll(keepingCapacity: true)
    spacing = nil
  }
}
