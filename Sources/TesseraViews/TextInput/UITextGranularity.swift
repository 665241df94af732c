// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A unit of text, such as a character, word or line.
public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word, sentence, paragraph, line, document
}
