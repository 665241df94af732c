// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Implements `UILabel { $0.text = "Hello" }` for every view class, including custom subclasses.
// DynamicFrameInitializable.swift in TesseraViews explains how views of any class are created, and why the
// initializers here have no bodies.
//
// There are two reasons for the types of the closures.
//
// Mortar has a similar initializer, and Swift considers the members of all modules that any file of a target imports.
// If two members have the same type, it prefers the member from a module that the current file imports. Therefore,
// the block that receives the view has the same type as Mortar's block: it returns nothing, and its builder passes
// the views to the layout stack.
//
// A block without parameters is declared as a function with a Void parameter. If it were a function without
// parameters, the compiler would report an error for `$0` instead of the actual mistake in a block that receives the
// view.

import TesseraGraphics
public import TesseraViews

/// A view that can be created with a block: `UILabel { $0.text = "Hello" }`.
///
/// The view is created with `init(frame:)`, which a subclass may override. If the class doesn't have that
/// initializer, the program stops with Swift's own message, as on iOS. Create such a view with another
/// initializer and call `.configure { }`.
public typealias MortarFrameInitializable = DynamicFrameInitializable

extension DynamicFrameInitializable {
  /// Creates the view, passes it to a block, and adds the views that the block creates to it.
  ///
  /// The block is a result builder. A `return` in it would discard the collected views, which is reported as a
  /// ``MortarError``. Use `if` and `else` instead.
  @_disfavoredOverload
  @_silgen_name("mortar3_view_init_block")
  public init(
    fileID: StaticString = #fileID, line: UInt = #line,
    @MortarAddSubviewsBuilder _ body: (Self) -> Void
  )

  /// Creates the view, and adds the views that a block creates to it.
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
      raise("NSInvalidArgumentException", "\(self) is not a kind of UIView. Only views can be created with a block.")
    }
    return (view, made)
  }
}
