// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures

@testable import TesseraGraphics
@testable import TesseraViews

/// A rebuilt copy of a view tree (its twin) with the same views, guides and constraints, which are created and laid
/// out once.
@MainActor
struct TreeTwin {
  /// The initial safe areas of the twin's views. Layout recalculates them.
  enum SafeAreas { case found, taken, none }

  let root: UIView
  private let safeAreas: SafeAreas
  private var twins: [ObjectIdentifier: AnyObject] = [:]
  private var pairs: [(view: UIView, twin: UIView)] = []

  init(of original: UIView, safeAreas: SafeAreas) {
    self.safeAreas = safeAreas
    root = Self.makeTwin(of: original, safeAreas)
    note(original, root)
    var walk = TreeWalk(original)
    while let view = walk.next() {
      guard let twin = twins[ObjectIdentifier(view)] as? UIView else { continue }
      for child in view.subviews { addTwin(of: child, view, twin) }
      walk.descend(into: view)
    }
    let constraints = pairs.flatMap { pair in pair.view.constraints.filter { type(of: $0) == NSLayoutConstraint.self } }
    for constraint in constraints.sorted(by: { $0.activation < $1.activation }) { addTwin(of: constraint) }
  }

  /// A description of the first difference between the tree and its twin after both were laid out, or nil.
  var difference: String? {
    for (view, twin) in pairs {
      if view.frame != twin.frame {
        let kind = view.superview.map { "in \(type(of: $0))" } ?? "the root"
        return "\(view), \(kind), is at \(twin.frame) when rebuilt"
      }
      if view.bounds != twin.bounds { return "\(view) has bounds \(view.bounds), \(twin.bounds) when rebuilt" }
    }
    return nil
  }

  /// Whether any view's safe area differs from its original's.
  var hasOtherSafeAreas: Bool { pairs.contains { $0.view.safeAreaInsets != $0.twin.safeAreaInsets } }

  /// Copies the original's content offsets. If a content size is calculated later, the offset is moved back into its
  /// range.
  func takeOffsets() {
    for (view, twin) in pairs where view is UIScrollView { twin.bounds.origin = view.bounds.origin }
  }

  private mutating func note(_ view: UIView, _ twin: UIView) {
    twins[ObjectIdentifier(view)] = twin
    pairs.append((view, twin))
    for guide in view.layoutGuides { twins[ObjectIdentifier(guide)] = Self.twin(of: guide, view, twin) }
  }

  private mutating func addTwin(of child: UIView, _ parent: UIView, _ parentTwin: UIView) {
    let twin = Self.makeTwin(of: child, safeAreas)
    if let stack = parent as? UIStackView, let row = parentTwin as? UIStackView, stack.arrangedSubviews.contains(child)
    {
      row.addArrangedSubview(twin)
    } else {
      parentTwin.addSubview(twin)
    }
    // Arranging a view clears this property, but the user may have set it again.
    twin.translatesAutoresizingMaskIntoConstraints = child.translatesAutoresizingMaskIntoConstraints
    note(child, twin)
  }

  private mutating func addTwin(of constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem.flatMap({ twins[ObjectIdentifier($0)] }) else { return }
    let second = constraint.secondItem.flatMap { twins[ObjectIdentifier($0)] }
    guard second != nil || constraint.secondItem == nil else { return }
    let twin = NSLayoutConstraint(
      item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation, toItem: second,
      attribute: constraint.secondAttribute, multiplier: constraint.multiplier, constant: constraint.constant)
    twin.priority = constraint.priority
    twin.isActive = true
  }

  // MARK: Views and guides

  private static func twin(of guide: UILayoutGuide, _ view: UIView, _ twin: UIView) -> UILayoutGuide {
    if guide === view.margins.guides?.guide(.margins) { return twin.layoutMarginsGuide }
    if guide === view.margins.guides?.guide(.safeArea) { return twin.safeAreaLayoutGuide }
    if let scroll = view as? UIScrollView, let other = twin as? UIScrollView {
      if guide === scroll.contentLayoutGuide { return other.contentLayoutGuide }
      if guide === scroll.frameLayoutGuide { return other.frameLayoutGuide }
    }
    let made = UILayoutGuide()
    // A stack view creates guides for its layout.
    if !guide.identifier.hasPrefix("UISV") { twin.addLayoutGuide(made) }
    return made
  }

  private static func makeTwin(of view: UIView, _ safeAreas: SafeAreas) -> UIView {
    let twin = makeView(like: view)
    if safeAreas == .taken { twin.margins.safeArea = view.safeAreaInsets }
    if safeAreas == .none { (twin as? UIWindow)?.environment.safeArea = .zero }
    twin.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
    twin.autoresizingMask = view.autoresizingMask
    // Copies only the frames that constraints do not determine. (A scroll view's content also depends on its offset.)
    // An autoresizing mask resizes its view relative to the superview's previous size, so that size is also copied.
    let carriesMask = view.subviews.contains(where: \.translatesAutoresizingMaskIntoConstraints)
    if view.superview == nil || view.translatesAutoresizingMaskIntoConstraints || carriesMask {
      twin.bounds = view.bounds
      twin.center = view.center
    } else {
      twin.bounds.origin = view.bounds.origin
    }
    if twin.isHidden != view.isHidden { twin.isHidden = view.isHidden }
    twin.semanticContentAttribute = view.semanticContentAttribute
    twin.layoutMargins = view.layoutMargins(own: ())
    twin.insetsLayoutMarginsFromSafeArea = view.insetsLayoutMarginsFromSafeArea
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      twin.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
      twin.setContentCompressionResistancePriority(view.contentCompressionResistancePriority(for: axis), for: axis)
    }
    return twin
  }

  private static func makeView(like view: UIView) -> UIView {
    switch view {
    case let sized as Sized: return Sized(sized.content.width, sized.content.height)
    case let window as UIWindow:
      return makeWindow(window.bounds.width, window.bounds.height, safeArea: window.deviceSafeArea)
    case let label as UILabel:
      let twin = UILabel()
      (twin.text, twin.numberOfLines) = (label.text, label.numberOfLines)
      return twin
    case let stack as UIStackView:
      let twin = UIStackView()
      (twin.axis, twin.spacing, twin.alignment) = (stack.axis, stack.spacing, stack.alignment)
      (twin.distribution, twin.isLayoutMarginsRelativeArrangement) = (
        stack.distribution, stack.isLayoutMarginsRelativeArrangement
      )
      return twin
    case let scroll as UIScrollView:
      let twin = UIScrollView()
      twin.contentInsetAdjustmentBehavior = scroll.contentInsetAdjustmentBehavior
      twin.contentSize = scroll.contentGuideStorage?.explicitSize ?? scroll.contentSize
      return twin
    default: return UIView()
    }
  }
}

extension UIView {
  /// Returns the margins that were set on the view, excluding the safe area and the superview's margins.
  fileprivate func layoutMargins(own: Void) -> UIEdgeInsets {
    if case .absolute(let insets) = margins.custom { return insets }
    return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }
}
