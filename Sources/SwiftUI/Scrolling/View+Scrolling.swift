// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraSwiftUILayout

/// The values set by scroll view modifiers.
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
  /// The default visibility.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(isHidden: false) }
  /// Scroll indicators are visible.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(isHidden: false) }
  /// Scroll indicators are hidden.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(isHidden: true) }
  /// Scroll indicators are always hidden.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(isHidden: true) }
}

/// The way scrolling dismisses the keyboard.
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

/// The part of a scroll view that content margins apply to.
public struct ContentMarginPlacement: Sendable {
  private let rawValue: Int
  /// The content and the scroll indicators.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(rawValue: 0) }
  /// The content.
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(rawValue: 1) }
  /// The scroll indicators.
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(rawValue: 2) }
}

/// A type that defines the positions at which scrolling ends.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {}
/// A behavior that aligns scrolling to pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public nonisolated init() {}
}
/// A behavior that aligns scrolling to views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// A limit on the distance of one scroll gesture.
  public struct LimitBehavior: Sendable {
    private let rawValue: Int
    /// The default limit for the context.
    public static var automatic: LimitBehavior { LimitBehavior(rawValue: 0) }
    /// Limits scrolling to one page.
    public static var always: LimitBehavior { LimitBehavior(rawValue: 1) }
    /// Does not limit scrolling.
    public static var never: LimitBehavior { LimitBehavior(rawValue: 2) }
  }
  /// Creates the behavior.
  public nonisolated init(limitBehavior: LimitBehavior = .automatic) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior that aligns scrolling to pages.
  public nonisolated static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behavior that aligns scrolling to views.
  public nonisolated static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  /// Returns a behavior that aligns scrolling to views, with a limit on the distance.
  public nonisolated static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

/// The scroll position of a scroll view.
public struct ScrollPosition: Equatable, Sendable {
  /// Creates an undefined position.
  public init<T: Hashable>(idType: T.Type = Never.self) {}
  /// Creates a position at an edge.
  public init(edge: Edge) {}
  /// Scrolls to a view. Has no effect yet.
  public mutating func scrollTo<T: Hashable>(id: T, anchor: UnitPoint? = nil) { Report.unsupported("scrollPosition") }
  /// Scrolls to an edge. Has no effect yet.
  public mutating func scrollTo(edge: Edge) { Report.unsupported("scrollPosition") }
}

/// The geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// The content offset, in points.
  public var contentOffset: CGPoint
  /// The content size, in points.
  public var contentSize: CGSize
  /// The content insets, in points.
  public var contentInsets: EdgeInsets
  /// The scroll view's size, in points.
  public var containerSize: CGSize
  /// The visible rectangle of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The scroll view's bounds.
  public var bounds: CGRect { visibleRect }
}

/// A proxy for programmatic scrolling. A `ScrollViewReader` passes it to its content closure.
@MainActor @preconcurrency
public struct ScrollViewProxy {
  /// Scrolls to the view with an identifier. Has no effect yet.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { Report.unsupported("ScrollViewProxy") }
}

/// A view that provides programmatic scrolling. Scrolling has no effect yet.
public struct ScrollViewReader<Content: View>: View {
  /// The closure that creates the content.
  public var content: (ScrollViewProxy) -> Content
  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}

extension View {
  /// Sets whether scrolling is disabled.
  public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.scrollOptions.isDisabled, disabled) }
  /// Sets the visibility of scroll indicators.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> some View
  {
    environment(\.scrollOptions.hidesIndicators, visibility.isHidden ? axes : [])
  }
  /// Sets whether clipping is disabled, so that the content can extend beyond the scroll view.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollOptions.isUnclipped, disabled)
  }
  /// Flashes scroll indicators. Has no effect.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { unsupported("scrollIndicatorsFlash") }
  /// Sets the way scrolling dismisses the keyboard. Has no effect yet.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    unsupported("scrollDismissesKeyboard")
  }
  /// Sets the bounce behavior of scroll views. Has no effect yet.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    unsupported("scrollBounceBehavior")
  }
  /// Makes the views of a layout scroll targets. Has no effect yet.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { unsupported("scrollTargetLayout") }
  /// Sets the behavior that determines the positions at which scrolling ends. Has no effect yet.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    unsupported("scrollTargetBehavior")
  }
  /// Binds the scroll position to a view's identifier. Has no effect yet.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    unsupported("scrollPosition")
  }
  /// Binds the scroll position. Has no effect yet.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    unsupported("scrollPosition")
  }
  /// Sets the initial scroll position. Has no effect yet.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { unsupported("defaultScrollAnchor") }
  /// Calls an action when a scroll view's geometry changes. Has no effect yet.
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
  /// Calls an action with a value derived from the view's geometry when that value changes.
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.onChange(of: transform(proxy), initial: true) { _, new in action(new) }
      }
    }
  }
  /// Calls an action with the old and new values derived from the view's geometry when the value changes.
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
