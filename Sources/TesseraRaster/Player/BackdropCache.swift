// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Blurred backdrops of the last pictures, by what was painted below them. Shared by all threads.
final class BackdropCache: @unchecked Sendable {
  /// A small picture and how it is blurred.
  struct Key: Equatable {
    var list: DisplayList
    var numbers: [Double]
  }

  private let lock = Lock()
  /// The last used is the last.
  private var entries: [(key: Key, picture: Bitmap)] = []
  private static let greatestCount = 16

  /// The picture of a key, or nil.
  func picture(_ key: Key) -> Bitmap? {
    lock.withLock {
      guard let index = entries.lastIndex(where: { $0.key == key }) else { return nil }
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.picture
    }
  }

  func keep(_ picture: Bitmap, _ key: Key) {
    lock.withLock {
      guard !entries.contains(where: { $0.key == key }) else { return }
      if entries.count >= Self.greatestCount { entries.removeFirst() }
      entries.append((key, picture))
    }
  }
}
