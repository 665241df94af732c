// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// What the user's magnifier follows.
public enum UIAccessibilityZoomType: Int, Sendable {
  case insertionPoint
}
