// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
public import Mortar

/// A hidden view that represents a weighted space or the safe area of a view controller's view.
public final class _MortarVFLGhostView: UIView {
  fileprivate static let safeRegionTag = Int.min + 10

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    alpha = 0
    isHidden = true
    isUserInteractionEnabled = false
    translatesAutoresizingMaskIntoConstraints = false
  }

  public required init?(coder: NSCoder) { nil }

  /// Constrains the axis that the statement doesn't constrain: the view has a size of 0 points at the top or left
  /// edge of `host`.
  func collapseCrossAxis(of axis: MortarAxis, in host: UIView) {
    let constraints =
      axis == .horizontal
      ? [topAnchor.constraint(equalTo: host.topAnchor), heightAnchor.constraint(equalToConstant: 0)]
      : [leftAnchor.constraint(equalTo: host.leftAnchor), widthAnchor.constraint(equalToConstant: 0)]
    NSLayoutConstraint.activate(constraints)
  }
}

extension UIViewController {
  /// A view that fills the safe area of the view controller's view, for use in statements.
  ///
  /// The first use adds it to the view. It is hidden and ignores touches.
  public var m_safeRegion: UIView {
    let root = mortarRoot
    let tag = _MortarVFLGhostView.safeRegionTag
    if let ghost = root.subviews.first(where: { $0.tag == tag && $0 is _MortarVFLGhostView }) { return ghost }
    let ghost = _MortarVFLGhostView()
    ghost.tag = tag
    root.addSubview(ghost)
    let safeArea = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      ghost.topAnchor.constraint(equalTo: safeArea.topAnchor),
      ghost.leftAnchor.constraint(equalTo: safeArea.leftAnchor),
      ghost.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      ghost.rightAnchor.constraint(equalTo: safeArea.rightAnchor),
    ])
    return ghost
  }

  /// The former name of `m_safeRegion`.
  public var m_visibleRegion: UIView { m_safeRegion }
}
