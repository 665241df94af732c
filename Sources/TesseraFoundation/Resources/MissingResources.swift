// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Who asks for a resource by name reports here what is not to be had. It is said on the standard error once in the life of
// the process. Whoever renders a screen collects what is reported meanwhile, for the audit and for strict runs:
//
//   UIImage(named:) ──► report ──┬─► standard error, once
//   UIColor(named:) ──►          └─► the collector of the running screen, each time

import Foundation
import Synchronization

package enum MissingResources {
  /// What was reported while a collector was the current one, in order, each thing once.
  package final class Collector: Sendable {
    private let list = Mutex<(seen: Set<MissingResource>, ordered: [MissingResource])>(([], []))

    package init() {}

    package var resources: [MissingResource] { list.withLock { $0.ordered } }

    fileprivate func add(_ resource: MissingResource) {
      list.withLock { if $0.seen.insert(resource).inserted { $0.ordered.append(resource) } }
    }
  }

  /// The collectors of those who listen, the outermost first.
  @TaskLocal private static var collectors: [Collector] = []
  /// Whether nothing is said on the standard error, as collectors show it. For tests.
  @TaskLocal package static var isSilent = false

  private static let said = Mutex<Set<MissingResource>>([])

  /// Has a collector get what is reported while the body runs.
  package static func collecting<R>(into collector: Collector, _ body: () throws -> R) rethrows -> R {
    try $collectors.withValue(collectors + [collector], operation: body)
  }

  private struct Request: Hashable {
    var kind: MissingResource.Kind
    var name: String
    var place: String
  }

  private static let requested = Mutex<[Request: MissingResource]>([:])

  /// Says that something is missing of which there are many: names that look alike are looked for the first time only.
  /// Nothing is said of an empty name.
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

  /// Says that something is missing.
  package static func report(_ resource: MissingResource) {
    for collector in collectors { collector.add(resource) }
    // Each recorder receives the message, whatever was written before.
    guard !isSilent, StandardError.isRecording || said.withLock({ $0.insert(resource).inserted }) else { return }
    StandardError.write("Tessera: \(resource.sentence)\n")
  }
}
