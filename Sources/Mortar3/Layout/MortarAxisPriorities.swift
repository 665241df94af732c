// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A content priority for each axis.
public struct MortarAxisPriorities: Hashable, Sendable {
  /// The priority of the width.
  public var horizontal: MortarLayoutPriority
  /// The priority of the height.
  public var vertical: MortarLayoutPriority

  /// A priority for the width and one for the height.
  public init(horizontal: MortarLayoutPriority, vertical: MortarLayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The same priority for both axes.
  public init(_ both: MortarLayoutPriority) {
    self.init(horizontal: both, vertical: both)
  }
}

extension UIView {
  /// How strongly the view resists being smaller than its content, on both axes.
  public var compressionResistance: MortarAxisPriorities {
    get { MortarAxisPriorities(horizontal: compressionResistanceHorizontal, vertical: compressionResistanceVertical) }
    set { (compressionResistanceHorizontal, compressionResistanceVertical) = (newValue.horizontal, newValue.vertical) }
  }

  /// How strongly the view resists being narrower than its content.
  public var compressionResistanceHorizontal: MortarLayoutPriority {
    get { MortarLayoutPriority(contentCompressionResistancePriority(for: .horizontal)) }
    set { setContentCompressionResistancePriority(newValue.layoutPriority, for: .horizontal) }
  }

  /// How strongly the view resists being lower than its content.
  public var compressionResistanceVertical: MortarLayoutPriority {
    get { MortarLayoutPriority(contentCompressionResistancePriority(for: .vertical)) }
    set { setContentCompressionResistancePriority(newValue.layoutPriority, for: .vertical) }
  }

  /// How strongly the view resists being larger than its content, on both axes.
  public var contentHugging: MortarAxisPriorities {
    get { MortarAxisPriorities(horizontal: contentHuggingHorizontal, vertical: contentHuggingVertical) }
    set { (contentHuggingHorizontal, contentHuggingVertical) = (newValue.horizontal, newValue.vertical) }
  }

  /// How strongly the view resists being wider than its content.
  public var contentHuggingHorizontal: MortarLayoutPriority {
    get { MortarLayoutPriority(contentHuggingPriority(for: .horizontal)) }
    set { setContentHuggingPriority(newValue.layoutPriority, for: .horizontal) }
  }

  /// How strongly the view resists being higher than its content.
  public var contentHuggingVertical: MortarLayoutPriority {
    get { MortarLayoutPriority(contentHuggingPriority(for: .vertical)) }
    set { setContentHuggingPriority(newValue.layoutPriority, for: .vertical) }
  }
}
