// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The meaning of a colour's components.
///
/// - Note: Differs from UIKit: sRGB, its extended range, Display P3 and grey are the only spaces.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with components outside 0...1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of Display P3.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of greys. Treated as having sRGB's curve.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The name of greys with components outside 0...1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  /// The name that the space was made with. Never nil.
  public let name: String?
  /// `rgb` or `monochrome`.
  public let model: CGColorSpaceModel

  /// The space of one of the names above; nil for others.
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

  /// How many components a colour has without alpha: 1 for greys, 3 for others.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.name == b.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// Extended sRGB, whatever the device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// Extended grey, with sRGB's curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
