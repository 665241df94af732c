// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The units that a text is cut into.
public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word, sentence, paragraph, line, document
}
