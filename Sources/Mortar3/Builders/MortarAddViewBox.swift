// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// An element that a builder adds to its view.
@preconcurrency @MainActor
public struct MortarAddViewBox {
  enum Content {
    case view(UIView)
    case guide(UILayoutGuide)
    case recognizer(UIGestureRecognizer)
  }

  let content: Content

  /// Creates a box for a view, which becomes a subview or an arranged subview.
  public init(view: UIView) {
    content = .view(view)
  }

  /// Creates a box for a layout guide, which is added to the view.
  public init(guide: UILayoutGuide) {
    content = .guide(guide)
  }

  /// Creates a box for a gesture recognizer, which is added to the view.
  public init(recognizer: UIGestureRecognizer) {
    content = .recognizer(recognizer)
  }
}

extension UIView {
  /// Adds a builder's elements: as arranged subviews of a stack view, to the content view of a visual effect view,
  /// and otherwise as subviews.
  public func process(_ boxes: [MortarAddViewBox]) {
    for box in boxes {
      switch box.content {
      case .view(let view): addBuilt(view)
      case .guide(let guide): addLayoutGuide(guide)
      case .recognizer(let recognizer): addGestureRecognizer(recognizer)
      }
    }
  }

  private func addBuilt(_ view: UIView) {
    switch self {
    case let stack as UIStackView: stack.arrangeBuilt(view)
    case let effect as UIVisualEffectView: effect.contentView.addSubview(view)
    default: addSubview(view)
    }
  }
}
