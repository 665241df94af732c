// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Reports of missing resources. Each report is written to standard error once per process. When a screen is rendered,
// its reports are also collected for the audit and for strict mode:
//
//     UIImage(named:) ──► report ──┬─► standard error, once
//     UIColor(named:) ──►          └─► the screen's collector, each time

import Foundation
import Synchronization

package enum MissingResources {
  /// The reports made while the collector is active, in order and without duplicates.
  package final class Collector: Sendable {
    private let list = Mutex<(seen: Set<MissingResource>, ordered: [MissingResource])>(([], []))

    package init() {}

    package var resources: [MissingResource] { list.withLock { $0.ordered } }

    fileprivate func add(_ resource: MissingResource) {
      list.withLock { if $0.seen.insert(resource).inserted { $0.ordered.append(resource) } }
    }
  }

  /// The active collectors, from the outermost to the innermost.
  @TaskLocal private static var collectors: [Collector] = []
  /// Whether tests have disabled writing to standard error. Collectors still receive all reports.
  @TaskLocal package static var isSilent = false

  private static let said = Mutex<Set<MissingResource>>([])

  /// Calls the body and adds its reports to a collector.
  package static func collecting<R>(into collector: Collector, _ body: () throws -> R) rethrows -> R {
    try $collectors.withValue(collectors + [collector], operation: body)
  }

  private struct Request: Hashable {
    var kind: MissingResource.Kind
    var name: String
    var place: String
  }

  private static let requested = Mutex<[Request: MissingResource]>([:])

  /// Reports a missing resource. Similar names are searched only for the first report of a name. Empty names are
  /// ignored.
  package static func report(
    _ kind: MissingResource.Kind, _ name: String, in place: String = "", names: () -> some Sequence<String>
  ) {
    guard !name.isEmpty else { return }
    let request = Request(kind: kind, name: name, place: place)
    if let known = requested.withLock({ $0[request] }) { return report(known) }
    let resource = MissingResource(kind, name, in: place, among: names())
    requested.withLock { $0[request] = resource }
    report(resource)
  }

  /// Adds a report to the active collectors without writing it to standard error.
  package static func collect(_ resource: MissingResource) {
    for collector in collectors { collector.add(resource) }
  }

  package static func report(_ resource: MissingResource) {
    collect(resource)
    // Each recorder receives the message, even if it was written before.
    guard !isSilent, StandardError.isRecording || said.withLock({ $0.insert(resource).inserted }) else { return }
    StandardError.write("Tessera: \(resource.sentence)\n")
  }
}
