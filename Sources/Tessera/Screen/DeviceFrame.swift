// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The device elements that are shown in a screen's images.
public enum DeviceFrame: String, Hashable, Sendable, CaseIterable {
  /// Only the screen's views.
  case none
  /// The status bar and the home indicator, as in a screenshot. The status bar shows 9:41 in the screen's language,
  /// in the style preferred by the frontmost view controller. The image has the size of the screen.
  case statusBar = "status-bar"
  /// The status bar and the device around the screen, including its case, the rounded corners of its display and its
  /// camera. The image is larger than the screen and transparent around the case.
  case bezel
}
