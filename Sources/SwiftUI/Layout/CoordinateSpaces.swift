// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A coordinate space for frames and locations.
public enum CoordinateSpace: Hashable {
  /// The coordinate space of the hosting view.
  case global
  /// The view's own coordinate space.
  case local
  /// The named coordinate space of an ancestor.
  case named(AnyHashable)
}

/// A type that refers to a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the hosting view.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The global space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own coordinate space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The local space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// A named coordinate space.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  /// The named space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The name of the coordinate space of a scroll view.
struct ScrollSpaceName: Hashable {
  let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the innermost scroll view. Its origin is the top left corner of the visible region, without
  /// the safe area and the content margins around it, so content that isn't scrolled is at the origin.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpaceName(axis: nil)) }
  /// Returns the coordinate space of the innermost scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollSpaceName(axis: axis))
  }
  /// Returns the coordinate space with the given name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the hosting view.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own coordinate space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension View {
  /// Names the view's coordinate space, so that descendants can use it for frames.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { modifier(CoordinateSpaceModifier(name: name)) }
  /// Names the view's coordinate space, so that descendants can use it for frames.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}

private struct CoordinateSpaceModifier: ElementModifier {
  typealias Body = Never
  let name: AnyHashable

  func makeElement(_ child: LayoutElement) -> NamedSpaceElement { NamedSpaceElement(child, name: name) }
  func update(_ element: NamedSpaceElement, _ environment: EnvironmentValues) { element.name = name }
}

/// The element of a view with a named coordinate space.
final class NamedSpaceElement: WrapperElement {
  var name: AnyHashable

  init(_ child: LayoutElement, name: AnyHashable) {
    self.name = name
    super.init(child: child)
  }
}

extension LayoutElement {
  /// Returns the element's frame as last placed, in the coordinates of the hosting view.
  func frame(inHost host: UIView?) -> CGRect {
    guard let host else { return frame }
    var next = container
    while let element = next {
      if let hosted = element as? any ViewElement, !hosted.contents.isEmpty {
        // Layout always runs on the main actor.
        let (view, host, frame) = (hosted.contentView, host, frame)
        return MainActor.assumeIsolated { view.convert(frame, to: host) }
      }
      next = element.container
    }
    return frame
  }

  /// Returns the nearest ancestor whose coordinate space has a name.
  func ancestor(named name: AnyHashable) -> LayoutElement? {
    var next = container
    while let element = next {
      if let named = element as? NamedSpaceElement, named.name == name { return named }
      next = element.container
    }
    return nil
  }
}

/// The element of a geometry reader, as the source of frames and anchors. Records the frames that the content reads, so that the
/// content is evaluated again when one of them changes.
final class GeometrySource: @unchecked Sendable {
  private(set) weak var element: LayoutElement?
  private weak var host: UIView?
  /// Returns whether a frame that the content read has changed; nil if it read none.
  private(set) var isStale: (() -> Bool)?

  @MainActor
  init(_ element: LayoutElement, _ graph: ViewGraph) { (self.element, host) = (element, graph.host) }

  /// Returns the element's frame in a coordinate space other than the local one.
  func frame(in space: CoordinateSpace) -> CGRect { record { self.currentFrame(in: space) } }

  /// Returns an element's frame in the coordinates of the geometry reader.
  func frame(of other: LayoutElement?) -> CGRect {
    record { [weak other] in
      guard let other, let element = self.element else { return .zero }
      let origin = element.frame(inHost: self.host).origin
      return other.frame(inHost: self.host).offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  private func currentFrame(in space: CoordinateSpace) -> CGRect {
    guard let element else { return .zero }
    let frame = element.frame(inHost: host)
    guard case .named(let name) = space else { return frame }
    if let scroll = name.base as? ScrollSpaceName {
      let (host, frame) = (host, frame)
      nonisolated(unsafe) let element = element
      return MainActor.assumeIsolated {
        guard let scroller = element.enclosingScroller(axis: scroll.axis) else { return frame }
        let (scrollView, insets) = (scroller.scrollView, scroller.insets)
        let corner = scrollView.convert(
          CGPoint(x: scrollView.bounds.minX + insets.left, y: scrollView.bounds.minY + insets.top), to: host)
        return frame.offsetBy(dx: -corner.x, dy: -corner.y)
      }
    }
    guard let ancestor = element.ancestor(named: name) else { return frame }
    let origin = ancestor.frame(inHost: host).origin
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Returns the bounds of a named ancestor in the coordinates of the geometry reader.
  func bounds(of name: AnyHashable) -> CGRect? {
    nonisolated(unsafe) let reader = element
    guard let element = reader else { return nil }
    var size = element.ancestor(named: name)?.frame.size
    if let scroll = name.base as? ScrollSpaceName {
      size = MainActor.assumeIsolated { reader?.enclosingScroller(axis: scroll.axis)?.visibleRect.size }
    }
    guard let size else { return nil }
    let frame = frame(in: .named(name))
    return CGRect(origin: CGPoint(x: -frame.minX, y: -frame.minY), size: size)
  }

  private func record(_ current: @escaping () -> CGRect) -> CGRect {
    let (value, earlier) = (current(), isStale)
    isStale = { current() != value || earlier?() == true }
    return value
  }
}
