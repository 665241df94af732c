// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Two or three columns that are next to each other if there is enough space, or else collapsed into a single
// navigation stack. A display mode determines the visible columns. UISplitViewController+Layout.swift computes their
// frames, and UISplitViewController+Collapse.swift moves the columns' view controllers to the single stack and back.

public import Foundation

/// A container with columns: a list, optionally a second list, and the content.
///
/// - Note: Differs from UIKit: while columns are collapsed, the secondary column's view controllers are on the
///   primary column's stack, without their navigation controller. A pan does not drag a column in; the column appears
///   as soon as the pan begins.
open class UISplitViewController: UIViewController {
  /// A value that represents the default width or fraction.
  nonisolated public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  private(set) var columnStyle = Style.unspecified
  /// The view controllers that the app set for the columns.
  var given: [Column: UIViewController] = [:]
  /// The view controllers in the columns. In column styles, the app's view controllers are wrapped in navigation
  /// controllers.
  var shown: [Column: UIViewController] = [:]
  /// The state of the collapsed columns; nil while the columns are separate or the view has no width yet.
  var collapse: SplitCollapse?
  var didDecide = false
  /// The display mode chosen by the user or by code since `preferredDisplayMode` was set; nil for none.
  var chosenMode: DisplayMode?
  /// The display mode at the last layout; nil before the first layout.
  var laidOutMode: DisplayMode?
  private(set) lazy var modeItem = makeModeItem()
  private(set) lazy var edgePan = makeEdgePan()

