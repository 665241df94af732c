// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) public import TesseraViews

/// A controller that presents a message with buttons, either centered on the screen (alert) or at the bottom (action
/// sheet).
///
/// - Note: Differs from UIKit: an action sheet on iPad is also presented at the bottom instead of in a popover.
open class UIAlertController: UIViewController {
  /// The type of message, which determines its position.
  public enum Style: Int, Sendable {
    /// A sheet at the bottom of the screen, at most 500 points wide.
    case actionSheet = 0
    /// An alert in the center of the safe area, 270 points wide.
    case alert = 1
  }

  /// The type of message.
  open private(set) var preferredStyle = Style.alert
  /// The actions in the order they were added. The buttons may be in a different order.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields from top to bottom, or nil if there are none.
  open private(set) var textFields: [UITextField]?
  /// The text below the title; nil for none.
  open var message: String? { didSet { contentDidChange() } }
  open override var title: String? { didSet { contentDidChange() } }
  /// The action whose title is bold. If nil, the default, the cancel action's title is bold.
  open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }

  /// Creates an alert or action sheet without buttons. The user can't dismiss it until an action is added.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = .custom
  }

  /// Adds a button. Traps when adding a second action with the `cancel` style.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      raise(
        "NSInternalInconsistencyException",
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel. Change the others.")
    }
    action.didChange = { [weak self] in self?.updateButtons() }
    actions.append(action)
    contentDidChange()
  }

  /// Adds a text field below the message and calls `configurationHandler` to configure it. Traps in an action sheet.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      raise(
        "NSInternalInconsistencyException",
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert. Give the controller "
          + "the style alert.")
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    contentDidChange()
  }

  /// Begins editing the first text field after the alert appears.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  open override func loadView() {
    let view = UIView()
    AlertBuilder(self).build(in: view)
    self.view = view
  }

  /// Updates the buttons in place, so that a text field keeps its editing state.
  private func updateButtons() {
    guard let view = viewIfLoaded else { return }
    var walk = TreeWalk(view)
    while let view = walk.next() {
      (view as? AlertButton)?.update()
      walk.descend(into: view)
    }
  }

  private func contentDidChange() {
    guard let view = viewIfLoaded else { return }
    for subview in view.subviews { subview.removeFromSuperview() }
    AlertBuilder(self).build(in: view)
    presentation.container?.setNeedsLayout()
  }

  /// Performs the cancel action.
  open override func accessibilityPerformEscape() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    performAction(cancel)
    return true
  }

  @_spi(Tessera) open override var isSystemScreen: Bool { true }

  @_spi(Tessera) open override func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    AlertPresentationController(presentedViewController: self, presenting: presenting)
  }

  /// Called when a button is tapped, before the alert is dismissed.
  package var willDismiss: ((UIAlertAction) -> Void)?

  /// Dismisses the alert, then runs the action's closure, as in UIKit.
  func performAction(_ action: UIAlertAction) {
    guard presentingViewController != nil else { return action.perform() }
    willDismiss?(action)
    dismissModally(animated: true) { action.perform() }
  }

  func isEmphasized(_ action: UIAlertAction) -> Bool {
    if let preferredAction { return action === preferredAction }
    return action.style == .cancel
  }
}

/// A presentation controller that centers an alert in the safe area, or positions an action sheet at the bottom of
/// the safe area.
///
/// Metrics approximate iOS: an alert is 270 points wide; a sheet is inset by 8 points from the sides and the safe area.
final class AlertPresentationController: UIPresentationController {
  private var style: UIAlertController.Style {
    (presentedViewController as? UIAlertController)?.preferredStyle ?? .alert
  }

  override var fadesIn: Bool { style == .alert }
  override var dimsTints: Bool { true }
  override var zoomsIn: Bool { style == .alert }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let view = presentedView else { return .zero }
    let box = container.bounds.inset(by: container.safeAreaInsets)
    let grid = PixelGrid(scale: container.pixelScale)
    let width = style == .alert ? min(270, box.width) : min(max(0, box.width - 16), 500)
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = min(grid.ceiled(fitting.height), box.height)
    let bottom = container.safeAreaInsets.bottom > 0 ? box.maxY : box.maxY - 8
    let y = style == .alert ? grid.rounded(box.midY - height / 2) : bottom - height
    return CGRect(x: grid.rounded(box.midX - width / 2), y: y, width: width, height: height)
  }

  /// Performs the cancel action after a tap outside of an action sheet. A tap outside of an alert does nothing.
  override func outsideWasTapped() {
    guard style == .actionSheet, let alert = presentedViewController as? UIAlertController,
      let cancel = alert.actions.first(where: { $0.style == .cancel })
    else { return }
    alert.performAction(cancel)
  }

  override func decorate(_ frameView: UIView, _ dimming: UIView) {
    dimming.backgroundColor = Self.dimmingColor
    frameView.traitOverrides.userInterfaceLevel = .elevated
  }
}
