// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

/// An action sheet. It is presented by `UIAlertController`, its successor.
///
/// - Note: Differs from UIKit: the action sheet itself is not part of a view tree.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
  /// The title, or nil for no title.
  open var title: String?
  /// The delegate. A weak reference.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The index of the cancel button, or -1 if there is none.
  open var cancelButtonIndex = -1
  /// The index of the destructive button, or -1 if there is none.
  open var destructiveButtonIndex = -1
  private var titles: [String] = []
  private weak var shown: UIAlertController?
  /// Whether the delegate has been notified that the sheet is being dismissed.
  private var hasEnded = false
  /// The index of the tapped button, which is stored until the sheet is dismissed.
  private var tappedIndex: Int?

  /// Creates a sheet without buttons.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a sheet with a destructive button, other buttons and a cancel button, in this order.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    (self.title, self.delegate) = (title, delegate)
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    for title in otherButtonTitles { addButton(withTitle: title) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// The number of buttons.
  open var numberOfButtons: Int { titles.count }
  /// The index of the first button that is neither the cancel button nor the destructive button, or -1 if there is
  /// none.
  open var firstOtherButtonIndex: Int {
    titles.indices.first { $0 != cancelButtonIndex && $0 != destructiveButtonIndex } ?? -1
  }
  /// Whether the sheet is visible.
  open var isVisible: Bool { shown?.presentingViewController != nil }

  /// Adds a button after all other buttons, and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }
  /// Returns a button's title, or nil if the index is invalid.
  open func buttonTitle(at buttonIndex: Int) -> String? {
    titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
  }

  /// Presents the sheet in a view's window.
  open func show(in view: UIView) { show(in: view.window ?? view as? UIWindow, from: nil, rect: nil) }
  /// Presents the sheet from a rectangle in a view. On iPad, the sheet is presented as a popover.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) { show(in: view.window, from: view, rect: rect) }
  /// Presents the sheet from a bar button item. On iPad, the sheet is presented as a popover.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    show(in: UIApplication.shared.keyWindow, from: nil, rect: nil, item: item)
  }

  private func show(in window: UIWindow?, from view: UIView?, rect: CGRect?, item: UIBarButtonItem? = nil) {
    guard let top = window?.rootViewController?.frontmost, !isVisible else { return }
    let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
    for (index, title) in titles.enumerated() {
      let style: UIAlertAction.Style =
        index == cancelButtonIndex ? .cancel : index == destructiveButtonIndex ? .destructive : .default
      sheet.addAction(UIAlertAction(title: title, style: style) { _ in self.didEnd(buttonIndex: index) })
    }
    if let popover = sheet.popoverPresentationController {
      popover.barButtonItem = item
      popover.sourceView = view ?? top.view
      popover.sourceRect = rect ?? CGRect(x: top.view.bounds.midX, y: top.view.bounds.midY, width: 0, height: 0)
    }
    sheet.willDismiss = { [weak sheet] action in
      guard let index = sheet?.actions.firstIndex(where: { $0 === action }) else { return }
      self.willEnd(buttonIndex: index)
    }
    delegate?.willPresent(self)
    (shown, hasEnded, tappedIndex) = (sheet, false, nil)
    top.present(sheet, animated: true) { self.delegate?.didPresent(self) }
  }

  /// Notifies the delegate that a button was tapped, before the sheet is dismissed.
  private func willEnd(buttonIndex index: Int) {
    guard !hasEnded else { return }
    (hasEnded, tappedIndex) = (true, index)
    delegate?.actionSheet(self, clickedButtonAt: index)
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
  }

  /// Notifies the delegate that the sheet was dismissed by tapping a button.
  private func didEnd(buttonIndex index: Int) {
    willEnd(buttonIndex: index)
    guard tappedIndex == index else { return }
    tappedIndex = nil
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }

  /// Dismisses the sheet as if a button had been tapped. The delegate is notified of the dismissal, but not of a
  /// click.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let shown, !hasEnded else { return }
    hasEnded = true
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    shown.dismiss(animated: animated)
    delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
  }
}
