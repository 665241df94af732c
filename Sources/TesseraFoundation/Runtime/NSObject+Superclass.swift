// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Foundation's `superclass()` returns an optional, where Objective-C's is implicitly unwrapped. An overload with a parameter
// that calls leave out is a worse match, so it is called only where the code needs a class.

public import Foundation

extension NSObject {
  /// Returns the superclass, implicitly unwrapped as in Objective-C. Nil for a root class.
  public class func superclass(unwrapped: Void = ()) -> AnyClass! { _getSuperclass(self) }
}

extension NSObjectProtocol {
  /// The superclass of the object's class. Nil for a root class.
  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }
}
