// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The content priorities of both axes.
public struct MortarAxisPriorities: Hashable, Sendable {
  /// The horizontal priority.
  public var horizontal: MortarLayoutPriority
  /// The vertical priority.
  public var vertical: MortarLayoutPriority

  /// Creates priorities for the horizontal and vertical axes.
  public init(horizontal: MortarLayoutPriority, vertical: MortarLayoutPriority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates the same priority for both axes.
  public init(_ both: MortarLayoutPriority) {
    self.init(horizontal: both, vertical: both)
  }
}

extension UIView {
  /// The compression resistance on both axes.
  public var compressionResistance: MortarAxisPriorities {
    get { MortarAxisPriorities(horizontal: compressionResistanceHorizontal, vertical: compressionResistanceVertical) }
    set { (compressionResistanceHorizontal, compressionResistanceVertical) = (newValue.horizontal, newValue.vertical) }
  }

  /// The horizontal compression resistance.
  public var compressionResistanceHorizontal: MortarLayoutPriority {
    get { MortarLayoutPriority(contentCompressionResistancePriority(for: .horizontal)) }
    set { setContentCompressionResistancePriority(newValue.layoutPriority, for: .horizontal) }
  }

  /// The vertical compression resistance.
  public var compressionResistanceVertical: MortarLayoutPriority {
    get { MortarLayoutPriority(contentCompressionResistancePriority(for: .vertical)) }
    set { setContentCompressionResistancePriority(newValue.layoutPriority, for: .vertical) }
  }

  /// The content hugging on both axes.
  public var contentHugging: MortarAxisPriorities {
    get { MortarAxisPriorities(horizontal: contentHuggingHorizontal, vertical: contentHuggingVertical) }
    set { (contentHuggingHorizontal, contentHuggingVertical) = (newValue.horizontal, newValue.vertical) }
  }

  /// The horizontal content hugging.
  public var contentHuggingHorizontal: MortarLayoutPriority {
    get { MortarLayoutPriority(contentHuggingPriority(for: .horizontal)) }
    set { setContentHuggingPriority(newValue.layoutPriority, for: .horizontal) }
  }

  /// The vertical content hugging.
  public var contentHuggingVertical: MortarLayoutPriority {
    get { MortarLayoutPriority(contentHuggingPriority(for: .vertical)) }
    set { setContentHuggingPriority(newValue.layoutPriority, for: .vertical) }
  }
}
