// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

extension MortarConfigurableView where Self: UIView {
  /// Runs the block on the view and adds the views created in the block as subviews.
  @discardableResult
  public func configure(
    fileID: StaticString = #fileID, line: UInt = #line,
    @MortarAddSubviewsBuilder _ body: @MainActor (Self) -> [MortarAddViewBox]
  ) -> Self {
    MortarMainThreadLayoutStack.execute(fileID: fileID, line: line) { process(body(self)) }
    return self
  }

  /// Adds the views created in the block as subviews.
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
  /// Creates a button of the type, configured by the block.
  public convenience init(
    type buttonType: ButtonType, fileID: StaticString = #fileID, line: UInt = #line,
    @MortarAddSubviewsBuilder _ body: @MainActor (UIButton) -> [MortarAddViewBox]
  ) {
    self.init(type: buttonType)
    MortarMainThreadLayoutStack.execute(fileID: fileID, line: line) { process(body(self)) }
  }

  /// Creates a button of the type, with the views created in the block as subviews.
  @_disfavoredOverload
  public convenience init(
    type buttonType: ButtonType, fileID: StaticString = #fileID, line: UInt = #line,
    @MortarAddSubviewsBuilder _ body: @MainActor (()) -> [MortarAddViewBox]
  ) {
    self.init(type: buttonType)
    MortarMainThreadLayoutStack.execute(fileID: fileID, line: line) { process(body(())) }
  }
}
