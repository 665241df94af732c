// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Making views of a class known only at run time. On iOS every view class has the Objective-C initialisers of UIView, so
// `T.init(frame: .zero)` is legal for any `T: UIView`. In Swift only a `required` initialiser is, and requiring
// `init(frame:)` would break every subclass that does not repeat it. An initialiser of a protocol extension may be called on
// any class, though. Such an initialiser knows the class it was written for only, not the one it was called on, which
// differ in `(UILabel.self as UIView.Type).init()`. A static method knows it, and takes the same arguments in the same
// places. So the initialisers are declared under the name of a static method and have no body of their own.

public import Foundation

/// A view whose class may be known only at run time: every `UIView`.
///
/// Generic code makes views as on iOS, of the class that the metatype names:
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
  /// Makes a view of the class it is called on with that class's `init(frame:)`, its own or inherited.
  ///
  ///     let classes: [UIView.Type] = [UILabel.self, UISwitch.self]
  ///     let views = classes.map { $0.dynamicInit(frame: .zero) }  // a label and a switch
  ///
  /// A class with another designated initialiser and no `init(frame:)` stops with Swift's "Use of unimplemented
  /// initializer": override `init(frame:)` there.
  @_silgen_name("tessera_view_dynamic_init_frame")
  public static func dynamicInit(frame: CGRect = .zero) -> Self {
    guard let type = self as? UIView.Type, let view = DynamicInit.view(type, frame: frame) as? Self else {
      raise("NSInvalidArgumentException", "\(self) is not a kind of UIView. Derive the class from UIView.")
    }
    return view
  }

  /// `init(frame:)` of a class known only at run time, as ``dynamicInit(frame:)``.
  ///
  /// - Note: Differs from UIKit: a class that has no `init(frame:)` is found out when it runs, not by the compiler.
  @_disfavoredOverload
  @_silgen_name("tessera_view_dynamic_init_frame")
  public init(frame: CGRect, ofDynamicClass: Void = ())
}
