// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// The sheet for choosing a color: from a grid, a spectrum, or by red, green, blue and opacity.
///
/// - Note: Differs from UIKit: there is no eyedropper, and no row of saved colors.
open class UIColorPickerViewController: UIViewController {
  /// The delegate, notified of the choice; nil for none.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The chosen color. Black by default. Setting it does not notify the delegate.
  open var selectedColor: UIColor = .black { didSet { pickerView?.show(selectedColor) } }
  /// Whether the opacity can be chosen. `true` by default; read when the view is loaded.
  open var supportsAlpha = true

  /// Creates a sheet that shows black.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .pageSheet
  }

  /// Returns nil: decoding is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The handler of each choice, set by the color well that presents the sheet.
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

  /// Acts like a tap on a color: sets `selectedColor` and notifies the delegate.
  ///
  /// - Note: Differs from UIKit: an addition, for tests.
  public func userChose(_ color: UIColor) { handleSelection(of: color, isMoving: false) }

  private func handleSelection(of color: UIColor, isMoving: Bool) {
    selectedColor = color
    onChoice?(color)
    delegate?.colorPickerViewController(self, didSelect: color, continuously: isMoving)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  /// Acts like a tap on the close button: dismisses the sheet and notifies the delegate.
  ///
  /// - Note: Differs from UIKit: an addition, for tests.
  public func userFinished() {
    presentingViewController?.dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}
