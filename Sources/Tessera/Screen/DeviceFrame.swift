// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How much of the device is in a screen's pictures.
///
///     SnapshotMatrix(deviceFrames: [.statusBar])
///     renderer.bitmap(of: screen, options: RenderOptions(deviceFrame: .bezel))
public enum DeviceFrame: String, Hashable, Sendable, CaseIterable {
  /// The screen's views alone.
  case none
  /// The status bar, as light or dark as the controller in front prefers, at 9:41 in the screen's language, and the home
  /// indicator: what a screenshot of the device shows. The picture is as large as the screen.
  case statusBar = "status-bar"
  /// The status bar, and the device around the screen: its case, the round corners of its display and its camera. The picture is
  /// larger than the screen by the case, and transparent around it.
  case bezel
}
