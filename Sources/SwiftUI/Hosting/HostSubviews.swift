// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A namespace for updating a host's subviews from its layout elements.
@MainActor
enum HostSubviews {
  /// The views of removed nodes that stay in their superviews until their transitions end.
  static var departing: Set<ObjectIdentifier> = []

  /// The views that were last adopted in a container. Other subviews, such as refresh controls and views that UIKit code
  /// adds, stay in front of them.
  private final class AdoptedViews {
    var views: Set<ObjectIdentifier>
    init(_ views: Set<ObjectIdentifier>) { self.views = views }
  }
  nonisolated(unsafe) private static var adoptedViewsKey: UInt8 = 0

  private static func adopted(in container: UIView) -> Set<ObjectIdentifier> {
    (objc_getAssociatedObject(container, &adoptedViewsKey) as? AdoptedViews)?.views ?? []
  }

  /// Adds the elements' views to a container in drawing order, and removes those that were added before.
  static func adopt(_ elements: [LayoutElement], in container: UIView, owner: UIViewController?) {
    let hosted = elements.flatMap(views(of:))
    let wanted = hosted.map(\.view)
    if container.subviews != wanted {
      let (known, kept) = (adopted(in: container), Set(wanted.map(ObjectIdentifier.init)))
      if !departing.isEmpty, container.subviews.contains(where: { departing.contains(ObjectIdentifier($0)) }) {
        adopt(hosted, in: container, keeping: departing, replacing: known, owner)
      } else {
        for view in container.subviews {
          let id = ObjectIdentifier(view)
          if known.contains(id), !kept.contains(id) { remove(view, owner) }
        }
        for (position, element) in hosted.enumerated() { insert(element, in: container, at: position, owner) }
      }
      let remaining = departing.intersection(container.subviews.lazy.map(ObjectIdentifier.init))
      let new = kept.union(remaining)
      if new != known {
        objc_setAssociatedObject(container, &adoptedViewsKey, AdoptedViews(new), .OBJC_ASSOCIATION_RETAIN)
      }
    }
    for element in hosted where !element.contents.isEmpty {
      adopt(element.contents, in: element.contentView, owner: owner)
    }
    for case let element as ListElement in hosted { element.adoptRows(owner) }
    for case let element as MaskElement in hosted {
      adopt([element.maskElement], in: element.maskView, owner: owner)
    }
  }

  /// Adds the elements' views to a container with departing views, which stay in front of the view that they are in
  /// front of.
  private static func adopt(
    _ hosted: [any ViewElement], in container: UIView, keeping departing: Set<ObjectIdentifier>,
    replacing known: Set<ObjectIdentifier>, _ owner: UIViewController?
  ) {
    let wanted = Set(hosted.map { ObjectIdentifier($0.view) })
    var followers: [ObjectIdentifier?: [UIView]] = [:]
    var last: ObjectIdentifier?
    for view in container.subviews {
      let id = ObjectIdentifier(view)
      if wanted.contains(id) {
        last = id
      } else if departing.contains(id) {
        followers[last, default: []].append(view)
      } else if known.contains(id) {
        remove(view, owner)
      }
    }
    var position = 0
    func keep(_ views: [UIView]?) {
      for view in views ?? [] {
        if container.subviews[position] !== view { container.insertSubview(view, at: position) }
        position += 1
      }
    }
    keep(followers[nil])
    for element in hosted {
      insert(element, in: container, at: position, owner)
      position += 1
      keep(followers[ObjectIdentifier(element.view)])
    }
  }

  private static func insert(
    _ element: any ViewElement, in container: UIView, at position: Int, _ owner: UIViewController?
  ) {
    let view = element.view
    if position < container.subviews.count, container.subviews[position] === view { return }
    let isNew = view.superview !== container
    if isNew, let controller = element.controller { owner?.addChild(controller) }
    view.translatesAutoresizingMaskIntoConstraints = true
    container.insertSubview(view, at: position)
    if isNew, let controller = element.controller { controller.didMove(toParent: owner) }
  }

  private static func remove(_ view: UIView, _ owner: UIViewController?) {
    let controller = owner?.children.first { $0.viewIfLoaded === view }
    controller?.willMove(toParent: nil)
    view.removeFromSuperview()
    controller?.removeFromParent()
  }

  /// Returns the hosted views in an element's subtree, in drawing order.
  static func views(of element: LayoutElement) -> [any ViewElement] {
    var result: [any ViewElement] = []
    var pending = [element]
    while let next = pending.popLast() {
      if let hosted = next as? any ViewElement {
        result.append(hosted)
      } else {
        let children = (next as? any DisplayContainer)?.displayedElements ?? next.displayChildren
        pending += ordered(children).reversed()
      }
    }
    return result
  }

  /// Returns the elements sorted by z-index.
  private static func ordered(_ elements: [LayoutElement]) -> [LayoutElement] {
    guard elements.count > 1, elements.contains(where: { $0.zIndex != 0 }) else { return elements }
    return elements.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }
}
