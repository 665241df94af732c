// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The kind of focus that the user's zoom follows.
public enum UIAccessibilityZoomType: Int, Sendable {
  case insertionPoint
}
