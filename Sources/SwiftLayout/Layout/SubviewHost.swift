// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A view whose subviews are added to another view inside it, such as the `contentView` of a visual effect view.
@preconcurrency @MainActor
public protocol LayoutSubviewHosting: UIView {
  /// The container of the subviews.
  var layoutSubviewHost: UIView { get }
}

extension UIVisualEffectView: LayoutSubviewHosting {
  /// The effect view's `contentView`.
  public var layoutSubviewHost: UIView { contentView }
}

@MainActor
enum SubviewHost {
  /// Returns the view to which the subviews of `view` are added.
  static func host(of view: UIView) -> UIView {
    (view as? any LayoutSubviewHosting)?.layoutSubviewHost ?? view
  }
}
