// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout

/// A modifier with a custom node, which changes the environment, the elements, or the lifetime of the modified view.
@MainActor
protocol NodeModifier: ViewModifier where Body == Never {
  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self>
}

extension NodeModifier {
  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    ModifierNode(context)
  }

  /// Creates or updates the modifier's node.
  static func _updateNode<Base: View>(
    _ node: _ViewNode?, with modifier: Self, content: Base, in context: _ViewContext
  ) -> _ViewNode {
    context.reuse(node, as: ModifierNode<Base, Self>.self) { modifier.makeNode(Base.self, context) }
      .update(modifier, content, context)
  }
}

/// The node of a view with a modifier.
@MainActor
class ModifierNode<Content: View, Modifier: ViewModifier>: WrapperNode {
  override var sharesContainer: Bool { true }
  private(set) var modifier: Modifier?

  override var name: String { "\(Modifier.self)" }
  override var represented: Any.Type? { Modifier.self }

  /// Stores a new modifier value and updates the content.
  final func update(_ new: Modifier, _ content: Content, _ context: _ViewContext) -> _ViewNode {
    let old = modifier
    modifier = new
    environment = context.environment
    willUpdate(from: old, to: new)
    updateChild(content, contentEnvironment(new))
    didUpdate(from: old, to: new)
    return self
  }

  /// Returns the content's environment.
  func contentEnvironment(_ modifier: Modifier) -> EnvironmentValues { environment }
  /// Called before the content is updated.
  func willUpdate(from old: Modifier?, to new: Modifier) {}
  /// Called after the content is updated.
  func didUpdate(from old: Modifier?, to new: Modifier) {}
}

/// A modifier that changes the content's environment.
@MainActor
protocol EnvironmentModifier: NodeModifier {
  func change(_ environment: inout EnvironmentValues)
  /// Returns whether two modifiers change an environment in the same way, or false if this can't be determined.
  func isEqual(to other: Self) -> Bool
  /// Whether views with equal modifiers share the changed environment. The default is false because the outer
  /// environment retains shared environments and the objects in them.
  static var isShared: Bool { get }
}

extension EnvironmentModifier {
  static var isShared: Bool { false }

  func isEqual(to other: Self) -> Bool { FieldTable.table(of: Self.self).areEqual(self, other) }

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    EnvironmentNode(context)
  }
}

private final class EnvironmentNode<Content: View, Modifier: EnvironmentModifier>: ModifierNode<Content, Modifier> {
  private var last: (environment: EnvironmentValues, modifier: Modifier, result: EnvironmentValues)?

  /// Returns the changed environment. If it equals the environment of the previous update, returns that environment
  /// so that unchanged views are not reevaluated.
  override func contentEnvironment(_ modifier: Modifier) -> EnvironmentValues {
    if let last, last.environment.isSame(as: environment), modifier.isEqual(to: last.modifier) { return last.result }
    var result = environment.modified(by: modifier)
    if let last, last.result.isEqual(to: result) { result = last.result }
    last = (environment, modifier, result)
    return result
  }
}

/// A modifier that wraps each of the content's elements in another element.
@MainActor
protocol ElementModifier: NodeModifier {
  associatedtype Element: LayoutElement
  /// Creates an element that wraps one of the content's elements.
  func makeElement(_ child: LayoutElement) -> Element
  /// Applies the modifier to a wrapping element.
  func update(_ element: Element, _ environment: EnvironmentValues)
  /// The effect of a change of the modifier's animatable data. The default is a layout of the graph.
  static var motionEffect: MotionEffect { get }
}

extension ElementModifier {
  static var motionEffect: MotionEffect { .layout }

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    ElementModifierNode(context)
  }
}

private final class ElementModifierNode<Content: View, Modifier: ElementModifier>: ModifierNode<Content, Modifier> {
  private var wrappers: [(child: LayoutElement, wrapper: Modifier.Element)] = []
  /// The wrappers of deferred elements, in a lazy container.
  private var runs: [WrappedDeferredElements<Modifier.Element>] = []
  private var motion = AnimatableMotion()

  override func didUpdate(from old: Modifier?, to new: Modifier) {
    if let old, motion.isRunning || graph.motion.canAnimate {
      motion.changeIfAnimatable(from: old, to: new, of: self, effect: Modifier.motionEffect) { [weak self] in
        self?.advance()
      }
    }
    forEachWrapper { apply($0, $1) }
  }

  /// Shows the data that the modifier's animations have reached.
  private func advance() {
    let places = Modifier.motionEffect == .placement
    forEachWrapper { shown, wrapper in
      apply(shown, wrapper)
      if places { graph.motion.placeAfterAdvance(wrapper) }
    }
  }

  /// Calls the closure for each wrapper, with the modifier as it is shown at the current time.
  private func forEachWrapper(_ body: (Modifier, Modifier.Element) -> Void) {
    guard let modifier, !wrappers.isEmpty || !runs.isEmpty else { return }
    let shown = motion.shownIfAnimatable(modifier)
    for (_, wrapper) in wrappers { body(shown, wrapper) }
    // Lazy sequences of generic elements would look up their types in each frame.
    guard !runs.isEmpty else { return }
    for run in runs { for wrapper in run.wrappers { body(shown, wrapper) } }
  }

  private func apply(_ modifier: Modifier, _ wrapper: Modifier.Element) {
    wrapper.direction = environment.layoutDirection
    wrapper.scale = environment.displayScale
    modifier.update(wrapper, environment)
  }

  override func childElementsDidChange() {
    guard let modifier else { return }
    let children = child?.elements ?? []
    if isLazy, children.contains(where: { $0 is DeferredElements }) { return wrapDeferred(children, modifier) }
    if !children.elementsEqual(wrappers.lazy.map { $0.child }, by: ===) {
      let known = wrappers
      wrappers = children.enumerated().map { index, child in
        if index < known.count, known[index].child === child { return known[index] }
        if let match = known.first(where: { $0.child === child }) { return match }
        let wrapper = modifier.makeElement(child)
        apply(motion.shownIfAnimatable(modifier), wrapper)
        return (child, wrapper)
      }
    }
    setElements(wrappers.map { $0.wrapper })
  }

  /// Wraps deferred elements, and the elements among them, as their items are created.
  private func wrapDeferred(_ children: [LayoutElement], _ modifier: Modifier) {
    let (known, knownRuns) = (wrappers, runs)
    (wrappers, runs) = ([], [])
    setElements(
      children.map { child in
        guard let deferred = child as? DeferredElements else {
          let wrapper = known.first { $0.child === child }?.wrapper ?? makeWrapper(child, modifier)
          wrappers.append((child, wrapper))
          return wrapper
        }
        let run =
          knownRuns.first { $0.wraps(deferred) }
          ?? WrappedDeferredElements(deferred) { [weak self] element, result in
            MainActor.assumeIsolated {
              result = self?.makeWrapper(element, self?.modifier ?? modifier) ?? modifier.makeElement(element)
            }
          }
        runs.append(run)
        return run
      })
  }

  private func makeWrapper(_ child: LayoutElement, _ modifier: Modifier) -> Modifier.Element {
    let wrapper = modifier.makeElement(child)
    apply(motion.shownIfAnimatable(modifier), wrapper)
    return wrapper
  }
}
