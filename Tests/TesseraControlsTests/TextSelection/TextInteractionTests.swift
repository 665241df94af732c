// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

@MainActor @Suite struct TextInteractionTests {
  private final class Log: NSObject, UITextInteractionDelegate {
    var lines: [String] = []
    var allows = true
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
      lines.append("should \(Int(point.x))")
      return allows
    }
    func interactionWillBegin(_ interaction: UITextInteraction) { lines.append("will") }
    func interactionDidEnd(_ interaction: UITextInteraction) { lines.append("did") }
  }

  /// A text view that ignores touches. It substitutes for a custom view that draws text.
  private final class Document: UITextView {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private let window = makeWindow(300, 400)
  private let document = Document(frame: CGRect(0, 0, 300, 200))
  private let log = Log()

  init() {
    document.font = .systemFont(ofSize: 17)
    document.text = "some words here"
    document.selectedRange = NSRange(location: 0, length: 0)
    window.addSubview(document)
    window.layoutIfNeeded()
  }

  private func interaction(_ mode: UITextInteractionMode) -> UITextInteraction {
    let interaction = UITextInteraction(for: mode)
    interaction.textInput = document
    interaction.delegate = log
    document.addInteraction(interaction)
    return interaction
  }

  private func point(_ unit: Int) -> CGPoint {
    let rect = document.position(from: document.beginningOfDocument, offset: unit).map { document.caretRect(for: $0) }
    return CGPoint(x: (rect?.minX ?? 0) + 1, y: rect?.midY ?? 0)
  }

  @Test func tapsPlaceTheInsertionPoint() {
    let interaction = interaction(.editable)
    #expect(interaction.textInteractionMode == .editable && interaction.view === document)
    #expect(interaction.gesturesForFailureRequirements.count == 3)
    window.tap(at: point(7))
    #expect(document.isFirstResponder && document.selectedRange == NSRange(location: 7, length: 0))
    #expect(log.lines.suffix(2) == ["will", "did"] && log.lines.first?.hasPrefix("should") == true)
    #expect(document.subviews.contains { $0 is any UITextCursorView })
  }

  @Test func twoTapsSelectTheWord() {
    _ = interaction(.nonEditable)
    window.tap(at: point(7), count: 2)
    #expect(document.selectedRange == NSRange(location: 5, length: 5))
    #expect(document.subviews.contains { $0 is any UITextSelectionHandleView })
    window.tap(at: point(7), count: 3)
    #expect(document.selectedRange == NSRange(location: 0, length: 15))
  }

  @Test func theDelegateCanPreventSelection() {
    _ = interaction(.editable)
    log.allows = false
    window.tap(at: point(7))
    #expect(log.lines.count == 1 && document.selectedRange.location == 0)
  }

  @Test func removalClearsTheSelection() {
    let interaction = interaction(.editable)
    window.tap(at: point(7))
    document.removeInteraction(interaction)
    #expect(interaction.view == nil && !document.subviews.contains { $0 is any UITextCursorView })
    #expect(document.interactions.allSatisfy { !($0 is UITextSelectionDisplayInteraction) })
  }
}
