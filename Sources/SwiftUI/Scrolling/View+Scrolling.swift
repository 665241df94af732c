// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraSwiftUILayout

/// The values of modifiers for scroll views.
struct ScrollOptions: Equatable {
  var isDisabled = false
  var hidesIndicators = Axis.Set()
  var isUnclipped = false
}

private struct ScrollOptionsKey: EnvironmentKey {
  static var defaultValue: ScrollOptions { ScrollOptions() }
}

extension EnvironmentValues {
  var scrollOptions: ScrollOptions {
    get { self[ScrollOptionsKey.self] }
    set { self[ScrollOptionsKey.self] = newValue }
  }
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Sendable {
  let isHidden: Bool
  /// The system's default visibility.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(isHidden: false) }
  /// Visible.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(isHidden: false) }
  /// Hidden.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(isHidden: true) }
  /// Always hidden.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(isHidden: true) }
}

/// The mode in which scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Sendable {
  private let rawValue: Int
  /// The default mode for the context.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(rawValue: 0) }
  /// Dismisses the keyboard as soon as scrolling starts.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(rawValue: 1) }
  /// Dismisses the keyboard interactively, following the finger.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(rawValue: 2) }
  /// Never dismisses the keyboard.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(rawValue: 3) }
}

/// The bounce behavior of scroll views.
public struct ScrollBounceBehavior: Sendable {
  private let rawValue: Int
  /// The default behavior for the context.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(rawValue: 0) }
  /// Always bounces.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(rawValue: 1) }
  /// Bounces only if the content is larger than the scroll view.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(rawValue: 2) }
}

/// The part of a scroll view to which margins apply.
public struct ContentMarginPlacement: Sendable {
  private let rawValue: Int
  /// The content and the indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(rawValue: 0) }
  /// The content.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(rawValue: 1) }
  /// The indicators.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(rawValue: 2) }
}

/// A type that determines the positions at which scrolling ends.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {}
/// A behavior that ends scrolling at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public nonisolated init() {}
}
/// A behavior that ends scrolling at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The limit of the scrolling distance.
  public struct LimitBehavior: Sendable {
    private let rawValue: Int
    /// The default limit for the context.
    public static var automatic: LimitBehavior { LimitBehavior(rawValue: 0) }
    /// One page.
    public static var always: LimitBehavior { LimitBehavior(rawValue: 1) }
    /// No limit.
    public static var never: LimitBehavior { LimitBehavior(rawValue: 2) }
  }
  /// Creates the behavior.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior that ends scrolling at pages.
  public nonisolated static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behavior that ends scrolling at views.
  public nonisolated static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// A behavior that ends scrolling at views, with a limit of the distance.
  public nonisolated static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// The position of a scroll view.
public struct ScrollPosition: Equatable, Sendable {
  /// Creates a position that is not set.
  public init<T: Hashable>(idType: T.Type = Never.self) {}
  /// Creates the position of an edge.
  public init(edge: Edge) {}
  /// Scrolls to a view. Has no effect yet.
  public mutating func scrollTo<T: Hashable>(id: T, anchor: UnitPoint? = nil) { Report.unsupported("scrollPosition") }
  /// Scrolls to an edge. Has no effect yet.
  public mutating func scrollTo(edge: Edge) { Report.unsupported("scrollPosition") }
}

/// The geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// The position of the visible part.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The insets of the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize
  /// The visible part of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The bounds of the scroll view.
  public var bounds: CGRect { visibleRect }
}

/// Access to the scrolling of a `ScrollViewReader`.
@MainActor @preconcurrency
public struct ScrollViewProxy {
  /// Scrolls to the view with an identifier. Has no effect yet.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { Report.unsupported("ScrollViewProxy") }
}

/// A view that provides programmatic scrolling. Scrolling has no effect yet.
public struct ScrollViewReader<Content: View>: View {
  /// The closure that returns the content.
  public var content: (ScrollViewProxy) -> Content
  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}

extension View {
  /// Disables scrolling.
  public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.scrollOptions.isDisabled, disabled) }
  /// Sets the visibility of scroll indicators.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> some View
  {
    environment(\.scrollOptions.hidesIndicators, visibility.isHidden ? axes : [])
  }
  /// Disables clipping, so that content shows outside the scroll view.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollOptions.isUnclipped, disabled)
  }
  /// Flashes scroll indicators. Has no effect.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { unsupported("scrollIndicatorsFlash") }
  /// Sets how scrolling dismisses the keyboard. Has no effect yet.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    unsupported("scrollDismissesKeyboard")
  }
  /// Sets the bounce behavior of scroll views. Has no effect yet.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    unsupported("scrollBounceBehavior")
  }
  /// Makes the views of a layout scroll targets. Has no effect yet.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { unsupported("scrollTargetLayout") }
  /// Sets the positions at which scrolling ends. Has no effect yet.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    unsupported("scrollTargetBehavior")
  }
  /// Binds the position of scroll views to the identifier of a view. Has no effect yet.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    unsupported("scrollPosition")
  }
  /// Binds the position of scroll views. Has no effect yet.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    unsupported("scrollPosition")
  }
  /// Sets the initial position of scroll views. Has no effect yet.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { unsupported("defaultScrollAnchor") }
  /// Calls an action when the geometry of a scroll view changes. Has no effect yet.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    unsupported("onScrollGeometryChange")
  }
  /// Adds margins to the content of scroll views. Has no effect yet.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    unsupported("contentMargins")
  }
  /// Adds margins to the content of scroll views. Has no effect yet.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    unsupported("contentMargins")
  }
  /// Adds margins to the content of scroll views. Has no effect yet.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    unsupported("contentMargins")
  }
  /// Calls an action with a value of the view's geometry when it changes.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { _, new in action(new) }
      }
    }
  }
  /// Calls an action with the old and the new value of the view's geometry when it changes.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { old, new in action(old, new) }
      }
    }
  }
}
