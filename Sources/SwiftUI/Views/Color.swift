// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A color, which fills what it is given. As a background or by itself.
public struct Color: View, PrimitiveView, Hashable, Sendable {
  private let color: UIColor

  /// The color of UIKit.
  public init(_ color: UIColor) { self.color = color }
  /// The color of UIKit.
  public init(uiColor: UIColor) { color = uiColor }
  /// Creates a color by its parts, each from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    color = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }
  /// Returns the color, less opaque.
  public func opacity(_ opacity: Double) -> Color { Color(color.withAlphaComponent(opacity)) }

  /// Black.
  public static let black = Color(.black)
  /// White.
  public static let white = Color(.white)
  /// No color.
  public static let clear = Color(.clear)
  /// The red of the system.
  public static let red = Color(.systemRed)
  /// The orange of the system.
  public static let orange = Color(.systemOrange)
  /// The yellow of the system.
  public static let yellow = Color(.systemYellow)
  /// The green of the system.
  public static let green = Color(.systemGreen)
  /// The blue of the system.
  public static let blue = Color(.systemBlue)
  /// The purple of the system.
  public static let purple = Color(.systemPurple)
  /// The pink of the system.
  public static let pink = Color(.systemPink)
  /// The gray of the system.
  public static let gray = Color(.systemGray)
  /// The color of texts.
  public static let primary = Color(.label)
  /// The color of lesser texts.
  public static let secondary = Color(.secondaryLabel)

  /// Itself as a view; the node is a view of UIKit.
  public var body: EmptyView { EmptyView() }

  func nodes(in graph: ViewGraph, _ environment: EnvironmentValues) -> [LayoutNode] {
    let hosted = graph.hosted(Color.self) { HostedView(UIView()) }
    hosted.view.backgroundColor = color
    hosted.size = { proposal in proposal.replacingUnspecifiedDimensions() }
    return [LeafNode(hosted, environment)]
  }
}
