// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftLayout
import UIKit

/// A printer that prints the tree of a layout, optionally with its anchors.
///
///     LayoutPrinter(layout).print()
///     // ViewLayout - view: root
///     // └─ TupleLayout
///     //    ├─ ViewLayout - view: title
///     //    └─ ViewLayout - view: 0x7f9a:UIImageView
@preconcurrency @MainActor
public struct LayoutPrinter {
  private let layout: any Layout
  private let withAnchors: Bool

  /// Creates a printer for a layout. If `withAnchors` is true, each anchor is printed on a separate line.
  public init(_ layout: some Layout, withAnchors: Bool = false) {
    self.layout = layout
    self.withAnchors = withAnchors
  }

  /// The tree, with one line for each layout and anchor.
  public var description: String {
    var lines: [String] = []
    appendLines(of: layout, head: "", body: "", to: &lines)
    return lines.joined(separator: "\n")
  }

  /// Writes the description to standard output.
  public func print() {
    Swift.print(description)
  }

  /// Copies the description to the general pasteboard.
  public func copyToPasteboard() {
    UIPasteboard.general.string = description
  }

  /// Appends the lines of a layout and its children.
  ///
  /// - Parameters:
  ///   - head: The prefix of the layout's first line.
  ///   - body: The prefix of all other lines.
  private func appendLines(of layout: any Layout, head: String, body: String, to lines: inout [String]) {
    let node = layout as? any LayoutNode
    lines.append(head + (node?.printedName ?? "\(type(of: layout))"))
    let children = node?.printedChildren ?? (layout as? any ModularLayout).map { [Self.body(of: $0)] } ?? []
    if withAnchors, let anchors = node?.printedAnchors {
      let indent = body + (children.isEmpty ? "      " : "│     ")
      lines += anchors.printedRules.map { indent + $0 }
    }
    for (index, child) in children.enumerated() {
      let isLast = index == children.count - 1
      appendLines(of: child, head: body + (isLast ? "└─ " : "├─ "), body: body + (isLast ? "   " : "│  "), to: &lines)
    }
  }

  private static func body(of module: some ModularLayout) -> any Layout { module.layout }
}

extension LayoutPrinter: @MainActor CustomStringConvertible {}
