// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The changes that accessibility modifiers make to a view.
struct AccessibilityChanges {
  var label: Text?
  var value: Text?
  var hint: Text?
  var identifier: String?
  var isHidden: Bool?
  var added = AccessibilityTraits()
  var removed = AccessibilityTraits()
  var children: AccessibilityChildBehavior?
  var actions: [AccessibilityActionKind: () -> Void] = [:]
  var sortPriority: Double?
  var namedActions: [(name: Text, action: () -> Void)] = []
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?

  /// Whether any of the changes affect the text that a screen reader speaks.
  var isSpoken: Bool {
    label != nil || value != nil || hint != nil || added != AccessibilityTraits() || removed != AccessibilityTraits()
      || !actions.isEmpty || !namedActions.isEmpty || adjust != nil
  }
}

struct AccessibilityModifier: ElementModifier {
  typealias Body = Never
  let changes: AccessibilityChanges

  func makeElement(_ child: LayoutElement) -> EffectElement { EffectElement(child, AccessibilityView()) }
  func update(_ element: EffectElement, _ environment: EnvironmentValues) {
    (element.view as? AccessibilityView)?.apply(changes, environment)
  }
}

/// A modifier that makes the text of a view that is not shown the accessibility label, such as the title of an icon.
struct SpokenTitleModifier<Secondary: View>: SecondaryModifier {
  typealias Body = Never
  let secondary: Secondary

  func makeElement(_ child: LayoutElement) -> EffectElement { EffectElement(child, AccessibilityView()) }
  func update(_ element: EffectElement, secondary: [LayoutElement], _ environment: EnvironmentValues) {
    (element.view as? AccessibilityView)?.titles = secondary
  }
}

/// The container of a view with accessibility modifiers.
///
/// If it contains exactly one accessibility element, it replaces that element and uses the element's values for
/// properties that no modifier sets.
final class AccessibilityView: UIView {
  private var changes = AccessibilityChanges()
  private var (label, value, hint): (String?, String?, String?)
  /// The elements of a title that is not shown. Their first text is the label unless a modifier sets one.
  var titles: [LayoutElement] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  func apply(_ new: AccessibilityChanges, _ environment: EnvironmentValues) {
    changes = new
    label = new.label?.resolveString(in: environment)
    value = new.value?.resolveString(in: environment)
    hint = new.hint?.resolveString(in: environment)
    accessibilityIdentifier = new.identifier
    accessibilityElementsHidden = new.isHidden ?? false
    accessibilityViewIsModal = new.added.contains(.isModal)
    shouldGroupAccessibilityChildren = new.children == .contain
    let actions = new.namedActions.map { name, action in
      UIAccessibilityCustomAction(name: name.resolveString(in: environment)) { _ in
        action()
        return true
      }
    }
    accessibilityCustomActions = actions.isEmpty ? nil : actions
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || subviews.contains { $0.frame.contains(point) }
  }

  // MARK: Elements

  /// Returns the outermost accessibility elements in a view.
  private static func elements(in view: UIView) -> [UIView] {
    view.subviews.flatMap { subview -> [UIView] in
      if subview.isHidden || subview.accessibilityElementsHidden { return [] }
      return subview.isAccessibilityElement ? [subview] : elements(in: subview)
    }
  }

  /// The priority in the reading order, or nil if no modifier sets it. Higher values are read first.
  private var sortPriority: Double? { changes.sortPriority }

  /// Returns the accessibility elements in a view, sorted by priority. Returns nil if no modifier sets a priority, so
  /// that the order of the subviews applies.
  static func sortedElements(in view: UIView) -> [UIView]? {
    var entries: [(priority: Double, view: UIView)] = []
    var hasPriorities = false
    func visit(_ view: UIView, priority: Double) {
      for subview in view.subviews where !subview.isHidden && !subview.accessibilityElementsHidden {
        let own = (subview as? AccessibilityView)?.sortPriority
        if own != nil { hasPriorities = true }
        if subview.isAccessibilityElement {
          // A modifier inside this view may have set the priority.
          let inner = own ?? innerPriority(subview)
          if inner != nil { hasPriorities = true }
          entries.append((inner ?? priority, subview))
        } else {
          visit(subview, priority: own ?? priority)
        }
      }
    }
    visit(view, priority: 0)
    guard hasPriorities else { return nil }
    return entries.enumerated().sorted { a, b in
      a.element.priority != b.element.priority ? a.element.priority > b.element.priority : a.offset < b.offset
    }.map(\.element.view)
  }

