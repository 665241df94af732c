// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The content of menus, alerts and dialogs is evaluated like any other view, but its controls create commands instead
// of UIKit views. A command list collects the commands, and menus and alerts show them.
//
//     Menu content ─► nodes ─► CommandElement (button, toggle, picker, menu …) ─► UIMenu or UIAlertController

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A control in a menu, an alert or a dialog.
enum CommandKind {
  case button(ButtonRole?, action: @MainActor () -> Void)
  case toggle(isOn: @MainActor () -> Bool, flip: @MainActor () -> Void)
  /// A line between two groups of commands.
  case divider
  /// A group of commands below a title.
  case section
  /// A group of related commands in a row.
  case group
  case menu
  case picker(CommandPicker)
}

/// A picker in a menu.
struct CommandPicker {
  /// The way a menu shows a picker.
  enum Form { case inline, titled, submenu, palette }
  let form: Form
  let selection: AnyHashable
  let select: @MainActor (AnyHashable) -> Void
}

/// A view that creates a command.
struct CommandView: View {
  typealias Body = Never
  let kind: CommandKind
  var label = AnyView(EmptyView())
  /// The commands of a section, group, menu or picker.
  var content = AnyView(EmptyView())

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: CommandNode.self) { CommandNode(context) }.update(view, context)
  }
}

/// The element of a command. It has no size.
final class CommandElement: LayoutElement {
  var kind = CommandKind.divider
  var isEnabled = true
  /// Whether the menu stays open after the command's action.
  var keepsOpen = false
  /// The tint color that the button's environment sets, or nil for the default.
  var tint: UIColor?
  var label: [LayoutElement] = []
  var content: [LayoutElement] = []
  /// The identifiers of a picker's options, by element.
  var tags: [ObjectIdentifier: AnyHashable] = [:]
}

private final class CommandNode: _ViewNode {
  private let element = CommandElement()
  private var label: _ViewNode?
  private var content: _ViewNode?
  override var children: [_ViewNode] { [label, content].compactMap { $0 } }

  func update(_ view: CommandView, _ context: _ViewContext) -> _ViewNode {
    environment = context.environment
    element.kind = view.kind
    element.isEnabled = environment.isEnabled
    element.tint = environment.tint.map { $0._paint(in: environment).color }
    element.keepsOpen = environment.menuActionDismissBehavior == .disabled
    let inner = context.inside(self)
    updating {
      label = AnyView._updateNode(label, with: view.label, in: inner)
      content = AnyView._updateNode(content, with: view.content, in: inner)
    }
    childElementsDidChange()
    return self
  }

  override func childElementsDidChange() {
    (element.label, element.content) = (label?.elements ?? [], content?.elements ?? [])
    if case .picker = element.kind {
      element.tags = [:]
      content?.collectTags(into: &element.tags)
    }
    setElements([element])
  }
}

// MARK: Environment

private struct CommandContextKey: EnvironmentKey {
  static var defaultValue: CommandContext? { nil }
}

/// The menu, alert or dialog that shows commands.
@MainActor
final class CommandContext {
  /// The view from which a command presents a view controller.
  weak var source: UIView?
  init(_ source: UIView?) { self.source = source }
}

extension EnvironmentValues {
  /// The menu, alert or dialog that contains the view; nil if the view is shown as a regular view.
  var commandContext: CommandContext? {
    get { self[CommandContextKey.self] }
    set { self[CommandContextKey.self] = newValue }
  }

  /// Returns the environment for the content of a menu, an alert or a dialog.
  @MainActor
  func forCommands(_ context: CommandContext) -> EnvironmentValues {
    var result = self
    result.listContext = nil
    result.labelStyle = DefaultLabelStyle()
    result.primitiveButtonStyle = CommandButtonStyle()
    result.toggleStyle = CommandToggleStyle()
    result.pickerAppearance = .command(.inline)
    result.isLabelHidden = false
    // Set last: afterwards, styles that the content sets do not replace the styles above.
    result.commandContext = context
    return result
  }
}

/// A style whose buttons are commands.
private struct CommandButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    CommandView(
      kind: .button(configuration.role, action: { configuration.trigger() }), label: AnyView(configuration.label))
  }
}

/// A style whose toggles are commands.
private struct CommandToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    CommandView(
      kind: .toggle(isOn: { isOn.wrappedValue }, flip: { isOn.wrappedValue.toggle() }),
      label: AnyView(configuration.label))
  }
}
