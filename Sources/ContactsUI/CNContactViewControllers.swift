// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Contacts
@_spi(Tessera) public import TesseraPlaceholderViews
import UIKit

/// A view controller for selecting a contact.
///
/// - Note: Differs from UIKit: it shows a placeholder, and nothing can be selected. The delegate is not called.
open class CNContactPickerViewController: PlaceholderController {
  /// The name shown in the placeholder: `CNContactPickerViewController`.
  @_spi(Tessera) open override class var placeholderName: String { "CNContactPickerViewController" }
  /// The warning that the placeholder logs.
  @_spi(Tessera) open override class var placeholderSentence: (framework: String, sentence: String)? {
    ("ContactsUI", "CNContactPickerViewController offers nothing to choose")
  }

  /// The delegate. Never called.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The displayed property keys. Stored, but have no effect.
  open var displayedPropertyKeys: [String]?
}

/// The delegate of a contact picker. Never called.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// Called when the user cancels the picker. Never called in Tessera.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Called when the user selects a contact. Never called in Tessera.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
}

extension CNContactPickerDelegate {
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
}

/// A view controller that shows a contact.
///
/// - Note: Differs from UIKit: it shows a placeholder. The delegate is not called.
open class CNContactViewController: PlaceholderController {
  /// The name shown in the placeholder: `CNContactViewController`.
  @_spi(Tessera) open override class var placeholderName: String { "CNContactViewController" }
  /// The warning that the placeholder logs.
  @_spi(Tessera) open override class var placeholderSentence: (framework: String, sentence: String)? {
    ("ContactsUI", "CNContactViewController shows no contact")
  }

  /// The contact.
  open private(set) var contact = CNContact()
  /// The delegate. Never called.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// Whether the user can edit the contact. Stored, but has no effect. The default is `true`.
  open var allowsEditing = true
  /// Whether the user can perform actions such as calling the contact. Stored, but has no effect. The default is
  /// `true`.
  open var allowsActions = true

  /// Creates a controller for a contact.
  public convenience init(for contact: CNContact) {
    self.init(nibName: nil, bundle: nil)
    self.contact = contact
  }

  /// Creates a controller for a new contact.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(for: contact ?? CNContact())
  }
}

/// The delegate of a contact view controller. Never called.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  /// Called when the user finishes editing. Never called in Tessera.
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  /// Does nothing.
  public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
