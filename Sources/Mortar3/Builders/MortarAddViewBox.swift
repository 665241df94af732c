// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// Something a builder adds to its view.
@preconcurrency @MainActor
public struct MortarAddViewBox {
  enum Content {
    case view(UIView)
    case guide(UILayoutGuide)
  }

  let content: Content

  public init(view: UIView) {
    content = .view(view)
  }

  public init(guide: UILayoutGuide) {
    content = .guide(guide)
  }
}

extension UIView {
  /// Adds what a builder made: arranged in a stack view, as subviews elsewhere.
  public func process(_ boxes: [MortarAddViewBox]) {
    for box in boxes {
      switch box.content {
      case .view(let view): addBuilt(view)
      case .guide(let guide): addLayoutGuide(guide)
      }
    }
  }

  private func addBuilt(_ view: UIView) {
    if let stack = self as? UIStackView { stack.addArrangedSubview(view) } else { addSubview(view) }
  }
}
