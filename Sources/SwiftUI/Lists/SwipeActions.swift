// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The swipe actions at one side of a row. Their buttons are evaluated when the row is swiped.
@MainActor
struct SwipeActions {
  let allowsFullSwipe: Bool
  let content: AnyView
  let environment: EnvironmentValues

  /// Returns UIKit's actions. Actions of several modifiers follow each other.
  func configuration(in view: UIView?) -> UISwipeActionsConfiguration? {
    let list = CommandList()
    var environment = environment
    // The tint of the row does not apply to its actions.
    environment.tint = nil
    let commands = list.show(content, in: environment, context: CommandContext(view))
    let result = UISwipeActionsConfiguration(actions: commands.compactMap { action($0, list) })
    result.performsFirstActionWithFullSwipe = allowsFullSwipe
    return result.actions.isEmpty ? nil : result
  }

  /// Returns the action of a button. It retains the list, whose state the button may change.
  private func action(_ command: Command, _ list: CommandList) -> UIContextualAction? {
    guard case .control(.button(let role, let perform)) = command.kind else { return nil }
    let action = UIContextualAction(
      style: role == .destructive ? .destructive : .normal, title: command.image == nil ? command.title : nil
    ) { _, _, completion in
      _ = list
      perform()
      completion(true)
    }
    action.image = command.image
    action.accessibilityLabel = command.title
    if let tint = command.tint, role != .destructive { action.backgroundColor = tint }
    return action
  }
}

/// A modifier that stores the swipe actions of a row.
struct SwipeModifier: ElementModifier {
  typealias Body = Never
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: AnyView

  func makeElement(_ child: LayoutElement) -> RowTraitsElement { RowTraitsElement(child: child) }

  func update(_ element: RowTraitsElement, _ environment: EnvironmentValues) {
    let actions = SwipeActions(allowsFullSwipe: allowsFullSwipe, content: content, environment: environment)
    element.traits = RowTraits()
    if edge == .leading { element.traits.leadingSwipe = actions } else { element.traits.trailingSwipe = actions }
  }
}
