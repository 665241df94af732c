// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Nodes that change the transaction for their subtree.

@_spi(Tessera) internal import TesseraSwiftUILayout

/// A node that changes the transaction for its subtree.
@MainActor
protocol TransactionScope: _ViewNode {
  func change(_ transaction: inout Transaction)
}

extension _ViewNode {
  /// The transaction of the current update for this node.
  final var transaction: Transaction {
    var result = graph.motion.transaction ?? Transaction()
    guard graph.motion.scopeCount > 0 else { return result }
    var scopes: [any TransactionScope] = []
    var next: _ViewNode? = self
    while let node = next {
      if let scope = node as? any TransactionScope { scopes.append(scope) }
      next = node.parent
    }
    for scope in scopes.reversed() { scope.change(&result) }
    return result
  }
}

/// An element whose content is placed in the transaction of a scope.
final class TransactionElement: WrapperElement {
  private weak var scope: (any TransactionScope)?

  init(_ child: LayoutElement, _ scope: any TransactionScope) {
    self.scope = scope
    super.init(child: child)
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    // Layout always runs on the main actor.
    nonisolated(unsafe) let element = self
    let outer = MainActor.assumeIsolated { element.enter() }
    super.placeContent(in: frame, proposal: proposal, space: space)
    MainActor.assumeIsolated { if let outer { Motion.placement?.transaction = outer } }
  }

  /// Changes the transaction of the elements that are being placed, and returns the previous one.
  @MainActor
  private func enter() -> Transaction? {
    guard let outer = Motion.placement?.transaction else { return nil }
    var changed = outer
    scope?.change(&changed)
    Motion.placement?.transaction = changed
    return outer
  }
}

/// A modifier that changes transactions.
@MainActor
protocol TransactionModifier: NodeModifier {
  /// Whether the modifier applies to all updates.
  static var appliesAlways: Bool { get }
  /// Returns whether the modifier applies to the update in which it replaces another one.
  func applies(after old: Self) -> Bool
  func change(_ transaction: inout Transaction)
}

extension TransactionModifier {
  static var appliesAlways: Bool { false }
  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    TransactionNode(context)
  }
}

/// The node of a modifier that changes transactions.
private final class TransactionNode<Content: View, Modifier: TransactionModifier>: ModifierNode<Content, Modifier>,
  TransactionScope
{
  private var wrappers: [TransactionElement] = []
  /// The wrappers of deferred elements, in a lazy container.
  private var runs: [WrappedDeferredElements<TransactionElement>] = []
  /// The update in which the modifier applies.
  private var activeUpdate: Int?

  override init(_ context: _ViewContext) {
    super.init(context)
    graph.motion.scopeCount += 1
  }

  override func willUpdate(from old: Modifier?, to new: Modifier) {
    if let old, new.applies(after: old) { activeUpdate = graph.motion.update }
  }

  func change(_ transaction: inout Transaction) {
    guard let modifier, Modifier.appliesAlways || activeUpdate == graph.motion.update else { return }
    modifier.change(&transaction)
  }

  override func childElementsDidChange() {
    let children = child?.elements ?? []
    if isLazy, children.contains(where: { $0 is DeferredElements }) { return wrapDeferred(children) }
    if !children.elementsEqual(wrappers.lazy.map { $0.child }, by: ===) {
      let known = wrappers
      wrappers = children.map { child in known.first { $0.child === child } ?? TransactionElement(child, self) }
    }
    setElements(wrappers)
  }

  /// Wraps deferred elements, and the elements among them, as their items are created.
  private func wrapDeferred(_ children: [LayoutElement]) {
    let (known, knownRuns) = (wrappers, runs)
    (wrappers, runs) = ([], [])
    setElements(
      children.map { child in
        guard let deferred = child as? DeferredElements else {
          let wrapper = known.first { $0.child === child } ?? TransactionElement(child, self)
          wrappers.append(wrapper)
          return wrapper
        }
        let run =
          knownRuns.first { $0.wraps(deferred) }
          ?? WrappedDeferredElements(deferred) { [weak self] element, result in
            MainActor.assumeIsolated { if let self { result = TransactionElement(element, self) } }
          }
        runs.append(run)
        return run
      })
  }

  override func willRemove() { graph.motion.scopeCount -= 1 }
}

/// A modifier that sets the animation when a value changes.
private struct AnimationModifier<Value: Equatable>: TransactionModifier {
  typealias Body = Never
  let animation: Animation?
  let value: Value

  func applies(after old: Self) -> Bool { old.value != value }
  func change(_ transaction: inout Transaction) {
    if !transaction.disablesAnimations { transaction.animation = animation }
  }
}

/// A modifier that changes every transaction, or those in which a value changes.
struct AlwaysModifier: TransactionModifier {
  typealias Body = Never
  let transform: (inout Transaction) -> Void

  static var appliesAlways: Bool { true }
  func applies(after old: Self) -> Bool { true }
  func change(_ transaction: inout Transaction) { transform(&transaction) }
}

private struct ValueModifier<Value: Equatable>: TransactionModifier {
  typealias Body = Never
  let value: Value
  let transform: (inout Transaction) -> Void

  func applies(after old: Self) -> Bool { old.value != value }
  func change(_ transaction: inout Transaction) { transform(&transaction) }
}

extension View {
  /// Animates the view when a value changes.
  ///
  /// The animation applies to the changes of the view in the update in which the value changes, and replaces the
  /// update's animation. Nil changes the view at once.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }
  /// Animates all changes of the view.
  public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
  /// Changes the transactions of all changes of the view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(AlwaysModifier(transform: transform))
  }
  /// Changes the transactions of updates in which a value changes.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueModifier(value: value, transform: transform))
  }
  /// Animates the modifiers that a closure adds to the view, but not the view itself.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }
  /// Changes the transactions of the modifiers that a closure adds to the view, but not those of the view itself.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let memory = TransactionMemory()
    let content = PlaceholderContentView<Self> { node, context in
      let inner = modifier(AlwaysModifier { if let outer = memory.transaction { $0 = outer } })
      return ModifiedContent<Self, AlwaysModifier>._updateNode(node, with: inner, in: context)
    }
    return body(content).modifier(
      AlwaysModifier {
        memory.transaction = $0
        transform(&$0)
      })
  }
}

/// The transaction outside of a scope, to which the scope's content returns.
final class TransactionMemory {
  var transaction: Transaction?
}
