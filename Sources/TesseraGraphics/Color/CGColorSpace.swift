// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The interpretation of color components.
///
/// - Note: Differs from UIKit: only sRGB, its extended range, Display P3 and gray are supported.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with an extended range of components.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of gray. Treated as having the sRGB transfer curve.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of gray with an extended range of components.
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  /// The name that the space was created with. Never nil.
  public let name: String?
  /// The model: `rgb` or `monochrome`.
  public let model: CGColorSpaceModel

  /// Creates the space with one of the names above. Returns nil for other names.
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

  /// The number of components without alpha: 1 for gray, 3 for others.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.name == b.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// Returns extended sRGB, regardless of the device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Returns extended gray, with the sRGB transfer curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
