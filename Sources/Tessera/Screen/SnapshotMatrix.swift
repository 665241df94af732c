// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics

/// The variants of a screen that are tested. A matrix contains every combination of its values, and the variants of
/// all matrices that are added with `union(_:)`.
///
///     SnapshotMatrix(appearances: [.light, .dark], textSizes: [.large, .accessibilityExtraExtraExtraLarge])   // 4 pictures
public struct SnapshotMatrix: Hashable, Sendable {
  /// The devices. Empty by default, which selects the screen's default device.
  public var devices: [Device]
  /// The appearances. Light and dark by default.
  public var appearances: [Appearance]
  /// The Dynamic Type sizes. By default only `large`, as on iOS.
  public var textSizes: [UIContentSizeCategory]
  /// The layout directions. Left to right by default.
  public var directions: [UIUserInterfaceLayoutDirection]
  /// The languages, such as `de`, for strings, layout direction and formats. Nil, which is the default, is the
  /// language of the process.
  public var localizations: [String?]
  /// The pseudo-languages. Nil, which is the default, selects the app's own strings.
  public var languages: [PseudoLanguage?]
  /// The settings of Increase Contrast. False by default.
  public var highContrast: [Bool]
  /// The looks. Nil, which is the default, is the device's look.
  public var looks: [Look?]
  /// The device elements to show in images. Nil, which is the default, selects the screen's setting.
  public var deviceFrames: [DeviceFrame?]
  /// The other matrices in the union.
  private var others: [SnapshotMatrix] = []

  // The defaults are provided by functions that are not inlined. Swift 6.3 emits a symbol for each array literal in
  // an inlined default argument, and numbers these symbols separately in each module. The linker then merges
  // unrelated literals. In release builds, this caused properties to have each other's values, so that screens had
  // variants that were never requested.
  @usableFromInline @inline(never) static func only<Value>(_ value: Value) -> [Value] { [value] }
  @usableFromInline @inline(never) static func both() -> [Appearance] { [.light, .dark] }

  /// Creates a matrix. The defaults are light and dark, on the screen's default device and at the default text size.
  public init(
    devices: [Device] = [], appearances: [Appearance] = SnapshotMatrix.both(),
    textSizes: [UIContentSizeCategory] = SnapshotMatrix.only(.large),
    directions: [UIUserInterfaceLayoutDirection] = SnapshotMatrix.only(.leftToRight),
    localizations: [String?] = SnapshotMatrix.only(nil), languages: [PseudoLanguage?] = SnapshotMatrix.only(nil),
    highContrast: [Bool] = SnapshotMatrix.only(false), looks: [Look?] = SnapshotMatrix.only(nil),
    deviceFrames: [DeviceFrame?] = SnapshotMatrix.only(nil)
  ) {
    self.devices = devices
    self.appearances = appearances
    self.textSizes = textSizes
    self.directions = directions
    self.localizations = localizations
    self.languages = languages
    self.highContrast = highContrast
    self.looks = looks
    self.deviceFrames = deviceFrames
  }

  /// Returns the union of the variants of two matrices. Use it if a single matrix would contain too many
  /// combinations:
  ///
  ///     SnapshotMatrix().union(SnapshotMatrix(appearances: [.light], directions: [.rightToLeft]))   // light, dark, light.rtl
  public func union(_ other: SnapshotMatrix) -> SnapshotMatrix {
    var result = self
    result.others.append(other)
    return result
  }

  /// Returns each combination once, followed by the variants of the other matrices in the union. Combinations are
  /// ordered by the properties above, as in nested loops: the first property is the outermost loop. An empty property
  /// is treated as if it contained only its default value.
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
    multiply(looks) { if let look = $1 { $0.device.look = look } }
    multiply(deviceFrames) { $0.deviceFrame = $1 }
    return result
  }
}
