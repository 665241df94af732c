// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

/// An interaction that displays the selection of a custom text input: an insertion point, or a highlight with a
/// handle at each end.
///
/// - Note: Differs from UIKit: the display is updated only when the view is laid out and when
///   `setNeedsSelectionUpdate` is called.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// The text input; nil after it is deallocated. A weak reference.
  open private(set) weak var textInput: (any UITextInput)?
  /// The delegate, which provides the highlight's container view. A weak reference.
  open weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  /// Whether the selection is visible. `false` by default.
  open var isActivated = false { didSet { setNeedsSelectionUpdate() } }
  /// The view of the insertion point.
  open var cursorView: any UIView & UITextCursorView { didSet { replaceView(oldValue, with: cursorView) } }
  /// The view that highlights the selection.
  open var highlightView: any UIView & UITextSelectionHighlightView {
    didSet { replaceView(oldValue, with: highlightView) }
  }
  /// The handle views at the start and end of the selection.
  open var handleViews: [any UIView & UITextSelectionHandleView] {
    didSet { for view in oldValue where !handleViews.contains(where: { $0 === view }) { view.removeFromSuperview() } }
  }

  /// Creates an interaction for a text input. The text input and the delegate are not retained.
  public init(
    textInput: any UITextInput & UIView, delegate: any UITextSelectionDisplayInteractionDelegate
  ) {
    (self.textInput, self.delegate) = (textInput, delegate)
    cursorView = CursorView()
    highlightView = HighlightView()
    handleViews = [HandleView(.leading), HandleView(.trailing)]
    super.init()
  }

  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    for view in managed { view.removeFromSuperview() }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    setNeedsSelectionUpdate()
  }

  private var managed: [UIView] { [highlightView, cursorView] + handleViews.map { $0 as UIView } }

  private func replaceView(_ old: UIView, with new: UIView) {
    if old !== new { old.removeFromSuperview() }
    setNeedsSelectionUpdate()
  }

  /// Updates the views after the selection has changed.
  open func setNeedsSelectionUpdate() { layoutManagedSubviews() }

  /// Lays out the views at the selection.
  open func layoutManagedSubviews() {
    guard let view, let textInput, isActivated, let range = textInput.selectedTextRange else {
      for view in managed { view.removeFromSuperview() }
      return
    }
    let container = delegate?.selectionContainerViewBelowText(for: self) ?? view
    let isShown = !range.isEmpty
    let rects = isShown ? textInput.selectionRects(for: range) : []
    showPart(highlightView, isShown: isShown, in: container, at: container.bounds)
    highlightView.selectionRects = rects
    showPart(cursorView, isShown: !isShown, in: view, at: isShown ? .zero : textInput.caretRect(for: range.start))
    cursorView.resetBlinkAnimation()
    for (index, handle) in handleViews.enumerated() {
      let isLeading = index == 0
      let rect = isLeading ? rects.first { $0.containsStart } : rects.last { $0.containsEnd }
      let isLeft = isLeading != (rect?.writingDirection == .rightToLeft)
      handle.direction = isLeft ? .leading : .trailing
      showPart(handle, isShown: rect != nil, in: view, at: rect.map { handle.preferredFrame(for: $0.rect) } ?? .zero)
    }
  }

  private func showPart(_ part: UIView, isShown: Bool, in container: UIView, at frame: CGRect) {
    guard isShown else { return part.removeFromSuperview() }
    if part.superview !== container { container.addSubview(part) }
    part.frame = frame
  }
}
