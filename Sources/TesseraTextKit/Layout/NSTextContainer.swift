// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// A room that text is set in: a rectangle, less the paths that the text flows around.
///
///     let container = NSTextContainer(size: CGSize(width: 200, height: 0))
///     container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 120, y: 0, width: 80, height: 80))]
///
/// - Note: Differs from UIKit: `lineBreakMode` also sets how the lines of a text view break that has neither a layout
///   manager of an own class nor exclusion paths.
open class NSTextContainer: NSObject {
  /// Width and height in points; what is not above 0 is no limit. In a text view the width counts only while
  /// `widthTracksTextView` is off.
  open var size: CGSize { didSet { if size != oldValue { geometryDidChange() } } }
  /// Points at both ends of each line. 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { geometryDidChange() } } }
  /// The most lines; 0, the default, for any number.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { geometryDidChange() } } }
  /// How the last line ends when not all of the text fits. `byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { if lineBreakMode != oldValue { geometryDidChange() } }
  }
  /// Whether lines are as long as the text view allows. False by default; text views set it on theirs.
  open var widthTracksTextView = false { didSet { if widthTracksTextView != oldValue { geometryDidChange() } } }
  /// Whether the height follows the text view. Kept and not used.
  open var heightTracksTextView = false { didSet { if heightTracksTextView != oldValue { geometryDidChange() } } }
  /// Shapes that no text stands in, in the container's coordinates. None by default. A path that is not finite counts as
  /// none.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      exclusions = exclusionPaths.compactMap { ExclusionShape($0) }
      geometryDidChange()
    }
  }
  /// The layout manager that sets text in it; nil for none. Set by `addTextContainer`.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// The layout manager of TextKit 2 that sets text in it; nil for none. Set by that manager's `textContainer`.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// Whether every line is as long as the container is wide.
  open var isSimpleRectangularTextContainer: Bool { exclusions.isEmpty && type(of: self) == NSTextContainer.self }

  private(set) var exclusions: [ExclusionShape] = []
  package var didChange: (() -> Void)?

  /// The room of a size in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Room without limits.
  public convenience override init() {
    self.init(size: .zero)
  }

  /// Room without limits: nothing is decoded.
  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// The room for a line in a proposed rectangle, in points: its first part that no exclusion path takes, from the right
  /// where text runs so. The part that is left for another piece of the same line is stored in `remainingRect`. A width
  /// of 0 where there is no room. Override it for other shapes.
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

  /// Takes its place in the text of another layout manager: that of this container sets its text there.
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

  /// Sizes that no text needs, in points, count as no limit.
  static let widest: CGFloat = 1e7

  /// The size with a huge number where there is no limit.
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
  /// Room without limits and without padding, for a line of its own.
  static var bare: NSTextContainer {
    let container = NSTextContainer(size: .zero)
    container.lineFragmentPadding = 0
    return container
  }
}
