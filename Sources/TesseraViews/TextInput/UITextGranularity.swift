// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The unit of a text.
public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word, sentence, paragraph, line, document
}
