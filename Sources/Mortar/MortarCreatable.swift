// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Objects made and set up in one expression.

public import Foundation
public import TesseraViews

/// Objects that can be made without arguments: every `NSObject`.
public protocol MortarCreatable {}

extension NSObject: MortarCreatable {}

extension MortarCreatable {
  /// Makes an object with `init()` and hands it to a closure.
  ///
  ///     let title = UILabel.create {
  ///       $0.text = "Tessera"
  ///     }
  @preconcurrency @MainActor
  public static func create(creatorFunc: (Self) -> Void) -> Self {
    let object = made()
    creatorFunc(object)
    return object
  }

  /// The name of `create` in the published library's version 1.
  @preconcurrency @MainActor
  public static func m_create(_ creatorFunc: (Self) -> Void) -> Self { create(creatorFunc: creatorFunc) }

  /// Hands the object to a closure and returns it.
  @discardableResult
  @preconcurrency @MainActor
  public func also(_ block: (Self) -> Void) -> Self {
    block(self)
    return self
  }

  @MainActor
  private static func made() -> Self {
    guard let type = self as? NSObject.Type, let object = DynamicInit.object(type) as? Self else {
      MortarProblem.stop("\(self) cannot be made by create", "Derive the class from NSObject.")
    }
    return object
  }
}

/// Views, which can be made by their class's name and a closure.
public typealias MortarFastCreatable = DynamicFrameInitializable

// Mortar3 has an initialiser of the same protocol and type. Swift finds members of all modules that any file of a target
// imports; of two with one type it takes that of the module which the file at hand imports. So each file of a target gets
// the braces of its own language, and a file that imports both is told that they are ambiguous. Both are disfavoured, so that
// a class's own initialisers come first; were only one, the other would be taken everywhere.

extension DynamicFrameInitializable {
  /// Makes a view with `init(frame: .zero)` and hands it to a closure.
  ///
  ///     let title = UILabel {
  ///       $0.text = "Tessera"
  ///     }
  ///
  /// Subclasses that override `init(frame:)` are made by their own. A class that has another designated initialiser and no
  /// `init(frame:)` stops with Swift's "Use of unimplemented initializer": override `init(frame:)` there.
  @_disfavoredOverload
  @_silgen_name("mortar_view_init_block")
  public init(fileID: StaticString = #fileID, line: UInt = #line, _ block: (Self) -> Void)

  /// The initialiser's body: see DynamicFrameInitializable.swift.
  @_silgen_name("mortar_view_init_block")
  @usableFromInline
  static func made(fileID: StaticString, line: UInt, _ block: (Self) -> Void) -> Self {
    let view = dynamicInit(frame: .zero)
    block(view)
    return view
  }
}
