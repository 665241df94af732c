// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout

/// The stack of containers, either hosts or scroll views, whose content is being measured.
@MainActor
enum ContainerSize {
  private static var sizes: [CGSize] = []
  static var current: CGSize? { sizes.last }

  /// Pushes the size of a container while its views are measured or placed.
  static func with<R>(_ size: CGSize, _ body: () -> R) -> R {
    sizes.append(size)
    defer { sizes.removeLast() }
    return body()
  }
}

/// An element whose size depends on the size of its container.
final class ContainerRelativeElement: WrapperElement {
  var axes = Axis.Set()
  var alignment = Alignment.center
  var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }
  private var lastContainer: CGSize?

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let container = MainActor.assumeIsolated { ContainerSize.current } ?? lastContainer
    lastContainer = container
    guard let container else { return proposal }
    var result = proposal
    if axes.contains(.horizontal) { result.width = max(0, length(container.width, .horizontal)) }
    if axes.contains(.vertical) { result.height = max(0, length(container.height, .vertical)) }
    return result
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offer = offer(proposal)
    let own = child.size(offer)
    return CGSize(
      width: axes.contains(.horizontal) ? offer.width ?? own.width : own.width,
      height: axes.contains(.vertical) ? offer.height ?? own.height : own.height)
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    let own = child.dimensions(ProposedViewSize(frame.size))
    let whole = ViewDimensions(size: frame.size)
    let x = whole[alignment.horizontal] - own[alignment.horizontal]
    let y = whole[alignment.vertical] - own[alignment.vertical]
    let left = direction == .rightToLeft ? frame.maxX - x - own.width : frame.minX + x
    child.place(
      in: CGRect(x: left, y: frame.minY + y, width: own.width, height: own.height),
      proposal: ProposedViewSize(frame.size), space: space)
  }
}

private struct ContainerRelativeModifier: ElementModifier {
  typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func makeElement(_ child: LayoutElement) -> ContainerRelativeElement { ContainerRelativeElement(child: child) }
  func update(_ element: ContainerRelativeElement, _ environment: EnvironmentValues) {
    (element.axes, element.alignment, element.length) = (axes, alignment, length)
    element.invalidate()
  }
}

extension View {
  /// Sizes the view to match its container, the nearest scroll view or the host.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerRelativeModifier(axes: axes, alignment: alignment) { length, _ in length })
  }
  /// Sizes the view to a fraction of its container, the nearest scroll view or the host.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerRelativeModifier(axes: axes, alignment: alignment) { length, _ in
        let (count, span) = (CGFloat(max(1, count)), CGFloat(max(1, span)))
        return (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
      })
  }
  /// Sizes the view with a closure that receives the container's length for each axis.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
  }

  /// Adds padding to the safe area, in points. Nil uses 16 points. Backgrounds within the view extend under the
  /// padding.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }
  /// Adds padding to all edges of the safe area, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
  /// Adds insets to the safe area.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    safeAreaInset(edge: VerticalEdge.top, spacing: 0) { Color.clear.frame(height: insets.top) }
      .safeAreaInset(edge: VerticalEdge.bottom, spacing: 0) { Color.clear.frame(height: insets.bottom) }
      .safeAreaInset(edge: HorizontalEdge.leading, spacing: 0) { Color.clear.frame(width: insets.leading) }
      .safeAreaInset(edge: HorizontalEdge.trailing, spacing: 0) { Color.clear.frame(width: insets.trailing) }
  }
}
