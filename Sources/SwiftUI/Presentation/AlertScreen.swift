// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import UIKit

/// An alert or a dialog, shown by an alert controller.
final class AlertScreen: PresentedScreen {
  /// The buttons and text fields: views, or the buttons of an `Alert`.
  enum Actions {
    case view(() -> AnyView)
    case buttons([Alert.Button])
  }
  private let style: UIAlertController.Style
  private let title: Text?
  private let message: (() -> AnyView)?
  private let actions: Actions

  init(
    _ style: UIAlertController.Style, title: Text?, actions: Actions, message: (() -> AnyView)? = nil
  ) {
    (self.style, self.title, self.actions, self.message) = (style, title, actions, message)
  }

  /// Creates the screen of an `Alert` or an `ActionSheet`.
  init(
    _ style: UIAlertController.Style, title: Text, message: Text?, buttons: [Alert.Button]
  ) {
    (self.style, self.title, actions) = (style, title, .buttons(buttons))
    if let message { self.message = { AnyView(message) } } else { self.message = nil }
  }

  var name: String { style == .alert ? "an alert" : "a confirmation dialog" }

  func makeController(for presentation: Presentation, from presenter: UIViewController) -> UIViewController? {
    let content = AlertContent(presentation)
    let environment = presentation.environment
    let controller = PresentedAlert(
      title: title?.resolveString(in: environment), message: content.message(message, environment),
      preferredStyle: style)
    controller.overrideUserInterfaceStyle = presenter.root.overrideUserInterfaceStyle
    controller.content = content
    content.controller = controller
    content.add(content.commands(actions, environment))
    return controller
  }

  func update(_ controller: UIViewController, for presentation: Presentation, isStale: Bool) {
    guard let alert = controller as? PresentedAlert, let content = alert.content else { return }
    let environment = presentation.environment
    guard isStale else { return content.refresh() }
    let title = title?.resolveString(in: environment)
    if alert.title != title { alert.title = title }
    let message = content.message(message, environment)
    if alert.message != message { alert.message = message }
    content.update(content.commands(actions, environment))
  }
}

/// An alert controller that reports its dismissal.
final class PresentedAlert: UIAlertController {
  fileprivate var content: AlertContent?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil { content?.didDisappear() }
  }
}

/// The buttons and text fields of an alert that is visible.
@MainActor
private final class AlertContent {
  weak var controller: PresentedAlert?
  private weak var presentation: Presentation?
  private let list = CommandList()
  private let messageList = CommandList()
  private let context: CommandContext
  private var isStale = false
  private var buttons: [Button] = []
  /// The text fields of the alert, and those of the views that they represent.
  private var fields: [(shown: UITextField, source: UITextField)] = []
  /// Whether a button was tapped whose action has yet to run.
  private var isChosen = false

  /// A button of the alert.
  private struct Button {
    var title: String
    var role: ButtonRole?
    var isEnabled = true
    var perform: @MainActor () -> Void = {}
  }

  init(_ presentation: Presentation) {
    self.presentation = presentation
    context = CommandContext(presentation.host)
    list.onInvalidate = { [weak self] in self?.invalidate() }
    messageList.onInvalidate = { [weak self] in self?.invalidate() }
  }

  private func invalidate() {
    isStale = true
    presentation?.setNeedsUpdate()
  }

  func message(_ view: (() -> AnyView)?, _ environment: EnvironmentValues) -> String? {
    guard let view else { return nil }
    _ = messageList.show(AnyView(CommandContent(content: view)), in: environment, context: context)
    let text = messageList.text
    return text.isEmpty ? nil : text
  }

  func commands(_ actions: AlertScreen.Actions, _ environment: EnvironmentValues) -> [Command] {
    switch actions {
    case .view(let view):
      isStale = false
      return list.show(AnyView(CommandContent(content: view)), in: environment, context: context)
    case .buttons(let buttons):
      return buttons.map { button in
        let title = button.label?.resolveString(in: environment) ?? Self.cancelTitle
        return Command(kind: .control(.button(button.role, action: { button.action?() })), title: title)
      }
    }
  }

  // MARK: Controller

  private static let cancelTitle = "Cancel"
  private static let okTitle = "OK"

