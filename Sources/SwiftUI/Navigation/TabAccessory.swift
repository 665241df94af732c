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

private struct TabMinimizingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct TabAccessoryKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// Whether the bar of the next tab view shrinks when its content is scrolled down.
  var minimizesTabBar: Bool {
    get { self[TabMinimizingKey.self] }
    set { self[TabMinimizingKey.self] = newValue }
  }
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
  /// In the look of iOS 26, the bar of the tab views in this view shrinks while the content of the selected tab is scrolled
  /// down from its top. Other looks ignore the behavior.
  ///
  /// - Note: Differs from SwiftUI: the bar depends only on the offset of the content. `onScrollUp` has no effect, which is
  ///   reported.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    if behavior == .onScrollUp { Report.unsupported("TabBarMinimizeBehavior.onScrollUp") }
    return environment(\.minimizesTabBar, behavior == .onScrollDown)
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
