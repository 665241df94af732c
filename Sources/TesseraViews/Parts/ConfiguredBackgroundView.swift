// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// A view that shows the color, the corners and the stroke of a background configuration. Insets, image and color transformers
/// are ignored.
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
    // A layer's color does not change with the appearance.
    layer.borderColor = configuration.strokeColor?.resolvedColor(with: traitCollection).cgColor
  }
}
