// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Flow steps that simulate the keyboard.

internal import Foundation
internal import TesseraControls
@_spi(Tessera) public import TesseraViews

extension FlowDriver {
  /// Taps a field and types text at a rate of one character per frame.
  ///
  /// - Parameters:
  ///   - text: The text. `\n` presses the return key, and `\u{8}` presses the delete key.
  ///   - element: The field, identified by its placeholder, by any element name, or by an adjacent label. A label
  ///     refers to the field with which it shares the smallest superview. If there are several such fields, the label
  ///     refers to the nearest one below or after it.
  ///   - file: The file to report in a failure. Defaults to the caller's file.
  ///   - line: The line to report in a failure. Defaults to the caller's line.
  public func type(_ text: String, into element: FlowElement, file: String = #fileID, line: Int = #line) {
    runStep(title: "type \(Self.quotedForMessage(text)) into \(element)", file: file, line: line) {
      () throws(FlowProblem) in
      try beginEditing(element)
      try pressKeys(text)
    }
  }

  /// Types text into the first responder.
  public func type(_ text: String, file: String = #fileID, line: Int = #line) {
    runStep(title: "type \(Self.quotedForMessage(text))", file: file, line: line) { () throws(FlowProblem) in
      try pressKeys(text)
    }
  }

  /// Deletes all text in a field.
  ///
  /// - Parameters:
  ///   - element: The field, identified as in `type(_:into:)`. Nil uses the field that is being edited.
  ///   - file: The file to report in a failure. Defaults to the caller's file.
  ///   - line: The line to report in a failure. Defaults to the caller's line.
  public func clear(_ element: FlowElement? = nil, file: String = #fileID, line: Int = #line) {
    runStep(title: "clear\(element.map { " \($0)" } ?? "")", file: file, line: line) { () throws(FlowProblem) in
      if let element { try beginEditing(element) }
      guard let field = editedView, let input = field as? any UITextInput else { throw noTextFieldProblem() }
      guard live.run({ length(of: input) }) > 0 else { return }
      if live.run({ letterCountAfterCaret(of: input) }) > 0 { try moveCaretToEnd(of: field) }
      for _ in 0..<Self.maximumKeyCount {
        let before = live.run { length(of: input) }
        if before == 0 { break }
        live.perform(.text("\u{8}"))
        advance(frames: 1)
        if live.run({ length(of: input) }) >= before { break }
      }
      try waitUntilIdle()
      let left = live.run { length(of: input) }
      guard left == 0 else {
        throw FlowProblem(
          "\(live.run { Self.sentence(FlowSearch.description(of: field)) }) keeps \(MessageFormat.counted(count: left, noun: "character")). Its delegate may prevent "
            + "their deletion.")
      }
    }
  }

  /// Presses the return key.
  public func pressReturn(file: String = #fileID, line: Int = #line) {
    runStep(title: "press return", file: file, line: line) { () throws(FlowProblem) in try pressKeys("\n") }
  }

  /// Presses a key on a hardware keyboard, for example to trigger a key command.
  ///
  /// - Parameters:
  ///   - key: A character or one of `UIKeyCommand`'s input constants.
  ///   - modifiers: The modifier keys.
  ///   - file: The file to report in a failure. Defaults to the caller's file.
  ///   - line: The line to report in a failure. Defaults to the caller's line.
  public func press(
    _ key: String, modifiers: UIKeyModifierFlags = [], file: String = #fileID, line: Int = #line
  ) {
    runStep(title: "press \(Self.quotedForMessage(key))", file: file, line: line) { () throws(FlowProblem) in
      live.perform(.key(key, modifiers: modifiers.rawValue))
      advance(frames: 1)
      try waitUntilIdle()
    }
  }

  private static let maximumKeyCount = 10_000

  private static func quotedForMessage(_ text: String) -> String { FlowSource.literal(String(text.prefix(40))) }

  // MARK: Keys

  private func pressKeys(_ text: String) throws(FlowProblem) {
    guard text.count <= Self.maximumKeyCount else {
      throw FlowProblem("\(text.count) keys are too many for one step. Type at most \(Self.maximumKeyCount).")
    }
    guard window.takesText else { throw noTextFieldProblem() }
    for (number, key) in text.enumerated() {
      guard window.takesText else {
        throw FlowProblem(
          "After \(MessageFormat.counted(count: number, noun: "key")) no view accepts text: the field has ended editing. Type the rest into another field."
        )
      }
      live.perform(.text(String(key)))
      advance(frames: 1)
    }
    try waitUntilIdle()
  }

