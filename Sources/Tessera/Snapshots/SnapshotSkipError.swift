// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A failure that skipping would have hidden, found by the sample that is painted nevertheless.
public enum SnapshotSkipError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The display list's fingerprint is equal to that of the golden, but the pixels are not.
  case unchangedListDiffers(name: String)
  /// According to the cache, the snapshot passed with the same inputs, but it fails.
  case cachedPassFails(name: String)
  /// The audit's findings differ from the cached ones.
  case cachedFindingsDiffer(name: String)

  /// The problem and its remedy.
  public var description: String {
    switch self {
    case .unchangedListDiffers(let name):
      "--changed would have skipped \(name), but its pixels differ: the fingerprint of its drawing commands matches the "
        + "golden. Test without --changed. If Tessera's painter was changed, increase DisplayListHash.look; otherwise report it."
    case .cachedPassFails(let name):
      "--since-cache would have skipped \(name), but it does not pass: it depends on something that is not part of the cache key, "
        + "such as a file elsewhere, the network or the clock. Test without --since-cache, or make the screen "
        + "depend only on resources next to the program."
    case .cachedFindingsDiffer(let name):
      "--since-cache would have skipped \(name), but its audit has other findings now: the screen depends on something "
        + "that is not part of the cache key. Test without --since-cache."
    }
  }
}
