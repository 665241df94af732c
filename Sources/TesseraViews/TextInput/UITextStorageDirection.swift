// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A direction in a text's storage: towards its end or its beginning.
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward
}
