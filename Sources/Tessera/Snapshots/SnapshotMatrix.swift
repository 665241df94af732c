// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// The ways a screen is tested in: every combination of the values of its axes.
///
///     SnapshotMatrix(appearances: [.light, .dark], textSizes: [.large, .accessibilityExtraExtraExtraLarge])   // 4 pictures
public struct SnapshotMatrix: Hashable, Sendable {
  /// Empty for the screen's own device.
  public var devices: [Device]
  public var appearances: [Appearance]
  public var textSizes: [UIContentSizeCategory]
  /// Whether to show the screen from left to right, from right to left, or both.
  public var directions: [UIUserInterfaceLayoutDirection]
  /// nil is the app's own language.
  public var languages: [PseudoLanguage?]
  /// true is high contrast.
  public var highContrast: [Bool]

  public init(
    devices: [Device] = [], appearances: [Appearance] = Appearance.allCases,
    textSizes: [UIContentSizeCategory] = [.large], directions: [UIUserInterfaceLayoutDirection] = [.leftToRight],
    languages: [PseudoLanguage?] = [nil], highContrast: [Bool] = [false]
  ) {
    self.devices = devices
    self.appearances = appearances
    self.textSizes = textSizes
    self.directions = directions
    self.languages = languages
    self.highContrast = highContrast
  }

  /// Every combination once, in the order of the axes above, the last axis changing first. An axis without values counts as
  /// its usual one.
  public func variants(device: Device) -> [Variant] {
    var result = [Variant(device: device)]
    func multiply<Value>(_ values: [Value], _ set: (inout Variant, Value) -> Void) {
      guard !values.isEmpty else { return }
      result = result.flatMap { variant in
        values.map { value in
          var copy = variant
          set(&copy, value)
          return copy
        }
      }
    }
    multiply(devices) { $0.device = $1 }
    multiply(appearances) { $0.appearance = $1 }
    multiply(textSizes) { $0.textSize = $1 }
    multiply(directions) { $0.isRightToLeft = $1 == .rightToLeft }
    multiply(languages) { $0.language = $1 }
    multiply(highContrast) { $0.hasHighContrast = $1 }
    var seen: Set<Variant> = []
    return result.filter { seen.insert($0).inserted }
  }
}
