// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// A sheet for choosing a font. It lists the font families in `UIFont.familyNames`, with each name in its typeface.
open class UIFontPickerViewController: UIViewController {
  /// The configuration of the font list.
  @preconcurrency @MainActor
  open class Configuration: NSObject, NSCopying {
    /// Whether the list contains the faces of each family instead of only the families. `false` by default.
    open var includeFaces = false
    /// Whether font names are displayed in the system font. `false` by default.
    open var displayUsingSystemFont = false
    /// The traits of the listed fonts. Stored only, because all families are listed.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// Creates a configuration that lists all families.
    public override init() { super.init() }

    /// Returns a configuration with the same values.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
      let made: UncheckedCopy = MainActor.assumeIsolated {
        let copy = Configuration()
        (copy.includeFaces, copy.displayUsingSystemFont) = (includeFaces, displayUsingSystemFont)
        copy.filteredTraits = filteredTraits
        return UncheckedCopy(copy)
      }
      return made.value
    }

    private struct UncheckedCopy: @unchecked Sendable {
      let value: Configuration
      init(_ value: Configuration) { self.value = value }
    }
  }

  /// The configuration of the font list.
  open private(set) var configuration: Configuration
  /// The delegate, which is notified when the user chooses a font or cancels.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The selected font; nil by default.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Creates a sheet with a configuration.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Creates a sheet that lists all families.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Returns nil, because decoding is not supported.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let list = SheetListView(title: "Choose Font") { [weak self] in self?.userCancelled() }
    let card = SheetCard()
    let names = UIFont.familyNames.sorted().flatMap { family in
      configuration.includeFaces ? UIFont.fontNames(forFamilyName: family) : [family]
    }
    for (index, name) in names.enumerated() {
      let descriptor = Self.descriptor(name, isFace: configuration.includeFaces)
      let isChosen = selectedFontDescriptor == descriptor
      let row = SheetRow(
        name, image: isChosen ? UIImage(systemName: "checkmark") : nil, hasLine: index + 1 < names.count
      ) { [weak self] in self?.userChose(descriptor) }
      if !configuration.displayUsingSystemFont { row.label.font = UIFont(descriptor: descriptor, size: 17) }
      card.addArrangedSubview(row)
    }
    list.add(card)
    view = list
  }

  private static func descriptor(_ name: String, isFace: Bool) -> UIFontDescriptor {
    let key: UIFontDescriptor.AttributeName = isFace ? .name : .family
    return UIFontDescriptor(fontAttributes: [key: name])
  }

  @_spi(Tessera) open override var isSystemScreen: Bool { true }

  /// Simulates a tap on a font: sets `selectedFontDescriptor`, dismisses the sheet and notifies the delegate.
  ///
  /// - Note: Differs from UIKit: an addition for tests.
  public func userChose(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    presentingViewController?.dismiss(animated: true)
    delegate?.fontPickerViewControllerDidPickFont(self)
  }

  /// Simulates a tap on Cancel: dismisses the sheet and notifies the delegate.
  ///
  /// - Note: Differs from UIKit: an addition for tests.
  public func userCancelled() {
    presentingViewController?.dismiss(animated: true)
    delegate?.fontPickerViewControllerDidCancel(self)
  }
}

/// A delegate that is notified when the user chooses a font or cancels.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Called after the user chooses a font, which is in `selectedFontDescriptor`.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Called after the user cancels the sheet.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
