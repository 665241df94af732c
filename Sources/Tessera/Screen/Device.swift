// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import TesseraGraphics
internal import TesseraViews

/// The size, scale and safe area of a device.
///
///     Device.iPhone16.size               // 393 x 852 points
///     try Device(name: "kiosk", size: CGSize(width: 600, height: 800), scale: 2)
///
/// The sizes, scales and safe areas of the presets are from Apple's Human Interface Guidelines, "Layout", in
/// portrait.
public struct Device: Hashable, Sendable {
  /// The type of device. It determines the user interface idiom and the horizontal size class, which is compact or
  /// regular.
  public enum Idiom: Hashable, Sendable { case phone, pad }

  /// The safe area insets of a device, in points.
  public struct SafeArea: Hashable, Sendable {
    /// The inset from the top edge, for the status bar and the camera, in points.
    public var top: CGFloat
    /// The inset from the left edge, in points.
    public var left: CGFloat
    /// The inset from the bottom edge, for the home indicator, in points.
    public var bottom: CGFloat
    /// The inset from the right edge, in points.
    public var right: CGFloat

    /// Creates insets. Omitted insets are 0.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// The name on the command line and in file names. It consists of letters, digits, `-`, `_` and dots, and does not
  /// start with a dot.
  public let name: String
  /// The width and height, in points.
  public let size: CGSize
  /// The display scale, in pixels per point.
  public let scale: CGFloat
  /// The safe area insets, in portrait.
  public let safeArea: SafeArea
  /// The type of device, either phone or tablet.
  public let idiom: Idiom
  /// Whether the device is in landscape orientation.
  public internal(set) var isLandscape = false
  /// The look of the system that the device runs, or nil for the standard look; see ``Look``.
  public var look: Look?
  /// Whether images shrink to fit the screen's content.
  var fitsContent = false

  /// The maximum width and height of an image, in pixels.
  static let maximumSide: CGFloat = 32_768
  /// The maximum number of pixels in an image, which is 2^28. These pixels occupy 1 GiB.
  static let maximumPixels: CGFloat = 268_435_456

  /// Creates a device of any size.
  ///
  /// - Throws: `RenderError.badSize` or `RenderError.badScale` if a value is not positive, not finite or too large,
  ///   and `RenderError.badScreenName` if the name can't be part of a file name.
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
    self.init(known: name, size: size, scale: scale, safeArea: safeArea, idiom: idiom)
  }

