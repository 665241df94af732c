// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A failure that would have been missed by skipping the snapshot. It is found in the sample of snapshots that are
/// painted anyway.
public enum SnapshotSkipError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The display list equals the golden's display list, but the pixels differ.
  case unchangedListDiffers(name: String)
  /// The cache contains a passed result for the same inputs, but the snapshot fails.
  case cachedPassFails(name: String)
  /// The audit findings differ from the cached findings.
  case cachedFindingsDiffer(name: String)

  /// A description of the problem and its remedy.
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
