// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The label of a frame in a filmstrip.
public enum FrameLabel {
  /// Returns a time in seconds with two decimals, rounded half up: `0.25 s`. The text is the same in every locale.
  public static func text(_ time: Double) -> String {
    guard time >= 0, time < 1e9 else { return "? s" }
    let hundredths = Int(time * 100 + 0.5)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) s"
  }
}
