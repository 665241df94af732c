// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Objects made and set up in one expression.

public import Foundation
import TesseraUI
public import UIKit

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
    guard let type = Self.self as? NSObject.Type, let object = object(type) as? Self else {
      MortarProblem.stop("\(Self.self) cannot be made by create", "Derive the class from NSObject.")
    }
    return object
  }

  @MainActor
  private static func object(_ type: NSObject.Type) -> NSObject {
    #if canImport(ObjectiveC)
      type.init()
    #else
      DynamicInit.object(type)
    #endif
  }
}

/// Views, which can be made by their class's name and a closure.
@preconcurrency @MainActor
public protocol MortarFastCreatable {}

extension UIView: MortarFastCreatable {}

extension MortarFastCreatable {
  /// Makes a view with `init(frame: .zero)` and hands it to a closure.
  ///
  ///     let title = UILabel {
  ///       $0.text = "Tessera"
  ///     }
  ///
  /// Subclasses that override `init(frame:)` are made by their own. A class that has another designated initialiser and no
  /// `init(frame:)` stops with Swift's "Use of unimplemented initializer": override `init(frame:)` there.
  public init(_ block: (Self) -> Void) {
    guard let type = Self.self as? UIView.Type, let view = DynamicInit.view(type) as? Self else {
      MortarProblem.stop("\(Self.self) cannot be made with a closure", "Derive the class from UIView.")
    }
    self = view
    block(view)
  }
}
