// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraSwiftUILayout
public import UIKit

/// A content configuration that shows SwiftUI views in a cell.
///
///     cell.contentConfiguration = UIHostingConfiguration {
///       BadgeRepresentable(count: 3).frame(width: 40, height: 40)
///     }
///     .margins(.horizontal, 20)
///
/// The content is centered within the cell's margins. A self-sizing cell fits the content and its margins, but is
/// never smaller than the minimum size.
///
/// - Note: Differs from UIKit: swipe actions are not supported, and a background can only be a color or a view. The
///   default minimum size is 44 x 44 points, the size of a touch target.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  var margins = ConfigurationMargins()
  var minimumSize = CGSize(width: 44, height: 44)

  /// Creates a configuration with the given content.
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.init(content(), EmptyView())
  }

  private init(_ content: Content, _ background: Background) {
    self.content = content
    self.background = background
  }

  private func withBackground<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
    var result = UIHostingConfiguration<Content, B>(content, background)
    result.margins = margins
    result.minimumSize = minimumSize
    return result
  }

  /// Sets the background color of the cell's content view.
  public func background(_ color: Color) -> UIHostingConfiguration<Content, Color> { withBackground(color) }

  /// Sets the background views. They are proposed the full size of the cell's content view, including its margins.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    withBackground(content())
  }

  /// Sets the margins for the given edges of the cell, in points. Other edges use the cell's own margins.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    margins(edges, EdgeInsets(.all, length))
  }

  /// Sets the margins for the given edges of the cell, in points. Other edges use the cell's own margins.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    var result = self
    result.margins.set(edges, insets)
    return result
  }

  /// Sets the minimum size of a self-sizing cell, in points. A dimension that is nil is left unchanged.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var result = self
    if let width { result.minimumSize.width = width }
    if let height { result.minimumSize.height = height }
    return result
  }

  /// Returns a content view for the configuration. When the cell later receives another configuration of the same
  /// type, it applies that configuration to the existing view.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// Returns the configuration unchanged, because the content does not depend on the cell's state. To update the
  /// content when the state changes, assign a new configuration in the cell's `configurationUpdateHandler`.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

/// The margins set by a configuration. A margin that is nil uses the cell's margin.
struct ConfigurationMargins {
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  mutating func set(_ edges: Edge.Set, _ insets: EdgeInsets) {
    if edges.contains(.top) { top = insets.top }
    if edges.contains(.leading) { leading = insets.leading }
    if edges.contains(.bottom) { bottom = insets.bottom }
    if edges.contains(.trailing) { trailing = insets.trailing }
  }

  /// Returns the margins, with each nil margin replaced by the cell's margin.
  func resolved(_ cell: UIEdgeInsets, _ direction: LayoutDirection) -> UIEdgeInsets {
    let isRight = direction == .rightToLeft
    return UIEdgeInsets(
      top: top ?? cell.top, left: (isRight ? trailing : leading) ?? cell.left, bottom: bottom ?? cell.bottom,
      right: (isRight ? leading : trailing) ?? cell.right)
  }
}
