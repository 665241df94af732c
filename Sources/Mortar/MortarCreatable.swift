// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Objects created and configured in one expression.

public import Foundation
public import TesseraViews

/// Objects that can be created without arguments: every `NSObject`.
public protocol MortarCreatable {}

extension NSObject: MortarCreatable {}

extension MortarCreatable {
  /// Creates an object with `init()` and passes it to a closure.
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

  /// Creates an object, under the name of version 1 of the published library.
  @preconcurrency @MainActor
  public static func m_create(_ creatorFunc: (Self) -> Void) -> Self { create(creatorFunc: creatorFunc) }

  /// Passes the object to a closure and returns it.
  @discardableResult
  @preconcurrency @MainActor
  public func also(_ block: (Self) -> Void) -> Self {
    block(self)
    return self
  }

  @MainActor
  private static func made() -> Self {
    guard let type = self as? NSObject.Type, let object = DynamicInit.object(type) as? Self else {
      MortarProblem.fail("\(self) can't be created with create", remedy: "Derive the class from NSObject.")
    }
    return object
  }
}

/// Views that can be created by their class's name and a closure.
public typealias MortarFastCreatable = DynamicFrameInitializable

// Mortar3 has an initializer of the same protocol and type. Swift finds members of all modules that any file of a target imports.
// Of two members with the same type, it prefers the one from a module that the current file imports. Each file of a target
// therefore uses the initializer of one language, and a file that imports both gets an ambiguity error. Both are disfavored, so
// that a class's own initializers take precedence; if only one were, the other would be used everywhere.

extension DynamicFrameInitializable {
  /// Creates a view with `init(frame: .zero)` and passes it to a closure.
  ///
  ///     let title = UILabel {
  ///       $0.text = "Tessera"
  ///     }
  ///
  /// Subclasses that override `init(frame:)` use their override. If a class has another designated initializer and no
  /// `init(frame:)`, the program stops with Swift's message "Use of unimplemented initializer". Override `init(frame:)` in it.
  @_disfavoredOverload
  @_silgen_name("mortar_view_init_block")
  public init(fileID: StaticString = #fileID, line: UInt = #line, _ block: (Self) -> Void)

  /// The initializer's body: see DynamicFrameInitializable.swift.
  @_silgen_name("mortar_view_init_block")
  @usableFromInline
  static func made(fileID: StaticString, line: UInt, _ block: (Self) -> Void) -> Self {
    let view = dynamicInit(frame: .zero)
    block(view)
    return view
  }
}
