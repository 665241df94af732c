// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Intents
@_spi(Tessera) public import TesseraPlaceholderViews
public import UIKit

/// A view controller that adds a shortcut. It shows a placeholder.
open class INUIAddVoiceShortcutViewController: PlaceholderController {
  /// The name shown in the placeholder: `INUIAddVoiceShortcutViewController`.
  @_spi(Tessera) open override class var placeholderName: String { "INUIAddVoiceShortcutViewController" }
  /// The delegate. Never called.
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

  /// Creates a view controller for a shortcut.
  public init(shortcut: INShortcut) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil` because the view controller requires a shortcut.
  public required init?(coder: NSCoder) { nil }
}

/// The delegate of a view controller that adds a shortcut. Never called.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  /// Called when the user adds a shortcut. Never called in Tessera.
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?
  )
  /// Called when the user cancels. Never called in Tessera.
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// A view controller that edits a shortcut. It shows a placeholder.
open class INUIEditVoiceShortcutViewController: PlaceholderController {
  /// The name shown in the placeholder: `INUIEditVoiceShortcutViewController`.
  @_spi(Tessera) open override class var placeholderName: String { "INUIEditVoiceShortcutViewController" }
  /// The delegate. Never called.
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

  /// Creates a view controller for a shortcut that the user added.
  public init(voiceShortcut: INVoiceShortcut) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil` because the view controller requires a shortcut.
  public required init?(coder: NSCoder) { nil }
}

/// The delegate of a view controller that edits a shortcut. Never called.
@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  /// Called when the user changes a shortcut. Never called in Tessera.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)
  /// Called when the user deletes a shortcut. Never called in Tessera.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
  /// Called when the user cancels. Never called in Tessera.
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// The style of a button that adds a shortcut.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  /// White.
  case white = 0
  /// White with an outline.
  case whiteOutline
  /// Black.
  case black
  /// Black with an outline.
  case blackOutline
  /// Matches the appearance.
  case automatic
  /// Matches the appearance, with an outline.
  case automaticOutline
}

/// A button that adds a shortcut. It shows no Siri icon.
open class INUIAddVoiceShortcutButton: UIButton {
  /// The style.
  public let style: INUIAddVoiceShortcutButtonStyle
  /// The shortcut. Stored, but has no effect.
  open var shortcut: INShortcut?

  /// Creates a button with a style.
  public init(style: INUIAddVoiceShortcutButtonStyle) {
    self.style = style
    super.init(frame: .zero)
    setTitle("Add to Siri", for: .normal)
    setTitleColor(.label, for: .normal)
  }

  /// Creates a button from a nib, which doesn't specify the button's style.
  public required init?(coder: NSCoder) {
    style = .automatic
    super.init(coder: coder)
  }
}
