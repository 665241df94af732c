// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Publishes a review: its pictures, its comment and the status of its commit.
package struct ReviewPublisher: Sendable {
  let client: GitHubClient
  let store: any PictureStore
  /// The account whose comment is edited.
  package var author = StickyComment.workflowAuthor
  /// Whether a comment is posted even if nothing differs and there is no earlier comment.
  package var alwaysComments = false
  /// The name of the commit's status, or nil to set none.
  package var status: String?

  package init(client: GitHubClient, store: any PictureStore) {
    self.client = client
    self.store = store
  }

  /// Publishes the review of a report.
  ///
  /// - Returns: The change of the comment, and its address.
  @discardableResult
  package func publish(
    _ input: ReviewInput, of identity: PullRequestIdentity, context: ReviewContext
  ) async throws -> (outcome: StickyComment.Outcome, url: String?) {
    let sticky = StickyComment(
      client: client, pullRequest: identity.number, key: context.key, author: author)
    let present = try await sticky.existing()
    if input.isSuccess, present.isEmpty, !alwaysComments {
      try await setStatus(input, of: identity, context: context, url: context.reportURL)
      return (.none, nil)
    }
    let place = PicturePlace(
      pullRequest: identity.number, key: context.key, comment: present.first?.body)
    let pictures = try await publishPictures(of: input, at: place)
    let comment = ReviewComment(input, context: context, pictures: pictures)
    let result: (outcome: StickyComment.Outcome, comment: GitHubComment)
    do {
      result = try await sticky.publish(Self.body(comment, pictures), present: present, carrier: pictures.carrier)
    } catch {
      if let carrier = pictures.carrier { try? await client.deleteComment(id: carrier) }
      throw error
    }
    try await setStatus(input, of: identity, context: context, url: result.comment.html_url ?? context.reportURL)
    return (result.outcome, result.comment.html_url)
  }

  /// Returns the comment's text with the hidden lines of the pictures.
  static func body(_ comment: ReviewComment, _ pictures: PublishedPictures) -> String {
    guard !pictures.hiddenLines.isEmpty else { return comment.markdown() }
    let limit = ReviewComment.maximumLength - pictures.hiddenLines.utf8.count - 1
    return comment.markdown(maximumLength: limit, hasMarker: true) + pictures.hiddenLines + "\n"
  }

  /// Publishes the pictures that the comment shows.
  private func publishPictures(of input: ReviewInput, at place: PicturePlace) async throws -> PublishedPictures {
    var result = PublishedPictures()
    let shown = ReviewRows(input).shown()
    var read: [String: ReviewPicture] = [:]
    for path in (shown.changed + shown.added).flatMap(\.pictures) {
      do { read[path] = try ReviewPicture.read(path, of: input) } catch { result.problems.append(error) }
    }
    let unique = Dictionary(read.values.map { ($0.hash, $0) }) { first, _ in first }
    let stored = try await store.publish(unique.values.sorted { $0.hash < $1.hash }, at: place)
    for (path, picture) in read {
      guard let url = stored.urls[picture.hash], WebAddress.isSafe(url) else { continue }
      result.pictures[path] = PublishedPicture(url: url, size: picture.size)
    }
    result.carrier = stored.carrier
    result.hiddenLines = stored.hiddenLines
    return result
  }

  private func setStatus(
    _ input: ReviewInput, of identity: PullRequestIdentity, context: ReviewContext, url: String?
  ) async throws(GitHubError) {
    guard let status else { return }
    let headline = ReviewComment(input, context: context).headline
    let words = headline.split(separator: " ").dropFirst().joined(separator: " ")
    try await client.setStatus(
      input.isSuccess ? .success : .failure, ofCommit: identity.head, context: status,
      description: input.isSuccess ? "Nothing differs in \(input.entries.count) snapshots" : words, url: url)
  }
}
