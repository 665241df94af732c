// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A view whose subviews go into another one of its own, as those of a visual effect view go into its `contentView`.
@preconcurrency @MainActor
public protocol LayoutSubviewHosting: UIView {
  /// The view that takes the subviews.
  var layoutSubviewHost: UIView { get }
}

extension UIVisualEffectView: LayoutSubviewHosting {
  /// The effect view's `contentView`.
  public var layoutSubviewHost: UIView { contentView }
}

@MainActor
enum SubviewHost {
  /// The view to which the subviews of `view` are added.
  static func host(of view: UIView) -> UIView {
    (view as? any LayoutSubviewHosting)?.layoutSubviewHost ?? view
  }
}
