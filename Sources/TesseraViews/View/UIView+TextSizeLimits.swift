// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

extension UIView {
  func setTextSizeLimits(_ minimum: UIContentSizeCategory?, _ maximum: UIContentSizeCategory?) {
    guard interaction != nil || minimum != nil || maximum != nil else { return }
    (loadedInteraction.minimumTextSize, loadedInteraction.maximumTextSize) = (minimum, maximum)
    traitsDidChange()
  }

  /// Returns traits whose text size is clamped to the view's limits.
  func limitingTextSize(_ traits: UITraitCollection) -> UITraitCollection {
    guard let interaction, interaction.minimumTextSize != nil || interaction.maximumTextSize != nil else {
      return traits
    }
    var size = traits.preferredContentSizeCategory
    if let minimum = interaction.minimumTextSize { size = max(size, minimum) }
    if let maximum = interaction.maximumTextSize { size = min(size, maximum) }
    guard size != traits.preferredContentSizeCategory else { return traits }
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(preferredContentSizeCategory: size)])
  }

  var textSizeLimitsDescription: String {
    var lines: [String] = []
    var view: UIView? = self
    while let current = view {
      let (minimum, maximum) = (current.interaction?.minimumTextSize, current.interaction?.maximumTextSize)
      if minimum != nil || maximum != nil {
        lines.append(
          "\(type(of: current)): minimum \(minimum?.rawValue ?? "none"), maximum \(maximum?.rawValue ?? "none")")
      }
      view = current.superview
    }
    return lines.isEmpty ? "No limits." : lines.joined(separator: "\n")
  }
}
