// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3
import Testing

@Suite @MainActor
struct TextFieldTests {
  @Test func delegation() {
    var log: [String] = []
    let field = UITextField {
      $0.handleDelegation {
        $0.shouldChangeCharacters = { _, _, text in text != "x" }
        $0.shouldReturn = { _ in false }
      }
      $0.handleDelegation { $0.didBeginEditing = { log.append("begin \($0.text ?? "")") } }
    }
    let delegate = field.delegate
    #expect(delegate?.textField(field, shouldChangeCharactersIn: NSRange(), replacementString: "x") == false)
    #expect(delegate?.textField(field, shouldChangeCharactersIn: NSRange(), replacementString: "y") == true)
    #expect(delegate?.textFieldShouldReturn(field) == false)
    #expect(delegate?.textFieldShouldClear(field) == true)
    field.text = "a"
    delegate?.textFieldDidBeginEditing(field)
    #expect(log == ["begin a"])
  }

  @Test func editingUpdatesProperties() {
    let name = MutableProperty("")
    let field = UITextField { $0.handleEvents(.editingChanged, name) { $0.text ?? "" } }
    field.text = "Ada"
    field.sendActions(for: .editingChanged)
    #expect(name.value == "Ada")
  }
}
