// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// SwiftUI's containers that this module does not support.

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no VStack: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct VStack<Content: View>: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no HStack: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct HStack<Content: View>: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no ZStack: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct ZStack<Content: View>: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no LazyVStack: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct LazyVStack<Content: View>: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no LazyHStack: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct LazyHStack<Content: View>: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no ScrollView: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct ScrollView<Content: View>: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(_ axes: Any? = nil, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no List: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct List<Content: View>: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no Form: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct Form<Content: View>: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no Section: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct Section<Content: View>: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(@ViewBuilder content: () -> Content) {}
  /// Not supported.
  public init(_ title: String, @ViewBuilder content: () -> Content) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no NavigationView: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct NavigationView<Content: View>: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no NavigationStack: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct NavigationStack<Content: View>: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no TabView: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct TabView<Content: View>: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no GeometryReader: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct GeometryReader<Content: View>: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(@ViewBuilder content: @escaping (Any) -> Content) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no Button: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct Button<Content: View>: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(_ title: String, action: @escaping () -> Void) where Content == EmptyView {}
  /// Not supported.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Content) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no Toggle: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct Toggle<Content: View>: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(_ title: String, isOn: Any) where Content == EmptyView {}
  /// Not supported.
  public init(isOn: Any, @ViewBuilder label: () -> Content) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no Picker: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct Picker<Content: View>: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(_ title: String, selection: Any, @ViewBuilder content: () -> Content) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no NavigationLink: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct NavigationLink<Content: View>: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(_ title: String, @ViewBuilder destination: () -> Content) {}
}
