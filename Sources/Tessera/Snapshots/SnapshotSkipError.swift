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
      "--changed would have skipped \(name), and its pixels differ: the fingerprint of its drawing commands is that of the "
        + "golden. Test without --changed. If Tessera's painter was changed, raise DisplayListHash.look; else report it."
    case .cachedPassFails(let name):
      "--since-cache would have skipped \(name), and it does not pass: it depends on something that the key of the cache "
        + "leaves out, such as a file elsewhere, the network or the clock. Test without --since-cache, or let the screen "
        + "depend on resources beside the program alone."
    case .cachedFindingsDiffer(let name):
      "--since-cache would have skipped \(name), and its audit finds something else now: the screen depends on something "
        + "that the key of the cache leaves out. Test without --since-cache."
    }
  }
}
