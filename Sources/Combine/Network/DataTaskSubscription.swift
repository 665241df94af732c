// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import FoundationNetworking
import TesseraCombine

/// A subscription with a separate data task. The response is a single value, so any demand is sufficient.
final class DataTaskSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == (data: Data, response: URLResponse), Downstream.Failure == URLError {
  private let lock = NSLock()
  private var publisher: URLSession.DataTaskPublisher?
  private var task: URLSessionDataTask?
  /// The subscriber, or nil after the stream has ended.
  private var downstream: Downstream?

  var description: String { "DataTaskPublisher" }

  init(downstream: Downstream, publisher: URLSession.DataTaskPublisher) {
    self.downstream = downstream
    self.publisher = publisher
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand.isPositive else { return }
    lock.lock()
    guard let publisher else { return lock.unlock() }
    self.publisher = nil
    let receiver = UncheckedSendable({ [self] (data: Data?, response: URLResponse?, error: (any Error)?) -> Void in
      receive(data, response, error)
    })
    let task = publisher.session.dataTask(with: publisher.request) { receiver.value($0, $1, $2) }
    self.task = task
    lock.unlock()
    task.resume()
  }

  private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard let downstream = end().0 else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(Self.urlError(error)))
    }
  }

  private static func urlError(_ error: (any Error)?) -> URLError {
    if let error = error as? URLError { return error }
    let error = error as NSError?
    guard let error, error.domain == NSURLErrorDomain else {
      return URLError(.unknown, userInfo: error.map { [NSUnderlyingErrorKey: $0] } ?? [:])
    }
    return URLError(URLError.Code(rawValue: error.code) ?? .unknown, userInfo: error.userInfo)
  }

  func cancel() { end().1?.cancel() }

  private func end() -> (Downstream?, URLSessionDataTask?) {
    lock.lock()
    defer { lock.unlock() }
    let ended = (downstream, task)
    (downstream, task, publisher) = (nil, nil, nil)
    return ended
  }
}
