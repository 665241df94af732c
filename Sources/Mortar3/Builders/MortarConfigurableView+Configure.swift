// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

extension MortarConfigurableView where Self: UIView {
  /// Passes the view to a block, and adds the views that the block creates to it.
  @discardableResult
  public func configure(
    fileID: StaticString = #fileID, line: UInt = #line,
    @MortarAddSubviewsBuilder _ body: @MainActor (Self) -> [MortarAddViewBox]
  ) -> Self {
    MortarMainThreadLayoutStack.execute(fileID: fileID, line: line) { process(body(self)) }
    return self
  }

  /// Adds the views that a block creates to this view.
  @_disfavoredOverload
  @discardableResult
  public func configure(
    fileID: StaticString = #fileID, line: UInt = #line,
    @MortarAddSubviewsBuilder _ body: @MainActor (()) -> [MortarAddViewBox]
  ) -> Self {
    MortarMainThreadLayoutStack.execute(fileID: fileID, line: line) { process(body(())) }
    return self
  }
}

extension UIButton {
  /// Creates a button of a given type and configures it with a block.
  public convenience init(
    type buttonType: ButtonType, fileID: StaticString = #fileID, line: UInt = #line,
    @MortarAddSubviewsBuilder _ body: @MainActor (UIButton) -> [MortarAddViewBox]
  ) {
    self.init(type: buttonType)
    MortarMainThreadLayoutStack.execute(fileID: fileID, line: line) { process(body(self)) }
  }

  /// Creates a button of a given type, and adds the views that a block creates to it.
  @_disfavoredOverload
  public convenience init(
    type buttonType: ButtonType, fileID: StaticString = #fileID, line: UInt = #line,
    @MortarAddSubviewsBuilder _ body: @MainActor (()) -> [MortarAddViewBox]
  ) {
    self.init(type: buttonType)
    MortarMainThreadLayoutStack.execute(fileID: fileID, line: line) { process(body(())) }
  }
}
