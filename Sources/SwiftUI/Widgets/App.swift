// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An app. Tessera can render the app's views but can't run the app.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The app's scenes.
  @SceneBuilder var body: Body { get }
  /// Creates an app.
  init()
}

extension App {
  /// Reports that running an app is not supported.
  public static func main() { Report.unsupported("App") }
}

/// A part of an app's user interface with its own life cycle.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene
  /// The content of the scene.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Never called, because the scene has no body.
  public var body: Never { raise("SwiftUIException", "\(Self.self) has no body.") }
}

extension Scene {
  /// Calls an action when a value changes. Has no effect because scenes do not run.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene { self }
  /// Calls an action when a value changes. Has no effect because scenes do not run.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
    self
  }
  /// Sets an environment value. Has no effect because scenes do not run.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
}

/// A result builder for scenes.
@resultBuilder
public struct SceneBuilder {
  /// Builds a block with a single scene.
  @MainActor @preconcurrency
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Builds a block with several scenes. Only the first scene is used.
  @MainActor @preconcurrency
  public static func buildBlock<First: Scene, each Rest: Scene>(_ first: First, _ rest: repeat each Rest) -> First {
    first
  }
}

/// A scene that shows windows with the same content.
public struct WindowGroup<Content: View>: Scene {
  /// The content of each window.
  public let content: Content
  /// The scene has no body.
  public typealias Body = Never
  /// Creates a window group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a window group with an identifier.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Creates a window group with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// A scene for the settings of a macOS app.
public struct Settings<Content: View>: Scene {
  /// The content.
  public let content: Content
  /// The scene has no body.
  public typealias Body = Never
  /// Creates settings.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
