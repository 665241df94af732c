// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// The variants in which a screen is tested: every combination of the values of its axes, and the variants of the matrices
/// added with `union(_:)`.
///
///     SnapshotMatrix(appearances: [.light, .dark], textSizes: [.large, .accessibilityExtraExtraExtraLarge])   // 4 pictures
public struct SnapshotMatrix: Hashable, Sendable {
  /// The devices. Empty, the default, means the screen's own device.
  public var devices: [Device]
  /// The appearances. Light and dark by default.
  public var appearances: [Appearance]
  /// The text sizes. `large`, the default of iOS, by default.
  public var textSizes: [UIContentSizeCategory]
  /// The reading directions. Left to right by default.
  public var directions: [UIUserInterfaceLayoutDirection]
  /// The languages, which determine strings, layout direction and formats, such as `de`. Nil, the default, is the process's language.
  public var localizations: [String?]
  /// The pseudo-languages. Nil, the default, is the app's own strings.
  public var languages: [PseudoLanguage?]
  /// Whether contrast is increased. False only, by default.
  public var highContrast: [Bool]
  /// The parts of the device that pictures include. Nil, the default, is the screen's own setting.
  public var deviceFrames: [DeviceFrame?]
  /// The other matrices of the union.
  private var others: [SnapshotMatrix] = []

  // The defaults come from functions that are not inlined. Swift 6.3 emits a symbol for each array literal in an inlined default
  // argument, and restarts the numbering of these symbols in every module. The linker then merges unrelated literals: in release
  // builds an axis had the values of another axis, and screens had variants that were never requested.
  @usableFromInline @inline(never) static func only<Value>(_ value: Value) -> [Value] { [value] }
  @usableFromInline @inline(never) static func both() -> [Appearance] { [.light, .dark] }

  /// Creates a matrix. Without arguments: light and dark, on the screen's own device, at the default text size.
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

  /// Returns the union of the variants of both matrices. Use it if the product of their axes would contain too many variants:
  ///
  ///     SnapshotMatrix().union(SnapshotMatrix(appearances: [.light], directions: [.rightToLeft]))   // light, dark, light.rtl
  public func union(_ other: SnapshotMatrix) -> SnapshotMatrix {
    var result = self
    result.others.append(other)
    return result
  }

  /// Returns every combination once, in the order of the axes above, with the last axis changing first, then the variants of
  /// the other matrices of the union. An axis without values counts as one with its default value.
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
