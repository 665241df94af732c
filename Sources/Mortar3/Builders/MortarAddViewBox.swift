// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// Something a builder adds to its view.
@preconcurrency @MainActor
public struct MortarAddViewBox {
  enum Content {
    case view(UIView)
    case guide(UILayoutGuide)
    case recognizer(UIGestureRecognizer)
  }

  let content: Content

  /// A view, to become a subview or an arranged one.
  public init(view: UIView) {
    content = .view(view)
  }

  /// A layout guide, to be owned by the view.
  public init(guide: UILayoutGuide) {
    content = .guide(guide)
  }

  /// A gesture recognizer, to be attached to the view.
  public init(recognizer: UIGestureRecognizer) {
    content = .recognizer(recognizer)
  }
}

extension UIView {
  /// Adds what a builder made: arranged in a stack view, in the content view of a visual effect view, else as subviews.
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
