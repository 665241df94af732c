// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import OpenCombine

/// The state of the subscription to one of several upstreams.
enum UpstreamState {
  case awaiting
  case active(any Subscription)
  case finished

  var isAwaiting: Bool { if case .awaiting = self { true } else { false } }
  var isFinished: Bool { if case .finished = self { true } else { false } }
  var subscription: (any Subscription)? { if case .active(let subscription) = self { subscription } else { nil } }
}
