// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The priorities with which a view resists growing beyond its content size (hugging) and shrinking below it
/// (compression resistance).
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

  /// The defaults of UILabel and UIImageView, whose hugging priorities are higher by one than those of other views.
  /// Source: Interface Builder's table of initial priorities.
  static let text = ContentPriorities(horizontalHugging: .init(251), verticalHugging: .init(251))
  /// The defaults of UISwitch and other controls that should not stretch.
  package static let rigid = ContentPriorities(horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)

  func hugging(on axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontalHugging : verticalHugging
  }

  func compression(on axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? horizontalCompression : verticalCompression
  }

  mutating func setHugging(_ priority: UILayoutPriority, on axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { horizontalHugging = priority } else { verticalHugging = priority }
  }

  mutating func setCompression(_ priority: UILayoutPriority, on axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { horizontalCompression = priority } else { verticalCompression = priority }
  }
}
