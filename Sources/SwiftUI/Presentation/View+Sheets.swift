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
  /// Presents a full-screen cover while a binding is true. Has no effect yet.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    if isPresented.wrappedValue { Report.unsupported("fullScreenCover") }
    return self
  }
  /// Presents a full-screen cover while a binding has a value. Has no effect yet.
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

  /// Sets the detents of the sheet. Has no effect yet.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    unsupported("presentationDetents")
  }
  /// Sets the detents of the sheet and a binding to the selected one. Has no effect yet.
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
  /// Sets whether people can interact with the presenting view. Has no effect yet.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    unsupported("presentationBackgroundInteraction")
  }
  /// Sets the adaptation of the presentation to compact size classes. Has no effect yet.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    unsupported("presentationCompactAdaptation")
  }
  /// Sets the adaptation of the presentation to compact size classes. Has no effect yet.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    unsupported("presentationCompactAdaptation")
  }
  /// Sets whether a swipe on scrollable content scrolls it or resizes the sheet. Has no effect yet.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    unsupported("presentationContentInteraction")
  }
  /// Sets the size of the sheet. Has no effect yet.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { unsupported("presentationSizing") }
  /// Prevents people from dismissing the sheet interactively. Has no effect yet.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    unsupported("interactiveDismissDisabled")
  }
}

/// The attachment anchor of a popover.
public enum PopoverAttachmentAnchor {
  /// An anchored rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A unit point of the view.
  case point(UnitPoint)
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private let value: Double
  /// About half of the screen's height.
  public static let medium = PresentationDetent(name: "medium", value: 0)
  /// The full height.
  public static let large = PresentationDetent(name: "large", value: 0)
  /// A fraction of the available height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction", value: fraction)
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height", value: height)
  }
  /// A height that a custom type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: "\(type)", value: 0)
  }
  /// The context in which a custom height is computed.
  @dynamicMemberLookup
  public struct Context {
    let environment: EnvironmentValues
    /// The maximum height in points.
    public let maxDetentValue: CGFloat
    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
}

/// A type that computes the height of a sheet.
public protocol CustomPresentationDetent {
  /// The context in which the height is computed.
  typealias Context = PresentationDetent.Context
  /// Returns the height in points, or nil to disable the detent.
  static func height(in context: Context) -> CGFloat?
}

/// The interaction with the view that presents a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  private let rawValue: Int
  /// The default interaction for the context.
  public static let automatic = PresentationBackgroundInteraction(rawValue: 0)
  /// People can interact with the presenting view.
  public static let enabled = PresentationBackgroundInteraction(rawValue: 1)
  /// People can't interact with the presenting view.
  public static let disabled = PresentationBackgroundInteraction(rawValue: 2)
  /// People can interact with the presenting view up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// The adaptation of a presentation to a size class.
public struct PresentationAdaptation: Sendable {
  private let rawValue: Int
  /// The default adaptation for the context.
  public static let automatic = PresentationAdaptation(rawValue: 0)
  /// No adaptation.
  public static let none = PresentationAdaptation(rawValue: 1)
  /// A popover.
  public static let popover = PresentationAdaptation(rawValue: 2)
  /// A sheet.
  public static let sheet = PresentationAdaptation(rawValue: 3)
  /// A full-screen cover.
  public static let fullScreenCover = PresentationAdaptation(rawValue: 4)
}

/// The effect of a swipe on the scrollable content of a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let rawValue: Int
  /// The default effect for the context.
  public static let automatic = PresentationContentInteraction(rawValue: 0)
  /// The sheet resizes.
  public static let resizes = PresentationContentInteraction(rawValue: 1)
  /// The content scrolls.
  public static let scrolls = PresentationContentInteraction(rawValue: 2)
}

/// The size of a sheet.
public struct PresentationSizing: Sendable {
  private let rawValue: Int
  /// The default size for the context.
  public static let automatic = PresentationSizing(rawValue: 0)
  /// The size of a form.
  public static let form = PresentationSizing(rawValue: 1)
  /// The size of a page.
  public static let page = PresentationSizing(rawValue: 2)
  /// The size of the content.
  public static let fitted = PresentationSizing(rawValue: 3)
}
