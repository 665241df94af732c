// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// A sheet for choosing a color from a grid, from a spectrum, or with sliders for its components.
///
/// - Note: Differs from UIKit: the sheet has no eyedropper and no saved colors.
open class UIColorPickerViewController: UIViewController {
  /// The delegate, which is notified when the user chooses a color.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The selected color. Setting it does not notify the delegate. Black by default.
  open var selectedColor: UIColor = .black { didSet { pickerView?.show(selectedColor) } }
  /// Whether the user can choose an opacity. Read when the view is loaded. `true` by default.
  open var supportsAlpha = true

  /// Creates a sheet with black as the selected color.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .pageSheet
  }

  /// Returns nil because decoding is not supported.
  public required init?(coder: NSCoder) { nil }

  /// A handler that receives each chosen color. It is set by the color well that presents the sheet.
  var onChoice: ((UIColor) -> Void)?
  private var pickerView: ColorPickerView? { viewIfLoaded as? ColorPickerView }

  open override func loadView() {
    let picker = ColorPickerView(title ?? "Colors", color: selectedColor, hasOpacity: supportsAlpha) { [weak self] in
      self?.userFinished()
    }
    picker.onChoice = { [weak self] color, isMoving in self?.handleSelection(of: color, isMoving: isMoving) }
    view = picker
  }

  @_spi(Tessera) open override var isSystemScreen: Bool { true }

  /// Simulates a tap on a color: sets `selectedColor` and notifies the delegate.
  ///
  /// - Note: Differs from UIKit: an addition for tests.
  public func userChose(_ color: UIColor) { handleSelection(of: color, isMoving: false) }

  private func handleSelection(of color: UIColor, isMoving: Bool) {
    selectedColor = color
    onChoice?(color)
    delegate?.colorPickerViewController(self, didSelect: color, continuously: isMoving)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  /// Simulates a tap on the close button: dismisses the sheet and notifies the delegate.
  ///
  /// - Note: Differs from UIKit: an addition for tests.
  public func userFinished() {
    presentingViewController?.dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}
