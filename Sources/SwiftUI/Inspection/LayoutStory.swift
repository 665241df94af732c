// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
@_spi(Tessera) internal import TesseraViews
internal import UIKit

/// Describes the steps of a layout that determine the size of a view: from the host's proposal through all containers and
/// modifiers to the view itself.
@MainActor
struct LayoutStory {
  private let tree: HostedTree
  /// The maximum number of elements in a story. Of deeper views, the elements in the middle are omitted.
  private static let limit = 120

  init(_ tree: HostedTree) { self.tree = tree }

  /// Returns the steps from the outermost element to a declared view.
  func steps(to target: Int) -> [DeclaredStep] {
    guard let first = tree.elements(of: target).first else { return [] }
    let isGroup = tree.elements(of: target).count > 1
    var chain: [LayoutElement] = []
    var next: LayoutElement? = isGroup ? first.container : first
    while let element = next {
      chain.append(element)
      next = element.container
    }
    chain.reverse()
    let hidden = chain.count > Self.limit ? Self.limit / 2..<chain.count - Self.limit / 2 : 0..<0
    var owner = -1
    var steps: [DeclaredStep] = []
    for (index, element) in chain.enumerated() {
      let declared = tree.views(of: element)
      if !hidden.contains(index) {
        steps += self.steps(of: element, declared, in: owner, until: target)
      } else if index == hidden.lowerBound, let last = steps.last {
        steps.append(omission(ofElements: hidden.count, after: last))
      }
      owner = declared.last ?? owner
    }
    if isGroup { steps.append(groupStep(of: target)) }
    return steps
  }

  private func omission(ofElements count: Int, after last: DeclaredStep) -> DeclaredStep {
    DeclaredStep(
      name: "…", proposal: last.proposal, size: last.size, sentence: "omits \(count) further elements.",
      source: DeclaredSource(owners: []))
  }

  private func groupStep(of target: Int) -> DeclaredStep {
    let view = tree.views[target]
    let count = tree.elements(of: target).count
    return DeclaredStep(
      name: view.name, proposal: (nil, nil), size: view.frame.size,
      sentence: "is a group of \(count) views; their common box is \(InspectedText.size(view.frame.size)).",
      source: view.source)
  }

  /// Returns the steps of an element: those of the views that consist of it, and its own.
  private func steps(
    of element: LayoutElement, _ declared: [Int], in owner: Int, until target: Int
  ) -> [DeclaredStep] {
    let modifier = ModifierText(element)
    var steps: [DeclaredStep] = []
    for index in declared {
      let isOwn = index == declared.last && modifier == nil
      steps.append(
        step(
          of: element, named: tree.name(of: index),
          isOwn ? ElementSentence(element, tree).words : ElementSentence.plain(element), tree.views[index].source))
      if index == target { return steps }
    }
    if let modifier {
      let source = DeclaredSource(
        call: modifier.call, isModifier: true, argument: modifier.argument,
        owners: owners(inside: declared.last ?? owner))
      steps.append(step(of: element, named: modifier.code, ElementSentence(element, tree).words, source))
    } else if declared.isEmpty, let name = tree.effect(element) {
      let source = DeclaredSource(call: String(name.dropFirst()), isModifier: true, owners: owners(inside: owner))
      steps.append(step(of: element, named: name, ElementSentence(element, tree).words, source))
    }
    return steps
  }

  private func owners(inside index: Int) -> [Any.Type] {
    guard index >= 0 else { return [] }
    let source = tree.views[index].source
    return (source.type.map { [$0] } ?? []) + source.owners
  }

  private func step(
    of element: LayoutElement, named name: String, _ sentence: String, _ source: DeclaredSource
  ) -> DeclaredStep {
    DeclaredStep(
      name: name, proposal: (element.placedProposal.width, element.placedProposal.height), size: element.frame.size,
      sentence: sentence, source: source)
  }
}