  private init(known name: String, size: CGSize, scale: CGFloat, safeArea: SafeArea, idiom: Idiom) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.idiom = idiom
  }

  private static func phone(
    named name: String, width: CGFloat, height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat
  ) -> Device {
    Device(
      known: name, size: CGSize(width: width, height: height), scale: scale,
      safeArea: SafeArea(top: top, bottom: bottom), idiom: .phone)
  }

  /// iPhone SE: 375 x 667 points, 2 pixels per point.
  public static let iPhoneSE = phone(named: "iphone-se", width: 375, height: 667, scale: 2, top: 20, bottom: 0)
  /// iPhone 14: 390 x 844 points, 3 pixels per point.
  public static let iPhone14 = phone(named: "iphone-14", width: 390, height: 844, scale: 3, top: 47, bottom: 34)
  /// iPhone 16: 393 x 852 points, 3 pixels per point. The default device of screens.
  public static let iPhone16 = phone(named: "iphone-16", width: 393, height: 852, scale: 3, top: 59, bottom: 34)
  /// iPhone 16 Pro Max: 440 x 956 points, 3 pixels per point.
  public static let iPhone16ProMax = phone(
    named: "iphone-16-pro-max", width: 440, height: 956, scale: 3, top: 62, bottom: 34)
  /// iPad: 820 x 1180 points, 2 pixels per point.
  public static let iPad = Device(
    known: "ipad", size: CGSize(width: 820, height: 1180), scale: 2, safeArea: SafeArea(top: 24, bottom: 20),
    idiom: .pad)

  /// All presets, in the order in which `--help` lists them.
  public static let all: [Device] = [.iPhoneSE, .iPhone14, .iPhone16, .iPhone16ProMax, .iPad]

  /// Returns the device with a different scale, in pixels per point. Throws the errors of `init`.
  public func scaled(to scale: CGFloat) throws(RenderError) -> Device {
    var device = try Device(name: name, size: size, scale: scale, safeArea: safeArea, idiom: idiom)
    device.isLandscape = isLandscape
    device.look = look
    device.fitsContent = fitsContent
    return device
  }

  /// Returns the device with a look.
  public func with(look: Look) -> Device {
    var device = self
    device.look = look
    return device
  }

  /// The device in landscape. Its width and height are swapped, and its name ends in `-landscape`. Following Apple's
  /// Human Interface Guidelines, a phone's safe area has the camera's inset on both sides, and an inset of 21 points
  /// for the home indicator.
  public var landscape: Device {
    guard !isLandscape else { return self }
    let hasCamera = idiom == .phone && safeArea.bottom > 0
    let insets = hasCamera ? SafeArea(left: safeArea.top, bottom: 21, right: safeArea.top) : SafeArea()
    var device = Device(
      known: name + "-landscape", size: CGSize(width: size.height, height: size.width), scale: scale,
      safeArea: idiom == .pad ? safeArea : insets, idiom: idiom)
    device.isLandscape = true
    device.look = look
    return device
  }

  /// The device with images that shrink to fit the screen's content.
  var fittingContent: Device {
    var device = Device(known: "size-that-fits", size: size, scale: scale, safeArea: SafeArea(), idiom: idiom)
    device.isLandscape = isLandscape
    device.look = look
    device.fitsContent = true
    return device
  }

  /// Returns the device with a smaller size. A larger size is clamped to the device's size.
  func shrunk(to wanted: CGSize) -> Device {
    func length(_ wanted: CGFloat, _ own: CGFloat) -> CGFloat {
      wanted > 0 && wanted < own ? (wanted * scale).rounded(.up) / scale : own
    }
    var device = Device(
      known: name, size: CGSize(width: length(wanted.width, size.width), height: length(wanted.height, size.height)),
      scale: scale, safeArea: safeArea, idiom: idiom)
    device.isLandscape = isLandscape
    device.look = look
    return device
  }

  /// Returns the device with the given name. The name is a preset, a preset followed by `-landscape`, or a size in
  /// points such as `600x800`. A device named by its size has 3 pixels per point and no safe area.
  ///
  /// - Throws: `RenderError.unknownDevice` if the name has another format, and `RenderError.badSize` if the size is
  ///   too large.
  public static func named(_ name: String) throws(RenderError) -> Device {
    if let preset = all.first(where: { $0.name == name }) { return preset }
    if let preset = all.first(where: { $0.name + "-landscape" == name }) { return preset.landscape }
    let parts = name.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    if parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) {
      return try Device(name: name, size: CGSize(width: width, height: height), scale: 3)
    }
    throw .unknownDevice(name)
  }

  /// The size classes. In landscape, phones are vertically compact, and phones at least 414 points wide in portrait
  /// are horizontally regular.
  private var sizeClasses: (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    guard idiom == .phone else { return (.regular, .regular) }
    guard isLandscape else { return (.compact, .regular) }
    return (size.height >= 414 ? .regular : .compact, .compact)
  }

  /// Returns the environment that the device provides for views.
  func environment(_ options: RenderOptions) -> ScreenEnvironment {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: scale),
      UITraitCollection(userInterfaceIdiom: idiom == .pad ? .pad : .phone),
      UITraitCollection(horizontalSizeClass: sizeClasses.horizontal),
      UITraitCollection(verticalSizeClass: sizeClasses.vertical),
      UITraitCollection(look: (look ?? .standard).systemLook),
      UITraitCollection(userInterfaceStyle: options.appearance == .dark ? .dark : .light),
      UITraitCollection(preferredContentSizeCategory: options.contentSizeCategory),
      UITraitCollection(layoutDirection: options.layoutDirection),
      UITraitCollection(accessibilityContrast: options.hasHighContrast ? .high : .normal),
      options.traits ?? UITraitCollection(),
    ])
    let insets = UIEdgeInsets(
      top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    let translation = options.language.flatMap { PseudoLocalization(rawValue: $0.rawValue) }
    let shown = translation.map { traits.replacing(TextTranslationTrait.self, value: $0) } ?? traits
    var environment = ScreenEnvironment(
      size: size, scale: scale, safeArea: insets, traits: shown, language: options.spokenLanguage)
    environment.reducesMotion = options.reducesMotion
    return environment
  }
}

extension Device {
  /// The image size, in pixels.
  public var pixels: (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }
}
