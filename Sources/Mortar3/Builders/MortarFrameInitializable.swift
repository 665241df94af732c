// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `UILabel { $0.text = "Hello" }` for every view class, subclasses of users included. Objective-C's rules let a protocol
// extension call `init(frame:)` of any subclass; Swift's do not, as it is not `required`. A protocol extension may assign
// `self`, though, and TesseraUI can make a view of a class known only at run time.

internal import TesseraUI
public import UIKit

/// A view that can be made from a block: `UILabel { $0.text = "Hello" }`.
///
/// The view is made with `init(frame:)`, of the subclass if that has its own. A class without that initialiser stops with
/// Swift's own message, as it does on iOS; make such a view with its own initialiser and say `.configure { }`.
@preconcurrency @MainActor
public protocol MortarFrameInitializable {}

extension UIView: MortarFrameInitializable {}

extension MortarFrameInitializable {
  /// Makes the view, runs the block on it and adds the views made in the block as subviews.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @MortarAddSubviewsBuilder _ body: @MainActor (Self) -> [MortarAddViewBox]
  ) {
    let (view, typed) = Self.make()
    self = typed
    MortarMainThreadLayoutStack.execute(fileID: fileID, line: line) { view.process(body(typed)) }
  }

  /// Makes the view and adds the views made in the block as subviews.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @MortarAddSubviewsBuilder _ body: @MainActor () -> [MortarAddViewBox]
  ) {
    let (view, typed) = Self.make()
    self = typed
    MortarMainThreadLayoutStack.execute(fileID: fileID, line: line) { view.process(body()) }
  }

  private static func make() -> (view: UIView, typed: Self) {
    guard let type = Self.self as? UIView.Type, case let view = DynamicInit.view(type), let typed = view as? Self else {
      raise("NSInvalidArgumentException", "\(Self.self) is not a kind of UIView. Only views can be made from a block.")
    }
    return (view, typed)
  }
}
