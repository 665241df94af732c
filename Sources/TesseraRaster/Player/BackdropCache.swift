// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Blurred backdrops of the last pictures, by what was painted below them. Shared by all threads.
///
/// A key holds the bitmaps of its commands. So that no photograph stays because of a bar over it, keys whose bitmaps have more than
/// a megabyte are not kept.
final class BackdropCache: @unchecked Sendable {
  /// A small picture and how it is blurred.
  struct Key: Equatable {
    var list: DisplayList
    var numbers: [Double]

    /// Bytes of the bitmaps that the commands draw.
    var byteCount: Int { Self.bytes(list.commands) }

    private static func bytes(_ commands: [DisplayList.Command]) -> Int {
      commands.reduce(0) { sum, command in
        switch command {
        case .image(let bitmap, _, _, _, _): sum + bitmap.bytes.count
        case .projected(let inner, _): sum + bytes(inner)
        default: sum
        }
      }
    }
  }

  private let lock = Lock()
  /// The last used is the last.
  private var entries: [(key: Key, picture: Bitmap)] = []
  private static let greatestCount = 16
  private static let greatestKey = 1 << 20

  /// The picture of a key, or nil.
  func picture(_ key: Key) -> Bitmap? {
    lock.withLock {
      guard let index = entries.lastIndex(where: { $0.key == key }) else { return nil }
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.picture
    }
  }

  /// How many pictures are kept.
  var count: Int { lock.withLock { entries.count } }

  func keep(_ picture: Bitmap, _ key: Key) {
    guard key.byteCount <= Self.greatestKey else { return }
    lock.withLock {
      guard !entries.contains(where: { $0.key == key }) else { return }
      if entries.count >= Self.greatestCount { entries.removeFirst() }
      entries.append((key, picture))
    }
  }
}
