// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A stack view arranges by constraints that are the ones UIKit makes, with UIKit's identifiers and priorities, so that
// mixing them with one's own gives the same result. This file holds state; StackArrangement makes the constraints.

public import Foundation

/// Views in a row or column.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// Stands for "the stack's own spacing" in `setCustomSpacing(_:after:)`.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for the system's spacing between siblings, 8 points.
  public nonisolated static let spacingUseSystem = -CGFloat.greatestFiniteMagnitude

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { rearrange(axis != oldValue) } }
  open var distribution: Distribution = .fill { didSet { rearrange(distribution != oldValue) } }
  open var alignment: Alignment = .fill { didSet { rearrange(alignment != oldValue) } }
  open var spacing: CGFloat = 0 { didSet { rearrange(spacing != oldValue) } }
  open var isBaselineRelativeArrangement = false { didSet { rearrange(true) } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange(true) } }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  var arrangement = StackArrangement()
  private var baselineViews = WeakPair()

  private struct WeakPair {
    weak var first: UIView?
    weak var last: UIView?
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  deinit {
    guard !arrangedSubviews.isEmpty, MainQueue.isCurrent else { return }
    let arrangement = arrangement
    MainActor.assumeIsolated { arrangement.leaveViews() }
  }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (arrangedSubviews.contains { $0 === view } ? 1 : 0))
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    guard stackIndex >= 0, stackIndex <= arrangedSubviews.count else {
      raise(
        "NSInternalInconsistencyException",
        "Index \(stackIndex) out of bounds for arrangedSubviews with count \(arrangedSubviews.count). Use 0...count.")
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: stackIndex)
    setNeedsUpdateConstraints()
  }

  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangement.leave(view)
    setNeedsUpdateConstraints()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The gap wanted after a view, in points.
  func gap(after view: UIView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? SystemSpacing.standard : gap
  }

  open override func updateConstraints() {
    arrangement.update(self)
    updateBaselineViews()
    super.updateConstraints()
  }

  /// Tells the engine when other views stand for the stack's baselines.
  private func updateBaselineViews() {
    let (first, last) = (forFirstBaselineLayout, forLastBaselineLayout)
    guard first !== baselineViews.first || last !== baselineViews.last else { return }
    baselineViews = WeakPair(first: first, last: last)
    layoutEngineIfLoaded?.baselineViewsDidChange()
  }

  private func rearrange(_ changed: Bool) {
    if changed { setNeedsUpdateConstraints() }
  }

  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  override func subviewVisibilityDidChange(_ view: UIView) {
    setNeedsUpdateConstraints()
  }

  override func subviewContentSizeDidChange(_ view: UIView) {
    if distribution == .fillProportionally { setNeedsUpdateConstraints() }
  }

  override func didUnlink(_ subview: UIView) {
    removeArrangedSubview(subview)
  }

  open override var forFirstBaselineLayout: UIView {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    return visible.first?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    return (axis == .vertical ? visible.last : visible.first)?.forLastBaselineLayout ?? self
  }
}