  private func noTextFieldProblem() -> FlowProblem {
    FlowProblem("No field is being edited, so keys have no effect. Tap one first, or pass it to type(_:into:).")
  }

  /// The first responder if it accepts text input, or nil.
  var editedView: UIView? {
    guard window.takesText else { return nil }
    return live.run { FlowSearch(window).views.first { $0.isFirstResponder && $0 is any UIKeyInput } }
  }

  // MARK: Fields

  private func beginEditing(_ element: FlowElement) throws(FlowProblem) {
    let field: UIView?
    var point: CGPoint?
    if element.point != nil {
      let target = try target(element)
      point = target.point
      field = live.run { FlowSearch(window).view(at: target.point).flatMap { Self.field(of: $0) } }
    } else {
      let found = try fieldOrElement(element)
      field = live.run { Self.field(of: found.view, near: found.frame) }
      guard let field else {
        throw FlowProblem(
          "\(live.run { Self.sentence(FlowSearch.description(of: found)) }) accepts no text, and there is no field next to it."
        )
      }
      if !field.isFirstResponder { point = try target(field) }
    }
    if let point, field?.isFirstResponder != true {
      tap(at: point)
      try waitUntilIdle()
    }
    guard window.takesText, field == nil || editedView === field else {
      let name =
        field.map { field in live.run { Self.sentence(FlowSearch.description(of: field)) } } ?? "The view at that point"
      throw FlowProblem("\(name) did not begin editing when it was tapped. Its delegate may prevent it.")
    }
  }

  /// Returns the match for an element. If there are several, returns the one that is a field.
  private func fieldOrElement(_ element: FlowElement) throws(FlowProblem) -> FlowSearch.Match {
    let fields = allMatches(of: element).filter { $0.view.isTextEntry }
    if fields.count == 1 { return fields[0] }
    return try singleMatch(of: element)
  }

  private func target(_ field: UIView) throws(FlowProblem) -> CGPoint {
    try target(FlowElement(kind: .type("\(Swift.type(of: field))", { $0 === field }))).point
  }

  /// Returns the field for a view: the view itself, a field within it, or the field that the view labels.
  private static func field(of view: UIView, near box: CGRect? = nil) -> UIView? {
    if view.isTextEntry { return view }
    let inside = fields(in: view)
    if let first = inside.first { return first }
    var outer = view.superview
    while let current = outer, !(current is UIWindow) {
      let fields = fields(in: current)
      if fields.count == 1 { return fields[0] }
      if fields.count > 1 { return box.flatMap { nearest(of: fields, to: $0) } }
      outer = current.superview
    }
    return nil
  }

  private static func fields(in view: UIView) -> [UIView] {
    var result: [UIView] = []
    var waiting = [view]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha >= 0.01 else { continue }
      if view.isTextEntry { result.append(view) } else { waiting += view.subviews.reversed() }
    }
    return result
  }

  /// Returns the field that is nearest to a label, in the label's row or below it.
  private static func nearest(of fields: [UIView], to box: CGRect) -> UIView? {
    let placed = fields.map { (field: $0, box: $0.convert($0.bounds, to: nil)) }
    let row = placed.filter { $0.box.minY < box.maxY && $0.box.maxY > box.minY }
    if let field = row.min(by: { abs($0.box.midX - box.midX) < abs($1.box.midX - box.midX) })?.field { return field }
    return placed.filter { $0.box.minY >= box.maxY - 1 }.min {
      ($0.box.minY, $0.box.minX) < ($1.box.minY, $1.box.minX)
    }?.field
  }

  private func length(of input: any UITextInput) -> Int {
    input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
  }

  private func letterCountAfterCaret(of input: any UITextInput) -> Int {
    guard let range = input.selectedTextRange else { return 0 }
    return input.offset(from: range.end, to: input.endOfDocument)
  }

  /// Taps after the last character of a field.
  private func moveCaretToEnd(of field: UIView) throws(FlowProblem) {
    let place = live.run { () -> CGPoint? in
      guard let input = field as? any UITextInput else { return nil }
      let caret = field.convert(input.caretRect(for: input.endOfDocument), to: nil)
      let box = FlowSearch(window).visiblePart(field.convert(field.bounds, to: nil), of: field)
      guard box.width > 2, box.height > 2 else { return nil }
      return CGPoint(
        x: min(max(caret.midX, box.minX + 1), box.maxX - 1), y: min(max(caret.midY, box.minY + 1), box.maxY - 1))
    }
    guard let place else { return }
    tap(at: place)
    try waitUntilIdle()
  }
}
