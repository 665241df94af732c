// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An app. Tessera renders the app's views but does not run the app.
@MainActor @preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder var body: Body { get }
  /// Creates an app.
  init()
}

extension App {
  /// Reports that apps can't run.
  public static func main() { Report.unsupported("App") }
}

/// A part of an app with a life cycle.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene
  /// The scene.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Never called.
  public var body: Never { raise("SwiftUIException", "\(Self.self) has no body.") }
}

extension Scene {
  /// Calls an action when a value changes. Has no effect: scenes do not run.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }
  /// Calls an action when a value changes. Has no effect: scenes do not run.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
    self
  }
  /// Adds commands to the menu bar. Has no effect: scenes do not run.
  public func commands<Content>(content: () -> Content) -> some Scene { self }
  /// Sets a value of the environment. Has no effect: scenes do not run.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
}

/// A builder of scenes.
@resultBuilder
public struct SceneBuilder {
  /// Returns a scene unchanged.
  @MainActor @preconcurrency
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Returns the first of several scenes. The others are ignored.
  @MainActor @preconcurrency
  public static func buildBlock<First: Scene, each Rest: Scene>(_ first: First, _ rest: repeat each Rest) -> First {
    first
  }
}

/// A group of windows with the same content.
public struct WindowGroup<Content: View>: Scene {
  /// The content of a window.
  public let content: Content
  /// Never called.
  public typealias Body = Never
  /// Creates windows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates windows with an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates windows with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// The settings of an app on macOS.
public struct Settings<Content: View>: Scene {
  /// The content.
  public let content: Content
  /// Never called.
  public typealias Body = Never
  /// Creates settings.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
