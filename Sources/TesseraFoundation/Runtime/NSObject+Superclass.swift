// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Foundation's `superclass()` returns an optional, and Objective-C's returns an implicitly unwrapped optional. The
// overload below has a default argument, which makes it a worse match. Therefore, it is called only if the context
// requires a nonoptional class.

public import Foundation

extension NSObject {
  /// Returns the superclass, implicitly unwrapped as in Objective-C, or nil for a root class.
  public class func superclass(unwrapped: Void = ()) -> AnyClass! { _getSuperclass(self) }
}

extension NSObjectProtocol {
  /// The superclass of the object's class, or nil for a root class.
  public var superclass: AnyClass? { _getSuperclass(type(of: self)) }
}
