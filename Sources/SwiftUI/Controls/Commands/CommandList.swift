// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A command as shown by a menu or an alert: its kind, title and image, and the commands inside it.
@MainActor
struct Command {
  enum Kind {
    case control(CommandKind)
    /// Text without an action.
    case text
    case field(UITextField)
  }
  let kind: Kind
  var title = ""
  var subtitle: String?
  var image: UIImage?
  var isEnabled = true
  var keepsOpen = false
  var tint: UIColor?
  var tag: AnyHashable?
  var children: [Command] = []
}

/// The commands of a menu, an alert or a dialog that is visible. Evaluates their views in a separate graph.
@MainActor
final class CommandList {
  private let graph = ViewGraph()
  private var root: RootNode?
  /// Called when the views have to be evaluated again. The owner calls `refresh()` soon after.
  var onInvalidate: () -> Void = {}

  init() {
    graph.onInvalidate = { [weak self] in self?.onInvalidate() }
  }

  isolated deinit {
    root?.remove()
    graph.stop()
  }

  /// Evaluates a view and returns its commands.
  func show(_ view: AnyView, in environment: EnvironmentValues, context: CommandContext) -> [Command] {
    let inner = environment.forCommands(context)
    let root = self.root ?? RootNode(graph, inner)
    self.root = root
    graph.host = context.source
    root.update(view, inner)
    return refresh()
  }

  /// Evaluates the invalidated views and returns the commands.
  func refresh() -> [Command] {
    graph.flush()
    let actions = graph.afterLayout
    graph.afterLayout = []
    for action in actions { action() }
    if !actions.isEmpty { graph.flush() }
    return Self.commands(of: root?.elements ?? [])
  }

  /// The text of all views, one line for each.
  var text: String { (root?.elements ?? []).flatMap { $0.textsAndImage.texts }.joined(separator: "\n") }

  // MARK: Elements

  static func commands(of elements: [LayoutElement], tags: [ObjectIdentifier: AnyHashable] = [:]) -> [Command] {
    elements.flatMap { commands(in: $0, tags) }
  }

  private static func commands(in element: LayoutElement, _ tags: [ObjectIdentifier: AnyHashable]) -> [Command] {
    var found: [Command] = []
    var pending = [element]
    while let next = pending.popLast() {
      if let command = next as? CommandElement {
        found.append(self.command(command, tags))
      } else if let field = (next as? HostedElement)?.view as? UITextField {
        found.append(Command(kind: .field(field), title: field.placeholder ?? "", isEnabled: field.isEnabled))
      } else {
        pending += next.shownParts.reversed()
      }
    }
    let tag = element.layoutValue(TagKey.self) ?? tags[ObjectIdentifier(element)]
    if found.count == 1, tag != nil { found[0].tag = tag }
    if !found.isEmpty { return found }
    let (texts, image) = element.textsAndImage
    guard !texts.isEmpty || image != nil else { return [] }
    return [
      Command(
        kind: .text, title: texts.first ?? "", subtitle: texts.dropFirst().first, image: image, tag: tag)
    ]
  }

  private static func command(_ element: CommandElement, _ tags: [ObjectIdentifier: AnyHashable]) -> Command {
    let parts = element.label.map(\.textsAndImage)
    let texts = parts.flatMap(\.texts)
    return Command(
      kind: .control(element.kind), title: texts.first ?? "", subtitle: texts.dropFirst().first,
      image: parts.lazy.compactMap(\.image).first, isEnabled: element.isEnabled,
      keepsOpen: element.keepsOpen, tint: element.tint,
      children: commands(of: element.content, tags: element.tags.isEmpty ? tags : element.tags))
  }
}

extension LayoutElement {
  /// The elements shown inside the element.
  @MainActor
  fileprivate var shownParts: [LayoutElement] {
    if let hosted = self as? any ViewElement { return hosted.contents }
    return (self as? any DisplayContainer)?.displayedElements ?? displayChildren
  }

  /// The texts and the first image in the element's subtree, in view order.
  @MainActor
  var textsAndImage: (texts: [String], image: UIImage?) {
    var (texts, image): ([String], UIImage?) = ([], nil)
    var pending: [LayoutElement] = [self]
    while let next = pending.popLast() {
      let view = (next as? any ViewElement)?.view
      if let label = view as? UILabel, let text = label.text ?? label.attributedText?.string { texts.append(text) }
      if let imageView = view as? UIImageView { image = image ?? imageView.image }
      pending += next.shownParts.reversed()
    }
    return (texts, image)
  }
}
