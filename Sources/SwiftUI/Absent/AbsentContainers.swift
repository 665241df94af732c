// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Containers that SwiftUI has and this module has not.

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no VStack of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct VStack<Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no HStack of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct HStack<Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no ZStack of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct ZStack<Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no LazyVStack of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct LazyVStack<Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no LazyHStack of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct LazyHStack<Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no ScrollView of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct ScrollView<Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(_ axes: Any? = nil, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no List of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct List<Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no Form of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct Form<Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no Section of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct Section<Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(@ViewBuilder content: () -> Content) {}
  /// Not here.
  public init(_ title: String, @ViewBuilder content: () -> Content) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no NavigationView of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct NavigationView<Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Not here.
@available(
  *, unavailable,
  message:
    "Tessera has no NavigationStack of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct NavigationStack<Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no TabView of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct TabView<Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(@ViewBuilder content: () -> Content) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no GeometryReader of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct GeometryReader<Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(@ViewBuilder content: @escaping (Any) -> Content) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no Button of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct Button<Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(_ title: String, action: @escaping () -> Void) where Content == EmptyView {}
  /// Not here.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Content) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no Toggle of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct Toggle<Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(_ title: String, isOn: Any) where Content == EmptyView {}
  /// Not here.
  public init(isOn: Any, @ViewBuilder label: () -> Content) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no Picker of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct Picker<Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(_ title: String, selection: Any, @ViewBuilder content: () -> Content) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no NavigationLink of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct NavigationLink<Content: View>: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(_ title: String, @ViewBuilder destination: () -> Content) {}
}
