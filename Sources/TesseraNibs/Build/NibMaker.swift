// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// A factory for objects of the classes that a nib names.
@MainActor
enum NibMaker {
  /// Returns an object of a class, created with `init(coder:)` if it has one, otherwise with `init()`.
  static func object(of type: AnyClass, _ coder: NSCoder) -> AnyObject? {
    switch type {
    case let type as UIView.Type: type.init(coder: coder)
    case let type as UIViewController.Type: type.init(coder: coder)
    case let type as UIBarItem.Type: type.init(coder: coder)
    case let type as UINavigationItem.Type: type.init(coder: coder)
    case let type as any NSCoding.Type: type.init(coder: coder) as AnyObject?
    case let type as NSObject.Type: DynamicInit.object(type)
    default: nil
    }
  }

  /// Awakens an object after it is complete.
  static func wake(_ object: AnyObject) {
    if let object = object as? UIResponder { object.awakeFromNib() }
  }
}
