// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A stack view uses the same constraints, identifiers and priorities as UIKit, so combining them with custom
// constraints has the same result. This file contains the state; StackArrangement creates the constraints.

public import Foundation

/// A view that arranges views in a row or column, with the same constraints as UIKit.
open class UIStackView: UIView {
  /// The distribution of the arranged views along the axis.
  ///
  /// - `fill`: the views have their preferred lengths. If these do not fill the stack view, priorities determine
  ///   which views are resized.
  /// - `fillEqually`: all views have the same length.
  /// - `fillProportionally`: the views' lengths are proportional to their intrinsic lengths.
  /// - `equalSpacing`: all gaps have the same length, at least `spacing`.
  /// - `equalCentering`: the views' centers have equal distances, as far as gaps of at least `spacing` allow.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of the arranged views across the axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack view across its axis.
    case fill = 0
    /// Aligned to the leading edge or, in a row, to the top.
    case leading = 1
    /// Aligned by their first baselines. The same as `leading` in a column.
    case firstBaseline = 2
    /// Centered across the axis.
    case center = 3
    /// Aligned to the trailing edge or, in a row, to the bottom.
    case trailing = 4
    /// Aligned by their last baselines. The same as `leading` in a column.
    case lastBaseline = 5

    /// An alias of `leading`, for rows.
    public static let top = Alignment.leading
    /// An alias of `trailing`, for rows.
    public static let bottom = Alignment.trailing
  }

  /// The value passed to `setCustomSpacing(_:after:)` to restore the stack view's `spacing`.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The value of `spacing` or of a custom spacing that represents the system spacing of 8 points.
  public nonisolated static let spacingUseSystem = -CGFloat.greatestFiniteMagnitude

  /// The arranged views in order, including hidden views. All arranged views are subviews, but not all subviews are
  /// arranged.
  @exclusivity(unchecked) open private(set) var arrangedSubviews: [UIView] = []
  /// The axis along which the views are arranged: a row or a column. `.horizontal` by default.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { rearrange(ifChanged: axis != oldValue) } }
  /// The distribution of the views along the axis. `.fill` by default.
  open var distribution: Distribution = .fill { didSet { rearrange(ifChanged: distribution != oldValue) } }
  /// The alignment of the views across the axis. `.fill` by default.
  open var alignment: Alignment = .fill { didSet { rearrange(ifChanged: alignment != oldValue) } }
  /// The gap between neighboring views, in points. It is the minimum gap for `.equalSpacing` and `.equalCentering`. 0
  /// by default.
  open var spacing: CGFloat = 0 { didSet { rearrange(ifChanged: spacing != oldValue) } }
  /// Whether the gaps in a column are measured from the last baseline of a view to the first baseline of the next.
  /// `false` by default. No effect in a row.
  open var isBaselineRelativeArrangement = false { didSet { rearrange(ifChanged: true) } }
  /// Whether the views are arranged within the layout margins. `false` by default.
  open var isLayoutMarginsRelativeArrangement = false { didSet { rearrange(ifChanged: true) } }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  var arrangement = StackArrangement()
  /// The views whose baselines the layout engine used as the stack view's baselines.
  private var baselineViews: (first: ItemHandle?, last: ItemHandle?)

  /// Creates an empty horizontal stack view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates an empty horizontal stack view. Decodes nothing.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    coder.finishDecoding(self, at: UIStackView.self)
  }

  /// Creates a horizontal stack view with arranged views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  deinit {
    guard !arrangedSubviews.isEmpty, MainQueue.isCurrent else { return }
    let arrangement = arrangement
    MainActor.assumeIsolated { arrangement.removeViewConstraints() }
  }

  /// Appends a view to the arrangement, and adds it as a subview if necessary. A view that is already arranged moves
  /// to the end.
  ///
  /// Disables the view's autoresizing constraints. Frames change at the next layout.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count - (arrangedSubviews.contains { $0 === view } ? 1 : 0))
  }

  /// Inserts a view into the arrangement, and adds it as a subview if necessary. If the view is already arranged, it
  /// moves, and the index refers to the arrangement without it. An index outside 0...count traps.
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
      // Callbacks may have arranged or removed views, including this one.
      guard view.superviewStorage === self else { return }
      arrangedSubviews.removeAll { $0 === view }
    }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    setNeedsUpdateConstraints()
  }

  /// Removes a view from the arrangement. It remains a subview. Does nothing if the view is not arranged.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangement.removeConstraints(of: view)
    setNeedsUpdateConstraints()
  }

  /// Sets the gap after a view, in points. `spacingUseDefault` resets it. The gap is discarded when the view is
  /// removed.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// Returns the custom gap after a view, in points, or `spacingUseDefault` if there is none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Returns the effective gap after a view, in points.
  func gap(after view: UIView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? SystemSpacing.standard : gap
  }

  open override func updateConstraints() {
    arrangement.update(self)
    updateBaselineViews()
    super.updateConstraints()
  }

  /// Notifies the layout engine if different views provide the stack view's baselines.
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
