// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A plain view with others in it.
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

  /// A row decoded from an archive.
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

  /// A column decoded from an archive.
  public required init(coder: NSCoder) {
    super.init(coder: coder)
    axis = .vertical
  }
}
