// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A stack view arranges by constraints that are the ones UIKit makes, with UIKit's identifiers and priorities, so that
// mixing them with one's own gives the same result. This file holds state; StackArrangement makes the constraints.

public import Foundation

/// Views in a row or column, arranged by the constraints that UIKit makes.
open class UIStackView: UIView {
  /// How the views share the stack's length.
  ///
  /// - `fill`: each is as long as it wants; priorities decide which yields where that does not fill the stack.
  /// - `fillEqually`: all have one length.
  /// - `fillProportionally`: lengths are in proportion to the intrinsic ones.
  /// - `equalSpacing`: gaps have one length, `spacing` at least.
  /// - `equalCentering`: centres have one distance, where gaps of `spacing` allow it.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the views lie across the stack's axis.
  public enum Alignment: Int, Sendable {
    /// As wide as the stack.
    case fill = 0
    /// At the leading edge; in a row, at the top.
    case leading = 1
    /// First baselines in line. In a column as `leading`.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge; in a row, at the bottom.
    case trailing = 4
    /// Last baselines in line. In a column as `leading`.
    case lastBaseline = 5

    /// The same as `leading`, for rows.
    public static let top = Alignment.leading
    /// The same as `trailing`, for rows.
    public static let bottom = Alignment.trailing
  }

  /// Stands for the stack's own `spacing` in `setCustomSpacing(_:after:)`.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for the system's spacing of 8 points, in `spacing` and `setCustomSpacing(_:after:)`.
  public nonisolated static let spacingUseSystem = -CGFloat.greatestFiniteMagnitude

  /// The views that are arranged, in order, hidden ones too. All are subviews; other subviews are not arranged.
  open private(set) var arrangedSubviews: [UIView] = []
  /// A row or a column. A row by default.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { rearrange(ifChanged: axis != oldValue) } }
  /// How the views share the length. `.fill` by default.
  open var distribution: Distribution = .fill { didSet { rearrange(ifChanged: distribution != oldValue) } }
  /// How the views lie across the axis. `.fill` by default.
  open var alignment: Alignment = .fill { didSet { rearrange(ifChanged: alignment != oldValue) } }
  /// The gap between neighbours, in points; for `.equalSpacing` and `.equalCentering` the least. 0 by default.
  open var spacing: CGFloat = 0 { didSet { rearrange(ifChanged: spacing != oldValue) } }
  /// Whether the gaps of a column are measured from last to first baseline. False by default; no effect in a row.
  open var isBaselineRelativeArrangement = false { didSet { rearrange(ifChanged: true) } }
  /// Whether the views keep to the layout margins instead of the edges. False by default.
  open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange(ifChanged: true) } }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  var arrangement = StackArrangement()
  /// The views that the engine took the stack's baselines from.
  private var baselineViews: (first: ItemHandle?, last: ItemHandle?)

  /// An empty row.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// An empty row; nothing is read from the coder.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    coder.finishDecoding(self, at: UIStackView.self)
  }

  /// A row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  deinit {
    guard !arrangedSubviews.isEmpty, MainQueue.isCurrent else { return }
    let arrangement = arrangement
    MainActor.assumeIsolated { arrangement.removeViewConstraints() }
  }

  /// Puts a view at the end, as a subview if it is none yet. One that is arranged already moves there.
  ///
  /// Its autoresizing mask no longer makes constraints. The frames change at the next layout.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (arrangedSubviews.contains { $0 === view } ? 1 : 0))
  }

  /// Puts a view at an index, as a subview if it is none yet. One that is arranged already moves, and the index counts
  /// the others. An index outside 0...count traps.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    guard stackIndex >= 0, stackIndex <= arrangedSubviews.count else {
      raise(
        "NSInternalInconsistencyException",
        "Index \(stackIndex) out of bounds for arrangedSubviews with count \(arrangedSubviews.count). Use 0...count.")
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self {
      addSubview(view)
      // Callbacks may have arranged or removed it, or others.
      guard view.superviewStorage === self else { return }
      arrangedSubviews.removeAll { $0 === view }
    }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    setNeedsUpdateConstraints()
  }

  /// Stops arranging a view, which stays a subview. Does nothing for one that is not arranged.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangement.removeConstraints(of: view)
    setNeedsUpdateConstraints()
  }

  /// Sets the gap after a view, in points; `spacingUseDefault` takes it back. Forgotten when the view leaves.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// The gap set for a view, in points; `spacingUseDefault` if none was.
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

  /// Lets the engine know when the stack takes its baselines from other views.
  private func updateBaselineViews() {
    let (first, last) = (forFirstBaselineLayout.itemHandle, forLastBaselineLayout.itemHandle)
    guard first !== baselineViews.first || last !== baselineViews.last else { return }
    baselineViews = (first, last)
    layoutEngineIfLoaded?.baselineViewsDidChange()
  }

  private func rearrange(ifChanged changed: Bool) {
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
