// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Texts that describe light.
public enum Glow {
  /// Returns a description of a brightness in percent.
  public static func label(forPercent percent: Int) -> String { percent < 50 ? "dim" : "bright" }
}
