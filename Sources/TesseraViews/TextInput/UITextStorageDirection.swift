// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A direction in text: forward, to its end, or backward, to its beginning.
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward
}
