// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import OpenCombine

/// The subscriber to one of a `CombineLatest` publisher's upstreams. Stores the position of the upstream's values in
/// the tuple.
struct CombineLatestSide<Downstream: Subscriber, Latest, Input>: Subscriber, CustomStringConvertible {
  typealias Failure = Downstream.Failure

  let combineIdentifier = CombineIdentifier()
  let parent: CombineLatestSubscription<Downstream, Latest>
  let index: Int
  let store: (inout Latest, Input) -> Void

  var description: String { "CombineLatest" }

  init(
    _ parent: CombineLatestSubscription<Downstream, Latest>, _ index: Int,
    _ store: @escaping (inout Latest, Input) -> Void
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
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    parent.receive(completion, from: index)
  }
}
