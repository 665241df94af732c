// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A thread-safe cache of recently blurred backdrops, keyed by the content below them.
///
/// A key retains the bitmaps of its commands. Keys with more than a megabyte of bitmaps are not cached, so that a bar
/// does not keep the photo below it in memory.
final class BackdropCache: @unchecked Sendable {
  /// The display list for the reduced content, and the parameters of the blur.
  struct Key: Equatable {
    var list: DisplayList
    var numbers: [Double]

    /// The total size of the bitmaps that the commands draw, in bytes.
    var byteCount: Int { Self.bytes(list.commands) }

    private static func bytes(_ commands: [DisplayList.Command]) -> Int {
      commands.reduce(0) { sum, command in
        switch command {
        case .image(let bitmap, _, _, _, _): sum + bitmap.bytes.count
        case .projected(let inner, _), .filtered(let inner, _, _): sum + bytes(inner)
        default: sum
        }
      }
    }
  }

  private let lock = Lock()
  /// The entries, least recently used first.
  private var entries: [(key: Key, pictures: [Bitmap])] = []
  private static let maximumCount = 16
  private static let maximumKey = 1 << 20

  /// Returns the images of a backdrop: one, or one for each part of glass.
  func pictures(_ key: Key) -> [Bitmap]? {
    lock.withLock {
      guard let index = entries.lastIndex(where: { $0.key == key }) else { return nil }
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.pictures
    }
  }

  /// The number of cached images.
  var count: Int { lock.withLock { entries.count } }

  func keep(_ pictures: [Bitmap], _ key: Key) {
    guard key.byteCount <= Self.maximumKey else { return }
    lock.withLock {
      guard !entries.contains(where: { $0.key == key }) else { return }
      if entries.count >= Self.maximumCount { entries.removeFirst() }
      entries.append((key, pictures))
    }
  }
}
