// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A store that uses a second store if the first one fails.
package struct FallbackPictures: PictureStore {
  let first: any PictureStore
  let second: any PictureStore
  /// Receives the error of the first store.
  let warn: @Sendable (String) -> Void

  package init(first: any PictureStore, second: any PictureStore, warn: @escaping @Sendable (String) -> Void) {
    self.first = first
    self.second = second
    self.warn = warn
  }

  /// Publishes the pictures in the first store, or in the second one if that fails.
  package func publish(_ pictures: [ReviewPicture], at place: PicturePlace) async throws -> StoredPictures {
    do { return try await first.publish(pictures, at: place) } catch {
      warn("\(error) The pictures are published on a branch instead.")
      return try await second.publish(pictures, at: place)
    }
  }
}
