// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A message with one or two buttons, for `alert(isPresented:content:)` and `alert(item:content:)`.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text?
    let role: ButtonRole?
    let action: (() -> Void)?
    /// Returns a button with an action.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }
    /// Returns a button that cancels an operation.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }
    /// Returns a button with the default title Cancel.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: nil, role: .cancel, action: action)
    }
    /// Returns a button for an action that deletes data.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button. By default, its title is OK.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
  }
  /// Creates an alert with a primary and a secondary button.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }

  /// The screen of the alert.
  @MainActor var screen: AlertScreen { AlertScreen(.alert, title: title, message: message, buttons: buttons) }
}

/// A list of choices at the bottom of the screen, for `actionSheet(isPresented:content:)`.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }

  /// The screen of the action sheet.
  @MainActor var screen: AlertScreen { AlertScreen(.actionSheet, title: title, message: message, buttons: buttons) }
}
