// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// Lowers the backgrounds and color schemes of toolbar modifiers onto UIKit's bar appearances.
@MainActor
enum BarAppearance {
  /// Applies the navigation bar's values to a page's item.
  static func apply(_ facts: BarFacts, to item: UINavigationItem, _ environment: EnvironmentValues) {
    let background = Background(facts, of: .navigationBar, in: environment)
    guard background.isCustom || item.standardAppearance != nil || item.scrollEdgeAppearance != nil else { return }
    guard background.isCustom else {
      (item.standardAppearance, item.scrollEdgeAppearance) = (nil, nil)
      return
    }
    let standard = UINavigationBarAppearance()
    background.configure(standard)
    item.standardAppearance = standard
    // A visible background is also shown while no content is under the bar.
    item.scrollEdgeAppearance = background.visibility == .automatic ? nil : standard
  }

  /// Applies the values of the bars that all pages of a navigation controller share.
  static func apply(_ facts: BarFacts, to controller: UINavigationController, _ environment: EnvironmentValues) {
    set(scheme(facts, .navigationBar), on: controller.navigationBar)
    set(scheme(facts, .bottomBar), on: controller.toolbar)
    let background = Background(facts, of: .bottomBar, in: environment)
    let bar: UIToolbar = controller.toolbar
    guard background.isCustom || bar.scrollEdgeAppearance != nil else { return }
    let standard = UIToolbarAppearance()
    background.configure(standard)
    bar.standardAppearance = standard
    bar.scrollEdgeAppearance = background.isCustom && background.visibility != .automatic ? standard : nil
  }

  /// Applies the tab bar's values.
  static func apply(_ facts: BarFacts, to bar: UITabBar, _ environment: EnvironmentValues) {
    set(scheme(facts, .tabBar), on: bar)
    let background = Background(facts, of: .tabBar, in: environment)
    guard background.isCustom || bar.scrollEdgeAppearance != nil else { return }
    let standard = UITabBarAppearance()
    background.configure(standard)
    bar.standardAppearance = standard
    bar.scrollEdgeAppearance = background.isCustom && background.visibility != .automatic ? standard : nil
  }

  private static func scheme(_ facts: BarFacts, _ bar: ToolbarPlacement) -> ColorScheme? {
    BarFacts.value(facts.colorScheme, bar) ?? nil
  }

  private static func set(_ scheme: ColorScheme?, on view: UIView) {
    let style: UIUserInterfaceStyle = scheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
    if view.overrideUserInterfaceStyle != style { view.overrideUserInterfaceStyle = style }
  }

  /// The background of a bar.
  private struct Background {
    let visibility: Visibility
    let paint: _Paint?
    var isCustom: Bool { visibility != .automatic || paint != nil }

    init(_ facts: BarFacts, of bar: ToolbarPlacement, in environment: EnvironmentValues) {
      visibility = BarFacts.value(facts.backgroundVisibility, bar) ?? .automatic
      paint = BarFacts.value(facts.backgroundStyle, bar)?._paint(in: environment)
    }

    @MainActor
    func configure(_ appearance: UIBarAppearance) {
      guard visibility != .hidden else { return appearance.configureWithTransparentBackground() }
      appearance.configureWithDefaultBackground()
      switch paint?.kind {
      case .color(let color): (appearance.backgroundEffect, appearance.backgroundColor) = (nil, color)
      case .material(let style): appearance.backgroundEffect = UIBlurEffect(style: style)
      case .gradient(let gradient):
        // Bars have images instead of gradients.
        appearance.backgroundEffect = nil
        appearance.backgroundImage = gradient.barImage
      case nil: break
      }
    }
  }
}

extension GradientPaint {
  /// A picture of the gradient to be stretched over a bar.
  @MainActor
  fileprivate var barImage: UIImage? {
    let colors = zip(colors, locations).map { Gradient.Stop(color: Color($0), location: $1) }
    let gradient = Gradient(stops: colors)
    var (start, end) = (UnitPoint.top, UnitPoint.bottom)
    if case .linear(let first, let last) = shape { (start, end) = (first, last) }
    let renderer = ImageRenderer(
      content: LinearGradient(gradient: gradient, startPoint: start, endPoint: end).frame(width: 100, height: 100))
    return renderer.uiImage
  }
}
