// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Computes the columns' frames for a display mode.
extension UISplitViewController {
  // MARK: Modes

  var resolvedBehavior: SplitBehavior {
    if style != .unspecified, preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    if let behavior = preferredDisplayMode.behavior { return behavior }
    if isWide { return .tile }
    return style == .tripleColumn ? .displace : .overlay
  }

  private var isWide: Bool {
    let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height
  }

  /// The mode chosen by the user or preferred by the app, limited by the behavior and the style. By default, one
  /// column is visible if it fits next to the content. Approximates iOS; not measured.
  var resolvedMode: DisplayMode {
    let behavior = resolvedBehavior
    let limit = columns.count - 1
    let wanted = chosenMode ?? preferredDisplayMode
    guard wanted == .automatic else { return behavior.mode(columnCount: min(wanted.columnCount, limit)) }
    return behavior.mode(columnCount: behavior == .overlay ? 0 : 1)
  }

  var widths: SplitColumnWidths {
    SplitColumnWidths(
      style, primary: primaryWidth, supplementary: supplementaryWidth,
      total: viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width)
  }

  // MARK: Layout

  func layoutColumns() {
    // The layout depends on the screen's width, so it requires a window.
    guard let container, container.window != nil else { return }
    collapseOrExpand()
    if collapse != nil {
      container.applyPlan(plan(alone: .primary)) { [weak self] _ in self?.collapsedRoot?.view }
      return
    }
    let mode = resolvedMode
    notifyDelegate(of: mode)
    setTraits(over: mode.behavior == .overlay ? Array(visibleColumns.dropLast()) : [])
    edgePan.edges = isPrimaryLeft ? .left : .right
    let plan = plan(mode)
    container.applyPlan(plan) { [weak self] column in self?.shown[column]?.view }
    updateModeItem()
  }

  private var isPrimaryLeft: Bool {
    let isLeftToRight = container?.effectiveUserInterfaceLayoutDirection != .rightToLeft
    return isLeftToRight == (primaryEdge == .leading)
  }

  /// Overrides the columns' traits. Primary and supplementary columns are horizontally compact; the secondary column
  /// inherits its traits. Columns that float above the content have elevated colors.
  private func setTraits(over floating: [Column]) {
    for column in columns {
      guard let controller = shown[column] else { continue }
      var traits = column == .secondary ? nil : UITraitCollection(horizontalSizeClass: .compact)
      if isGlass, floating.contains(column), let compact = traits {
        traits = UITraitCollection(traitsFrom: [compact, UITraitCollection(userInterfaceLevel: .elevated)])
      }
      let old = overrideTraitCollection(forChild: controller)
      guard
        old?.horizontalSizeClass != traits?.horizontalSizeClass || old?.userInterfaceLevel != traits?.userInterfaceLevel
      else { continue }
      setOverrideTraitCollection(traits, forChild: controller)
    }
  }

  private var isGlass: Bool { container?.traitCollection.isGlass ?? false }

  /// The distance of floating columns from the edges and from each other, in points. Approximates iOS 26.
  private static let floatingMargin: CGFloat = 8

  private func plan(alone column: Column) -> SplitContainerView.Plan {
    SplitContainerView.Plan(columns: [(column, container?.bounds ?? .zero)])
  }

  /// Returns the layout of a display mode, mirrored if the primary column is on the right.
  private func plan(_ mode: DisplayMode) -> SplitContainerView.Plan {
    guard let container else { return SplitContainerView.Plan() }
    let (total, widths) = (container.bounds.size, widths)
    let outer = visibleColumns.dropLast()
    let isOver = mode.behavior == .overlay
    var plan = SplitContainerView.Plan()
    var x: CGFloat = 0
    let line = 1 / max(1, container.traitCollection.displayScale)
    for column in outer {
      let width = min(total.width, column == .primary ? widths.primary : widths.supplementary)
      if isOver, isGlass {
        let margin = Self.floatingMargin
        let frame = CGRect(
          x: x + margin, y: margin, width: max(0, min(width, total.width - x - 2 * margin)),
          height: max(0, total.height - 2 * margin))
        plan.columns.append((column, frame))
        x = frame.maxX
        continue
      }
      plan.columns.append((column, CGRect(x: x, y: 0, width: width, height: total.height)))
      x += width
      plan.lines.append(CGRect(x: x, y: 0, width: line, height: total.height))
      x += line
    }
    var content = CGRect(x: isOver ? 0 : x, y: 0, width: isOver ? total.width : total.width - x, height: total.height)
    if mode == .twoDisplaceSecondary {
      // The content is as wide as it would be next to one column.
      content.size.width = total.width - widths.supplementary - line
    }
    content.size.width = max(0, content.width)
    plan.columns.insert((.secondary, content), at: 0)
    plan.overCount = isOver ? outer.count : 0
    plan.isFloating = isOver && isGlass
    if isOver { plan.lines = [] }
    return isPrimaryLeft ? plan : plan.mirrored(in: total.width)
  }
}

extension SplitContainerView.Plan {
  /// Returns the plan mirrored within a total width.
  fileprivate func mirrored(in width: CGFloat) -> Self {
    func mirror(_ frame: CGRect) -> CGRect {
      CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    var result = self
    result.columns = columns.map { ($0.column, mirror($0.frame)) }
    result.lines = lines.map(mirror)
    return result
  }
}
