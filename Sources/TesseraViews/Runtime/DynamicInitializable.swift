// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Initializers for classes known only at run time. DynamicFrameInitializable.swift explains the form of their
// declarations.

import CTesseraDynamicInit
public import Foundation
public import TesseraFoundation
public import TesseraGraphics

/// A class that generic code can instantiate through its metatype, as in Objective-C. Every `NSObject` conforms.
///
///     func make<Cell: UITableViewCell>(_ type: Cell.Type) -> Cell {
///       type.init(style: .default, reuseIdentifier: "cell")
///     }
///
/// - Note: Differs from UIKit: a missing initializer is detected at run time, not by the compiler.
public protocol DynamicInitializable {}

extension NSObject: DynamicInitializable {}

extension DynamicInitializable where Self: NSObject {
  /// Creates an object with the `init()` of a class known only at run time.
  @_disfavoredOverload
  @_silgen_name("tessera_object_dynamic_init")
  public init(ofDynamicClass: Void = ())

  @_silgen_name("tessera_object_dynamic_init")
  @usableFromInline
  static func makeDynamically() -> Self {
    // Objects of nonisolated classes may be created on any thread.
    let make = unsafeBitCast(
      { DynamicInit.object($0) } as @MainActor (Self.Type) -> Self, to: ((Self.Type) -> Self).self)
    return make(self)
  }
}

extension DynamicInitializable where Self: UIViewController {
  /// Creates an object with the `init(nibName:bundle:)` of a class known only at run time.
  @_disfavoredOverload
  @_silgen_name("tessera_controller_dynamic_init")
  @preconcurrency @MainActor
  public init(nibName: String?, bundle: Bundle?, ofDynamicClass: Void = ())

  @_silgen_name("tessera_controller_dynamic_init")
  @usableFromInline
  @MainActor
  static func makeDynamically(nibName: __owned String?, bundle: __owned Bundle?) -> Self {
    DynamicInit.controller(self, nibName: nibName, bundle: bundle)
  }
}

extension DynamicInitializable where Self: UINavigationController {
  /// Creates an object with the `init(rootViewController:)` of a class known only at run time.
  @_disfavoredOverload
  @_silgen_name("tessera_navigation_dynamic_init")
  @preconcurrency @MainActor
  public init(rootViewController: UIViewController, ofDynamicClass: Void = ())

  @_silgen_name("tessera_navigation_dynamic_init")
  @usableFromInline
  @MainActor
  static func makeDynamically(rootViewController: __owned UIViewController) -> Self {
    DynamicInit.navigation(self, root: rootViewController)
  }
}

extension DynamicInitializable where Self: UIPresentationController {
  /// Creates an object with the `init(presentedViewController:presenting:)` of a class known only at run time.
  @_disfavoredOverload
  @_silgen_name("tessera_presentation_dynamic_init")
  @preconcurrency @MainActor
  public init(
    presentedViewController presented: UIViewController, presenting: UIViewController?, ofDynamicClass: Void = ())

  @_silgen_name("tessera_presentation_dynamic_init")
  @usableFromInline
  @MainActor
  static func makeDynamically(
    presentedViewController presented: __owned UIViewController, presenting: __owned UIViewController?
  ) -> Self {
    DynamicInit.presentationController(of: self, presented: presented, presenting: presenting)
  }
}

extension DynamicInitializable where Self: UIStoryboardSegue {
  /// Creates an object with the `init(identifier:source:destination:)` of a class known only at run time.
  @_disfavoredOverload
  @_silgen_name("tessera_segue_dynamic_init")
  @preconcurrency @MainActor
  public init(identifier: String?, source: UIViewController, destination: UIViewController, ofDynamicClass: Void = ())

  @_silgen_name("tessera_segue_dynamic_init")
  @usableFromInline
  @MainActor
  static func makeDynamically(
    identifier: __owned String?, source: __owned UIViewController, destination: __owned UIViewController
  ) -> Self {
    DynamicInit.cast(
      DynamicInit.segue(of: self, identifier: identifier, source: source, destination: destination), to: self)
  }
}

extension DynamicInitializable where Self: UIGestureRecognizer {
  /// Creates an object with the `init(target:action:)` of a class known only at run time. The initializer receives
  /// nil for both arguments, and the target is added afterward.
  @_disfavoredOverload
  @_silgen_name("tessera_recognizer_dynamic_init")
  @preconcurrency @MainActor
  public init(target: Any?, action: Selector?, ofDynamicClass: Void = ())

  @_silgen_name("tessera_recognizer_dynamic_init")
  @usableFromInline
  @MainActor
  static func makeDynamically(target: __owned Any?, action: __owned Selector?) -> Self {
    let recognizer = DynamicInit.object(self)
    if let target, let action { recognizer.addTarget(target, action: action) }
    return recognizer
  }
}

extension DynamicInitializable where Self: UIButton {
  /// Creates an object with the `init(frame:)` of a class known only at run time, and configures it like
  /// `init(type:)`.
  @_disfavoredOverload
  @_silgen_name("tessera_button_dynamic_init")
  @preconcurrency @MainActor
  public init(type buttonType: UIButton.ButtonType, ofDynamicClass: Void = ())

