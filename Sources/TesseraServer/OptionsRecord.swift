// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Tessera
internal import TesseraGraphics

/// Options as they are sent to a worker.
struct OptionsRecord: Codable, Equatable {
  var device: DeviceRecord?
  var appearance: String?
  var category: String?
  var isRightToLeft: Bool?
  var localization: String?
  var language: String?
  var hasHighContrast: Bool?
  var deviceFrame: String?

  /// - Throws: `RenderPoolError.badOptions` for traits.
  init(_ options: RenderOptions) throws(RenderPoolError) {
    guard options.traits == nil else {
      throw .badOptions(
        "RenderOptions.traits cannot be sent to another process. Set them in the screen, or give them as a parameter.")
    }
    device = options.device.map { DeviceRecord($0) }
    // What is as always is not sent.
    let usual = RenderOptions()
    appearance = options.appearance == usual.appearance ? nil : options.appearance.rawValue
    category = options.contentSizeCategory == usual.contentSizeCategory ? nil : options.contentSizeCategory.rawValue
    isRightToLeft = options.isRightToLeft ? true : nil
    localization = options.localization
    language = options.language?.rawValue
    hasHighContrast = options.hasHighContrast ? true : nil
    deviceFrame = options.deviceFrame?.rawValue
  }

  /// The options again.
  func options() throws(RenderError) -> RenderOptions {
    var options = RenderOptions()
    options.device = try device?.device()
    if let appearance = appearance.flatMap({ Appearance(rawValue: $0) }) { options.appearance = appearance }
    if let category { options.contentSizeCategory = UIContentSizeCategory(rawValue: category) }
    options.isRightToLeft = isRightToLeft ?? false
    options.localization = localization
    options.language = language.flatMap { PseudoLanguage(rawValue: $0) }
    options.hasHighContrast = hasHighContrast ?? false
    options.deviceFrame = deviceFrame.flatMap { DeviceFrame(rawValue: $0) }
    return options
  }
}
