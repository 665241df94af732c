// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import TesseraGraphics
internal import TesseraViews

/// A device as a renderer needs it: size, scale, safe area.
///
///     Device.iPhone16.size               // 393 x 852 points
///     try Device(name: "kiosk", size: CGSize(width: 600, height: 800), scale: 2)
///
/// Sizes, scales and safe areas of the presets: Apple's Human Interface Guidelines, "Layout", portrait.
public struct Device: Hashable, Sendable {
  /// Phone or tablet, which decides the idiom and the horizontal size class: compact or regular.
  public enum Idiom: Hashable, Sendable { case phone, pad }

  /// Insets from the edges, in points.
  public struct SafeArea: Hashable, Sendable {
    /// Points below the top edge, for the status bar and the camera.
    public var top: CGFloat
    /// Points from the left edge.
    public var left: CGFloat
    /// Points above the bottom edge, for the home indicator.
    public var bottom: CGFloat
    /// Points from the right edge.
    public var right: CGFloat

    /// Insets, 0 where none is given.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// The name on the command line and in file names: letters, digits, `-`, `_` and dots inside.
  public let name: String
  /// Width and height, in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// The insets of the safe area, in portrait.
  public let safeArea: SafeArea
  /// Phone or tablet.
  public let idiom: Idiom
  /// Whether it lies on its side.
  public internal(set) var isLandscape = false
  /// Whether pictures are as large as the screen's content wants to be, up to the device's size.
  var fitsContent = false

  /// The widest and highest picture, in pixels.
  static let maximumSide: CGFloat = 32_768
  /// The most pixels of a picture: 256 million, 1 GiB.
  static let maximumPixels: CGFloat = 268_435_456

  /// A device of any size.
  ///
  /// - Throws: `RenderError.badSize` or `.badScale` for what is not positive, not finite or too large to paint,
  ///   `.badScreenName` for a name that cannot be part of a file name.
  public init(
    name: String, size: CGSize, scale: CGFloat, safeArea: SafeArea = SafeArea(), idiom: Idiom = .phone
  ) throws(RenderError) {
    guard name.isDeviceName else { throw .badScreenName(name) }
    guard scale.isFinite, scale > 0, scale <= 64 else { throw .badScale(Double(scale)) }
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    guard size.width > 0, size.height > 0, pixels.width.isFinite, pixels.height.isFinite,
      pixels.width >= 1, pixels.height >= 1, pixels.width <= Self.maximumSide, pixels.height <= Self.maximumSide,
      pixels.width * pixels.height <= Self.maximumPixels
    else { throw .badSize(width: Double(size.width), height: Double(size.height), scale: Double(scale)) }
    self.init(known: name, size, scale: scale, safeArea, idiom)
  }

