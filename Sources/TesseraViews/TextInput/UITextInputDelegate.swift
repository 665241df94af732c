// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The methods that a text input calls when its text or selection changes.
///
/// Text fields and text views call them for every change of the text or the selection.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
