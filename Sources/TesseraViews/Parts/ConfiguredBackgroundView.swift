// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// A view that draws the color, corners and stroke of a background configuration. It ignores insets, the image and
/// color transformers.
package final class ConfiguredBackgroundView: UIView {
  package var configuration: UIBackgroundConfiguration { didSet { applyConfiguration() } }

  package init(_ configuration: UIBackgroundConfiguration, frame: CGRect = .zero) {
    self.configuration = configuration
    super.init(frame: frame)
    isUserInteractionEnabled = false
    applyConfiguration()
  }

  required init?(coder: NSCoder) { nil }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyConfiguration()
  }

  private func applyConfiguration() {
    backgroundColor = configuration.backgroundColor
    layer.cornerRadius = configuration.cornerRadius
    layer.borderWidth = configuration.strokeWidth
    // Resolved here because a layer's color does not adapt to the appearance.
    layer.borderColor = configuration.strokeColor?.resolvedColor(with: traitCollection).cgColor
  }
}
