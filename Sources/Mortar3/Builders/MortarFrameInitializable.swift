// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `UILabel { $0.text = "Hello" }` for every view class, subclasses of users included; see DynamicFrameInitializable.swift of
// TesseraViews for how views of any class are made, and why initialisers stand here without bodies.
//
// The shapes of the closures are chosen for two reasons.
//
// Mortar has braces of its own, and Swift finds members of all modules that any file of a target imports. Of two members with
// one type it takes that of the module which the file at hand imports. So the block that takes the view has the type that
// Mortar's has: it returns nothing, and its builder hands the views to the layout stack.
//
// A block that takes nothing is a function of a Void argument. Were it a function without arguments, the compiler would
// complain of `$0` there instead of naming a typo in a block that takes the view.

import TesseraGraphics
public import TesseraViews

/// A view that can be made from a block: `UILabel { $0.text = "Hello" }`.
///
/// The view is made with `init(frame:)`, of the subclass if that has its own. A class without that initialiser stops with
/// Swift's own message, as it does on iOS; make such a view with its own initialiser and call `.configure { }`.
public typealias MortarFrameInitializable = DynamicFrameInitializable

extension DynamicFrameInitializable {
  /// Makes the view, runs the block on it and adds the views made in the block as subviews.
  ///
  /// The block is a builder: with `return` in it the views in it would be lost, which is reported as a ``MortarError``.
  /// Write `if` and `else` instead.
  @_disfavoredOverload
  @_silgen_name("mortar3_view_init_block")
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @MortarAddSubviewsBuilder _ body: (Self) -> Void
  )

  /// Makes the view and adds the views made in the block as subviews.
  @_disfavoredOverload
  @_silgen_name("mortar3_view_init_views")
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @MortarAddSubviewsBuilder _ body: @MainActor (()) -> [MortarAddViewBox]
  )

  @_silgen_name("mortar3_view_init_block")
  @usableFromInline
  static func made(fileID: StaticString, line: UInt, _ body: (Self) -> Void) -> Self {
    let (view, typed) = make()
    MortarMainThreadLayoutStack.build(view, fileID: fileID, line: line) { body(typed) }
    return typed
  }

  @_silgen_name("mortar3_view_init_views")
  @usableFromInline
  static func made(fileID: StaticString, line: UInt, _ body: @MainActor (()) -> [MortarAddViewBox]) -> Self {
    let (view, typed) = make()
    MortarMainThreadLayoutStack.execute(fileID: fileID, line: line) { view.process(body(())) }
    return typed
  }

  private static func make() -> (view: UIView, typed: Self) {
    let made = dynamicInit(frame: .zero)
    guard let view = made as? UIView else {
      raise("NSInvalidArgumentException", "\(self) is not a kind of UIView. Only views can be made from a block.")
    }
    return (view, made)
  }
}
