// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import OpenCombine

/// The subscriber to one of a `Zip` publisher's upstreams. Refers to the queue of the upstream's values.
struct ZipSide<Downstream: Subscriber, Queues, Input>: Subscriber, CustomStringConvertible {
  typealias Failure = Downstream.Failure

  let combineIdentifier = CombineIdentifier()
  let parent: ZipSubscription<Downstream, Queues>
  let index: Int
  let store: (inout Queues, Input) -> Void

  var description: String { "Zip" }

  init(
    _ parent: ZipSubscription<Downstream, Queues>, _ index: Int, _ store: @escaping (inout Queues, Input) -> Void
  ) {
    self.parent = parent
    self.index = index
    self.store = store
  }

  func receive(subscription: any Subscription) {
    parent.receive(subscription, from: index)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    parent.receive(from: index) { store(&$0, input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    parent.receive(completion, from: index)
  }
}