  @_silgen_name("tessera_button_dynamic_init")
  @usableFromInline
  @MainActor
  static func makeDynamically(type buttonType: UIButton.ButtonType) -> Self {
    let button = DynamicInit.view(self)
    button.apply(buttonType)
    return button
  }
}

extension DynamicInitializable where Self: UIImageView {
  /// Creates an object with the `init(frame:)` of a class known only at run time, and configures it like
  /// `init(image:)`.
  @_disfavoredOverload
  @_silgen_name("tessera_image_view_dynamic_init")
  @preconcurrency @MainActor
  public init(image: UIImage?, ofDynamicClass: Void = ())

  @_silgen_name("tessera_image_view_dynamic_init")
  @usableFromInline
  @MainActor
  static func makeDynamically(image: __owned UIImage?) -> Self {
    let view = DynamicInit.view(self, frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    view.image = image
    return view
  }
}

extension DynamicInitializable where Self: UIStackView {
  /// Creates an object with the `init(frame:)` of a class known only at run time, and configures it like
  /// `init(arrangedSubviews:)`.
  @_disfavoredOverload
  @_silgen_name("tessera_stack_dynamic_init")
  @preconcurrency @MainActor
  public init(arrangedSubviews views: [UIView], ofDynamicClass: Void = ())

  @_silgen_name("tessera_stack_dynamic_init")
  @usableFromInline
  @MainActor
  static func makeDynamically(arrangedSubviews views: __owned [UIView]) -> Self {
    let stack = DynamicInit.view(self)
    for view in views { stack.addArrangedSubview(view) }
    return stack
  }
}

extension DynamicInitializable where Self: UIBarButtonItem {
  /// Creates an object with the `init()` of a class known only at run time, and configures it like
  /// `init(title:style:target:action:)`.
  @_disfavoredOverload
  @_silgen_name("tessera_bar_item_dynamic_init")
  @preconcurrency @MainActor
  public init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?, ofDynamicClass: Void = ())

  @_silgen_name("tessera_bar_item_dynamic_init")
  @usableFromInline
  @MainActor
  static func makeDynamically(
    title: __owned String?, style: UIBarButtonItem.Style, target: __owned Any?, action: __owned Selector?
  ) -> Self {
    let item = DynamicInit.object(self)
    (item.title, item.style) = (title, style)
    item.setTarget(target, action: action)
    return item
  }
}

extension DynamicInitializable where Self: UIBarButtonItem {
  /// Creates an object with the `init()` of a class known only at run time, and configures it like
  /// `init(barButtonSystemItem:target:action:)`.
  @_disfavoredOverload
  @_silgen_name("tessera_system_item_dynamic_init")
  @preconcurrency @MainActor
  public init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?,
    ofDynamicClass: Void = ())

  @_silgen_name("tessera_system_item_dynamic_init")
  @usableFromInline
  @MainActor
  static func makeDynamically(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: __owned Any?, action: __owned Selector?
  ) -> Self {
    let item = DynamicInit.object(self)
    item.setSystemItem(systemItem)
    item.setTarget(target, action: action)
    return item
  }
}

extension DynamicInit {
  private static let nib = initializer(at: 0, of: UIViewController.self)
  private static let root = initializer(at: 1, of: UINavigationController.self)
  private static let ends = initializer(at: 0, of: UIPresentationController.self)
  private static let segueEnds = initializer(at: 0, of: UIStoryboardSegue.self)

  package static func segue(
    of type: UIStoryboardSegue.Type, identifier: String?, source: UIViewController, destination: UIViewController
  ) -> UIStoryboardSegue {
    let (table, function) = entry(word: segueEnds, type: type)
    let words = transferredWords(of: identifier)
    // The initializer consumes its arguments.
    let made = tessera_init_string_objects(
      function, words.0, words.1, Unmanaged.passRetained(source).toOpaque(),
      Unmanaged.passRetained(destination).toOpaque(), table)
    return cast(made, to: type)
  }

  fileprivate static func controller<C: UIViewController>(_ type: C.Type, nibName: String?, bundle: Bundle?) -> C {
    let (table, function) = entry(word: nib, type: type)
    let words = transferredWords(of: nibName)
    let bundle = bundle.map { Unmanaged.passRetained($0).toOpaque() }
    return cast(tessera_init_string_objects(function, words.0, words.1, bundle, nil, table), to: type)
  }

  fileprivate static func navigation<C: UINavigationController>(_ type: C.Type, root controller: UIViewController) -> C
  {
    let (table, function) = entry(word: root, type: type)
    return cast(tessera_init_objects(function, Unmanaged.passRetained(controller).toOpaque(), nil, table), to: type)
  }

  fileprivate static func presentationController<C: UIPresentationController>(
    of type: C.Type, presented: UIViewController, presenting: UIViewController?
  ) -> C {
    let (table, function) = entry(word: ends, type: type)
    let presenting = presenting.map { Unmanaged.passRetained($0).toOpaque() }
    return cast(
      tessera_init_objects(function, Unmanaged.passRetained(presented).toOpaque(), presenting, table), to: type)
  }

  /// Returns the object, cast to the class that created it.
  package static func cast<T: NSObject>(_ object: NSObject, to type: T.Type) -> T {
    guard let object = object as? T else {
      raise("NSInternalInconsistencyException", "The initializer of \(type) did not create a \(type).")
    }
    return object
  }
}
