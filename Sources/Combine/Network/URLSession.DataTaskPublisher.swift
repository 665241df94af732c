// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import FoundationNetworking
public import TesseraCombine

extension URLSession {
  /// A publisher that delivers the response to one request and then finishes.
  ///
  /// Each subscriber gets a separate task, which starts with the first demand and is canceled with the subscription.
  /// The response is delivered on the session's delegate queue.
  public struct DataTaskPublisher: Publisher {
    /// The response body, and the response with its headers.
    public typealias Output = (data: Data, response: URLResponse)

    /// The error if the request fails.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest

    /// The session that performs the request.
    public let session: URLSession

    /// Creates a publisher that delivers the response to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Creates a task for the subscriber.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      subscriber.receive(subscription: DataTaskSubscription(downstream: subscriber, publisher: self))
    }
  }

  /// Returns a publisher that delivers the response to a request for a URL.
  public func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher that delivers the response to a request.
  public func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher {
    .init(request: request, session: self)
  }
}
