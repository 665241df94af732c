// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// The content of a menu.
final class MenuDescription {
  let content: AnyView
  let environment: EnvironmentValues
  /// Whether a tap performs an action, so that a long press opens the menu.
  let hasPrimaryAction: Bool

  init(_ content: AnyView, _ environment: EnvironmentValues, hasPrimaryAction: Bool = false) {
    (self.content, self.environment, self.hasPrimaryAction) = (content, environment, hasPrimaryAction)
  }
}

/// Creates UIKit's menu from the commands of a menu's content, and updates it while it is open.
@MainActor
final class MenuContent {
  var description: MenuDescription? { didSet { if list != nil { show() } } }
  /// The interaction that shows the menu.
  weak var interaction: UIContextMenuInteraction?
  private weak var source: UIView?
  private var list: CommandList?
  private var isStale = false

  init(_ source: UIView) { self.source = source }

  /// Returns the configuration of a menu that opens. Returns nil if the menu has no commands.
  func open(
    _ interaction: UIContextMenuInteraction, preview: UIContextMenuConfiguration.PreviewProvider? = nil
  ) -> UIContextMenuConfiguration? {
    self.interaction = interaction
    let list = CommandList()
    list.onInvalidate = { [weak self] in
      self?.isStale = true
      self?.source?.setNeedsLayout()
    }
    self.list = list
    guard let menu = makeMenu(), !menu.children.isEmpty else {
      close()
      return nil
    }
    let configuration = UIContextMenuConfiguration(previewProvider: preview) { _ in menu }
    configuration.preferredMenuElementOrder = description?.environment.menuOrder.elementOrder ?? .automatic
    return configuration
  }

  /// Discards the views of a menu that was dismissed.
  func close() { list = nil }

  /// Updates an open menu if its views have been invalidated.
  func refresh() {
    guard isStale, list != nil else { return }
    isStale = false
    list.map { replace(with: $0.refresh()) }
  }

  private func show() {
    guard let list, let description, let source else { return }
    replace(with: list.show(description.content, in: description.environment, context: CommandContext(source)))
  }

  private func replace(with commands: [Command]) {
    let menu = MenuBuilder(content: self).menu(of: commands)
    interaction?.updateVisibleMenu { old in menu.descendant(old.identifier) ?? old }
  }

  private func makeMenu() -> UIMenu? {
    guard let list, let description, let source else { return nil }
    let commands = list.show(description.content, in: description.environment, context: CommandContext(source))
    isStale = false
    return MenuBuilder(content: self).menu(of: commands)
  }
}

extension UIMenu {
  /// Returns the menu or submenu with an identifier.
  fileprivate func descendant(_ identifier: Identifier) -> UIMenu? {
    if self.identifier == identifier { return self }
    return children.lazy.compactMap { ($0 as? UIMenu)?.descendant(identifier) }.first
  }
}

/// Creates UIKit's menus from commands. The identifiers of the menus are the same each time.
@MainActor
private struct MenuBuilder {
  let content: MenuContent

  func menu(of commands: [Command]) -> UIMenu {
    UIMenu(identifier: UIMenu.Identifier("SwiftUI.Menu"), children: elements(of: commands, path: "SwiftUI.Menu"))
  }

  /// Returns the elements of commands. Dividers split them into sections.
  private func elements(of commands: [Command], path: String) -> [UIMenuElement] {
    let all = commands.enumerated().map { (index: $0.offset, command: $0.element) }
    let groups = all.split { if case .control(.divider) = $0.command.kind { true } else { false } }
    let menus = groups.map { group in group.flatMap { element(of: $0.command, path: "\(path).\($0.index)") } }
    guard menus.count > 1 else { return menus.first ?? [] }
    return menus.enumerated().map { index, children in
      UIMenu(
        identifier: UIMenu.Identifier("\(path).group\(index)"), options: .displayInline, children: children)
    }
  }

  private func element(of command: Command, path: String) -> [UIMenuElement] {
    switch command.kind {
    case .text: return [action(command, attributes: .disabled)]
    case .field:
      Report.defect(of: "TextField", "A text field in a menu is not shown.")
      return []
    case .control(let kind): return control(kind, command, path: path)
    }
  }

  private func control(_ kind: CommandKind, _ command: Command, path: String) -> [UIMenuElement] {
    let identifier = UIMenu.Identifier(path)
    switch kind {
    case .divider: return []
    case .button(let role, let perform):
      return [action(command, attributes: role == .destructive ? .destructive : [], perform: perform)]
    case .toggle(let isOn, let flip): return [action(command, state: isOn() ? .on : .off, perform: flip)]
    case .section:
      return [
        UIMenu(
          title: command.title, identifier: identifier, options: .displayInline,
          children: elements(of: command.children, path: path))
      ]
    case .group:
      let inner = elements(of: command.children, path: path)
      return [
        UIMenu(
          identifier: identifier, options: .displayInline, preferredElementSize: inner.count > 3 ? .small : .medium,
          children: inner)
      ]
    case .menu:
      return [
        UIMenu(
          title: command.title, subtitle: command.subtitle, image: command.image, identifier: identifier,
          children: command.isEnabled ? elements(of: command.children, path: path) : [])
      ]
    case .picker(let picker): return [menu(of: picker, command, identifier)]
    }
  }

  private func menu(of picker: CommandPicker, _ command: Command, _ identifier: UIMenu.Identifier) -> UIMenu {
    let options = options(of: picker, command, command.children, path: identifier.rawValue)
    switch picker.form {
    case .inline: return UIMenu(identifier: identifier, options: .displayInline, children: options)
    case .titled:
      return UIMenu(title: command.title, identifier: identifier, options: .displayInline, children: options)
    case .palette:
      return UIMenu(
        title: command.title, identifier: identifier, options: [.displayInline, .displayAsPalette], children: options)
    case .submenu:
      let selected = command.children.first { $0.tag == picker.selection }
      return UIMenu(
        title: command.title, subtitle: selected?.title, image: command.image, identifier: identifier,
        children: options)
    }
  }

  private func options(
    of picker: CommandPicker, _ command: Command, _ commands: [Command], path: String
  ) -> [UIMenuElement] {
    commands.enumerated().compactMap { index, option in
      if case .control(.section) = option.kind {
        return UIMenu(
          title: option.title, identifier: UIMenu.Identifier("\(path).\(index)"), options: .displayInline,
          children: options(of: picker, command, option.children, path: "\(path).\(index)"))
      }
      if case .control(.divider) = option.kind { return nil }
      guard let tag = option.tag else { return action(option, attributes: .disabled) }
      var option = option
      (option.isEnabled, option.keepsOpen) = (command.isEnabled, command.keepsOpen)
      return action(option, state: tag == picker.selection ? .on : .off) { picker.select(tag) }
    }
  }

  private func action(
    _ command: Command, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    perform: @escaping @MainActor () -> Void = {}
  ) -> UIAction {
    var attributes = attributes
    if !command.isEnabled { attributes.insert(.disabled) }
    if command.keepsOpen { attributes.insert(.keepsMenuPresented) }
    return UIAction(
      title: command.title, subtitle: command.subtitle, image: command.image, attributes: attributes, state: state
    ) { [weak content] _ in
      perform()
      content?.refresh()
    }
  }
}
