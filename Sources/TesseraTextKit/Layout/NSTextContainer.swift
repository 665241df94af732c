// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// A region in which text is laid out: a rectangle, except for its exclusion paths, around which the text flows.
///
///     let container = NSTextContainer(size: CGSize(width: 200, height: 0))
///     container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 120, y: 0, width: 80, height: 80))]
///
/// - Note: Differs from UIKit: `lineBreakMode` also applies to the lines of a text view that has neither a custom
///   layout manager nor exclusion paths.
open class NSTextContainer: NSObject {
  /// The size in points. A dimension of 0 or less is unlimited. In a text view, the width applies only if
  /// `widthTracksTextView` is false.
  open var size: CGSize { didSet { if size != oldValue { geometryDidChange() } } }
  /// The padding at both ends of each line, in points. 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { geometryDidChange() } } }
  /// The maximum number of lines, or 0 (the default) for no limit.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { geometryDidChange() } } }
  /// The line break mode of the last line if the text doesn't fit. `byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { if lineBreakMode != oldValue { geometryDidChange() } }
  }
  /// Whether the width follows the text view's width. False by default. Text views set this property to true.
  open var widthTracksTextView = false { didSet { if widthTracksTextView != oldValue { geometryDidChange() } } }
  /// Whether the height follows the text view's height. Stored but not used.
  open var heightTracksTextView = false { didSet { if heightTracksTextView != oldValue { geometryDidChange() } } }
  /// The shapes around which text flows, in the container's coordinate space. Empty by default. Nonfinite paths are
  /// ignored.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      exclusions = exclusionPaths.compactMap { ExclusionShape($0) }
      geometryDidChange()
    }
  }
  /// The container's layout manager, or nil. Set by `addTextContainer`.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// The container's TextKit 2 layout manager, or nil. Set by that manager's `textContainer` property.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// Whether every line spans the container's width.
  open var isSimpleRectangularTextContainer: Bool { exclusions.isEmpty && type(of: self) == NSTextContainer.self }

  private(set) var exclusions: [ExclusionShape] = []
  package var didChange: (() -> Void)?

  /// Creates a container with a size in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container of unlimited size.
  public convenience override init() {
    self.init(size: .zero)
  }

  /// Creates a container of unlimited size. The coder isn't read.
  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// Returns the rectangle for a line within a proposed rectangle, in points. This is the first part outside of the
  /// exclusion paths, starting from the right for right-to-left text. Stores the part that remains for another
  /// segment of the same line in `remainingRect`. The width is 0 if there is no space. Override this method for other
  /// container shapes.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection, remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    let limit = limits
    let left = max(0, proposedRect.minX)
    let right = min(limit.width, proposedRect.maxX)
    guard right > left, proposedRect.minY >= 0, proposedRect.minY < limit.height else { return .zero }
    let room = CGRect(x: left, y: proposedRect.minY, width: right - left, height: proposedRect.height)
    guard !exclusions.isEmpty else { return room }
    let gaps = ExclusionShape.gaps(in: room, around: exclusions)
    let isRightToLeft = baseWritingDirection == .rightToLeft
    guard let gap = isRightToLeft ? gaps.last : gaps.first else { return .zero }
    if gaps.count > 1 {
      remainingRect?.pointee =
        isRightToLeft
        ? CGRect(x: left, y: room.minY, width: gap.lowerBound - left, height: room.height)
        : CGRect(x: gap.upperBound, y: room.minY, width: right - gap.upperBound, height: room.height)
    }
    return CGRect(x: gap.lowerBound, y: room.minY, width: gap.upperBound - gap.lowerBound, height: room.height)
  }

  /// Replaces the layout manager of the container's text. All of the old layout manager's containers move to the new
  /// one.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let containers = old.textContainers
    for _ in containers { old.removeTextContainer(at: 0) }
    for container in containers { newLayoutManager.addTextContainer(container) }
    if let storage = old.textStorage {
      storage.removeLayoutManager(old)
      storage.addLayoutManager(newLayoutManager)
    }
  }

  /// The size in points from which a dimension is treated as unlimited.
  static let widest: CGFloat = 1e7

  /// The size, with unlimited dimensions replaced with a large number.
  var limits: CGSize {
    func limit(_ side: CGFloat) -> CGFloat { side > 0 ? min(side, Self.widest) : Self.widest }
    return CGSize(width: limit(size.width), height: limit(size.height))
  }

  /// The line fragment padding, finite and at least 0.
  package var padding: CGFloat { lineFragmentPadding.isFinite ? min(max(0, lineFragmentPadding), Self.widest) : 0 }

  private func geometryDidChange() {
    layoutManager?.textContainerChangedGeometry(self)
    textLayoutManager?.containerDidChange()
    didChange?()
  }
}

extension NSTextContainer {
  /// A container without size limits or padding, used for standalone lines.
  static var bare: NSTextContainer {
    let container = NSTextContainer(size: .zero)
    container.lineFragmentPadding = 0
    return container
  }
}
