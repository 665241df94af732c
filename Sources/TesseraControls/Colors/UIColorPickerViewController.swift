// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// The sheet in which people choose a colour: from a grid, a spectrum, or by its red, green, blue and opacity.
///
/// - Note: Differs from UIKit: there is no eyedropper, and no row of colours that people keep.
open class UIColorPickerViewController: UIViewController {
  /// Who is told what was chosen; nil for none.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The chosen colour. Black by default. Setting it tells nobody.
  open var selectedColor: UIColor = .black { didSet { pickerView?.show(selectedColor) } }
  /// Whether the opacity can be chosen. True by default; taken when the view is loaded.
  open var supportsAlpha = true

  /// A sheet that shows black.
  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .pageSheet
  }

  /// Nil: nothing is read.
  public required init?(coder: NSCoder) { nil }

  /// Hears of each choice: the well that the sheet belongs to.
  var onChoice: ((UIColor) -> Void)?
  private var pickerView: ColorPickerView? { viewIfLoaded as? ColorPickerView }

  open override func loadView() {
    let picker = ColorPickerView(title ?? "Colors", color: selectedColor, hasOpacity: supportsAlpha) { [weak self] in
      self?.userFinished()
    }
    picker.onChoice = { [weak self] color, isMoving in self?.chose(color, isMoving) }
    view = picker
  }

  @_spi(Tessera) open override var isSystemScreen: Bool { true }

  /// Does what a tap on a colour does: sets `selectedColor` and tells the delegate.
  ///
  /// - Note: Differs from UIKit: an addition, for tests.
  public func userChose(_ color: UIColor) { chose(color, false) }

  private func chose(_ color: UIColor, _ isMoving: Bool) {
    selectedColor = color
    onChoice?(color)
    delegate?.colorPickerViewController(self, didSelect: color, continuously: isMoving)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  /// Does what a tap on the cross does: closes the sheet and tells the delegate.
  ///
  /// - Note: Differs from UIKit: an addition, for tests.
  public func userFinished() {
    presentingViewController?.dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}
