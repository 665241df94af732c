// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The type of focus that the zoom feature follows.
public enum UIAccessibilityZoomType: Int, Sendable {
  case insertionPoint
}
