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
/// The content is centered inside the margins of the cell. A self-sizing cell fits the content and the margins, and has
/// at least the minimum size.
///
/// - Note: Differs from UIKit: swipe actions are not supported, and backgrounds are only colors and views. The default
///   minimum size is 44 x 44 points, the size of a touch target.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  var margins = ConfigurationMargins()
  var leastSize = CGSize(width: 44, height: 44)

  /// Creates a configuration of the views in the block.
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
    result.leastSize = leastSize
    return result
  }

  /// Sets a background color, which fills the cell's content view.
  public func background(_ color: Color) -> UIHostingConfiguration<Content, Color> { withBackground(color) }

  /// Sets background views. Their proposed size is that of the cell's content view, without margins.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    withBackground(content())
  }

  /// Sets the margin at some edges of the cell, in points. The other edges use the cell's margins.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    margins(edges, EdgeInsets(.all, length))
  }

  /// Sets the margins at some edges of the cell, in points. The other edges use the cell's margins.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    var result = self
    result.margins.set(edges, insets)
    return result
  }

  /// Sets the minimum size of a self-sizing cell, in points. Nil leaves a length unchanged.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var result = self
    if let width { result.leastSize.width = width }
    if let height { result.leastSize.height = height }
    return result
  }

  /// Returns a content view for the configuration. A cell applies later configurations of the same type to the same
  /// view.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// Returns the configuration unchanged, because the content does not depend on the state. To change the content with
  /// the state, set another configuration in the cell's `configurationUpdateHandler`.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

/// The margins of a configuration; nil for the cell's.
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

  /// Returns the margins, with nil replaced by the cell's margins.
  func resolved(_ cell: UIEdgeInsets, _ direction: LayoutDirection) -> UIEdgeInsets {
    let isRight = direction == .rightToLeft
    return UIEdgeInsets(
      top: top ?? cell.top, left: (isRight ? trailing : leading) ?? cell.left, bottom: bottom ?? cell.bottom,
      right: (isRight ? leading : trailing) ?? cell.right)
  }
}
