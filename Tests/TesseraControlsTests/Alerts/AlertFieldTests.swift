// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

/// Text fields in alerts. They are 30 points high and 8 points apart, with margins of 16 in an alert 270 points wide.
@MainActor @Suite struct AlertFieldTests {
  @Test func fieldsAreBelowTheMessage() throws {
    let window = makeWindow()
    let root = UIViewController()
    window.rootViewController = root
    let alert = UIAlertController(title: "Sign in", message: "Please", preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
    root.present(alert, animated: false)
    window.layoutIfNeeded()
    let fields = try #require(alert.textFields)
    let boxes = fields.compactMap(\.superview).map { $0.convert($0.bounds, to: alert.view) }
    #expect(boxes.map(\.width) == [238, 238] && boxes.map(\.height) == [30, 30] && boxes.map(\.minX) == [16, 16])
    #expect(boxes[1].minY == boxes[0].maxY + 8)
    let message = try #require(alert.view.all(UILabel.self).first { $0.text == "Please" })
    #expect(boxes[0].minY == message.convert(message.bounds, to: alert.view).maxY + 20, "the padding below the text")
    let button = try #require(alert.view.all(AlertButton.self).first)
    // A 16-point margin is below the fields, followed by a half-point hairline.
    #expect(button.convert(button.bounds, to: alert.view).minY == boxes[1].maxY + 16.5)
    #expect(fields[0].isFirstResponder)
    window.typeText("Ada")
    #expect(alert.textFields?.first?.text == "Ada")
    button.tap()
    #expect(root.presentedViewController == nil && !fields[0].isEditing)
  }

  /// A common idiom: an action that is enabled when the text field isn't empty.
  @Test func typingEnablesAnAction() throws {
    let window = makeWindow()
    let root = UIViewController()
    window.rootViewController = root
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default) { _ in }
    action.isEnabled = false
    alert.addAction(action)
    alert.addTextField { field in
      field.addAction(UIAction { [weak field] _ in action.isEnabled = field?.hasText == true }, for: .editingChanged)
    }
    root.present(alert, animated: false)
    window.layoutIfNeeded()
    let button = try #require(alert.view.all(AlertButton.self).first)
    button.tap()
    #expect(root.presentedViewController === alert)
    window.typeText("Ada")
    #expect(alert.textFields?.first?.text == "Ada" && alert.textFields?.first?.isFirstResponder == true)
    button.tap()
    #expect(root.presentedViewController == nil)
  }

  @Test func actionSheetsHaveNoFields() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"))
  }
}
