// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraViews

/// A factory for objects whose classes are named in a nib.
@MainActor
enum NibObjectFactory {
  /// Creates an object of a class with `init(coder:)` or, if the class does not have this initializer, with `init()`.
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

  /// Calls an object's `awakeFromNib` after the object is complete.
  static func wake(_ object: AnyObject) {
    if let object = object as? UIResponder { object.awakeFromNib() }
  }
}
