// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Builders are nested. A view's builder runs before the view is added to its superview, and ends before the
// superview's builder ends. Therefore, statements inside builders are deferred until the outermost builder has
// assembled the hierarchy:
//
//     UIContainer {                        depth 1
//       UILabel { $0.layout... == ... }    depth 2: statement is queued
//     }                                    depth 0: hierarchy is complete, statements are resolved in order

internal import TesseraViews
import UIKit

/// Defers statements until their hierarchy is complete.
@preconcurrency @MainActor
public enum MortarMainThreadLayoutStack {
  /// The views with the same `layoutReferenceId`, in the order in which it was assigned.
  private struct Reference {
    struct Holder { weak var view: UIView? }
    var holders: [Holder] = []
    /// For each ancestor, the last view with the identifier in its tree. Computed at the first lookup in the complete
    /// hierarchy.
    var nearest: [ObjectIdentifier: UIView]?
  }

  private struct Location {
    let fileID: String
    let line: UInt
  }

  private static var depth = 0
  private static var pending: [MortarConstraintGroup] = []
  private static var references: [String: Reference] = [:]
  private static var referenceOrder: [String] = []
  private static var isResolving = false
  private static var locations: [Location] = []
  /// The views collected by the running block, or nil until its builder passes them.
  private static var delivered: [MortarAddViewBox]?

  static var isExecuting: Bool { depth > 0 }

  /// Calls `body`. When the outermost call ends, activates the constraints and discards all layout references.
  public static func execute<Result>(
    fileID: StaticString = #fileID, line: UInt = #line, _ body: () throws -> Result
  ) rethrows -> Result {
    depth += 1
    locations.append(Location(fileID: "\(fileID)", line: line))
    defer {
      if depth == 1 { resolvePending() }
      locations.removeLast()
      depth -= 1
    }
    return try body()
  }

  /// Calls `body` with a separate state, as if no builder were running.
  static func withSeparateState<Result>(_ body: () -> Result) -> Result {
    let outer = (depth, pending, references, referenceOrder, locations, isResolving, delivered)
    (depth, pending, references, referenceOrder, locations, isResolving, delivered) = (0, [], [:], [], [], false, nil)
    defer { (depth, pending, references, referenceOrder, locations, isResolving, delivered) = outer }
    return body()
  }

  /// Calls a block and adds the views that its builder collects to the view.
  static func build(_ view: UIView, fileID: StaticString, line: UInt, _ body: () -> Void) {
    execute(fileID: fileID, line: line) {
      let outer = delivered
      delivered = nil
      body()
      let boxes = delivered
      delivered = outer
      if let boxes { return view.process(boxes) }
      MortarError.report(
        MortarError(
          message: "The block returns early or is a function, so it is not a result builder, and views in it would be "
            + "lost. Write it in braces without \"return\", with \"if\" and \"else\" instead.",
          statement: "\(type(of: view)) { }", fileID: "\(fileID)", line: line))
    }
  }

  static func deliver(_ boxes: [MortarAddViewBox]) {
    delivered = boxes
  }

  static func enqueue(_ group: MortarConstraintGroup) {
    pending.append(group)
    guard let location = locations.last else { return }
    // Uses the location of the block until the builder reports the statement's own line.
    (group.fileID, group.line) = (location.fileID, location.line)
  }

  /// Resolves all statements. Error hooks may build views in the meantime; their statements are resolved last.
  private static func resolvePending() {
    while !pending.isEmpty {
      let groups = pending
      pending = []
      for identifier in referenceOrder { references[identifier]?.nearest = nil }
      isResolving = true
      for group in groups { group.resolve() }
      isResolving = false
    }
    (references, referenceOrder) = ([:], [])
  }

  // MARK: References

  /// Replaces a view's reference identifier.
  static func register(_ view: UIView, as identifier: String?, instead old: String?) {
    guard isExecuting, identifier != old else { return }
    if let old { references[old]?.holders.removeAll { $0.view === view } }
    guard let identifier else { return }
    if references[identifier] == nil { referenceOrder.append(identifier) }
    references[identifier, default: Reference()].holders.append(Reference.Holder(view: view))
  }

  static var referenceNames: [String] {
    referenceOrder.filter { references[$0]?.holders.contains { $0.view != nil } == true }
  }

  /// Of the views with an identifier, returns the one whose common ancestor with `view` is nearest. If several views
  /// qualify, returns the last one.
  static func view(for identifier: String, near view: UIView) -> UIView? {
    guard let reference = references[identifier] else { return nil }
    let candidates = reference.holders.compactMap(\.view)
    guard candidates.count > 1 else { return candidates.first }
    let nearest = reference.nearest ?? lastByAncestor(candidates)
    // Caches the result only for a complete hierarchy because it no longer changes.
    if isResolving { references[identifier]?.nearest = nearest }
    var ancestor: UIView? = view
    while let current = ancestor {
      if let found = nearest[ObjectIdentifier(current)] { return found }
      ancestor = current.superview
    }
    return candidates.last
  }

  private static func lastByAncestor(_ candidates: [UIView]) -> [ObjectIdentifier: UIView] {
    var result: [ObjectIdentifier: UIView] = [:]
    for candidate in candidates {
      var ancestor: UIView? = candidate
      while let current = ancestor {
        result[ObjectIdentifier(current)] = candidate
        ancestor = current.superview
      }
    }
    return result
  }
}
