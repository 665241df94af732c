// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package struct ViewFlags {
  package var needsLayout = true
  var isInLayout = false
  /// Whether any descendant needs layout, so that a pass finds it without visiting the rest.
  var subtreeNeedsLayout = true
  var needsUpdateConstraints = true
  var subtreeNeedsUpdateConstraints = true
  var calledUpdateConstraints = false
  var needsSafeAreaUpdate = true
  var translatesAutoresizingMask = true
  /// Whether the engine is moving the view, to distinguish this from moves by the user.
  var movedByEngine = false
  var isInWindow = false
  /// Whether the window is scheduled for layout in the next turn of the run loop.
  var waitsForTurn = false
  var clearsContextBeforeDrawing = true
  var tintMode = UIView.TintAdjustmentMode.automatic
  /// Whether a presentation of the view's controller dims the tints here.
  var isTintDimmed = false
}

/// The priorities with which a view keeps its content's size, against growing (hugging) and against shrinking (compression
/// resistance).
@_spi(Tessera) public struct ContentPriorities: Sendable {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalCompression = UILayoutPriority.defaultHigh
  var verticalCompression = UILayoutPriority.defaultHigh

  package init(
    horizontalHugging: UILayoutPriority = .defaultLow, verticalHugging: UILayoutPriority = .defaultLow,
    horizontalCompression: UILayoutPriority = .defaultHigh, verticalCompression: UILayoutPriority = .defaultHigh
  ) {
    self.horizontalHugging = horizontalHugging
    self.verticalHugging = verticalHugging
    self.horizontalCompression = horizontalCompression
    self.verticalCompression = verticalCompression
  }

  /// The priorities of labels and image views: one above the default. Source: Interface Builder's table of initial priorities.
  static let text = ContentPriorities(horizontalHugging: .init(251), verticalHugging: .init(251))
  /// The priorities of switches and other controls that never stretch.
  package static let rigid = ContentPriorities(horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)

  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontalHugging : verticalHugging
  }

  func compression(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontalCompression : verticalCompression
  }

  mutating func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { horizontalHugging = priority } else { verticalHugging = priority }
  }

  mutating func setCompression(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { horizontalCompression = priority } else { verticalCompression = priority }
  }
}
