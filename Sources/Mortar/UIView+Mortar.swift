// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

extension UIView {
  /// The view's horizontal compression resistance. Returns a UIKit priority; numbers can also be assigned.
  public var m_compResistH: any MortarAliasLayoutPriorityAble {
    get { contentCompressionResistancePriority(for: .horizontal) }
    set { setContentCompressionResistancePriority(newValue.m_intoPriority(), for: .horizontal) }
  }

  /// The view's vertical compression resistance. Returns a UIKit priority; numbers can also be assigned.
  public var m_compResistV: any MortarAliasLayoutPriorityAble {
    get { contentCompressionResistancePriority(for: .vertical) }
    set { setContentCompressionResistancePriority(newValue.m_intoPriority(), for: .vertical) }
  }

  /// The compression resistance on both axes. Write-only: reading traps because the axes may differ.
  public var m_compResist: any MortarAliasLayoutPriorityAble {
    get { MortarProblem.stopGetter("m_compResist") }
    set {
      m_compResistH = newValue
      m_compResistV = newValue
    }
  }

  /// The view's horizontal content hugging. Returns a UIKit priority; numbers can also be assigned.
  public var m_huggingH: any MortarAliasLayoutPriorityAble {
    get { contentHuggingPriority(for: .horizontal) }
    set { setContentHuggingPriority(newValue.m_intoPriority(), for: .horizontal) }
  }

  /// The view's vertical content hugging. Returns a UIKit priority; numbers can also be assigned.
  public var m_huggingV: any MortarAliasLayoutPriorityAble {
    get { contentHuggingPriority(for: .vertical) }
    set { setContentHuggingPriority(newValue.m_intoPriority(), for: .vertical) }
  }

  /// The content hugging on both axes. Write-only: reading traps because the axes may differ.
  public var m_hugging: any MortarAliasLayoutPriorityAble {
    get { MortarProblem.stopGetter("m_hugging") }
    set {
      m_huggingH = newValue
      m_huggingV = newValue
    }
  }

  /// The spacing after this view in a stack view, in points, or nil to use the stack view's spacing.
  ///
  /// Can be set before the view is added with `|+|` or `addArrangedSubviews`.
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

/// The custom spacing of each view.
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
      // A new view may have the same address as a deallocated view.
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
