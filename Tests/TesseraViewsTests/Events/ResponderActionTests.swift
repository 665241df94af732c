// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Edit actions, key commands and the edit menu, according to Apple's UIResponder documentation.
@MainActor @Suite struct ResponderActionTests {
  final class Copying: UIView {
    var lines: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { lines.append("copy") }
    override func selectAll(_ sender: Any?) { lines.append("all") }
  }

  final class Editor: UIViewController {
    var lines: [String] = []
    var allowed = true
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:", Editor.save(_:))),
        UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("close", Editor.close)),
      ]
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("save:") ? allowed : super.canPerformAction(action, withSender: sender)
    }
    func save(_ command: UIKeyCommand) { lines.append("save \(command.input ?? "")") }
    func close() { lines.append("close") }
  }

  @Test(
    "A responder performs the edit actions that its class overrides, and no others",
    arguments: [
      ("copy:", true), ("selectAll:", true), ("cut:", false), ("paste:", false), ("pasteAndMatchStyle:", false),
      ("toggleBoldface:", false), ("resignFirstResponder", false),
    ])
  func editActions(_ name: String, isPerformed: Bool) {
    #expect(Copying().canPerformAction(Selector(name), withSender: nil) == isPerformed)
    #expect(!UIView().canPerformAction(Selector(name), withSender: nil))
    #expect(Copying().responds(to: Selector(name)) == isPerformed)
  }

  @Test("An action is sent to the first object in the chain that can perform it")
  func targets() {
    let (outer, inner) = (Copying(), UIView())
    outer.addSubview(inner)
    let copy = Selector(
      "copy:", calling: { (view: any UIResponderStandardEditActions, sender: Any?) in view.copy(sender) })
    #expect(inner.target(forAction: copy, withSender: nil) as AnyObject? === outer)
    #expect(inner.target(forAction: "cut:", withSender: nil) == nil)
    UIApplication.shared.sendAction(copy, to: nil, from: inner, for: nil)
    #expect(outer.lines == ["copy"])
  }

  @Test("Keys send the commands of the frontmost controller if it can perform them")
  func keys() {
    let (window, editor) = (makeWindow(100, 100), Editor())
    window.rootViewController = UINavigationController(rootViewController: editor)
    #expect(window.pressKey("s", modifierFlags: .command))
    #expect(window.pressKey(UIKeyCommand.inputEscape))
    #expect(editor.lines == ["save s", "close"])
    #expect(!window.pressKey("s"))
    editor.allowed = false
    #expect(!window.pressKey("s", modifierFlags: .command))
    #expect(editor.lines.count == 2)
  }

  @Test("Commands added to a controller are its key commands")
  func addedCommands() {
    let (window, controller) = (makeWindow(100, 100), UIViewController())
    window.rootViewController = controller
    let log = Copying()
    controller.view.addSubview(log)
    let command = UIKeyCommand(title: "All", action: "selectAll:", input: "a", modifierFlags: [.command, .shift])
    controller.addKeyCommand(command)
    #expect(controller.keyCommands == [command])
    #expect(!window.pressKey("a", modifierFlags: [.command, .shift]), "no responder in the chain performs it")
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
  }
}