  private init(known name: String, _ size: CGSize, scale: CGFloat, _ safeArea: SafeArea, _ idiom: Idiom) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.idiom = idiom
  }

  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat
  ) -> Device {
    Device(
      known: name, CGSize(width: width, height: height), scale: scale, SafeArea(top: top, bottom: bottom), .phone)
  }

  /// iPhone SE: 375 x 667 points, 2 pixels per point.
  public static let iPhoneSE = phone("iphone-se", 375, 667, scale: 2, top: 20, bottom: 0)
  /// iPhone 14: 390 x 844 points, 3 pixels per point.
  public static let iPhone14 = phone("iphone-14", 390, 844, scale: 3, top: 47, bottom: 34)
  /// iPhone 16: 393 x 852 points, 3 pixels per point. The default device of screens.
  public static let iPhone16 = phone("iphone-16", 393, 852, scale: 3, top: 59, bottom: 34)
  /// iPhone 16 Pro Max: 440 x 956 points, 3 pixels per point.
  public static let iPhone16ProMax = phone("iphone-16-pro-max", 440, 956, scale: 3, top: 62, bottom: 34)
  /// iPad: 820 x 1180 points, 2 pixels per point.
  public static let iPad = Device(
    known: "ipad", CGSize(width: 820, height: 1180), scale: 2, SafeArea(top: 24, bottom: 20), .pad)

  /// The presets, in the order `--help` lists them.
  public static let all: [Device] = [.iPhoneSE, .iPhone14, .iPhone16, .iPhone16ProMax, .iPad]

  /// The same device with another number of pixels per point. Throws as `init` does.
  public func scaled(to scale: CGFloat) throws(RenderError) -> Device {
    var device = try Device(name: name, size: size, scale: scale, safeArea: safeArea, idiom: idiom)
    device.isLandscape = isLandscape
    device.fitsContent = fitsContent
    return device
  }

  /// The same device on its side: width and height change places, the name ends in `-landscape`. A phone's safe area is
  /// that of Apple's Human Interface Guidelines: the camera's inset on both sides and 21 points above the home indicator.
  public var landscape: Device {
    guard !isLandscape else { return self }
    let hasCamera = idiom == .phone && safeArea.bottom > 0
    let insets = hasCamera ? SafeArea(left: safeArea.top, bottom: 21, right: safeArea.top) : SafeArea()
    var device = Device(
      known: name + "-landscape", CGSize(width: size.height, height: size.width), scale: scale,
      idiom == .pad ? safeArea : insets, idiom)
    device.isLandscape = true
    return device
  }

  /// A device on which pictures are as large as their content wants to be.
  var fittingContent: Device {
    var device = Device(known: "size-that-fits", size, scale: scale, SafeArea(), idiom)
    device.isLandscape = isLandscape
    device.fitsContent = true
    return device
  }

  /// The same device with another size, up to its own.
  func shrunk(to wanted: CGSize) -> Device {
    func length(_ wanted: CGFloat, _ own: CGFloat) -> CGFloat {
      wanted > 0 && wanted < own ? (wanted * scale).rounded(.up) / scale : own
    }
    var device = Device(
      known: name, CGSize(width: length(wanted.width, size.width), height: length(wanted.height, size.height)),
      scale: scale, safeArea, idiom)
    device.isLandscape = isLandscape
    return device
  }

  /// A preset by name, the same with `-landscape` behind it, or any size in points as `600x800`, with 3 pixels per point and no safe area.
  ///
  /// - Throws: `RenderError.unknownDevice`, and `.badSize` for a size that cannot be painted.
  public static func named(_ name: String) throws(RenderError) -> Device {
    if let preset = all.first(where: { $0.name == name }) { return preset }
    if let preset = all.first(where: { $0.name + "-landscape" == name }) { return preset.landscape }
    let parts = name.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    if parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) {
      return try Device(name: name, size: CGSize(width: width, height: height), scale: 3)
    }
    throw .unknownDevice(name)
  }

  /// On their side phones are low, and the largest are wide: those of 414 points and more when held upright.
  private var sizeClasses: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    guard idiom == .phone else { return (.regular, .regular) }
    guard isLandscape else { return (.compact, .regular) }
    return (size.height >= 414 ? .regular : .compact, .compact)
  }

  /// The device as views see it.
  func environment(_ options: RenderOptions) -> ScreenEnvironment {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: scale),
      UITraitCollection(userInterfaceIdiom: idiom == .pad ? .pad : .phone),
      UITraitCollection(horizontalSizeClass: sizeClasses.horizontal),
      UITraitCollection(verticalSizeClass: sizeClasses.vertical),
      UITraitCollection(userInterfaceStyle: options.appearance == .dark ? .dark : .light),
      UITraitCollection(preferredContentSizeCategory: options.contentSizeCategory),
      UITraitCollection(layoutDirection: options.layoutDirection),
      UITraitCollection(accessibilityContrast: options.hasHighContrast ? .high : .normal),
      options.traits ?? UITraitCollection(),
    ])
    let insets = UIEdgeInsets(
      top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    let translation = options.language.flatMap { TextTranslation(rawValue: $0.rawValue) }
    let shown = translation.map { traits.replacing(TextTranslationTrait.self, value: $0) } ?? traits
    var environment = ScreenEnvironment(
      size: size, scale: scale, safeArea: insets, traits: shown, language: options.spokenLanguage)
    environment.reducesMotion = options.reducesMotion
    return environment
  }
}

extension Device {
  /// The picture's size in pixels.
  public var pixels: (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }
}
