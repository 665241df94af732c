// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A plain view that contains other views.
public typealias UIContainer = UIView

/// A horizontal stack view.
public typealias HStackView = UIHStack
/// A vertical stack view.
public typealias VStackView = UIVStack

/// A horizontal stack view.
open class UIHStack: UIStackView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .horizontal
  }

  /// Creates a horizontal stack view from an archive.
  public required init(coder: NSCoder) {
    super.init(coder: coder)
    axis = .horizontal
  }
}

/// A vertical stack view.
open class UIVStack: UIStackView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
  }

  /// Creates a vertical stack view from an archive.
  public required init(coder: NSCoder) {
    super.init(coder: coder)
    axis = .vertical
  }
}