  private static func innerPriority(_ view: UIView) -> Double? {
    guard view is AccessibilityView, view.subviews.count == 1 else { return nil }
    return (view.subviews[0] as? AccessibilityView)?.sortPriority ?? innerPriority(view.subviews[0])
  }

  private var inner: UIView? {
    let elements = Self.elements(in: self)
    return elements.count == 1 && changes.children != .ignore ? elements[0] : nil
  }

  /// The only element, or the only control among the elements, such as the switch of a toggle.
  private var activated: UIView? {
    guard changes.children != .ignore else { return nil }
    let elements = Self.elements(in: self)
    if elements.count == 1 { return elements[0] }
    let controls = elements.filter { $0 is UIControl || !$0.accessibilityTraits.isDisjoint(with: [.button, .link]) }
    return controls.count == 1 ? controls[0] : nil
  }

  override var accessibilityActivationPoint: CGPoint {
    get { activated?.accessibilityActivationPoint ?? super.accessibilityActivationPoint }
    set { super.accessibilityActivationPoint = newValue }
  }

  /// The label that a modifier sets, or the text of the title that is not shown.
  var ownLabel: String? { label ?? titles.lazy.compactMap(\.titleAndImage.title).first { !$0.isEmpty } }

  override var isAccessibilityElement: Bool {
    get {
      if changes.isHidden == true { return false }
      if !titles.isEmpty { return ownLabel != nil }
      switch changes.children {
      case .ignore, .combine: return true
      case .contain: return false
      default: break
      }
      return changes.isSpoken && Self.elements(in: self).count <= 1
    }
    set {}
  }

  override var accessibilityLabel: String? {
    get {
      if let ownLabel { return ownLabel }
      if changes.children == .combine {
        let labels = Self.elements(in: self).compactMap { Self.spokenLabel($0) }
        return labels.isEmpty ? nil : labels.joined(separator: ", ")
      }
      return inner.flatMap { Self.spokenLabel($0) }
    }
    set {}
  }

  private static func spokenLabel(_ view: UIView) -> String? { view.accessibilityLabel ?? (view as? UILabel)?.text }

  override var accessibilityValue: String? {
    get { value ?? inner?.accessibilityValue }
    set {}
  }

  override var accessibilityHint: String? {
    get { hint ?? inner?.accessibilityHint }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = inner?.accessibilityTraits ?? []
      if changes.children == .combine {
        for element in Self.elements(in: self) { traits.formUnion(element.accessibilityTraits) }
      }
      var added = changes.added
      added.remove(.isModal)
      if changes.adjust != nil { traits.insert(.adjustable) }
      return traits.union(added.uiTraits).subtracting(changes.removed.uiTraits)
    }
    set {}
  }

  override func accessibilityActivate() -> Bool {
    guard let action = changes.actions[.default] else { return inner?.accessibilityActivate() ?? false }
    action()
    return true
  }

  override func accessibilityPerformEscape() -> Bool { perform(.escape) }
  override func accessibilityPerformMagicTap() -> Bool { perform(.magicTap) }

  override func accessibilityIncrement() {
    if let adjust = changes.adjust { adjust(.increment) } else { inner?.accessibilityIncrement() }
  }

  override func accessibilityDecrement() {
    if let adjust = changes.adjust { adjust(.decrement) } else { inner?.accessibilityDecrement() }
  }

  private func perform(_ kind: AccessibilityActionKind) -> Bool {
    guard let action = changes.actions[kind] else { return false }
    action()
    return true
  }
}
