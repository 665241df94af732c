// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraControls

/// Notifications that control observers receive.
@MainActor struct ControlObservingTests {
  @Test("Programmatic changes to text, progress, sliders and switches notify observers")
  func values() {
    let (field, text, progress) = (UITextField(), UITextView(), UIProgressView())
    let (slider, toggle) = (UISlider(), UISwitch())
    var log: [String] = []
    let observations = [
      field.observe(\.text, options: [.new]) { _, change in log.append("field \((change.newValue ?? nil) ?? "nil")") },
      text.observe(\.text, options: [.new]) { _, change in log.append("view \((change.newValue ?? nil) ?? "nil")") },
      progress.observe(\.progress, options: [.new]) { _, change in log.append("progress \(change.newValue ?? 0)") },
      slider.observe(\.value, options: [.new]) { _, change in log.append("slider \(change.newValue ?? 0)") },
      toggle.observe(\.isOn, options: [.new]) { _, change in log.append("switch \(change.newValue ?? false)") },
    ]
    field.text = "A"
    text.text = "B"
    text.attributedText = NSAttributedString(string: "C")
    progress.setProgress(0.5, animated: true)
    slider.value = 0.25
    toggle.setOn(true, animated: false)
    withExtendedLifetime(observations) {}
    #expect(log == ["field A", "view B", "view C", "progress 0.5", "slider 0.25", "switch true"])
  }

  @Test("Typing does not notify observers, because UIKit sends editing events instead")
  func typing() {
    let field = UITextField()
    var calls = 0
    let observation = field.observe(\.text) { _, _ in calls += 1 }
    field.insertText("A")
    withExtendedLifetime(observation) {}
    #expect(field.text == "A")
    #expect(calls == 0)
  }
}
