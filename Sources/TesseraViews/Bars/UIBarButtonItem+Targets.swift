// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Items whose action is a method of the target's class; see Events/TargetActionSource.swift.

import Foundation

extension UIBarButtonItem {
  /// Creates an item with a title that calls a method of the target: `func save()`.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: title, style: style, target: target, action: Selector(Selector.nameOfClosure(), action))
  }

  /// Creates an item with a title that calls a method of the target: `func save(_ item: UIBarButtonItem)`.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(title: title, style: style, target: target, action: Selector(Selector.nameOfClosure(), action))
  }

  /// Creates an item with an image that calls a method of the target: `func save()`.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(image: image, style: style, target: target, action: Selector(Selector.nameOfClosure(), action))
  }

  /// Creates an item with an image that calls a method of the target: `func save(_ item: UIBarButtonItem)`.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(image: image, style: style, target: target, action: Selector(Selector.nameOfClosure(), action))
  }

  /// Creates an item with a system title or symbol that calls a method of the target: `func save()`.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(
      barButtonSystemItem: systemItem, target: target, action: Selector(Selector.nameOfClosure(), action))
  }

  /// Creates an item with a system title or symbol that calls a method of the target: `func save(_ item:
  /// UIBarButtonItem)`.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(
      barButtonSystemItem: systemItem, target: target, action: Selector(Selector.nameOfClosure(), action))
  }
}
