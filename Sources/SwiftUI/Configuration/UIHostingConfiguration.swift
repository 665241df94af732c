// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// Views of SwiftUI as the content of a cell.
///
///     cell.contentConfiguration = UIHostingConfiguration {
///       BadgeRepresentable(count: 3).frame(width: 40, height: 40)
///     }
///     .margins(.horizontal, 20)
///
/// The content stands in the center of the cell, inside the margins. A cell whose size follows its content is as large as the
/// content, the margins and the least size say.
///
/// - Note: Differs from UIKit: there are no swipe actions, and no styles behind the content but colors and views. The least
///   size of a configuration that names none is 44 x 44 points, what a finger needs.
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

  private func behind<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
    var result = UIHostingConfiguration<Content, B>(content, background)
    result.margins = margins
    result.leastSize = leastSize
    return result
  }

  /// Returns a color behind the content, as large as the cell's content view.
  public func background(_ color: Color) -> UIHostingConfiguration<Content, Color> { behind(color) }

  /// Views behind the content. They are offered the size of the cell's content view, without margins.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    behind(content())
  }

  /// Returns the distance from the content to some edges of the cell, in points. At the others the cell's margins stay.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    margins(edges, EdgeInsets(.all, length))
  }

  /// Returns the distances from the content to some edges of the cell, in points. At the others the cell's margins stay.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    var result = self
    result.margins.set(edges, insets)
    return result
  }

  /// Returns the least size of a cell that follows its content, in points. Nil leaves a length as it is.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var result = self
    if let width { result.leastSize.width = width }
    if let height { result.leastSize.height = height }
    return result
  }

  /// Returns a view that shows the content. A cell makes it, and gives it later configurations of the same type.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// Itself: the content does not see the state. Set another configuration in the cell's `configurationUpdateHandler`.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

/// Margins that a configuration sets; nil where the cell's count.
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

  /// Returns the margins, with the cell's where none is set.
  func resolved(_ cell: UIEdgeInsets, _ direction: LayoutDirection) -> UIEdgeInsets {
    let isRight = direction == .rightToLeft
    return UIEdgeInsets(
      top: top ?? cell.top, left: (isRight ? trailing : leading) ?? cell.left, bottom: bottom ?? cell.bottom,
      right: (isRight ? leading : trailing) ?? cell.right)
  }
}
