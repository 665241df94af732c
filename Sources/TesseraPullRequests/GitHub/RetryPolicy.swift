// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import FoundationNetworking

/// The rules for sending a request again.
package struct RetryPolicy: Hashable, Sendable {
  /// The maximum number of attempts.
  package var attempts = 5
  /// The longest wait that a server may ask for, in seconds. Longer ones are reported as an error.
  package var longestWait = 90
  /// The pause after the first failure. It doubles with each further failure.
  package var firstPause = Duration.milliseconds(500)

  package init() {}

  /// Returns the pause after a failed attempt. The first attempt has the number 1.
  func pause(after attempt: Int) -> Duration { firstPause * (1 << min(attempt - 1, 6)) }
}

/// The rate limit in a response's headers.
struct RateLimit {
  private let retryAfter: Int?
  private let remaining: Int?
  private let reset: Double?

  init(_ response: HTTPURLResponse) {
    retryAfter = response.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) }
    remaining = response.value(forHTTPHeaderField: "X-RateLimit-Remaining").flatMap { Int($0) }
    reset = response.value(forHTTPHeaderField: "X-RateLimit-Reset").flatMap { Double($0) }
  }

  /// Whether a response with status 403 was caused by the limit.
  var isExceeded: Bool { retryAfter != nil || remaining == 0 }

  /// Returns the number of seconds to wait before the next attempt.
  func seconds(after attempt: Int) -> Int {
    if let retryAfter { return max(0, min(retryAfter, 86_400)) }
    if remaining == 0, let reset {
      return max(1, min(Int(min(reset - Date().timeIntervalSince1970, 86_400)) + 1, 86_400))
    }
    return 1 << min(attempt, 6)
  }
}
