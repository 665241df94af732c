// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UISegmentedControl {
  var shownTexts: [ShownText] {
    zip(segments, segmentFrames).enumerated().compactMap { index, entry in
      let state: State = index == selectedSegmentIndex ? .selected : .normal
      guard let text = titleText(of: entry.0, state: state), let title = entry.0.title else { return nil }
      let room = entry.1.insetBy(dx: min(4, entry.1.width / 2), dy: 0)
      let shown = traitCollection.textTranslation?.apply(title) ?? title
      return LabelPainter(text, in: room, clip: entry.1, traits: traitCollection).inspect(shown, font: text.font)
    }
  }
}

struct SegmentsInspector: ControlInspector {
  let view: UISegmentedControl

  var hasSystemSize: Bool { true }
  var texts: [ShownText] { view.shownTexts }
  var visibleText: String? { view.shownTexts.map(\.string).joined(separator: " | ") }

  func addControlAttributes(to attributes: inout ViewAttributes) {
    if view.selectedSegmentIndex >= 0 { attributes["value"] = .word("segment \(view.selectedSegmentIndex + 1)") }
  }
}
