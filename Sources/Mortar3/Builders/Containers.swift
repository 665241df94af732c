// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A plain view that contains other views.
public typealias UIContainer = UIView

/// A row of views.
public typealias HStackView = UIHStack
/// A column of views.
public typealias VStackView = UIVStack

/// A row of views.
open class UIHStack: UIStackView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .horizontal
  }

  /// Creates a row from an archive.
  public required init(coder: NSCoder) {
    super.init(coder: coder)
    axis = .horizontal
  }
}

/// A column of views.
open class UIVStack: UIStackView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
  }

  /// Creates a column from an archive.
  public required init(coder: NSCoder) {
    super.init(coder: coder)
    axis = .vertical
  }
}
