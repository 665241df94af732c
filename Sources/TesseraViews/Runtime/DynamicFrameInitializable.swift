// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Creation of views of a class known only at run time. On iOS every view class has the Objective-C initializers of UIView, so
// `T.init(frame: .zero)` is legal for any `T: UIView`. In Swift only a `required` initializer can be called like this, and
// requiring `init(frame:)` would break every subclass that does not repeat it. However, an initializer of a protocol extension
// can be called on any class. It receives only the static class, not the metatype that it is called on; they differ in
// `(UILabel.self as UIView.Type).init()`. A static method receives the metatype, and has the same calling convention. Therefore
// the initializers are declared without a body, and with the symbol name of a static method.

public import Foundation

/// A view whose class may be known only at run time: every `UIView`.
///
/// Generic code creates views as on iOS, of the metatype's class:
///
///     func pair<T: UIView>(_ type: T.Type) -> [T] {
///       [type.init(frame: .zero), T()]
///     }
///
/// ``dynamicInit(frame:)`` does the same as a method.
@preconcurrency @MainActor
public protocol DynamicFrameInitializable {}

extension UIView: DynamicFrameInitializable {}

extension DynamicFrameInitializable {
  /// Creates a view of the class it is called on, with the class's own or inherited `init(frame:)`.
  ///
  ///     let classes: [UIView.Type] = [UILabel.self, UISwitch.self]
  ///     let views = classes.map { $0.dynamicInit(frame: .zero) }  // a label and a switch
  ///
  /// If the class declares another designated initializer but no `init(frame:)`, the process stops with Swift's "Use of
  /// unimplemented initializer". Override `init(frame:)` in such a class.
  @_silgen_name("tessera_view_dynamic_init_frame")
  public static func dynamicInit(frame: CGRect = .zero) -> Self {
    guard let type = self as? UIView.Type, let view = DynamicInit.view(type, frame: frame) as? Self else {
      raise("NSInvalidArgumentException", "\(self) is not a kind of UIView. Derive the class from UIView.")
    }
    return view
  }

  /// Creates a view with the `init(frame:)` of a class known only at run time, like ``dynamicInit(frame:)``.
  ///
  /// - Note: Differs from UIKit: a class without `init(frame:)` is detected at run time, not by the compiler.
  @_disfavoredOverload
  @_silgen_name("tessera_view_dynamic_init_frame")
  public init(frame: CGRect, ofDynamicClass: Void = ())
}
