// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What SwiftUI has and this module has not. Each use is an error of the compiler that says so, never an empty image.

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no Text of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct Text: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(_ content: String) {}
  /// Not here.
  public init(verbatim content: String) {}
  /// Not here.
  public init(_ content: Any) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no Label of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct Label: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(_ title: String, systemImage: String) {}
  /// Not here.
  public init(_ title: String, image: String) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no Image of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct Image: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(_ name: String) {}
  /// Not here.
  public init(systemName: String) {}
  /// Not here.
  public init(uiImage: Any) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no TextField of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct TextField: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(_ title: String, text: Any) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no SecureField of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct SecureField: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(_ title: String, text: Any) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no TextEditor of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct TextEditor: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(text: Any) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no Spacer of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct Spacer: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(minLength: Any? = nil) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no Divider of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct Divider: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init() {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no Slider of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct Slider: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(value: Any) {}
  /// Not here.
  public init(value: Any, in range: Any) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no ProgressView of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct ProgressView: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init() {}
  /// Not here.
  public init(_ title: String) {}
  /// Not here.
  public init(value: Any) {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no Rectangle of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct Rectangle: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init() {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no Circle of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct Circle: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init() {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no Capsule of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct Capsule: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init() {}
}

/// Not here.
@available(
  *, unavailable,
  message: "Tessera has no Ellipse of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct Ellipse: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init() {}
}

/// Not here.
@available(
  *, unavailable,
  message:
    "Tessera has no RoundedRectangle of SwiftUI: the module carries views of UIKit. See the page SwiftUI's bridge."
)
public struct RoundedRectangle: View {
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Not here.
  public init(cornerRadius: Any) {}
}
