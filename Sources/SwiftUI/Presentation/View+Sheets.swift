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

  /// Sets the sheet's detents. Has no effect yet.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    unsupported("presentationDetents")
  }
  /// Sets the sheet's detents and a binding to the selected detent. Has no effect yet.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    unsupported("presentationDetents")
  }
  /// Sets the visibility of the drag indicator. Has no effect yet.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    unsupported("presentationDragIndicator")
  }
  /// Sets the sheet's background. Has no effect yet.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { unsupported("presentationBackground") }
  /// Sets the sheet's background. Has no effect yet.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    unsupported("presentationBackground")
  }
  /// Sets the sheet's corner radius. Has no effect yet.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    unsupported("presentationCornerRadius")
  }
  /// Sets whether people can interact with the presenting view. Has no effect yet.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    unsupported("presentationBackgroundInteraction")
  }
  /// Sets how the presentation adapts to compact size classes. Has no effect yet.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    unsupported("presentationCompactAdaptation")
  }
  /// Sets how the presentation adapts to compact size classes. Has no effect yet.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    unsupported("presentationCompactAdaptation")
  }
  /// Sets whether a swipe on scrollable content scrolls the content or resizes the sheet. Has no effect yet.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    unsupported("presentationContentInteraction")
  }
  /// Sets the sheet's size. Has no effect yet.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { unsupported("presentationSizing") }
  /// Sets whether interactive dismissal of the sheet is disabled. Has no effect yet.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    unsupported("interactiveDismissDisabled")
  }
}

/// The attachment anchor of a popover.
public enum PopoverAttachmentAnchor {
  /// A rectangle from an anchor source.
  case rect(Anchor<CGRect>.Source)
  /// A unit point in the view.
  case point(UnitPoint)
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  private let value: Double
  /// About half of the screen's height.
  public static let medium = PresentationDetent(name: "medium", value: 0)
  /// The full height of the screen.
  public static let large = PresentationDetent(name: "large", value: 0)
  /// Returns a detent at a fraction of the available height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction", value: fraction)
  }
  /// Returns a detent at a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height", value: height)
  }
  /// Returns a detent whose height is computed by a custom type.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: "\(type)", value: 0)
  }
  /// The context for computing a custom height.
  @dynamicMemberLookup
  public struct Context {
    let environment: EnvironmentValues
    /// The maximum height, in points.
    public let maxDetentValue: CGFloat
    /// An environment value.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }
}

/// A type that computes a sheet's height.
public protocol CustomPresentationDetent {
  /// The context for computing the height.
  typealias Context = PresentationDetent.Context
  /// Returns the height in points, or nil to disable the detent.
  static func height(in context: Context) -> CGFloat?
}

/// A value that determines whether people can interact with the presenting view.
public struct PresentationBackgroundInteraction: Sendable {
  private let rawValue: Int
  /// The default behavior for the context.
  public static let automatic = PresentationBackgroundInteraction(rawValue: 0)
  /// People can interact with the presenting view.
  public static let enabled = PresentationBackgroundInteraction(rawValue: 1)
  /// People can't interact with the presenting view.
  public static let disabled = PresentationBackgroundInteraction(rawValue: 2)
  /// Returns a value that allows interaction with the presenting view, up to a detent.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { enabled }
}

/// The way a presentation adapts to a size class.
public struct PresentationAdaptation: Sendable {
  private let rawValue: Int
  /// The default adaptation for the context.
  public static let automatic = PresentationAdaptation(rawValue: 0)
  /// Does not adapt the presentation.
  public static let none = PresentationAdaptation(rawValue: 1)
  /// Adapts to a popover.
  public static let popover = PresentationAdaptation(rawValue: 2)
  /// Adapts to a sheet.
  public static let sheet = PresentationAdaptation(rawValue: 3)
  /// Adapts to a full-screen cover.
  public static let fullScreenCover = PresentationAdaptation(rawValue: 4)
}

/// The effect of a swipe on a sheet's scrollable content.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let rawValue: Int
  /// The default effect for the context.
  public static let automatic = PresentationContentInteraction(rawValue: 0)
  /// A swipe resizes the sheet.
  public static let resizes = PresentationContentInteraction(rawValue: 1)
  /// A swipe scrolls the content.
  public static let scrolls = PresentationContentInteraction(rawValue: 2)
}

/// The sizing of a sheet.
public struct PresentationSizing: Sendable {
  private let rawValue: Int
  /// The default sizing for the context.
  public static let automatic = PresentationSizing(rawValue: 0)
  /// The standard size of a form.
  public static let form = PresentationSizing(rawValue: 1)
  /// The standard size of a page.
  public static let page = PresentationSizing(rawValue: 2)
  /// The fitting size of the content.
  public static let fitted = PresentationSizing(rawValue: 3)
}
