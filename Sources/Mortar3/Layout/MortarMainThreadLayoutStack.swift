// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Braces nest: a view's builder runs before the view is in its superview, and ends before the superview's does. So what is
// stated inside waits until the outermost builder has put everything together:
//
//   UIContainer {                        depth 1
//     UILabel { $0.layout... == ... }    depth 2: queued
//   }                                    depth 0: all views are in place, statements are settled in their order

internal import TesseraUI
import UIKit

/// Holds back statements until the hierarchy they are about is complete.
@preconcurrency @MainActor
public enum MortarMainThreadLayoutStack {
  private struct Reference {
    let identifier: String
    weak var view: UIView?
  }

  private struct Location {
    let fileID: String
    let line: UInt
  }

  private static var depth = 0
  private static var pending: [MortarConstraintGroup] = []
  private static var references: [Reference] = []
  private static var locations: [Location] = []

  static var isExecuting: Bool { depth > 0 }

  /// Runs `body`. Constraints stated in it are activated when the outermost call ends; layout references are forgotten
  /// then.
  public static func execute<Result>(
    fileID: StaticString = #fileID, line: UInt = #line, _ body: () throws -> Result
  ) rethrows -> Result {
    depth += 1
    locations.append(Location(fileID: "\(fileID)", line: line))
    defer {
      if depth == 1 { settle() }
      locations.removeLast()
      depth -= 1
    }
    return try body()
  }

  /// Runs `body` as if no builder were running.
  static func separately<Result>(_ body: () -> Result) -> Result {
    let outer = (depth, pending, references, locations)
    (depth, pending, references, locations) = (0, [], [], [])
    defer { (depth, pending, references, locations) = outer }
    return body()
  }

  static func enqueue(_ group: MortarConstraintGroup) {
    pending.append(group)
    guard let location = locations.last else { return }
    // Until the builder tells the statement's own line, the line of its braces is the best there is.
    (group.fileID, group.line) = (location.fileID, location.line)
  }

  /// Whoever hears of a wrong statement may build views: what they state comes last.
  private static func settle() {
    while !pending.isEmpty {
      let groups = pending
      pending = []
      for group in groups { group.settle() }
    }
    references = []
  }

  // MARK: References

  static func register(_ view: UIView, as identifier: String) {
    guard isExecuting else { return }
    references.removeAll { $0.view === view }
    references.append(Reference(identifier: identifier, view: view))
  }

  static var knownReferences: [String] {
    var seen = Set<String>()
    return references.filter { $0.view != nil && seen.insert($0.identifier).inserted }.map(\.identifier)
  }

  /// The view with the identifier that shares the nearest ancestor with `view`; of several, the last.
  static func view(for identifier: String, near view: UIView) -> UIView? {
    let candidates = references.filter { $0.identifier == identifier }.compactMap(\.view)
    var ancestor: UIView? = view
    while let current = ancestor, candidates.count > 1 {
      if let found = candidates.last(where: { $0.isDescendant(of: current) }) { return found }
      ancestor = current.superview
    }
    return candidates.last
  }
}
