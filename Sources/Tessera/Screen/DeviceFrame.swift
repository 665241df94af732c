// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The part of the device that a screen's pictures show.
public enum DeviceFrame: String, Hashable, Sendable, CaseIterable {
  /// Only the screen's views.
  case none
  /// The status bar and the home indicator, as in a screenshot. The status bar shows 9:41 in the screen's language, in the
  /// style that the frontmost controller prefers. The picture is as large as the screen.
  case statusBar = "status-bar"
  /// The status bar, and the device around the screen: its case, the rounded corners of its display and its camera. The picture
  /// is larger than the screen by the case, and transparent around it.
  case bezel
}
