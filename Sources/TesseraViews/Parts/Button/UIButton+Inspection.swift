// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics
import TesseraRaster

extension UIButton {
  /// The background color of the button's configuration, or nil if there is none.
  var configurationFill: Color? {
    configuration.map { $0.background(tint: tintColor, state: state, traits: traitCollection).fill }
  }
}

struct ButtonInspector: ControlInspector {
  let view: UIButton

  var visibleText: String? {
    let shown = [view.titleLabelIfLoaded, view.subtitleLabelIfLoaded].compactMap { label in
      label.flatMap { $0.isHidden ? nil : $0.shownString }
    }
    return shown.isEmpty ? nil : shown.joined(separator: "\n")
  }

  func addControlAttributes(to attributes: inout ViewAttributes) {
    if let fill = view.configurationFill, fill.alpha > 0 { attributes["fill"] = .color(fill) }
    if let image = view.currentBackgroundImage { attributes["background image"] = .image(image) }
  }

  var background: ViewBackground {
    if view.currentBackgroundImage != nil { return .mixed }
    guard let fill = view.configurationFill, fill.alpha > 0 else { return plainBackground }
    let color = view.configuration?.baseBackgroundColor ?? view.tintColor
    return .fill(fill, isSystem: color?.isSystemColor ?? false)
  }

  /// Whether the configuration determines the title color to match its fill.
  var hasSystemTextColor: Bool { view.configuration.map { $0.baseForegroundColor?.isSystemColor ?? true } ?? false }

  var unnamedContent: UnnamedContent? {
    guard view.currentImage != nil, (view.titleLabelIfLoaded?.shownString ?? "").isEmpty else { return nil }
    return UnnamedContent(kind: "an icon button", verb: "does")
  }

  /// Returns whether a subview is currently unused. A button retains its unused title, subtitle, image and activity
  /// indicator.
  func isReusablePart(_ part: UIView) -> Bool {
    part === view.titleLabelIfLoaded || part === view.subtitleLabelIfLoaded || part === view.imageViewIfLoaded
      || part is UIActivityIndicatorView
  }
}
