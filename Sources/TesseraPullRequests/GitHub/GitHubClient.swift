// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import FoundationNetworking

/// A client of the part of GitHub's REST API that reviews need.
package struct GitHubClient: Sendable {
  /// The repository as `OWNER/NAME`.
  package let repository: String
  let root: String
  private let token: String
  /// Whether the token belongs to a workflow for a fork, which explains a missing permission.
  package var isForFork = false
  /// The number of attempts for each request, and the longest time to wait for a retry.
  package var retries = RetryPolicy()
  private let session: URLSession

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - root: The API's address, as in `GITHUB_API_URL`.
  ///   - token: The token, as in `GITHUB_TOKEN`.
  /// - Throws: `.missingToken` if the token is nil or empty, or `.invalidAddress`.
  package init(repository: String, root: String, token: String?) throws(GitHubError) {
    guard let token, !token.isEmpty else { throw .missingToken }
    guard Self.isRepository(repository) else { throw .invalidAddress(repository) }
    guard WebAddress.isSafe(root), URL(string: root)?.host != nil else { throw .invalidAddress(root) }
    guard token.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else { throw .unauthorized }
    self.repository = repository
    self.root = root.hasSuffix("/") ? String(root.dropLast()) : root
    self.token = token
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 30
    session = URLSession(configuration: configuration, delegate: NoRedirects(), delegateQueue: nil)
  }

  /// Returns whether a text has the form `OWNER/NAME`.
  package static func isRepository(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { part in
        (1...100).contains(part.utf8.count) && part != "." && part != ".."
          && part.unicodeScalars.allSatisfy {
            $0.isASCII
              && ($0.properties.isAlphabetic || $0.properties.numericType != nil || "-._".unicodeScalars.contains($0))
          }
      }
  }

  /// Returns the text without the token.
  package func redacted(_ text: String) -> String { text.replacingOccurrences(of: token, with: "***") }

  /// A request.
  struct Request: Sendable {
    var method = "GET"
    /// The path after the API's root, or a complete address below it.
    var path: String
    var body: [String: String]?
    /// A description for error messages that completes "GitHub can't …".
    var action: String
    /// The workflow permission that the request needs.
    var permission = "pull-requests: write"
    /// Whether a request that failed on the server is sent again. False for requests that create something.
    var isRepeatable = true
  }

  /// A successful response.
  struct Response: Sendable {
    let data: [UInt8]
    let link: String?
  }

  /// Sends a request, and decodes the response.
  func decode<T: Decodable>(_ type: T.Type, _ request: Request) async throws(GitHubError) -> T {
    let response = try await send(request)
    do { return try JSONDecoder().decode(type, from: Data(response.data)) } catch {
      throw .invalidResponse(action: request.action)
    }
  }

  /// Sends a request. Waits and repeats it if the server asks for that.
  func send(_ request: Request) async throws(GitHubError) -> Response {
    var attempt = 1
    while true {
      let failure: (error: GitHubError, wait: Duration?)
      do {
        let (data, response) = try await session.data(for: try makeRequest(request))
        guard let response = response as? HTTPURLResponse else {
          throw GitHubError.invalidResponse(action: request.action)
        }
        if 200..<300 ~= response.statusCode {
          return Response(data: [UInt8](data), link: response.value(forHTTPHeaderField: "Link"))
        }
        failure = self.failure(of: request, response, [UInt8](data), attempt: attempt)
      } catch let error as GitHubError {
        throw error
      } catch {
        let host = URL(string: root)?.host ?? root
        let reason = redacted("\((error as? URLError)?.localizedDescription ?? "\(error)")")
        let wait = request.isRepeatable ? retries.pause(after: attempt) : nil
        failure = (.unreachable(host: host, reason: reason.hasSuffix(".") ? reason : reason + "."), wait)
      }
      guard let wait = failure.wait, attempt < retries.attempts else { throw failure.error }
      attempt += 1
      do { try await Task.sleep(for: wait) } catch { throw failure.error }
    }
  }

  /// Returns the error of a response, and the time to wait before the request is sent again, or nil if it isn't.
  private func failure(
    of request: Request, _ response: HTTPURLResponse, _ data: [UInt8], attempt: Int
  ) -> (error: GitHubError, wait: Duration?) {
    let status = response.statusCode
    let limits = RateLimit(response)
    if status == 429 || status == 403 && limits.isExceeded {
      let seconds = limits.seconds(after: attempt)
      return (.rateLimited(seconds: seconds), seconds <= retries.longestWait ? .seconds(seconds) : nil)
    }
    switch status {
    case 401: return (.unauthorized, nil)
    case 403 where isForFork: return (.readOnlyFork(action: request.action), nil)
    case 403: return (.forbidden(action: request.action, permission: request.permission), nil)
    case 404, 410: return (.notFound(action: request.action), nil)
    case 500...:
      let wait = request.isRepeatable ? retries.pause(after: attempt) : nil
      return (.server(action: request.action, status: status), wait)
    default:
      struct Message: Decodable { let message: String }
      let text = (try? JSONDecoder().decode(Message.self, from: Data(data)))?.message ?? "status \(status)"
      let line = redacted(PlainText.line(text, limit: 300))
      return (.rejected(action: request.action, message: line.hasSuffix(".") ? line : line + "."), nil)
    }
  }

  private func makeRequest(_ request: Request) throws(GitHubError) -> URLRequest {
    let address = request.path.hasPrefix("/") ? root + request.path : request.path
    // The token is sent only to the API, even if a response links to another server.
    guard address.hasPrefix(root + "/"), let url = URL(string: address) else { throw .invalidAddress(address) }
    var result = URLRequest(url: url)
    result.httpMethod = request.method
    result.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    result.setValue("application/vnd.github+json", forHTTPHeaderField: "Accept")
    result.setValue("2022-11-28", forHTTPHeaderField: "X-GitHub-Api-Version")
    result.setValue("tessera", forHTTPHeaderField: "User-Agent")
    if let body = request.body {
      guard let data = try? JSONEncoder().encode(body) else { throw .invalidResponse(action: request.action) }
      result.httpBody = data
      result.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    return result
  }
}

/// Rejects redirections, which could send the token to another server.
private final class NoRedirects: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }
}
