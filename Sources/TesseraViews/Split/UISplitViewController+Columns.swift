// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Methods that set, show and hide columns.
extension UISplitViewController {
  /// The columns of the split view's style, starting with the outermost.
  var columns: [Column] { style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary] }

  /// The columns other than the secondary column, in the order in which they appear.
  private var outerColumns: [Column] { style == .tripleColumn ? [.supplementary, .primary] : [.primary] }

  func installController(_ controller: UIViewController?, for column: Column) {
    guard given[column] !== controller || controller == nil else { return }
    if column == .supplementary, style != .tripleColumn {
      raise(
        "NSInvalidArgumentException",
        "Supplementary columns are only supported for UISplitViewControllerStyleTripleColumn. Create the controller with "
          + "UISplitViewController(style: .tripleColumn).")
    }
    if column == .compact, style == .unspecified, controller != nil {
      raise(
        "NSInvalidArgumentException",
        "With the style unspecified, columns are set with viewControllers. Create the controller with "
          + "UISplitViewController(style: .doubleColumn) to set a compact one.")
    }
    let old = shown[column]
    given[column] = controller
    let new = controller.map { wrapped($0, column) }
    guard old !== new else { return }
    if let old {
      collapse?.removeColumn(column)
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    shown[column] = new
    if let new {
      addChild(new)
      new.didMove(toParent: self)
    }
    columnDidChange(column)
  }

  /// Returns a view controller wrapped in a navigation controller, as column styles require.
  private func wrapped(_ controller: UIViewController, _ column: Column) -> UIViewController {
    guard style != .unspecified, column != .compact, !(controller is UINavigationController) else { return controller }
    if let navigation = controller.navigationController, navigation.parent === self { return navigation }
    return UINavigationController(rootViewController: controller)
  }

  private func columnDidChange(_ column: Column) {
    if collapse != nil, column == .secondary, given[column] != nil { collapse?.replaceTop(self) }
    updateModeItem()
    container?.setNeedsLayout()
  }

  // MARK: Showing and hiding

  func showColumn(_ column: Column) {
    if collapse != nil {
      collapse?.bringToTop(column, of: self)
      return
    }
    guard let index = outerColumns.firstIndex(of: column) else { return }
    if displayMode.columnCount <= index { showColumns(count: index + 1) }
  }

  func hideColumn(_ column: Column) {
    if collapse != nil {
      collapse?.takeContents(of: column, from: self)
      return
    }
    guard let index = outerColumns.firstIndex(of: column), displayMode.columnCount > index else { return }
    showColumns(count: index)
  }

  /// Shows the given number of columns in addition to the secondary column.
  func showColumns(count: Int) {
    let mode = resolvedBehavior.mode(columnCount: min(count, outerColumns.count))
    animateColumnChange { chosenMode = mode }
  }

  /// Runs a closure that may change the display mode, and animates the columns.
  func animateColumnChange(_ change: () -> Void) {
    change()
    guard laidOutMode != nil, collapse == nil, resolvedMode != laidOutMode else {
      container?.setNeedsLayout()
      return
    }
    // The duration and the timing curve approximate iOS.
    SystemAnimation.run(for: 0.35, delay: 0, options: .curveEaseInOut) { self.layoutColumns() }
  }

  /// Stores the current mode, and notifies the delegate if the mode has changed.
  func notifyDelegate(of mode: DisplayMode) {
    let old = laidOutMode
    laidOutMode = mode
    guard let old, old != mode else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    for (index, column) in outerColumns.enumerated() {
      let (was, isShown) = (old.columnCount > index, mode.columnCount > index)
      if was == isShown { continue }
      if isShown {
        delegate?.splitViewController(self, willShow: column)
      } else {
        delegate?.splitViewController(self, willHide: column)
      }
    }
  }

  // MARK: Button and gesture

  func makeModeItem() -> UIBarButtonItem {
    let item = UIBarButtonItem(
      primaryAction: UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in self?.toggle() })
    item.accessibilityLabel = "Toggle Sidebar"
    return item
  }

  /// Switches to the next display mode: one more column or, if all columns are visible, the minimum. The minimum is
  /// the secondary column and, in a triple-column style, the supplementary column.
  private func toggle() {
    let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if wanted != .automatic { return animateColumnChange { chosenMode = wanted } }
    let count = displayMode.columnCount
    showColumns(count: count < outerColumns.count ? count + 1 : style == .tripleColumn ? 1 : 0)
  }

  /// Adds the display mode button to the bar of the outermost visible column.
  func updateModeItem() {
    guard style != .unspecified, collapse == nil else { return setModeItem(nil) }
    let isWanted =
      displayModeButtonVisibility == .automatic ? presentsWithGesture : displayModeButtonVisibility == .always
    setModeItem(isWanted ? visibleColumns.first : nil)
  }

  private func setModeItem(_ column: Column?) {
    for other in columns {
      let root = (shown[other] as? UINavigationController)?.viewControllers.first
      let item = other == column && root != nil ? modeItem : nil
      if root?.navigationItem.containerItem !== item { root?.navigationItem.containerItem = item }
    }
  }

  /// The visible columns, starting with the outermost.
  var visibleColumns: [Column] {
    outerColumns.prefix(displayMode.columnCount).reversed() + [.secondary]
  }

  func makeEdgePan() -> UIScreenEdgePanGestureRecognizer {
    UIScreenEdgePanGestureRecognizer(target: self) { controller, pan in controller.edgePanned(pan) }
  }

  private func edgePanned(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard presentsWithGesture, collapse == nil else { return }
    switch pan.state {
    case .began:
      delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
      showColumns(count: displayMode.columnCount + 1)
    case .ended, .cancelled: delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
    case .possible, .changed, .failed: break
    }
  }

  // MARK: Shown controllers

  func showDetail(_ controller: UIViewController) {
    installController(controller, for: .secondary)
    showColumn(.secondary)
  }

  func showFromSender(_ controller: UIViewController, _ sender: Any?) {
    if collapse != nil, let root = collapsedRoot { return root.show(controller, sender: sender) }
    if style == .unspecified { return installController(controller, for: .primary) }
    let source = (sender as? UIViewController) ?? (sender as? UIView)?.nearestController
    guard let navigation = source?.navigationController else { return present(controller, animated: true) }
    navigation.pushViewController(controller, animated: true)
  }
}

extension UIResponder {
  /// The nearest view controller in the responder chain.
  fileprivate var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
