// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// SwiftUI's views that this module does not support. Each use is a compiler error that says so, never an empty image.

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no Text: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct Text: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(_ content: String) {}
  /// Not supported.
  public init(verbatim content: String) {}
  /// Not supported.
  public init(_ content: Any) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no Label: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct Label: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(_ title: String, systemImage: String) {}
  /// Not supported.
  public init(_ title: String, image: String) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no Image: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct Image: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(_ name: String) {}
  /// Not supported.
  public init(systemName: String) {}
  /// Not supported.
  public init(uiImage: Any) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no TextField: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct TextField: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(_ title: String, text: Any) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no SecureField: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct SecureField: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(_ title: String, text: Any) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no TextEditor: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct TextEditor: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(text: Any) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no Spacer: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct Spacer: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(minLength: Any? = nil) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no Divider: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct Divider: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init() {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no Slider: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct Slider: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(value: Any) {}
  /// Not supported.
  public init(value: Any, in range: Any) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no ProgressView: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct ProgressView: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init() {}
  /// Not supported.
  public init(_ title: String) {}
  /// Not supported.
  public init(value: Any) {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no Rectangle: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct Rectangle: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init() {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no Circle: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct Circle: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init() {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no Capsule: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct Capsule: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init() {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no Ellipse: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct Ellipse: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init() {}
}

/// Not supported.
@available(
  *, unavailable,
  message: "Tessera has no RoundedRectangle: its SwiftUI only hosts UIKit views. See the page \"SwiftUI bridge\"."
)
public struct RoundedRectangle: View {
  /// Always empty.
  public var body: EmptyView { EmptyView() }
  /// Not supported.
  public init(cornerRadius: Any) {}
}
