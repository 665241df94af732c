// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Foundation's `superclass()` returns an optional; that of Objective-C is implicitly unwrapped. An overload with a default
// argument is a worse match, so it is called only if the code needs a class.

public import Foundation

extension NSObject {
  /// Returns the superclass, implicitly unwrapped as in Objective-C, or nil for a root class.
  public class func superclass(unwrapped: Void = ()) -> AnyClass! { _getSuperclass(self) }
}

extension NSObjectProtocol {
  /// The superclass of the object's class, or nil for a root class.
  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }
}
