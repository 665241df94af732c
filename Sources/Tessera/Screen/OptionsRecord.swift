// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraGraphics

/// An encodable representation of rendering options that is sent to other processes. The traits are not included.
package struct OptionsRecord: Codable, Hashable, Sendable {
  private var device: DeviceRecord?
  private var appearance: String?
  private var category: String?
  private var isRightToLeft: Bool?
  private var localization: String?
  private var language: String?
  private var hasHighContrast: Bool?
  private var reducesMotion: Bool?
  private var deviceFrame: String?

  package init(_ options: RenderOptions) {
    device = options.device.map { DeviceRecord($0) }
    // Default values are not sent.
    let usual = RenderOptions()
    appearance = options.appearance == usual.appearance ? nil : options.appearance.rawValue
    category = options.contentSizeCategory == usual.contentSizeCategory ? nil : options.contentSizeCategory.rawValue
    isRightToLeft = options.isRightToLeft ? true : nil
    localization = options.localization
    language = options.language?.rawValue
    hasHighContrast = options.hasHighContrast ? true : nil
    reducesMotion = options.reducesMotion ? true : nil
    deviceFrame = options.deviceFrame?.rawValue
  }

  /// Returns the rendering options.
  ///
  /// - Throws: The errors of `Device.init` if the record was not created from a valid device.
  package func options() throws(RenderError) -> RenderOptions {
    var options = RenderOptions()
    options.device = try device?.device()
    if let appearance = appearance.flatMap({ Appearance(rawValue: $0) }) { options.appearance = appearance }
    if let category { options.contentSizeCategory = UIContentSizeCategory(rawValue: category) }
    options.isRightToLeft = isRightToLeft ?? false
    options.localization = localization
    options.language = language.flatMap { PseudoLanguage(rawValue: $0) }
    options.hasHighContrast = hasHighContrast ?? false
    options.reducesMotion = reducesMotion ?? false
    options.deviceFrame = deviceFrame.flatMap { DeviceFrame(rawValue: $0) }
    return options
  }
}
