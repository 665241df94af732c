// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The size class of a view along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// A compact size, such as the width of an iPhone in portrait.
  case compact
  /// A regular size, such as the width of an iPad.
  case regular
}

/// The operational state of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible but receives no events.
  case inactive
  /// The scene is visible and receives events.
  case active
}

/// The editing state of a list.
public enum EditMode: Hashable, Sendable {
  /// The content can't be edited.
  case inactive
  /// The content is temporarily editable, such as after a swipe.
  case transient
  /// The content can be edited.
  case active
  /// Whether the content is being edited.
  public var isEditing: Bool { self != .inactive }
}

/// An action that opens a window. It has no effect, because a screen has only one window, and the pictures of a screen don't
/// show others.
@MainActor @preconcurrency
public struct OpenWindowAction {
  nonisolated init() {}
  /// Has no effect.
  public func callAsFunction(id: String) {}
  /// Has no effect.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Has no effect.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action that dismisses a presented view.
@MainActor @preconcurrency
public struct DismissAction {
  let target: DismissTarget?
  nonisolated init() { target = nil }
  nonisolated init(_ target: DismissTarget) { self.target = target }
  init(_ action: @escaping @MainActor () -> Void) { target = DismissTarget(dismiss: action) }
  /// Dismisses the view, for example by popping it from its navigation stack. Does nothing if the view is not
  /// presented.
  public func callAsFunction() { target?.dismiss() }
}

/// The presentation that a dismiss action ends.
@MainActor
final class DismissTarget {
  let dismiss: @MainActor () -> Void
  let isPresented: @MainActor () -> Bool

  init(dismiss: @escaping @MainActor () -> Void, isPresented: @escaping @MainActor () -> Bool = { true }) {
    (self.dismiss, self.isPresented) = (dismiss, isPresented)
  }
}

/// An action that refreshes a view's content.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  /// Performs the refresh.
  public func callAsFunction() async { await action() }
}

/// The presentation state of a view. Superseded by `dismiss` and `isPresented`.
public struct PresentationMode {
  let action: @MainActor () -> Void
  /// Whether the view is presented.
  public internal(set) var isPresented: Bool
  var isDismissed = false
  /// Dismisses the view.
  public mutating func dismiss() {
    isDismissed = true
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
}
private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}
private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}
private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}
private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}
private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}
private struct SizeClassKey: EnvironmentKey {
  static var defaultValue: [UserInterfaceSizeClass?] { [.compact, .regular] }
}
private struct UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// The action that dismisses the view.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  /// Whether the view is presented, for example by a navigation stack.
  public var isPresented: Bool {
    guard let target = dismiss.target else { return false }
    return MainActorQueue.isCurrent ? MainActor.assumeIsolated { target.isPresented() } : true
  }
  /// The presentation state of the view. Superseded by `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    let environment = self
    return Binding(
      get: { PresentationMode(action: {}, isPresented: environment.isPresented) },
      set: { mode in
        guard mode.isDismissed, let target = environment.dismiss.target else { return }
        MainActorQueue.perform { target.dismiss() }
      })
  }
  // Nothing to show: openWindow

  /// The action that opens a window. Not supported.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Whether the view is focused. Always false.
  public var isFocused: Bool { false }
  /// The action set by `refreshable(action:)`.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
  /// The calendar for date formatting.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone for date formatting.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// The phase of the scene. Active by default.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  /// The editing state, or nil if the content is not editable.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
  /// The horizontal size class.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey.self][0] }
    set { self[SizeClassKey.self][0] = newValue }
  }
  /// The vertical size class.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[SizeClassKey.self][1] }
    set { self[SizeClassKey.self][1] = newValue }
  }
  /// The view's undo manager, or nil if it has none.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }

  /// Sets the size classes from a trait collection.
  mutating func setSizeClasses(_ traits: UITraitCollection) {
    func value(_ sizeClass: UIUserInterfaceSizeClass) -> UserInterfaceSizeClass? {
      switch sizeClass {
      case .compact: .compact
      case .regular: .regular
      default: nil
      }
    }
    let classes = [value(traits.horizontalSizeClass), value(traits.verticalSizeClass)]
    if classes != [nil, nil], classes != SizeClassKey.defaultValue { self[SizeClassKey.self] = classes }
  }
}
