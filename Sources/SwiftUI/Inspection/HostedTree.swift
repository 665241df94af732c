// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
@_spi(Tessera) internal import TesseraViews
internal import UIKit

/// Describes the views of a host for tools that inspect a screen.
struct HostInspector: ViewInspector {
  let view: HostingView
  var declaredViews: [DeclaredView] { view.declaredTree.views }
}

extension HostingView {
  /// The declared views as of the last layout. The graph is only read.
  var declaredTree: HostedTree { HostedTree(self, node: currentRoot) }
}

/// The views, containers and effects that a host's code declares, in the order of the code.
///
/// The node graph provides the views of the app and of SwiftUI, and the elements provide frames and modifiers.
@MainActor
final class HostedTree {
  private(set) var views: [DeclaredView] = []
  /// The elements of each declared view.
  private var elements: [[LayoutElement]] = []
  /// The declared views that consist of exactly one element, from the outermost to the innermost, by element.
  private var owners: [ObjectIdentifier: [Int]] = [:]
  /// The names of effects, by element.
  private var effects: [ObjectIdentifier: String] = [:]
  /// The views that contain the contents of an element's container, by element.
  private var surfaces: [ObjectIdentifier: UIView] = [:]
  /// The elements with views in the order in which they were found, with the enclosing declared view.
  private var displayed: [(element: any ViewElement, parent: Int)] = []
  /// Whether a declared view is below a loop or condition of the custom view that contains it.
  private var isConditional: [Bool] = []
  private let host: HostingView

  init(_ host: HostingView, node: RootNode?) {
    self.host = host
    guard let node else { return }
    collect(node)
    addDisplayed()
    for index in views.indices { complete(viewAt: index) }
    number()
  }

  // MARK: Nodes

  private struct Pending {
    let node: _ViewNode
    let parent: Int
    let isConditional: Bool
  }

  private func collect(_ root: _ViewNode) {
    var pending = [Pending(node: root, parent: -1, isConditional: false)]
    while let next = pending.popLast() {
      var (parent, isConditional) = (next.parent, next.isConditional)
      let node = next.node
      let children = node.children
      noteDisplayed(by: node, in: parent)
      if let description = NodeDescription(node) {
        parent = add(node, as: description, in: parent, isConditional: isConditional)
        if description.appType != nil { isConditional = false }
      } else if node.represented == nil, children.count != 1 && !(node is ListNode) || Self.isCondition(node) {
        isConditional = true
      }
      for child in children.reversed() {
        pending.append(Pending(node: child, parent: parent, isConditional: isConditional))
      }
    }
  }

  /// Returns whether a node shows different contents in the course of time.
  private static func isCondition(_ node: _ViewNode) -> Bool {
    let name = NodeDescription.name(of: type(of: node))
    return ["ForEachNode", "ConditionalNode", "OptionalNode"].contains(name)
  }

  private func add(_ node: _ViewNode, as description: NodeDescription, in parent: Int, isConditional: Bool) -> Int {
    let index = views.count
    var source = DeclaredSource(
      type: description.appType, call: description.name, owners: customTypes(around: parent))
    source.isRoot = parent >= 0 && parent == index - 1 && views[parent].source.type != nil && !isConditional
    views.append(
      DeclaredView(
        name: description.name, kind: description.kind, parent: parent, surface: host, frame: .zero, source: source))
    elements.append(node.elements)
    self.isConditional.append(isConditional)
    if node.elements.count == 1 { owners[ObjectIdentifier(node.elements[0]), default: []].append(index) }
    return index
  }

  private func noteDisplayed(by node: _ViewNode, in parent: Int) {
    for case let element as any ViewElement in node.elements where node.creates(element) {
      displayed.append((element, parent))
      if let type = node.represented, type is any ViewModifier.Type {
        effects[ObjectIdentifier(element)] = "." + ModifierText.effect(of: type, element.view)
      }
    }
  }

  /// The app's types around a declared view, innermost first.
  private func customTypes(around index: Int) -> [Any.Type] {
    var types: [Any.Type] = []
    var next = index
    while next >= 0, types.count < 8 {
      if let type = views[next].source.type { types.append(type) }
      next = views[next].parent
    }
    return types
  }

  // MARK: Views

  /// Assigns the UIKit views to the innermost declared views that consist of them, and adds effects for the rest.
  private func addDisplayed() {
    for (element, parent) in displayed {
      if let index = owners[ObjectIdentifier(element)]?.last {
        views[index].view = element.view
        continue
      }
      var name = effects[ObjectIdentifier(element)] ?? ""
      // An accessibility modifier changes how its content is spoken, so it is named after the content.
      if name == ".accessibility" { name = content(of: element).map { views[$0].name } ?? name }
      views.append(
        DeclaredView(
          name: name, kind: .effect, parent: parent, view: element.view, surface: host, frame: .zero,
          source: DeclaredSource(
            call: name.hasPrefix(".") ? String(name.dropFirst()) : nil, isModifier: true,
            owners: customTypes(around: parent))))
      elements.append([element])
      isConditional.append(true)
    }
  }

