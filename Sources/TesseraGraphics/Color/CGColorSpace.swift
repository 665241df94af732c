// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The meaning of a colour's components.
///
/// - Note: Differs from UIKit: sRGB, its extended range, Display P3 and grey are the only spaces.
public final class CGColorSpace: Hashable, Sendable {
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  public let name: String?
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

  /// Components without alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.name == b.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// The colour space of the bitmaps that are painted: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

/// The space of greys with sRGB's curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
