// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar
import UIKit

/// Labels, symbols and backgrounds shared by the Mortar screens.
enum Parts {
  @MainActor
  static func label(_ text: String, _ font: UIFont, _ color: UIColor = .label) -> UILabel {
    UILabel {
      $0.text = text
      $0.font = font
      $0.textColor = color
    }
  }

  @MainActor
  static func symbol(_ name: String, _ size: CGFloat, _ color: UIColor) -> UIImageView {
    UIImageView {
      $0.image = UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
      $0.tintColor = color
      $0.contentMode = .center
      $0.m_hugging = 900
      $0.m_compResist = 900
    }
  }
}

/// A view with a gradient from its top-left to its bottom-right corner.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ colors: UIColor...) {
    super.init(frame: .zero)
    let gradient = layer as? CAGradientLayer
    gradient?.colors = colors.map(\.cgColor)
    gradient?.startPoint = CGPoint(x: 0, y: 0)
    gradient?.endPoint = CGPoint(x: 1, y: 1)
  }

  required init?(coder: NSCoder) { nil }
}

/// A view with semicircular ends.
final class PillView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}
