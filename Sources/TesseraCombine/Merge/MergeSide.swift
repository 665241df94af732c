// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import OpenCombine

/// The subscriber to one of a merge's upstreams.
struct MergeSide<Downstream: Subscriber>: Subscriber, CustomStringConvertible {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let combineIdentifier = CombineIdentifier()
  let parent: MergeSubscription<Downstream>
  let index: Int

  var description: String { "Merge" }

  init(parent: MergeSubscription<Downstream>, index: Int) {
    self.parent = parent
    self.index = index
  }

  func receive(subscription: any Subscription) {
    parent.receive(subscription, from: index)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    parent.receive(input, from: index)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    parent.receive(completion, from: index)
  }
}
