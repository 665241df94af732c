// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// The sheet for choosing a font: a list of the families of `UIFont.familyNames`, each in its typeface.
open class UIFontPickerViewController: UIViewController {
  /// The content of the list.
  @preconcurrency @MainActor
  open class Configuration: NSObject, NSCopying {
    /// Whether the faces of a family are listed, and not only the families. `false` by default.
    open var includeFaces = false
    /// Whether names are written in the system's font. `false` by default.
    open var displayUsingSystemFont = false
    /// Stored only: all families are shown.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// Creates a configuration of all families.
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

  /// The content of the list.
  open private(set) var configuration: Configuration
  /// The delegate, notified of the choice; nil for none.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The chosen font; nil by default.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Creates a list of fonts.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// Creates a list of all families.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Returns nil: decoding is not supported.
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

  /// Acts like a tap on a font: sets `selectedFontDescriptor`, dismisses the sheet and notifies the delegate.
  ///
  /// - Note: Differs from UIKit: an addition, for tests.
  public func userChose(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    presentingViewController?.dismiss(animated: true)
    delegate?.fontPickerViewControllerDidPickFont(self)
  }

  /// Acts like a tap on Cancel: dismisses the sheet and notifies the delegate.
  ///
  /// - Note: Differs from UIKit: an addition, for tests.
  public func userCancelled() {
    presentingViewController?.dismiss(animated: true)
    delegate?.fontPickerViewControllerDidCancel(self)
  }
}

/// A delegate notified of the chosen font.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Called after the user chooses a font; see `selectedFontDescriptor`.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Called after the user closes the sheet.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
