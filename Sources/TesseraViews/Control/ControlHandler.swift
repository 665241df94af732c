// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A handler of control events.
@MainActor
struct ControlHandler {
  enum Kind {
    case action(UIAction)
    case target(TargetAction)
  }

  var events: UIControl.Event
  let kind: Kind

  var action: UIAction? {
    if case .action(let action) = kind { action } else { nil }
  }

  var target: TargetAction? {
    if case .target(let target) = kind { target } else { nil }
  }
}

extension UIControl {
  /// Removes events from the handlers that satisfy a condition, then removes handlers without any events left.
  func removeHandlers(for events: Event, where condition: (ControlHandler) -> Bool) {
    for index in handlers.indices where condition(handlers[index]) { handlers[index].events.subtract(events) }
    handlers.removeAll { $0.events.isEmpty }
  }
}
