// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

extension UIView {
  /// The horizontal compression resistance of the view. Read as a UIKit priority; numbers can be assigned.
  public var m_compResistH: any MortarAliasLayoutPriorityAble {
    get { contentCompressionResistancePriority(for: .horizontal) }
    set { setContentCompressionResistancePriority(newValue.m_intoPriority(), for: .horizontal) }
  }

  /// The vertical compression resistance of the view. Read as a UIKit priority; numbers can be assigned.
  public var m_compResistV: any MortarAliasLayoutPriorityAble {
    get { contentCompressionResistancePriority(for: .vertical) }
    set { setContentCompressionResistancePriority(newValue.m_intoPriority(), for: .vertical) }
  }

  /// The compression resistance of both axes, for setting only. They may differ, so reading it traps.
  public var m_compResist: any MortarAliasLayoutPriorityAble {
    get { MortarProblem.stopGetter("m_compResist") }
    set {
      m_compResistH = newValue
      m_compResistV = newValue
    }
  }

  /// The horizontal content hugging of the view. Read as a UIKit priority; numbers can be assigned.
  public var m_huggingH: any MortarAliasLayoutPriorityAble {
    get { contentHuggingPriority(for: .horizontal) }
    set { setContentHuggingPriority(newValue.m_intoPriority(), for: .horizontal) }
  }

  /// The vertical content hugging of the view. Read as a UIKit priority; numbers can be assigned.
  public var m_huggingV: any MortarAliasLayoutPriorityAble {
    get { contentHuggingPriority(for: .vertical) }
    set { setContentHuggingPriority(newValue.m_intoPriority(), for: .vertical) }
  }

  /// The content hugging of both axes, for setting only. They may differ, so reading it traps.
  public var m_hugging: any MortarAliasLayoutPriorityAble {
    get { MortarProblem.stopGetter("m_hugging") }
    set {
      m_huggingH = newValue
      m_huggingV = newValue
    }
  }

  /// The spacing after this view in a stack view, in points; the stack's spacing if nil.
  ///
  /// It may be set before the view is added with `|+|` or `addArrangedSubviews`.
  public var m_customSpacingAfter: CGFloat? {
    get { CustomSpacings[self] }
    set {
      CustomSpacings[self] = newValue
      (superview as? UIStackView)?.setCustomSpacing(newValue ?? UIStackView.spacingUseDefault, after: self)
    }
  }
}

extension MortarProblem {
  fileprivate static func stopGetter(_ name: String) -> Never {
    fail(
      "The getter of \(name) must not be used: the axes can differ", remedy: "Read \(name)H or \(name)V.",
      name: "InvalidGetter")
  }
}

/// Custom spacings, stored by view.
@MainActor
private enum CustomSpacings {
  private struct Entry {
    weak var view: UIView?
    let spacing: CGFloat
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]
  private static var limit = 64

  static subscript(view: UIView) -> CGFloat? {
    get {
      // A new view may have the address of a deallocated one.
      guard let entry = entries[ObjectIdentifier(view)], entry.view === view else { return nil }
      return entry.spacing
    }
    set {
      entries[ObjectIdentifier(view)] = newValue.map { Entry(view: view, spacing: $0) }
      guard entries.count > limit else { return }
      entries = entries.filter { $0.value.view != nil }
      limit = max(64, entries.count * 2)
    }
  }
}
