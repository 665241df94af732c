// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Property wrappers that require a running program, and modifiers. None of them are supported.

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no @State: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
@propertyWrapper
public struct State<Value> {
  /// The value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  private let value: Value
  /// The value.
  public var projectedValue: State<Value> { self }
  /// Not supported.
  public init(wrappedValue: Value) { value = wrappedValue }
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no @Binding: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
@propertyWrapper
public struct Binding<Value> {
  /// The value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  private let value: Value
  /// The value.
  public var projectedValue: Binding<Value> { self }
  /// Not supported.
  public init(wrappedValue: Value) { value = wrappedValue }
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no @ObservedObject: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
@propertyWrapper
public struct ObservedObject<Value> {
  /// The value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  private let value: Value
  /// The value.
  public var projectedValue: ObservedObject<Value> { self }
  /// Not supported.
  public init(wrappedValue: Value) { value = wrappedValue }
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no @StateObject: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
@propertyWrapper
public struct StateObject<Value> {
  /// The value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  private let value: Value
  /// The value.
  public var projectedValue: StateObject<Value> { self }
  /// Not supported.
  public init(wrappedValue: Value) { value = wrappedValue }
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no @EnvironmentObject: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
@propertyWrapper
public struct EnvironmentObject<Value> {
  /// The value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  private let value: Value
  /// The value.
  public var projectedValue: EnvironmentObject<Value> { self }
  /// Not supported.
  public init(wrappedValue: Value) { value = wrappedValue }
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no @FocusState: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
@propertyWrapper
public struct FocusState<Value> {
  /// The value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  private let value: Value
  /// The value.
  public var projectedValue: FocusState<Value> { self }
  /// Not supported.
  public init(wrappedValue: Value) { value = wrappedValue }
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no @GestureState: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
@propertyWrapper
public struct GestureState<Value> {
  /// The value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  private let value: Value
  /// The value.
  public var projectedValue: GestureState<Value> { self }
  /// Not supported.
  public init(wrappedValue: Value) { value = wrappedValue }
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no @AppStorage: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
@propertyWrapper
public struct AppStorage<Value> {
  /// The value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  private let value: Value
  /// The value.
  public var projectedValue: AppStorage<Value> { self }
  /// Not supported.
  public init(wrappedValue: Value) { value = wrappedValue }
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no @Bindable: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
@propertyWrapper
public struct Bindable<Value> {
  /// The value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  private let value: Value
  /// The value.
  public var projectedValue: Bindable<Value> { self }
  /// Not supported.
  public init(wrappedValue: Value) { value = wrappedValue }
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no @Namespace: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
@propertyWrapper
public struct Namespace<Value> {
  /// The value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  private let value: Value
  /// The value.
  public var projectedValue: Namespace<Value> { self }
  /// Not supported.
  public init(wrappedValue: Value) { value = wrappedValue }
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no @ScaledMetric: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
@propertyWrapper
public struct ScaledMetric<Value> {
  /// The value.
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  private let value: Value
  /// The value.
  public var projectedValue: ScaledMetric<Value> { self }
  /// Not supported.
  public init(wrappedValue: Value) { value = wrappedValue }
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no @Environment: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
@propertyWrapper
public struct Environment<Value> {
  /// The value.
  public let wrappedValue: Value
  /// Not supported.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { wrappedValue = EnvironmentValues()[keyPath: keyPath] }
}

extension View {
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no font: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func font(_ font: Any?) -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no foregroundColor: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func foregroundColor(_ color: Color?) -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no foregroundStyle: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func foregroundStyle(_ style: Any) -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no onAppear: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no onDisappear: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no onTapGesture: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no cornerRadius: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func cornerRadius(_ radius: Double) -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no opacity: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func opacity(_ opacity: Double) -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no offset: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func offset(x: Double = 0, y: Double = 0) -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no shadow: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func shadow(radius: Double) -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no overlay: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func overlay(_ overlay: some View) -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no clipped: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func clipped() -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no clipShape: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func clipShape(_ shape: Any) -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no navigationTitle: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func navigationTitle(_ title: String) -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no navigationBarHidden: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no tint: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func tint(_ tint: Color?) -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no fixedSize: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func fixedSize() -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no layoutPriority: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func layoutPriority(_ value: Double) -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no scaleEffect: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func scaleEffect(_ scale: Double) -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no aspectRatio: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func aspectRatio(_ ratio: Double? = nil, contentMode: Any) -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no task: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func task(_ action: @escaping () async -> Void) -> some View { self }
  /// Not supported.
  @available(
    *, unavailable,
    message: "Tessera has no sheet: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
  )
  public func sheet(isPresented: Any, @ViewBuilder content: () -> some View) -> some View { self }
}
