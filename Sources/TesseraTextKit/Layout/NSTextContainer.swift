// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// A region that text is laid out in: a rectangle without the exclusion paths, which the text flows around.
///
///     let container = NSTextContainer(size: CGSize(width: 200, height: 0))
///     container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 120, y: 0, width: 80, height: 80))]
///
/// - Note: Differs from UIKit: `lineBreakMode` also applies to the lines of a text view that has neither a custom layout
///   manager nor exclusion paths.
open class NSTextContainer: NSObject {
  /// The width and height in points; values of 0 or less mean no limit. In a text view, the width applies only if
  /// `widthTracksTextView` is off.
  open var size: CGSize { didSet { if size != oldValue { geometryDidChange() } } }
  /// The padding at both ends of each line, in points. 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { geometryDidChange() } } }
  /// The maximum number of lines; 0, the default, for no limit.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { geometryDidChange() } } }
  /// The break mode of the last line if the text does not fit. `byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { if lineBreakMode != oldValue { geometryDidChange() } }
  }
  /// Whether the width follows the text view's. False by default; text views set it on their containers.
  open var widthTracksTextView = false { didSet { if widthTracksTextView != oldValue { geometryDidChange() } } }
  /// Whether the height follows the text view's. Stored but not used.
  open var heightTracksTextView = false { didSet { if heightTracksTextView != oldValue { geometryDidChange() } } }
  /// The shapes that text flows around, in the container's coordinates. None by default. Paths that are not finite are ignored.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      exclusions = exclusionPaths.compactMap { ExclusionShape($0) }
      geometryDidChange()
    }
  }
  /// The layout manager of the container; nil for none. Set by `addTextContainer`.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// The layout manager of TextKit 2; nil for none. Set by that manager's `textContainer`.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// Whether every line spans the width of the container.
  open var isSimpleRectangularTextContainer: Bool { exclusions.isEmpty && type(of: self) == NSTextContainer.self }

  private(set) var exclusions: [ExclusionShape] = []
  package var didChange: (() -> Void)?

  /// Creates a container with a size in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without limits.
  public convenience override init() {
    self.init(size: .zero)
  }

  /// Creates a container without limits: nothing is decoded.
  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// Returns the rectangle for a line in a proposed rectangle, in points: its first part outside the exclusion paths, from the
  /// right for right-to-left text. Stores the part that remains for another piece of the same line in `remainingRect`. The
  /// width is 0 if there is no space. Override it for other shapes.
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

  /// Replaces the layout manager of this container's text and all its containers with another one.
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

  /// The size in points above which a dimension counts as unlimited.
  static let widest: CGFloat = 1e7

  /// The size, with a large number for dimensions without a limit.
  var limits: CGSize {
    func limit(_ side: CGFloat) -> CGFloat { side > 0 ? min(side, Self.widest) : Self.widest }
    return CGSize(width: limit(size.width), height: limit(size.height))
  }

  /// The padding, at least 0.
  package var padding: CGFloat { lineFragmentPadding.isFinite ? min(max(0, lineFragmentPadding), Self.widest) : 0 }

  private func geometryDidChange() {
    layoutManager?.textContainerChangedGeometry(self)
    textLayoutManager?.containerDidChange()
    didChange?()
  }
}

extension NSTextContainer {
  /// A container without limits and padding, for a standalone line.
  static var bare: NSTextContainer {
    let container = NSTextContainer(size: .zero)
    container.lineFragmentPadding = 0
    return container
  }
}
