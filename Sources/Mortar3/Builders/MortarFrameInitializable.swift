// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `UILabel { $0.text = "Hello" }` for every view class, including custom subclasses; DynamicFrameInitializable.swift of
// TesseraViews documents how views of any class are created, and why initializers have no bodies here.
//
// There are two reasons for the types of the closures.
//
// Mortar has a similar initializer, and Swift finds members of all modules that any file of a target imports. Of two members
// with the same type it prefers the one from a module that the current file imports. So the block that takes the view has the
// same type as Mortar's: it returns nothing, and its builder delivers the views to the layout stack.
//
// A block without parameters is a function with a Void argument. If it were a function without arguments, the compiler would
// report `$0` there instead of a typo in a block that takes the view.

import TesseraGraphics
public import TesseraViews

/// A view that can be created with a block: `UILabel { $0.text = "Hello" }`.
///
/// The view is created with `init(frame:)`, which may be an override. If the class doesn't have that initializer, the program
/// stops with Swift's own message, as on iOS. Create such a view with its own initializer and call `.configure { }`.
public typealias MortarFrameInitializable = DynamicFrameInitializable

extension DynamicFrameInitializable {
  /// Creates the view, runs the block on it and adds the views created in the block as subviews.
  ///
  /// The block is a result builder: a `return` would lose the views in it, which is reported as a ``MortarError``. Use `if` and
  /// `else` instead.
  @_disfavoredOverload
  @_silgen_name("mortar3_view_init_block")
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @MortarAddSubviewsBuilder _ body: (Self) -> Void
  )

  /// Creates the view and adds the views created in the block as subviews.
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
