// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The validation of a list. An invalid list stops the program with a message and a remedy.

import Foundation
import Mortar

@MainActor
struct VFLCheck {
  private let statement: VFLStatement
  private let nodes: [_MortarVFLNode]
  private var node: [ObjectIdentifier: _MortarVFLNode] = [:]

  init(_ statement: VFLStatement) {
    self.statement = statement
    nodes = statement.nodes
    for node in nodes { for view in node.views { self.node[ObjectIdentifier(view)] = node } }
  }

  func validate() {
    checkViews()
    checkNumbers()
    checkSpaces()
    checkReferences()
    if statement.leading != nil, statement.trailing != nil { checkFlexibility() } else { checkOpenEnd() }
  }

  private func checkViews() {
    guard nodes.contains(where: { !$0.isSpace }) else {
      VFLProblem.fail("There is no view in the list", remedy: "Put at least one view between the ends.")
    }
    if nodes.contains(where: { !$0.isSpace && $0.views.isEmpty }) {
      VFLProblem.fail("An array in the list is empty", remedy: "Put at least one view into each array.")
    }
    var seen: Set<ObjectIdentifier> = []
    for view in nodes.flatMap(\.views) where !seen.insert(ObjectIdentifier(view)).inserted {
      VFLProblem.fail(
        "\(MortarText.name(view)) is in the list twice", remedy: "Write each view once, or split the statement in two.")
    }
  }

  private func checkNumbers() {
    for node in nodes {
      if case .weighted(let weight) = node.size, !(weight > 0 && weight.isFinite) {
        VFLProblem.fail("The weight \(weight) is not above 0", remedy: "Write a weight such as ~~1.")
      }
    }
  }

  private func checkSpaces() {
    for (node, next) in zip(nodes, nodes.dropFirst()) where node.isFixedSpace && next.isFixedSpace {
      VFLProblem.fail(
        "Two fixed spaces are next to each other", remedy: "Write their sum as one number between single bars: | 28 |.")
    }
  }

  private func checkReferences() {
    for node in nodes {
      guard case .same(let view) = node.size else { continue }
      guard self.node[ObjectIdentifier(view)] != nil else {
        VFLProblem.fail(
          "The size refers to \(MortarText.name(view)), which is not in the list",
          remedy: "Refer to a view of the same statement, or set the size with |=|.")
      }
      checkCycle(from: view)
    }
  }

  /// Follows `[==view]` references from node to node. A chain that is longer than the list is a cycle.
  private func checkCycle(from start: UIView) {
    var view = start
    for _ in nodes.indices {
      guard let node = node[ObjectIdentifier(view)], case .same(let next) = node.size else { return }
      view = next
    }
    VFLProblem.fail(
      "Cyclic sizing: \(MortarText.name(view)) gets its size from itself",
      remedy: "Give one of the views a number, a weight or its own size.")
  }

  private func checkFlexibility() {
    guard nodes.allSatisfy(isFixed) else { return }
    VFLProblem.fail(
      "A list between two ends has fixed sizes only",
      remedy: "Give one node a weight such as [~~1] or its intrinsic size, or attach the list to one end only.")
  }

  private func isFixed(_ node: _MortarVFLNode) -> Bool {
    switch node.size {
    case nil, .weighted: false
    case .fixed: true
    case .same(let view): self.node[ObjectIdentifier(view)].map(isFixed) ?? false
    }
  }

  private func checkOpenEnd() {
    for node in nodes {
      guard case .weighted = node.size else { continue }
      VFLProblem.fail(
        "A weight needs both ends: a list with one end has no space to distribute",
        remedy: "End the list at a second view, or write fixed sizes.")
    }
    let open = statement.leading == nil ? (nodes.first, "starts") : (nodes.last, "ends")
    if open.0?.isSpace == true {
      VFLProblem.fail(
        "The open end of the list \(open.1) with padding, which separates nothing",
        remedy: "Remove the space, or attach that end to a view.")
    }
  }
}

extension _MortarVFLNode {
  fileprivate var isFixedSpace: Bool {
    guard isSpace, case .fixed = size else { return false }
    return true
  }
}

@MainActor
enum VFLProblem {
  static func fail(_ sentence: String, remedy: String) -> Never {
    MortarProblem.fail(sentence, remedy: remedy, name: "Mortar VFL Parsing Error", in: #filePath)
  }

  static func failMixedAxes() -> Never {
    MortarProblem.fail(
      "A list cannot begin on one axis and end on the other",
      remedy: "Use |> with <| for horizontal, |^ with ^| for vertical lists.", name: "Mortar VFL Operator Error",
      in: #filePath)
  }
}