  /// A weak reference to the delegate, which can customize how columns are shown, hidden, collapsed and expanded.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Creates a split view controller with a column style.
  public init(style: Style) {
    columnStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller with the style `unspecified`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, at: UISplitViewController.self)
  }

  /// Sets the style. Called when a split view controller is loaded from a nib.
  package func setStyle(_ style: Style) { columnStyle = style }

  // MARK: View

  open override func loadView() {
    let container = SplitContainerView(frame: UIScreen.main.bounds)
    container.backgroundColor = .systemBackground
    container.onLayout = { [weak self] in self?.layoutColumns() }
    container.onShadeTap = { [weak self] in self?.showColumns(count: 0) }
    container.addGestureRecognizer(edgePan)
    view = container
  }

  var container: SplitContainerView? { viewIfLoaded as? SplitContainerView }

  // MARK: Columns

  /// The style, which determines the number of columns.
  open var style: Style { columnStyle }

  /// The view controllers. In the style `unspecified`, they are the primary and secondary view controllers. In column
  /// styles, they are the columns' navigation controllers. The setter uses only the first two elements.
  open var viewControllers: [UIViewController] {
    get {
      if collapse != nil { return [collapsedRoot].compactMap { $0 } }
      return [Column.primary, .supplementary, .secondary].compactMap { shown[$0] }
    }
    set {
      for (index, column) in [Column.primary, .secondary].enumerated() {
        installController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
      }
    }
  }

  /// Sets a column's view controller; nil removes it. A view controller that is not a navigation controller is
  /// wrapped in one, except for `.compact`. Only for column styles.
  open func setViewController(_ vc: UIViewController?, for column: Column) { installController(vc, for: column) }

  /// Returns the view controller that was set for a column, or nil if there is none.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  /// Shows a column, either next to or over the content. While the columns are collapsed, shows the column on top of
  /// the stack.
  open func show(_ column: Column) { showColumn(column) }

  /// Hides a column. The secondary column can be hidden only if the columns are collapsed.
  open func hide(_ column: Column) { hideColumn(column) }

  /// Whether all columns are collapsed into one.
  open var isCollapsed: Bool { collapse != nil }

  // MARK: Display mode

  /// The current display mode. Before the first layout, the mode that the layout would choose.
  open var displayMode: DisplayMode { laidOutMode ?? resolvedMode }

  /// The preferred display mode. `.automatic` by default. Setting it resets the user's choice.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { animateColumnChange { chosenMode = nil } }
  }

  /// The preferred arrangement of the other columns relative to the secondary column. `.automatic` by default. Only
  /// for column styles.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { animateColumnChange {} } }

  /// The current arrangement of the other columns relative to the secondary column.
  open var splitBehavior: SplitBehavior { resolvedBehavior }

  /// Whether an edge pan shows another column, and whether the bar has a button that does the same. `true` by
  /// default.
  open var presentsWithGesture = true { didSet { updateModeItem() } }
  /// Whether there is a button that shows only the secondary column. Stored but not used. `false` by default.
  open var showsSecondaryOnlyButton = false
  /// The visibility of the bar button that shows and hides columns. `.automatic` by default. Only for column styles.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { updateModeItem() } }
  /// The button that shows and hides columns. In column styles, it is added to the bar's leading items automatically.
  open var displayModeButtonItem: UIBarButtonItem { modeItem }
  /// The edge at which the primary column is located. `.leading` by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { container?.setNeedsLayout() } }
  /// The background style of the primary column. Stored but not used.
  open var primaryBackgroundStyle = BackgroundStyle.none

  // MARK: Widths

  var primaryWidth = SplitColumnWidths.Preference() { didSet { container?.setNeedsLayout() } }
  var supplementaryWidth = SplitColumnWidths.Preference() { didSet { container?.setNeedsLayout() } }

  /// The primary column's preferred width in points. `automaticDimension` by default.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidth.width }
    set { primaryWidth.width = newValue }
  }
  /// The primary column's preferred width as a fraction of the view's width, in 0...1. `automaticDimension` by
  /// default.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidth.fraction }
    set { primaryWidth.fraction = newValue }
  }
  /// The primary column's minimum width in points. `automaticDimension` by default.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.minimum }
    set { primaryWidth.minimum = newValue }
  }
  /// The primary column's maximum width in points. `automaticDimension` by default, which means 320 points in the
  /// style `unspecified` and half the view's width in other styles.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.maximum }
    set { primaryWidth.maximum = newValue }
  }
  /// The primary column's width in points, whether or not it is visible.
  open var primaryColumnWidth: CGFloat { widths.primary }
  /// The supplementary column's preferred width in points. `automaticDimension` by default.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.width }
    set { supplementaryWidth.width = newValue }
  }
  /// The supplementary column's preferred width as a fraction of the view's width, in 0...1. `automaticDimension` by
  /// default.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidth.fraction }
    set { supplementaryWidth.fraction = newValue }
  }
  /// The supplementary column's minimum width in points. `automaticDimension` by default.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.minimum }
    set { supplementaryWidth.minimum = newValue }
  }
  /// The supplementary column's maximum width in points. `automaticDimension` by default, which means half the view's
  /// width.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.maximum }
    set { supplementaryWidth.maximum = newValue }
  }
  /// The supplementary column's width in points, whether or not it is visible; 0 if there is none.
  open var supplementaryColumnWidth: CGFloat { widths.supplementary }

  // MARK: Showing controllers

  /// Shows a view controller on the sender's navigation stack, or presents it if there is no stack. The delegate can
  /// replace this behavior. In the style `unspecified`, the view controller replaces the primary column or, while
  /// collapsed, is pushed onto its stack.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    showFromSender(vc, sender)
  }

  /// Shows a view controller in the secondary column or, while collapsed, on top of the stack. The delegate can
  /// replace this behavior.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    showDetail(vc)
  }

  @_spi(Tessera) open override func relate(_ controller: UIViewController, as relationship: String) -> Bool {
    switch relationship {
    case "masterViewController": installController(controller, for: .primary)
    case "supplementaryViewController": installController(controller, for: .supplementary)
    case "detailViewController": installController(controller, for: .secondary)
    case "compactViewController": installController(controller, for: .compact)
    default: return false
    }
    return true
  }

  open override var childForStatusBarStyle: UIViewController? { collapse == nil ? shown[.secondary] : collapsedRoot }
  open override var childForStatusBarHidden: UIViewController? { childForStatusBarStyle }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { childForStatusBarStyle }
}
