// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraSwiftUILayout

extension View {
  /// Presents a sheet while a binding is true. Has no effect yet.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    if isPresented.wrappedValue { Report.unsupported("sheet") }
    return self
  }
  /// Presents a sheet while a binding has a value. Has no effect yet.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    if item.wrappedValue != nil { Report.unsupported("sheet") }
    return self
  }
  /// Covers the screen while a binding is true. Has no effect yet.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    if isPresented.wrappedValue { Report.unsupported("fullScreenCover") }
    return self
  }
  /// Covers the screen while a binding has a value. Has no effect yet.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    if item.wrappedValue != nil { Report.unsupported("fullScreenCover") }
    return self
  }
  /// Presents a popover while a binding is true. Has no effect yet.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    if isPresented.wrappedValue { Report.unsupported("popover") }
    return self
  }
  /// Presents a popover while a binding has a value. Has no effect yet.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    if item.wrappedValue != nil { Report.unsupported("popover") }
    return self
  }

  /// Sets the heights of the sheet. Has no effect yet.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    unsupported("presentationDetents")
  }
  /// Sets the heights of the sheet with a selection. Has no effect yet.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    unsupported("presentationDetents")
  }
  /// Sets the visibility of the grabber. Has no effect yet.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    unsupported("presentationDragIndicator")
  }
  /// Sets the background of the sheet. Has no effect yet.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { unsupported("presentationBackground") }
  /// Sets the background of the sheet. Has no effect yet.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    unsupported("presentationBackground")
  }
  /// Sets the corner radius of the sheet. Has no effect yet.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    unsupported("presentationCornerRadius")
  }
  /// Sets whether the presenting view reacts to touches. Has no effect yet.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    unsupported("presentationBackgroundInteraction")
  }
  /// Sets the form of the presentation in compact size classes. Has no effect yet.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    unsupported("presentationCompactAdaptation")
  }
  /// Sets the form of the presentation in compact size classes. Has no effect yet.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    unsupported("presentationCompactAdaptation")
  }
  /// Sets the effect of a swipe on scrollable content. Has no effect yet.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    unsupported("presentationContentInteraction")
  }
  /// Sets the size of the sheet. Has no effect yet.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { unsupported("presentationSizing") }
  /// Prevents people from closing the sheet. Has no effect yet.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    unsupported("interactiveDismissDisabled")
  }
}

/// The place on a view to which a popover points.
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point.
  case point(UnitPoint)
}

/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private let value: Double
  /// Half of the screen.
  public static let medium = PresentationDetent(name: "medium", value: 0)
  /// The whole screen.
  public static let large = PresentationDetent(name: "large", value: 0)
  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction", value: fraction)
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height", value: height)
  }
  /// A height that a type determines.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: "\(type)", value: 0)
  }
  /// The values from which a type determines a height.
  @dynamicMemberLookup
  public struct Context {
    let environment: EnvironmentValues
    /// The maximum height.
    public let maxDetentValue: CGFloat
    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
}

/// A type that determines the height of a sheet.
public protocol CustomPresentationDetent {
  /// The values from which the height is determined.
  typealias Context = PresentationDetent.Context
  /// Returns the height; nil if the sheet does not have it.
  static func height(in context: Context) -> CGFloat?
}

/// Whether the presenting view reacts to touches.
public struct PresentationBackgroundInteraction: Sendable {
  private let rawValue: Int
  /// As the context requires.
  public static let automatic = PresentationBackgroundInteraction(rawValue: 0)
  /// It reacts.
  public static let enabled = PresentationBackgroundInteraction(rawValue: 1)
  /// It does not react.
  public static let disabled = PresentationBackgroundInteraction(rawValue: 2)
  /// It reacts up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// The form of a presentation.
public struct PresentationAdaptation: Sendable {
  private let rawValue: Int
  /// The form of the context.
  public static let automatic = PresentationAdaptation(rawValue: 0)
  /// No change.
  public static let none = PresentationAdaptation(rawValue: 1)
  /// A popover.
  public static let popover = PresentationAdaptation(rawValue: 2)
  /// A sheet.
  public static let sheet = PresentationAdaptation(rawValue: 3)
  /// A cover of the screen.
  public static let fullScreenCover = PresentationAdaptation(rawValue: 4)
}

/// The effect of a swipe on the scrollable content of a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let rawValue: Int
  /// The effect of the context.
  public static let automatic = PresentationContentInteraction(rawValue: 0)
  /// The sheet changes its height.
  public static let resizes = PresentationContentInteraction(rawValue: 1)
  /// The content scrolls.
  public static let scrolls = PresentationContentInteraction(rawValue: 2)
}

/// The size of a sheet.
public struct PresentationSizing: Sendable {
  private let rawValue: Int
  /// The size of the context.
  public static let automatic = PresentationSizing(rawValue: 0)
  /// The size of a form.
  public static let form = PresentationSizing(rawValue: 1)
  /// The size of a page.
  public static let page = PresentationSizing(rawValue: 2)
  /// The size of the content.
  public static let fitted = PresentationSizing(rawValue: 3)
}
