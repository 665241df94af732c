// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

/// An interaction for selecting text in a custom text input.
///
///     let interaction = UITextInteraction(for: .editable)
///     interaction.textInput = documentView
///     documentView.addInteraction(interaction)
///
/// The interaction's view must be the text input. A tap makes the view the first responder and, in editable text,
/// moves the insertion point. A double tap selects a word, and a triple tap selects a paragraph.
///
/// - Note: Differs from UIKit: there is no loupe, handles can't be dragged, and no edit menu is shown.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  /// The view to which the interaction was added; nil for none.
  open private(set) weak var view: UIView?
  /// The delegate, which controls and observes touches. A weak reference.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The text input, which must be the interaction's view. A weak reference.
  open weak var textInput: (any UIResponder & UITextInput)? { didSet { connect() } }
  /// Whether the text can be edited.
  open private(set) var textInteractionMode: UITextInteractionMode
  /// The tap recognizers, which other recognizers can require to fail.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { taps }

  private let taps: [UITapGestureRecognizer]
  private var display: UITextSelectionDisplayInteraction?
  private let container = SelectionContainer()

  /// Creates an interaction for editable or non-editable text.
  public convenience init(for mode: UITextInteractionMode) { self.init(mode) }

  private init(_ mode: UITextInteractionMode) {
    textInteractionMode = mode
    taps = (1...3).map { count in
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = count
      return tap
    }
    super.init()
    for tap in taps { tap.addTarget(self) { $0.respond(to: $1) } }
  }

  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    for tap in taps { self.view?.removeGestureRecognizer(tap) }
    disconnect()
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    for tap in taps { view.addGestureRecognizer(tap) }
    connect()
  }

  // MARK: Selection views

  private func connect() {
    disconnect()
    guard let view, let input = textInput as? any UIView & UITextInput, input === view else { return }
    let new = UITextSelectionDisplayInteraction(textInput: input, delegate: container)
    view.addInteraction(new)
    new.isActivated = input.isFirstResponder
    display = new
  }

  private func disconnect() {
    guard let display else { return }
    display.view?.removeInteraction(display)
    self.display = nil
  }

  private final class SelectionContainer: NSObject, UITextSelectionDisplayInteractionDelegate {}

  // MARK: Touches

  private func respond(to tap: UITapGestureRecognizer) {
    guard tap.state == .ended, let view, let textInput else { return }
    let point = tap.location(in: view)
    guard delegate?.interactionShouldBegin(self, at: point) ?? true else { return }
    delegate?.interactionWillBegin(self)
    if !textInput.isFirstResponder { textInput.becomeFirstResponder() }
    select(at: point, count: tap.numberOfTapsRequired, in: textInput)
    display?.isActivated = textInput.isFirstResponder
    delegate?.interactionDidEnd(self)
  }

  private func select(at point: CGPoint, count: Int, in input: any UITextInput) {
    guard let place = input.closestPosition(to: point) else { return }
    if count > 1 {
      let unit: UITextGranularity = count == 2 ? .word : .paragraph
      let range =
        input.tokenizer.rangeEnclosingPosition(place, with: unit, inDirection: .storage(.forward))
        ?? input.tokenizer.rangeEnclosingPosition(place, with: unit, inDirection: .storage(.backward))
      if let range { return input.selectedTextRange = range }
    }
    guard count == 1 || textInteractionMode == .editable else { return }
    input.selectedTextRange = textInteractionMode == .editable ? input.textRange(from: place, to: place) : nil
  }
}
