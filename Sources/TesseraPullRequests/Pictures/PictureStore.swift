// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The picture of a review with its address.
package struct PublishedPicture: Hashable, Sendable {
  /// The address, which contains no characters with a meaning in HTML or Markdown.
  package let url: String
  package let size: PNGHeader

  package init(url: String, size: PNGHeader) {
    self.url = url
    self.size = size
  }
}

/// The addresses of a review's pictures.
package struct PublishedPictures: Sendable {
  /// The pictures by their paths in the report.
  package var pictures: [String: PublishedPicture] = [:]
  /// The pictures that can't be shown.
  package var problems: [ReviewPicture.Problem] = []
  /// The comment that was posted to upload pictures. It becomes the sticky comment, or is deleted.
  package var carrier: Int?
  /// Hidden lines to add to the sticky comment, such as the addresses of uploaded pictures. Empty by default.
  package var hiddenLines = ""

  package init() {}
}

/// A place from which GitHub displays pictures.
package protocol PictureStore: Sendable {
  /// Publishes pictures, and returns their addresses by hash.
  ///
  /// - Parameters:
  ///   - pictures: Pictures with different hashes.
  ///   - place: The review that shows the pictures.
  func publish(_ pictures: [ReviewPicture], at place: PicturePlace) async throws -> StoredPictures
}

/// The review for which pictures are published.
package struct PicturePlace: Hashable, Sendable {
  /// The number of the pull request.
  package let pullRequest: Int
  /// The key of the review.
  package let key: String
  /// The body of the present sticky comment, or nil.
  package var comment: String?

  package init(pullRequest: Int, key: String, comment: String? = nil) {
    self.pullRequest = pullRequest
    self.key = key
    self.comment = comment
  }
}

/// The result of publishing pictures.
package struct StoredPictures: Sendable {
  /// The addresses by hash.
  package var urls: [String: String]
  /// The comment that was posted to upload pictures, or nil.
  package var carrier: Int?
  /// Hidden lines to add to the sticky comment.
  package var hiddenLines = ""

  package init(urls: [String: String]) { self.urls = urls }
}

/// A store that publishes nothing, so that reviews have no pictures.
package struct NoPictures: PictureStore {
  package init() {}
  package func publish(_ pictures: [ReviewPicture], at place: PicturePlace) async throws -> StoredPictures {
    StoredPictures(urls: [:])
  }
}
