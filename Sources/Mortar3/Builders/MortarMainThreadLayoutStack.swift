// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Builders nest: a view's builder runs before the view is in its superview, and ends before the superview's does. So statements
// inside it are deferred until the outermost builder has assembled everything:
//
//   UIContainer {                        depth 1
//     UILabel { $0.layout... == ... }    depth 2: queued
//   }                                    depth 0: all views are in place, statements are resolved in order

internal import TesseraViews
import UIKit

/// Defers statements until their hierarchy is complete.
@preconcurrency @MainActor
public enum MortarMainThreadLayoutStack {
  /// The views of one `layoutReferenceId`, in the order in which it was assigned.
  private struct Reference {
    struct Holder { weak var view: UIView? }
    var holders: [Holder] = []
    /// The last view with the identifier in each view's tree. Computed at the first lookup in the finished hierarchy.
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
  /// The result of the running block; nil until its builder delivers it.
  private static var delivered: [MortarAddViewBox]?

  static var isExecuting: Bool { depth > 0 }

  /// Runs `body`. Its constraints are activated when the outermost call ends, which also discards layout references.
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

  /// Runs `body` as if no builder were running.
  static func withSeparateState<Result>(_ body: () -> Result) -> Result {
    let outer = (depth, pending, references, referenceOrder, locations, isResolving, delivered)
    (depth, pending, references, referenceOrder, locations, isResolving, delivered) = (0, [], [:], [], [], false, nil)
    defer { (depth, pending, references, referenceOrder, locations, isResolving, delivered) = outer }
    return body()
  }

  /// Runs the block and adds the result of its builder to the view.
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
    // Until the builder reports the statement's own line, the line of its block is the best available.
    (group.fileID, group.line) = (location.fileID, location.line)
  }

  /// Resolves all statements. Error hooks may build views meanwhile; their statements come last.
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

  /// Replaces the view's identifier.
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

  /// Returns the view with the identifier that shares the nearest ancestor with `view`; of several, the last.
  static func view(for identifier: String, near view: UIView) -> UIView? {
    guard let reference = references[identifier] else { return nil }
    let candidates = reference.holders.compactMap(\.view)
    guard candidates.count > 1 else { return candidates.first }
    let nearest = reference.nearest ?? lastByAncestor(candidates)
    // Only the finished hierarchy no longer changes.
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
