// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A color, which fills the offered size as a view.
public struct Color: View, PrimitiveView, Hashable, Sendable {
  private let color: UIColor

  /// Creates a color from UIKit's.
  public init(_ color: UIColor) { self.color = color }
  /// Creates a color from UIKit's.
  public init(uiColor: UIColor) { color = uiColor }
  /// Creates a color from components in 0...1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    color = UIColor(red: red, green: green, blue: blue, alpha: opacity)
  }
  /// Returns the color with another opacity, from 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(color.withAlphaComponent(opacity)) }

  /// Black.
  public static let black = Color(.black)
  /// White.
  public static let white = Color(.white)
  /// Transparent.
  public static let clear = Color(.clear)
  /// The system's red.
  public static let red = Color(.systemRed)
  /// The system's orange.
  public static let orange = Color(.systemOrange)
  /// The system's yellow.
  public static let yellow = Color(.systemYellow)
  /// The system's green.
  public static let green = Color(.systemGreen)
  /// The system's blue.
  public static let blue = Color(.systemBlue)
  /// The system's purple.
  public static let purple = Color(.systemPurple)
  /// The system's pink.
  public static let pink = Color(.systemPink)
  /// The system's gray.
  public static let gray = Color(.systemGray)
  /// The color of primary text.
  public static let primary = Color(.label)
  /// The color of secondary text.
  public static let secondary = Color(.secondaryLabel)

  /// Always empty; a UIKit view is shown.
  public var body: EmptyView { EmptyView() }

  func nodes(in graph: ViewGraph, _ environment: EnvironmentValues) -> [LayoutNode] {
    let hosted = graph.hosted(Color.self) { HostedView(UIView()) }
    hosted.view.backgroundColor = color
    hosted.size = { proposal in proposal.replacingUnspecifiedDimensions() }
    return [LeafNode(hosted, environment)]
  }
}
