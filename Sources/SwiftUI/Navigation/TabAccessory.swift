// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
@_spi(Tessera) internal import TesseraViews
internal import UIKit

/// The condition under which a tab bar shrinks to its selected tab.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let rawValue: Int
  /// The system's behavior.
  public static let automatic = TabBarMinimizeBehavior(rawValue: 0)
  /// The tab bar never shrinks.
  public static let never = TabBarMinimizeBehavior(rawValue: 1)
  /// The tab bar shrinks when the content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(rawValue: 2)
  /// The tab bar shrinks when the content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(rawValue: 3)
}

private struct TabAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// The view above the tab bar of the next tab view.
  var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }
}

extension View {
  /// Shows a view on glass above the tab bar in the look of iOS 26. Other looks don't show it.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    environment(\.tabAccessory, AnyView(content()))
  }

  /// Sets the condition under which the tab bar shrinks.
  ///
  /// - Note: Differs from SwiftUI: the tab bar never shrinks, which is reported. UIKit's `tabBarMinimizeBehavior` works.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    let isNever = behavior == .never || behavior == .automatic
    return isNever ? self : unsupported("tabBarMinimizeBehavior")
  }
}

/// The accessory above the tab bar: a capsule of glass with a view.
@MainActor
final class TabAccessoryHost {
  let element: HostedElement
  private let view = UIView()
  private let plate = UIVisualEffectView(effect: UIGlassEffect())
  private let content = HostingView(EmptyView())
  private(set) var isShown = false

  init() {
    for part in [plate, content] as [UIView] {
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(part)
    }
    content.safeAreaRegions = []
    element = HostedElement(view)
  }

  /// The height of the accessory and its distance from the tab bar, in points.
  nonisolated static let height: CGFloat = 48
  nonisolated static let spacing: CGFloat = 8
  /// The distance from the sides, in points.
  nonisolated static let margin: CGFloat = 21

  /// Shows the view of an environment, or nothing.
  func update(_ environment: EnvironmentValues) {
    isShown = environment.isGlass && environment.tabAccessory != nil
    guard isShown, let shown = environment.tabAccessory else { return }
    var inner = environment
    inner.tabAccessory = nil
    environment.apply(to: view)
    content.show(
      shown.frame(maxWidth: .infinity, maxHeight: .infinity).modifier(EnvironmentReplacement(environment: inner)))
  }
}
