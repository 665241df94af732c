// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import FoundationNetworking
public import TesseraCombine

extension URLSession {
  /// A publisher of the response to one request, followed by the completion.
  ///
  /// Each subscriber has a separate task, which starts with the first demand and is canceled with the subscription. The
  /// response arrives on the session's delegate queue.
  public struct DataTaskPublisher: Publisher {
    /// The body and the header of the response.
    public typealias Output = (data: Data, response: URLResponse)

    /// The reason why there is no response.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest

    /// The session of the request.
    public let session: URLSession

    /// Creates a publisher of the response to the request.
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

  /// Returns a publisher of the response to a request for this URL.
  public func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the response to this request.
  public func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher {
    .init(request: request, session: self)
  }
}
