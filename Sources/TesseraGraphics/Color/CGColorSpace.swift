// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A color space, which determines the meaning of color components.
///
/// - Note: Differs from UIKit: only sRGB, extended sRGB, Display P3 and gray color spaces are supported.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the sRGB color space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of the sRGB color space with extended component ranges.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of the Display P3 color space.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of the gray color space with gamma 2.2, which is treated as having the sRGB transfer function.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of the gray color space with an extended component range.
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  /// The name with which the color space was created. Never nil.
  public let name: String?
  /// The color model: `rgb` or `monochrome`.
  public let model: CGColorSpaceModel

  /// Creates the color space with one of the supported names. Returns nil for other names.
  public init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.displayP3: model = .rgb
    case Self.genericGrayGamma2_2, Self.extendedGray: model = .monochrome
    default: return nil
    }
    self.name = name
  }

  private init(_ name: String, _ model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  static let rgb = CGColorSpace(extendedSRGB, .rgb)
  static let gray = CGColorSpace(extendedGray, .monochrome)

  /// The number of components without alpha: 1 for gray, 3 for other color spaces.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.name == b.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// Returns the extended sRGB color space for all devices.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns the extended gray color space, which has the sRGB transfer function.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
