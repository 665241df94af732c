// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera
internal import TesseraGraphics

/// The options for a screen's variant, which are shared by several commands.
struct VariantOptions: ParsableArguments {
  @Option(
    help: """
      The device: \(Device.all.map(\.name).joined(separator: ", ")), or a size such as 390x844. \
      Default: each screen's own.
      """)
  var device: String?

  @Option(help: "Pixels per point. Default: the device's.")
  var scale: Double?

  @Option(help: "The text size: XS, S, M, L, XL, XXL, XXXL, or an accessibility size, AX1 to AX5. Default: L.")
  var textSize: TextSize?

  @Flag(help: "Show screens from right to left.")
  var rtl = false

  @Option(
    help: """
      A language of the bundles, such as de or pt-BR, or a pseudo-language: accented, double or bounded.
      """)
  var language: String?

  @Flag(help: "Show screens with increased contrast.")
  var contrast = false

  @OptionGroup var frame: FrameOptions

  enum TextSize: String, ExpressibleByArgument, CaseIterable {
    case XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5

    var category: UIContentSizeCategory {
      switch self {
      case .XS: .extraSmall
      case .S: .small
      case .M: .medium
      case .L: .large
      case .XL: .extraLarge
      case .XXL: .extraExtraLarge
      case .XXXL: .extraExtraExtraLarge
      case .AX1: .accessibilityMedium
      case .AX2: .accessibilityLarge
      case .AX3: .accessibilityExtraLarge
      case .AX4: .accessibilityExtraExtraLarge
      case .AX5: .accessibilityExtraExtraExtraLarge
      }
    }
  }

  /// Returns the screen variant selected by the options.
  func variant(of screen: Screen, _ appearance: Appearance) throws(RenderError) -> Variant {
    var target = try device.map { name throws(RenderError) in try Device.named(name) } ?? screen.device
    if let scale { target = try target.scaled(to: scale) }
    let pseudo = language.flatMap { PseudoLanguage(rawValue: $0) }
    return Variant(
      device: target, appearance: appearance, textSize: textSize?.category ?? .large, isRightToLeft: rtl,
      localization: pseudo == nil ? try language.map(Localizations.named) : nil, language: pseudo,
      hasHighContrast: contrast, deviceFrame: frame.deviceFrame)
  }
}

/// Light appearance, dark appearance, or both.
enum AppearanceChoice: String, ExpressibleByArgument, CaseIterable {
  case light, dark, both

  var appearances: [Appearance] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .both: [.light, .dark]
    }
  }
}
