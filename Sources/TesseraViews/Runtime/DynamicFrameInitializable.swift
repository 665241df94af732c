// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Creates views of a class known only at run time. On iOS every view class inherits the Objective-C initializers of
// UIView, so `T.init(frame: .zero)` is legal for any `T: UIView`. In Swift, only a `required` initializer can be
// called like this, and requiring `init(frame:)` would break every subclass that does not repeat it. An initializer
// in a protocol extension can be called on any class, but it receives only the static class and not the metatype it
// is called on. The two differ in an expression such as `(UILabel.self as UIView.Type).init()`. A static method
// receives the metatype and has the same calling convention. Therefore the initializers are declared without a body,
// and with the symbol name of a static method.

public import Foundation

/// A view whose class may be known only at run time. Every `UIView` conforms.
///
/// Generic code creates views of a metatype's class as on iOS:
///
///     func pair<T: UIView>(_ type: T.Type) -> [T] {
///       [type.init(frame: .zero), T()]
///     }
///
/// ``dynamicInit(frame:)`` is a method with the same result.
@preconcurrency @MainActor
public protocol DynamicFrameInitializable {}

extension UIView: DynamicFrameInitializable {}

extension DynamicFrameInitializable {
  /// Creates a view of the class on which the method is called, with the class's own or inherited `init(frame:)`.
  ///
  ///     let classes: [UIView.Type] = [UILabel.self, UISwitch.self]
  ///     let views = classes.map { $0.dynamicInit(frame: .zero) }  // a label and a switch
  ///
  /// If the class declares another designated initializer but not `init(frame:)`, the process stops with Swift's
  /// error "Use of unimplemented initializer". Override `init(frame:)` in such a class.
  @_silgen_name("tessera_view_dynamic_init_frame")
  public static func dynamicInit(frame: CGRect = .zero) -> Self {
    guard let type = self as? UIView.Type, let view = DynamicInit.view(type, frame: frame) as? Self else {
      raise("NSInvalidArgumentException", "\(self) is not a kind of UIView. Derive the class from UIView.")
    }
    return view
  }

  /// Creates a view with the `init(frame:)` of a class known only at run time, like ``dynamicInit(frame:)``.
  ///
  /// - Note: Differs from UIKit: a missing `init(frame:)` is detected at run time, not by the compiler.
  @_disfavoredOverload
  @_silgen_name("tessera_view_dynamic_init_frame")
  public init(frame: CGRect, ofDynamicClass: Void = ())
}
