// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// The popover of a compact date picker, with a month grid for the date or wheels for the time. A selection updates
/// the compact picker immediately.
final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate {
  private weak var owner: UIDatePicker?
  private let picker = UIDatePicker()

  /// Presents a popover next to a view, from the view's controller. Does nothing if there is no controller or the
  /// picker is disabled.
  static func open(_ mode: UIDatePicker.Mode, of owner: UIDatePicker, from view: UIView) {
    let chain = sequence(first: view as UIResponder) { $0.next }
    guard owner.isEnabled, let presenter = chain.lazy.compactMap({ $0 as? UIViewController }).first else { return }
    let popover = DatePopover(mode: mode, owner: owner)
    popover.popoverPresentationController?.sourceView = view
    popover.popoverPresentationController?.sourceRect = view.bounds
    popover.popoverPresentationController?.permittedArrowDirections = [.up, .down]
    popover.popoverPresentationController?.delegate = popover
    presenter.present(popover, animated: true)
  }

  private init(mode: UIDatePicker.Mode, owner: UIDatePicker) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = mode == .time ? .wheels : .inline
    picker.calendar = owner.calendar
    picker.locale = owner.locale
    picker.timeZone = owner.timeZone
    (picker.minimumDate, picker.maximumDate) = (owner.minimumDate, owner.maximumDate)
    picker.minuteInterval = owner.minuteInterval
    picker.date = owner.date
    picker.tintColor = owner.tintColor
    picker.addAction(UIAction { [weak self] _ in self?.applyDate() }, for: .valueChanged)
    preferredContentSize = picker.intrinsicContentSize
  }

  required init?(coder: NSCoder) { nil }

  private func applyDate() { owner?.handleSelection(of: picker.date) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picker)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picker.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  override var isSystemScreen: Bool { true }

  func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { .none }
}
