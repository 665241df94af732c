// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The connection between modifiers such as `scrollPosition(id:)` and the scroll view inside the modified view.

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout

/// A modifier's connection to the first scroll view inside the modified view. Scroll views find it in the environment.
@MainActor
class ScrollLink: @preconcurrency Equatable {
  weak var scroller: Scroller?
  /// The graph of the modifier.
  weak var graph: ViewGraph?

  static func == (a: ScrollLink, b: ScrollLink) -> Bool { a === b }

  /// Called after the content has been scrolled by the user or by code.
  func didScroll(_ scroller: Scroller) {}
  /// Called when scrolling begins, ends or continues in another way.
  func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, _ scroller: Scroller) {}
  /// Called after layout and after each movement of the content.
  func check() {}

  /// Performs an action with the scroll view after the next layout, when all frames are known.
  func afterLayout(_ action: @escaping (Scroller) -> Void) {
    guard let graph else { return }
    graph.afterLayout.append { [weak self] in
      if let scroller = self?.scroller { action(scroller) }
    }
    graph.host?.setNeedsLayout()
  }
}

private struct ScrollLinksKey: EnvironmentKey {
  static var defaultValue: [ScrollLink] { [] }
}
private struct ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
  /// The modifiers that the next scroll view connects to.
  var scrollLinks: [ScrollLink] {
    get { self[ScrollLinksKey.self] }
    set { self[ScrollLinksKey.self] = newValue }
  }
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

/// A modifier with a connection to the first scroll view inside the modified view.
@MainActor
protocol ScrollLinkModifier: NodeModifier {
  associatedtype Link: ScrollLink
  func makeLink() -> Link
  /// Passes the modifier's values to the connection. `old` is nil the first time.
  func update(_ link: Link, from old: Self?)
  /// Whether the connection's `check()` is called after layout and movements.
  static var checks: Bool { get }
}

extension ScrollLinkModifier {
  static var checks: Bool { false }
  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    ScrollLinkNode(context)
  }
}

private final class ScrollLinkNode<Content: View, Modifier: ScrollLinkModifier>: ModifierNode<Content, Modifier> {
  private var link: Modifier.Link?
  private var result: EnvironmentValues?

  override func willUpdate(from old: Modifier?, to new: Modifier) {
    guard link == nil else { return }
    let link = new.makeLink()
    link.graph = graph
    self.link = link
    guard Modifier.checks else { return }
    graph.scrollChecks[ObjectIdentifier(self)] = PreferenceCheck(serial: serial) { [weak link] in link?.check() }
  }

  override func contentEnvironment(_ modifier: Modifier) -> EnvironmentValues {
    var changed = environment
    if let link { changed.scrollLinks.append(link) }
    if let result, result.isEqual(to: changed) { return result }
    result = changed
    return changed
  }

  override func didUpdate(from old: Modifier?, to new: Modifier) { if let link { new.update(link, from: old) } }

  override func willRemove() { graph.scrollChecks[ObjectIdentifier(self)] = nil }
}

// MARK: Flashing

struct ScrollFlashModifier<Value: Equatable>: ScrollLinkModifier {
  typealias Body = Never
  let value: Value
  func makeLink() -> ScrollLink { ScrollLink() }
  func update(_ link: ScrollLink, from old: ScrollFlashModifier?) {
    if let old, old.value != value { link.afterLayout { $0.scrollView.flashScrollIndicators() } }
  }
}

// MARK: Descendants

/// A node that gives explicit identities to its children.
@MainActor
protocol IdentifyingNode: _ViewNode {
  /// The children with their identities, in order.
  var identifiedChildren: [(id: AnyHashable, node: _ViewNode)] { get }
}

/// A node whose views may not exist yet, such as a list or a lazy stack.
@MainActor
protocol IdentifiedScrollContainer: _ViewNode {
  /// The scroll view that shows the views.
  func scroller() -> (any ContentScroller)?
  /// Returns the frame of a view in the coordinates of the scroll view, or nil if no view has the identifier. The frame of
  /// a view that does not exist is an estimate.
  func scrollFrame(of id: AnyHashable, in view: UIView) -> CGRect?
}

/// An object that scrolls to frames in the coordinates of its content.
@MainActor
protocol ContentScroller: AnyObject {
  var scrollingView: UIScrollView { get }
  func scroll(to rect: CGRect, anchor: UnitPoint?, isAnimated: Bool)
}

extension IdentifiedScrollContainer {
  /// Scrolls to the view with an identifier. Returns whether there is such a view.
  ///
  /// Views that are created on the way have other lengths than estimated, so the frame is determined again after layout.
  fileprivate func scroll(to id: AnyHashable, anchor: UnitPoint?, isAnimated: Bool, attempts: Int = 4) -> Bool {
    guard let scroller = scroller(), let frame = scrollFrame(of: id, in: scroller.scrollingView) else { return false }
    let old = scroller.scrollingView.contentOffset
    scroller.scroll(to: frame, anchor: anchor, isAnimated: isAnimated)
    guard attempts > 1, scroller.scrollingView.contentOffset != old else { return true }
    graph.afterLayout.append { [weak self] in
      _ = self?.scroll(to: id, anchor: anchor, isAnimated: isAnimated, attempts: attempts - 1)
    }
    graph.host?.setNeedsLayout()
    return true
  }
}

extension _ViewNode {
  /// Calls a closure for the node and its descendants in view order. Skips the children if the closure returns false.
  func walk(_ visit: (_ViewNode) -> Bool) {
    var pending = [self]
    while let node = pending.popLast() {
      if visit(node) { pending += node.children.reversed() }
    }
  }

  /// Returns the first descendant with an identifier, or nil.
  func descendant(withID id: AnyHashable) -> _ViewNode? {
    var result: _ViewNode?
    walk { node in
      if result == nil, let owner = node as? any IdentifyingNode {
        result = owner.identifiedChildren.first { $0.id == id }?.node
      }
      return result == nil
    }
    return result
  }

  /// Scrolls the innermost scroll view around a descendant to that descendant, which a lazy container or a list may have to
  /// create. Does nothing if there is none.
  func scroll(toDescendantWithID id: AnyHashable, anchor: UnitPoint?, isAnimated: Bool) {
    var isFound = false
    walk { node in
      if !isFound, let container = node as? any IdentifiedScrollContainer {
        isFound = container.scroll(to: id, anchor: anchor, isAnimated: isAnimated)
      }
      return !isFound
    }
    if !isFound, let node = descendant(withID: id), let first = node.elements.first,
      let scroller = first.enclosingScroller()
    {
      let frame = node.elements.dropFirst().reduce(first.frame(inHost: scroller.scrollView)) {
        $0.union($1.frame(inHost: scroller.scrollView))
      }
      scroller.scroll(to: frame, anchor: anchor, isAnimated: isAnimated)
    }
  }
}
