// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Tessera

/// The options for the device elements in images.
struct FrameOptions: ParsableArguments {
  @Flag(help: "Show the status bar and the home indicator, as in a screenshot.")
  var statusBar = false

  @Flag(help: "Show the device around the screen, with its status bar, round corners and camera.")
  var bezel = false

  /// The requested device elements, or nil to use the screen's setting.
  var deviceFrame: DeviceFrame? { bezel ? .bezel : statusBar ? .statusBar : nil }
}
