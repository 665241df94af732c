// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import FoundationNetworking
public import TesseraCombine

extension URLSession {
  /// A publisher of what the server answers to one request, and then of its end.
  ///
  /// Every subscriber has a task of its own, which starts when the subscriber first asks for a value and is cancelled with the
  /// subscription. The answer arrives in the session's delegate queue.
  public struct DataTaskPublisher: Publisher {
    /// The body and the header of the answer.
    public typealias Output = (data: Data, response: URLResponse)

    /// Why no answer came.
    public typealias Failure = URLError

    /// The request that is sent.
    public let request: URLRequest

    /// The session that sends it.
    public let session: URLSession

    /// Publishes the answer to the request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Gives the subscriber a task of its own.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      subscriber.receive(subscription: DataTaskSubscription(downstream: subscriber, publisher: self))
    }
  }

  /// Returns a publisher of what the server answers to a request for this address.
  public func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of what the server answers to this request.
  public func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher {
    .init(request: request, session: self)
  }
}
