// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics
@_spi(Tessera) public import TesseraViews

/// The sheet in which people choose a font: a list of the families of `UIFont.familyNames`, each in its own face.
open class UIFontPickerViewController: UIViewController {
  /// What the list shows.
  @preconcurrency @MainActor
  open class Configuration: NSObject, NSCopying {
    /// Whether the faces of a family show, and not the families alone. False by default.
    open var includeFaces = false
    /// Whether names are written in the system's font. False by default.
    open var displayUsingSystemFont = false
    /// Stored only: all families show.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// All families.
    public override init() { super.init() }

    /// A configuration with the same values.
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

  /// What the list shows.
  open private(set) var configuration: Configuration
  /// Who is told what was chosen; nil for none.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// What was chosen; nil, the default, for nothing.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// A list of fonts.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  /// A list of all families.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Nil: nothing is read.
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

  /// Does what a tap on a font does: sets `selectedFontDescriptor`, closes the sheet and tells the delegate.
  ///
  /// - Note: Differs from UIKit: an addition, for tests.
  public func userChose(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    presentingViewController?.dismiss(animated: true)
    delegate?.fontPickerViewControllerDidPickFont(self)
  }

  /// Does what a tap on Cancel does: closes the sheet and tells the delegate.
  ///
  /// - Note: Differs from UIKit: an addition, for tests.
  public func userCancelled() {
    presentingViewController?.dismiss(animated: true)
    delegate?.fontPickerViewControllerDidCancel(self)
  }
}

/// Who is told which font was chosen.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// People have chosen; see `selectedFontDescriptor`.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// People have closed the sheet.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