  private func complete(viewAt index: Int) {
    let elements = elements[index]
    guard let first = elements.first else { return }
    views[index].surface = surface(of: first)
    views[index].frame = elements.dropFirst().reduce(first.frame) { $0.union($1.frame) }
    views[index].layoutSteps = { LayoutStory(self).steps(to: index) }
    if let container = first as? LayoutContainerElement, owners[ObjectIdentifier(first)]?.last == index {
      addAttributes(of: container.layout, to: index)
    }
    if views[index].kind != .effect {
      let modifiers = modifiers(of: index)
      if !modifiers.isEmpty { views[index].attributes["modifiers"] = modifiers.joined() }
    }
    if views[index].kind != .custom, let text = title(of: index) { views[index].source.argument = text }
  }

  private func addAttributes(of layout: any Layout, to index: Int) {
    var spacing: CGFloat?
    var alignment = ".center"
    switch layout {
    case let stack as VStackLayout: (spacing, alignment) = (stack.spacing, InspectedText.alignment(stack.alignment))
    case let stack as HStackLayout: (spacing, alignment) = (stack.spacing, InspectedText.alignment(stack.alignment))
    case let stack as ZStackLayout: alignment = InspectedText.alignment(stack.alignment)
    default: return
    }
    let arguments = [
      alignment == ".center" ? nil : "alignment: \(alignment)", spacing.map { "spacing: \(InspectedText.number($0))" },
    ]
    if alignment != "custom", arguments.contains(where: { $0 != nil }) {
      views[index].source.argument = arguments.compactMap(\.self).joined(separator: ", ")
    }
    if let spacing { views[index].attributes["spacing"] = InspectedText.number(spacing) }
    if alignment != ".center" { views[index].attributes["stack alignment"] = String(alignment.drop { $0 == "." }) }
  }

  /// Returns the code of the modifiers around a declared view, up to the enclosing one, from the innermost to the outermost.
  private func modifiers(of index: Int) -> [String] {
    let enclosing = views[index].parent >= 0 ? elements[views[index].parent] : []
    guard elements[index].count == 1, var element = elements[index].first else { return [] }
    var modifiers: [String] = []
    while modifiers.count < 50, !enclosing.contains(where: { $0 === element }),
      let wrapper = element.container as? WrapperElement, wrapper.child === element
    {
      let code = ModifierText(wrapper)?.code ?? effects[ObjectIdentifier(wrapper)]
      if let code, code != ".accessibility" { modifiers.append(code) }
      element = wrapper
    }
    return modifiers
  }

  /// Returns the view that contains the view of an element.
  private func surface(of element: LayoutElement) -> UIView {
    var climbed: [LayoutElement] = []
    var next: LayoutElement? = element
    var found: UIView = host
    while let current = next {
      if let known = surfaces[ObjectIdentifier(current)] {
        found = known
        break
      }
      climbed.append(current)
      next = current.container
      if let container = next as? any ViewElement {
        found = container.contentView
        break
      }
    }
    for element in climbed { surfaces[ObjectIdentifier(element)] = found }
    return found
  }

  // MARK: Names

  /// Returns the index of the outermost declared view that an element displays, possibly within modifiers.
  func content(of element: LayoutElement) -> Int? {
    var next: LayoutElement? = element
    while let current = next {
      if let index = owners[ObjectIdentifier(current)]?.first { return index }
      next = (current as? WrapperElement)?.child
    }
    return nil
  }

  /// The declared views that consist of an element, from the outermost to the innermost.
  func views(of element: LayoutElement) -> [Int] { owners[ObjectIdentifier(element)] ?? [] }
  func elements(of index: Int) -> [LayoutElement] { elements[index] }
  func effect(_ element: LayoutElement) -> String? { effects[ObjectIdentifier(element)] }

  /// Returns a declared view's name in sentences: `ProfileCard`, `Text "Total"` or `Image(systemName: "star")`.
  func name(of index: Int) -> String {
    let view = views[index]
    guard view.kind == .content, let shown = view.view else { return view.name }
    if let symbol = Self.symbol(of: shown) { return "\(view.name)(systemName: \"\(symbol)\")" }
    guard let text = shown.inspector.visibleText, !text.isEmpty else { return view.name }
    return "\(view.name) \(InspectedText.quoted(text))"
  }

  /// Returns an element's name in sentences, or nil for an invisible element.
  func name(of element: LayoutElement) -> String? { content(of: element).map(name) ?? ModifierText(element)?.code }

  private static func symbol(of view: UIView) -> String? { (view as? UIImageView)?.image?.symbolName }

  /// Returns the literal in a view's declaration: its text, or the symbol's name.
  private func title(of index: Int) -> String? {
    guard let view = views[index].view, views[index].kind == .content else { return nil }
    if let symbol = Self.symbol(of: view) { return "systemName: \"\(symbol)\"" }
    return view.inspector.visibleText.flatMap { $0.isEmpty ? nil : "\"\($0)\"" }
  }

  /// Numbers the views that an app's type declares with the same call, unless some of them are conditional or repeated.
  private func number() {
    struct Call: Hashable {
      let owner: Int
      let name: String
    }
    var calls: [Call: [Int]] = [:]
    for index in views.indices where views[index].kind != .effect {
      var owner = views[index].parent
      while owner >= 0, views[owner].source.type == nil { owner = views[owner].parent }
      if owner >= 0 { calls[Call(owner: owner, name: views[index].name), default: []].append(index) }
    }
    for places in calls.values where !places.contains(where: { isConditional[$0] }) {
      for (ordinal, index) in places.enumerated() { views[index].source.ordinal = (ordinal, places.count) }
    }
  }
}
