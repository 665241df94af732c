// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A flattened view tree in drawing order, with parents, names, and hashes for comparing contents.
struct ViewTable {
  /// The nodes, without their children.
  private(set) var nodes: [ViewNode] = []
  /// The index of each node's parent, or -1 for the root.
  private(set) var parents: [Int] = []
  private(set) var children: [[Int]] = []
  /// The index after each node's last descendant.
  private(set) var ends: [Int] = []
  /// A hash of each node's class, identifier and text.
  private(set) var keys: [UInt64] = []
  /// A hash of each node and all its descendants.
  private(set) var contents: [UInt64] = []
  /// The number of each node among siblings of the same class, starting at 1, or 0 if it is the only one.
  private var ordinals: [Int] = []

  init(_ root: ViewNode) {
    var waiting = [(node: root, parent: -1)]
    while let (node, parent) = waiting.popLast() {
      addNode(node, parent: parent)
      let index = nodes.count - 1
      for child in node.children.reversed() { waiting.append((child, index)) }
      nodes[index].children = []
    }
    finish()
  }

  /// Creates a table of nodes without children, in drawing order, with the index of each node's parent.
  init(_ entries: some Sequence<(node: ViewNode, parent: Int)>) {
    for (node, parent) in entries { addNode(node, parent: parent) }
    finish()
  }

  private mutating func addNode(_ node: ViewNode, parent: Int) {
    if parent >= 0 { children[parent].append(nodes.count) }
    nodes.append(node)
    parents.append(parent)
    children.append([])
  }

  private mutating func finish() {
    ends = Array(1..<nodes.count + 1)
    keys = nodes.map(Self.key)
    contents = keys
    ordinals = Array(repeating: 0, count: nodes.count)
    for siblings in children { count(siblings) }
    for index in nodes.indices.reversed() {
      for child in children[index] {
        ends[index] = max(ends[index], ends[child])
        contents[index] = (contents[index] ^ contents[child]) &* 0x100_0000_01B3 &+ 0x9E37_79B9
      }
    }
  }

  /// Returns an FNV-1a hash of a node. The hash is the same on every system and in every run.
  private static func key(_ node: ViewNode) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in [node.className, node.identifier ?? "", node.text ?? ""] {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    return hash
  }

  // MARK: Names

  /// Returns a view's name in messages, for example `UILabel 'total'`, `UILabel "Settings"`, `UIView of
  /// SettingsViewController`, `UITableViewCell with "Wi-Fi"` or `UIView[2] in UIStackView 'list'`.
  ///
  /// The names of SwiftUI views mention the app's view that contains them: `Text "Total" in CheckoutSummary`.
  func name(of index: Int, byText: Bool = true) -> String {
    let label = label(of: index, byText: byText)
    guard !nodes[index].isCustom, nodes[index].identifier == nil, let owner = customView(around: index) else {
      return label
    }
    return "\(label) in \(nodes[owner].className)"
  }

  /// Returns a view's name without the app's SwiftUI view that contains it: `Text "Total"`.
  func label(of index: Int, byText: Bool = true) -> String {
    guard !nodes[index].isCustom, nodes[index].identifier == nil, customView(around: index) != nil else {
      return plainName(of: index, byText: byText)
    }
    if let name = ownName(of: index, byText: byText) { return name }
    // A modifier is told apart by the text that it modifies: `.onTapGesture on "12"`.
    if byText, nodes[index].className.hasPrefix("."), let text = innerText(of: index) {
      return "\(nodes[index].className) on \(MessageFormat.quoted(text, limit: 30))"
    }
    return nodes[index].className + ordinal(of: index)
  }

  /// Returns the index of the innermost SwiftUI view of the app that contains a view, or nil.
  private func customView(around index: Int) -> Int? {
    var around = parents[index]
    while around >= 0, !nodes[around].isCustom { around = parents[around] }
    return around >= 0 ? around : nil
  }

  private func plainName(of index: Int, byText: Bool) -> String {
    if let name = ownName(of: index, byText: byText) { return name }
    let node = nodes[index]
    if byText, parents[index] >= 0, let text = innerText(of: index) {
      return "\(node.className) with \(MessageFormat.quoted(text, limit: 30))"
    }
    guard parents[index] >= 0, !node.isCustom else { return node.className + ordinal(of: index) }
    var around = parents[index]
    while around >= 0 {
      if let name = ownName(of: around, byText: true) { return "\(node.className)\(ordinal(of: index)) in \(name)" }
      around = parents[around]
    }
    return "\(node.className)\(ordinal(of: index)) in \(nodes[parents[index]].className)"
  }

  private func ownName(of index: Int, byText: Bool) -> String? {
    let node = nodes[index]
    if let identifier = node.identifier { return "\(node.className) '\(identifier)'" }
    if byText, let text = node.text { return "\(node.className) \(MessageFormat.quoted(text, limit: 30))" }
    if byText, node.className == "Image", let image = node.style["image"]?.split(separator: " ").first,
      image != "picture"
    {
      return "Image(systemName: \"\(image)\")"
    }
    return node.controller.map { $0 == node.className ? $0 : "\(node.className) of \($0)" }
  }

  /// Returns the first text in a view with at most 16 descendants, such as a cell. A larger view is not named after
  /// its text.
  private func innerText(of index: Int) -> String? {
    guard ends[index] - index <= 16 else { return nil }
    return (index..<ends[index]).lazy.compactMap { nodes[$0].text }.first
  }

  /// Returns a view's number in brackets, such as `[2]` for the second sibling of a class, or an empty string if it
  /// is the only one.
  private func ordinal(of index: Int) -> String { ordinals[index] > 0 ? "[\(ordinals[index])]" : "" }

  /// Numbers the siblings of each class. Views with an identifier are not numbered.
  private mutating func count(_ siblings: [Int]) {
    guard siblings.count > 1 else { return }
    var last: [String: Int] = [:]
    for index in siblings where nodes[index].identifier == nil {
      let name = nodes[index].controller ?? nodes[index].className
      if let before = last[name] {
        if ordinals[before] == 0 { ordinals[before] = 1 }
        ordinals[index] = ordinals[before] + 1
      }
      last[name] = index
    }
  }

  /// Returns a view's path: `UIWindow/MessagesViewController/UILabel 'total'`. Each component contains the view's
  /// identifier or its number among siblings of the same class, so that the path is not affected by changes of text
  /// or frames.
  func path(of index: Int) -> String {
    var parts: [String] = []
    var current = index
    while current >= 0 {
      let node = nodes[current]
      let name = node.controller ?? node.className
      parts.append(node.identifier.map { "\(name) '\($0)'" } ?? name + ordinal(of: current))
      current = parents[current]
    }
    return parts.reversed().joined(separator: "/")
  }
}