  /// Adds the buttons and text fields to the controller.
  func add(_ commands: [Command]) {
    guard let controller else { return }
    controller.willDismiss = { [weak self] _ in self?.isChosen = true }
    for case .field(let source) in commands.map(\.kind) { addField(source) }
    buttons = buttons(of: commands)
    for (index, button) in buttons.enumerated() {
      let style: UIAlertAction.Style =
        button.role == .cancel ? .cancel : button.role == .destructive ? .destructive : .default
      let action = UIAlertAction(title: button.title, style: style) { [weak self] _ in self?.perform(at: index) }
      action.isEnabled = button.isEnabled
      controller.addAction(action)
    }
  }

  /// Returns the buttons of commands, with the system's button if there is none or if a dialog can't be canceled.
  private func buttons(of commands: [Command]) -> [Button] {
    var result: [Button] = []
    for command in commands {
      switch command.kind {
      case .control(.button(var role, let perform)):
        if role == .cancel, result.contains(where: { $0.role == .cancel }) {
          Report.once("An alert has several cancel buttons. Only the first one is shown as a cancel button.")
          role = nil
        }
        result.append(Button(title: command.title, role: role, isEnabled: command.isEnabled, perform: perform))
      case .field: break
      default:
        Report.defect(
          of: "alert", "An alert shows only buttons and text fields. Other views of its actions are omitted.")
      }
    }
    if controller?.preferredStyle == .actionSheet {
      if !result.contains(where: { $0.role == .cancel }) {
        result.append(Button(title: Self.cancelTitle, role: .cancel))
      }
    } else if result.isEmpty {
      result.append(Button(title: Self.okTitle))
    }
    return result
  }

  private func addField(_ source: UITextField) {
    guard let controller, controller.preferredStyle == .alert else {
      return Report.defect(of: "TextField", "A text field in a confirmation dialog is not shown.")
    }
    controller.addTextField { [weak self] field in
      field.placeholder = source.placeholder
      field.text = source.text
      field.isSecureTextEntry = source.isSecureTextEntry
      field.keyboardType = source.keyboardType
      field.textContentType = source.textContentType
      field.autocapitalizationType = source.autocapitalizationType
      field.autocorrectionType = source.autocorrectionType
      field.returnKeyType = source.returnKeyType
      field.delegate = source.delegate
      field.addAction(
        UIAction { [weak self, weak field] _ in if let field { self?.didEdit(field) } }, for: .editingChanged)
      self?.fields.append((field, source))
    }
  }

  /// Passes edited text on to the field that it represents, which writes it to its binding.
  private func didEdit(_ field: UITextField) {
    guard let source = fields.first(where: { $0.shown === field })?.source else { return }
    source.text = field.text
    source.sendActions(for: .editingChanged)
    refresh()
  }

  /// Updates the buttons and text fields if their views have been invalidated.
  func refresh() {
    guard isStale else { return }
    isStale = false
    update(list.refresh())
  }

  /// Updates the actions and the state of the buttons. Buttons are neither added nor removed, as in SwiftUI.
  func update(_ commands: [Command]) {
    let new = buttons(of: commands)
    if new.count == buttons.count { buttons = new }
    for (action, button) in zip(controller?.actions ?? [], buttons) where action.isEnabled != button.isEnabled {
      action.isEnabled = button.isEnabled
    }
    let sources = commands.compactMap { if case .field(let field) = $0.kind { field } else { nil } }
    for (index, source) in sources.enumerated() where fields.indices.contains(index) {
      fields[index].source = source
      if fields[index].shown.text != source.text { fields[index].shown.text = source.text }
    }
  }

  // MARK: Dismissal

  private func perform(at index: Int) {
    if buttons.indices.contains(index) { buttons[index].perform() }
    finish()
  }

  /// Called when the alert has disappeared. After a tap on a button, waits until the button's action has run.
  func didDisappear() { if !isChosen { finish() } }

  private func finish() {
    isChosen = false
    if let controller { presentation?.didDisappear(controller) }
  }
}

/// The content of an alert. Its closure is evaluated again when a state that it reads changes.
private struct CommandContent: View {
  let content: () -> AnyView
  var body: some View { content() }
}
