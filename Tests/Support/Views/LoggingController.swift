// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// View controllers that log their events in order.

package import Foundation
package import TesseraViews

/// An event log that several view controllers can share.
@MainActor
package final class EventLog {
  package var entries: [String] = []

  package init() {}

  /// Returns the events logged since the last call and clears the log.
  package func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

package class LoggingController: UIViewController {
  package let name: String
  package let log: EventLog
  package var forwards = true

  package init(_ name: String, _ log: EventLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  package override func viewWillAppear(_ animated: Bool) { log.entries.append("\(name) willAppear") }
  package override func viewIsAppearing(_ animated: Bool) { log.entries.append("\(name) isAppearing") }
  package override func viewDidAppear(_ animated: Bool) { log.entries.append("\(name) didAppear") }
  package override func viewWillDisappear(_ animated: Bool) { log.entries.append("\(name) willDisappear") }
  package override func viewDidDisappear(_ animated: Bool) { log.entries.append("\(name) didDisappear") }
  package override func willMove(toParent parent: UIViewController?) {
    log.entries.append("\(name) willMove \(parent == nil ? "out" : "in")")
  }
  package override func didMove(toParent parent: UIViewController?) {
    log.entries.append("\(name) didMove \(parent == nil ? "out" : "in")")
  }
}
