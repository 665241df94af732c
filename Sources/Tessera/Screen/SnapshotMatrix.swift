// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// The variants in which a screen is tested: every combination of the values of its axes, and those of matrices that it is
/// united with.
///
///     SnapshotMatrix(appearances: [.light, .dark], textSizes: [.large, .accessibilityExtraExtraExtraLarge])   // 4 pictures
public struct SnapshotMatrix: Hashable, Sendable {
  /// The devices; empty for the screen's own, which is the default.
  public var devices: [Device]
  /// Light, dark or both. Both by default.
  public var appearances: [Appearance]
  /// The text sizes. `large`, the default of iOS, by default.
  public var textSizes: [UIContentSizeCategory]
  /// The reading directions. Left to right by default.
  public var directions: [UIUserInterfaceLayoutDirection]
  /// The languages of texts, directions and formats, such as `de`; nil stands for the process's, the default.
  public var localizations: [String?]
  /// The pseudo languages; nil stands for the app's own texts, the default.
  public var languages: [PseudoLanguage?]
  /// Whether increased contrast is on; false alone by default.
  public var highContrast: [Bool]
  /// How much of the device is in the pictures; nil stands for the screen's own, the default.
  public var deviceFrames: [DeviceFrame?]
  /// The matrices that it is united with.
  private var others: [SnapshotMatrix] = []

  // Defaults come from functions that are not inlined. Swift 6.3 gives an array literal that it inlines with a default argument
  // a symbol, numbers such symbols anew in each module, and the linker takes those of one module for all: in release builds
  // an axis had the values of another, and screens variants that nobody had asked for.
  @usableFromInline @inline(never) static func only<Value>(_ value: Value) -> [Value] { [value] }
  @usableFromInline @inline(never) static func both() -> [Appearance] { [.light, .dark] }

  /// A matrix. Without arguments: light and dark, on the screen's own device, at the usual text size.
  public init(
    devices: [Device] = [], appearances: [Appearance] = SnapshotMatrix.both(),
    textSizes: [UIContentSizeCategory] = SnapshotMatrix.only(.large),
    directions: [UIUserInterfaceLayoutDirection] = SnapshotMatrix.only(.leftToRight),
    localizations: [String?] = SnapshotMatrix.only(nil), languages: [PseudoLanguage?] = SnapshotMatrix.only(nil),
    highContrast: [Bool] = SnapshotMatrix.only(false), deviceFrames: [DeviceFrame?] = SnapshotMatrix.only(nil)
  ) {
    self.devices = devices
    self.appearances = appearances
    self.textSizes = textSizes
    self.directions = directions
    self.localizations = localizations
    self.languages = languages
    self.highContrast = highContrast
    self.deviceFrames = deviceFrames
  }

  /// The variants of both matrices, each once, where a product of their axes would be more than is wanted:
  ///
  ///     SnapshotMatrix().union(SnapshotMatrix(appearances: [.light], directions: [.rightToLeft]))   // light, dark, light.rtl
  public func union(_ other: SnapshotMatrix) -> SnapshotMatrix {
    var result = self
    result.others.append(other)
    return result
  }

  /// Every combination once, in the order of the axes above, the last axis changing first; then those of the matrices it is
  /// united with. An axis without values counts as one with its default value.
  public func variants(device: Device) -> [Variant] {
    var seen: Set<Variant> = []
    return (product(device) + others.flatMap { $0.variants(device: device) }).filter { seen.insert($0).inserted }
  }

  private func product(_ device: Device) -> [Variant] {
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
    multiply(localizations) { $0.localization = $1 }
    multiply(languages) { $0.language = $1 }
    multiply(highContrast) { $0.hasHighContrast = $1 }
    multiply(deviceFrames) { $0.deviceFrame = $1 }
    return result
  }
}
