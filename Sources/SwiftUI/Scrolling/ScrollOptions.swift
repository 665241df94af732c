// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The values that scroll view modifiers set in the environment, and the modifiers that set a single value.

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout
internal import UIKit

/// The values set by scroll view modifiers.
struct ScrollOptions: Equatable {
  var isDisabled = false
  var hidesIndicators = Axis.Set()
  var isUnclipped = false
  /// The axes along which content bounces only if it is larger than the scroll view.
  var bouncesBySize = Axis.Set()
  var dismissMode = UIScrollView.KeyboardDismissMode.none
  /// The margins of the content, and of the indicators.
  var contentMargins = EdgeInsets()
  var indicatorMargins = EdgeInsets()
  var anchors = ScrollAnchors()
  var flashesOnAppear = false
  var edgeEffects = ScrollEdgeOptions()

  /// The values that apply to the scroll views inside a scroll view.
  var inherited: ScrollOptions {
    var result = self
    (result.contentMargins, result.indicatorMargins) = (EdgeInsets(), EdgeInsets())
    (result.anchors, result.flashesOnAppear) = (ScrollAnchors(), false)
    return result
  }
}

/// The default anchors of a scroll view.
struct ScrollAnchors: Equatable {
  var initial: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?
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
  let mode: UIScrollView.KeyboardDismissMode
  /// The default mode, which doesn't dismiss the keyboard.
  public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(mode: .none) }
  /// Dismisses the keyboard as soon as scrolling starts.
  public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(mode: .onDrag) }
  /// Dismisses the keyboard interactively, following the finger. The keyboard is dismissed when the drag begins.
  public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(mode: .interactive) }
  /// Never dismisses the keyboard.
  public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(mode: .none) }
}

/// The bounce behavior of scroll views.
public struct ScrollBounceBehavior: Sendable {
  let isBySize: Bool
  /// The default behavior, which is to bounce along the scrollable axes.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(isBySize: false) }
  /// Always bounces.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(isBySize: false) }
  /// Bounces only if the content is larger than the scroll view.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(isBySize: true) }
}

/// The part of a scroll view that content margins apply to.
public struct ContentMarginPlacement: Sendable {
  let insetsContent: Bool
  let insetsIndicators: Bool
  /// The content and the scroll indicators.
  public static var automatic: ContentMarginPlacement {
    ContentMarginPlacement(insetsContent: true, insetsIndicators: true)
  }
  /// The content.
  public static var scrollContent: ContentMarginPlacement {
    ContentMarginPlacement(insetsContent: true, insetsIndicators: false)
  }
  /// The scroll indicators.
  public static var scrollIndicators: ContentMarginPlacement {
    ContentMarginPlacement(insetsContent: false, insetsIndicators: true)
  }
}

/// The aspect of a scroll view that a default anchor applies to.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let rawValue: Int
  /// The initial offset.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(rawValue: 0) }
  /// The offset after the content's or the scroll view's size changes.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(rawValue: 1) }
  /// The alignment of content that is smaller than the scroll view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(rawValue: 2) }
}

extension View {
  /// Sets whether scrolling is disabled.
  public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.scrollOptions.isDisabled, disabled) }

  /// Sets the visibility of scroll indicators.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> some View
  {
    transformEnvironment(\.scrollOptions.hidesIndicators) {
      if visibility.isHidden { $0.formUnion(axes) } else { $0.subtract(axes) }
    }
  }

  /// Sets whether clipping is disabled, so that the content can extend beyond the scroll view.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.scrollOptions.isUnclipped, disabled)
  }

  /// Flashes the scroll indicators of a scroll view when it appears. Indicators are visible only while an animation
  /// clock runs, so a still picture doesn't show them.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    environment(\.scrollOptions.flashesOnAppear, onAppear)
  }

  /// Flashes the scroll indicators of a scroll view when a value changes. Indicators are visible only while an
  /// animation clock runs, so a still picture doesn't show them.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(ScrollFlashModifier(value: value))
  }

  /// Sets the way scrolling dismisses the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollOptions.dismissMode, mode.mode)
  }

  /// Sets the bounce behavior of scroll views along some axes. The behavior applies to the axes that scroll.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    transformEnvironment(\.scrollOptions.bouncesBySize) {
      if behavior.isBySize { $0.formUnion(axes) } else { $0.subtract(axes) }
    }
  }

  /// Sets the anchor of the content for the initial offset, for content that is smaller than the scroll view, and for
  /// size changes.
  ///
  /// After a size change, content that is at the anchor stays there. Content that the user or the app has scrolled
  /// elsewhere does not move.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    environment(\.scrollOptions.anchors, ScrollAnchors(initial: anchor, sizeChanges: anchor, alignment: anchor))
  }

  /// Sets the anchor of the content for one role.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollOptions.anchors) {
      switch role {
      case .initialOffset: $0.initial = anchor
      case .sizeChanges: $0.sizeChanges = anchor
      default: $0.alignment = anchor
      }
    }
  }

  /// Adds margins, in points, to the content of the scroll views in this view.
  ///
  /// Margins along the scrollable axis are insets, like the safe area. Other margins make the content narrower. Margins
  /// that are not finite count as 0.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollOptions) { options in
      if placement.insetsContent { options.contentMargins.set(edges, to: insets) }
      if placement.insetsIndicators { options.indicatorMargins.set(edges, to: insets) }
    }
  }

  /// Adds margins of a length in points to the content of the scroll views in this view. Nil uses no margins.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 0
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }

  /// Adds margins of a length in points to the content of the scroll views in this view.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

extension EdgeInsets {
  /// Sets the insets of some edges. Insets that are not finite become 0.
  mutating func set(_ edges: Edge.Set, to insets: EdgeInsets) {
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    if edges.contains(.top) { top = finite(insets.top) }
    if edges.contains(.leading) { leading = finite(insets.leading) }
    if edges.contains(.bottom) { bottom = finite(insets.bottom) }
    if edges.contains(.trailing) { trailing = finite(insets.trailing) }
  }

  /// Returns the insets with left and right edges for a layout direction.
  func resolved(_ direction: LayoutDirection) -> UIEdgeInsets {
    direction == .rightToLeft
      ? UIEdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
      : UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
