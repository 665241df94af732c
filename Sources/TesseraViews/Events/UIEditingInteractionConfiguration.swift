// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether gestures of three fingers undo, redo, copy and paste.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default`
}
