// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import UIKit

/// The animation in which a symbol replaces another one: the old symbol shrinks and disappears, and the new one grows in its
/// place.
@MainActor
enum SymbolReplacement {
  /// The scale of symbols that appear and disappear. Approximates iOS.
  private static let scale: CGFloat = 0.5

  /// Begins the animation before an image view shows another symbol.
  static func begin(in view: UIView, duration: Double) {
    guard let view = view as? UIImageView, let image = view.image, let superview = view.superview else { return }
    let old = UIImageView(image: image)
    (old.tintColor, old.contentMode) = (view.tintColor, view.contentMode)
    (old.bounds, old.center) = (view.bounds, view.center)
    old.accessibilityElementsHidden = true
    superview.addSubview(old)
    let half = duration / 2
    for (path, start) in [("transform.scale", Double(scale)), ("opacity", 0)] {
      // The new symbol waits for the old one.
      let animation = CAKeyframeAnimation(keyPath: path)
      (animation.values, animation.keyTimes, animation.duration) = ([start, start, 1.0], [0, 0.5, 1], duration)
      view.layer.add(animation, forKey: "SwiftUI.replace.\(path)")
    }
    UIView.animate(withDuration: half, delay: 0, options: .curveEaseIn) {
      old.transform = CGAffineTransform(scaleX: scale, y: scale)
      old.alpha = 0
    } completion: { _ in
      old.removeFromSuperview()
    }
  }
}
