// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A message with buttons. Alerts are not shown yet.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text?
    let action: (() -> Void)?
    /// Returns a button with an action.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }
    /// Returns a button that cancels an operation.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }
    /// Returns a button with the default title Cancel.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button(label: nil, action: action) }
    /// Returns a button for an action that deletes data.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    Report.unsupported("Alert")
    (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
  }
  /// Creates an alert with a primary and a secondary button.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    Report.unsupported("Alert")
    (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
  }
}

/// A list of choices. Action sheets are not shown yet.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    Report.unsupported("ActionSheet")
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}
