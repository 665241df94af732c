// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Creation and configuration of objects in one expression.

public import Foundation
public import TesseraViews

/// An object that can be created without arguments. Every `NSObject` conforms.
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

  /// Creates an object. This is the method's name in version 1 of the original library.
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

/// A view that can be created with its class's name and a closure.
public typealias MortarFastCreatable = DynamicFrameInitializable

// Mortar3 declares an initializer with the same protocol and type. Swift considers the members of all modules that
// any file of a target imports. If two members have the same type, it prefers the member from a module that the
// current file imports. Therefore, each file uses the initializer of the layout language that it imports, and a file
// that imports both languages gets an ambiguity error. Both initializers are disfavored so that a class's own
// initializers take precedence. If only one of them were disfavored, the other one would be used everywhere.

extension DynamicFrameInitializable {
  /// Creates a view with `init(frame: .zero)` and passes it to a closure.
  ///
  ///     let title = UILabel {
  ///       $0.text = "Tessera"
  ///     }
  ///
  /// Subclasses that override `init(frame:)` use their override. If a class has another designated initializer and no
  /// `init(frame:)`, the program stops with Swift's message "Use of unimplemented initializer". To fix this, override
  /// `init(frame:)` in the class.
  @_disfavoredOverload
  @_silgen_name("mortar_view_init_block")
  public init(fileID: StaticString = #fileID, line: UInt = #line, _ block: (Self) -> Void)

  /// The implementation of the initializer; see DynamicFrameInitializable.swift.
  @_silgen_name("mortar_view_init_block")
  @usableFromInline
  static func made(fileID: StaticString, line: UInt, _ block: (Self) -> Void) -> Self {
    let view = dynamicInit(frame: .zero)
    block(view)
    return view
  }
}
