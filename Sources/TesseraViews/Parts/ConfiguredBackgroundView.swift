// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// A view that draws the color, corners and stroke of a background configuration. It ignores insets, the image and
/// color transformers.
package final class ConfiguredBackgroundView: UIView {
  package var configuration: UIBackgroundConfiguration { didSet { applyConfiguration() } }
  /// The color and the largest corner radius of the highlight above the fill, or nil.
  package var highlight: (color: UIColor, radius: CGFloat)? { didSet { showHighlight() } }
  private var highlightView: UIView?

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

  private func showHighlight() {
    guard let highlight else {
      highlightView?.removeFromSuperview()
      highlightView = nil
      return
    }
    let view = highlightView ?? UIView()
    view.backgroundColor = highlight.color
    view.layer.cornerCurve = .continuous
    if view.superview == nil { addSubview(view) }
    highlightView = view
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard let highlightView, let highlight else { return }
    highlightView.frame = bounds
    highlightView.layer.cornerRadius = min(highlight.radius, bounds.height / 2)
  }

  private func applyConfiguration() {
    backgroundColor = configuration.backgroundColor
    layer.cornerRadius = configuration.cornerRadius
    layer.borderWidth = configuration.strokeWidth
    // Resolved here because a layer's color does not adapt to the appearance.
    layer.borderColor = configuration.strokeColor?.resolvedColor(with: traitCollection).cgColor
  }
}
