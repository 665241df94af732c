// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A view that adds its layout's subviews to a nested view, such as the `contentView` of a visual effect view.
@preconcurrency @MainActor
public protocol LayoutSubviewHosting: UIView {
  /// The nested view to which subviews are added.
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
