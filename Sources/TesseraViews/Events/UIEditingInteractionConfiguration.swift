// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The configuration of the three-finger gestures for undo, redo, copy and paste.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default`
}
