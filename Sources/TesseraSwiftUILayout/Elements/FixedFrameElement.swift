// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An element with a fixed width, a fixed height or both.
@_spi(Tessera) public final class FixedFrameElement: StepElement {
  /// The width in points, or nil to use the child's width. Negative widths are replaced with 0.
  public var width: CGFloat? {
    didSet { if width != oldValue { invalidate() } }
  }
  /// The height in points, or nil to use the child's height. Negative heights are replaced with 0.
  public var height: CGFloat? {
    didSet { if height != oldValue { invalidate() } }
  }
  /// The alignment of the child within the frame.
  public var alignment: Alignment {
    didSet { if alignment != oldValue { invalidate() } }
  }

  /// Creates an element with a fixed width, a fixed height or both, in points.
  public init(child: LayoutElement, width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
    self.width = width
    self.height = height
    self.alignment = alignment
    super.init(child: child)
  }

  private var fixed: ProposedViewSize {
    func length(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? max(0, $0) : nil } }
    return ProposedViewSize(width: length(width), height: length(height))
  }

  override func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize? {
    let fixed = fixed
    // The child doesn't affect the size of a frame that is fixed along both axes.
    return fixed.width != nil && fixed.height != nil ? nil : offer(proposal)
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let fixed = fixed
    return ProposedViewSize(width: fixed.width ?? proposal.width, height: fixed.height ?? proposal.height)
  }

  override func placedChildProposal(for proposal: ProposedViewSize) -> ProposedViewSize { offer(proposal) }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    fixed.replacingUnspecifiedDimensions(by: .zero)
  }

  override func size(_ proposal: ProposedViewSize, ofChild size: CGSize) -> CGSize {
    fixed.replacingUnspecifiedDimensions(by: size)
  }

  override var originKeys: [AlignmentKey] { alignment.keys }

  override func childOrigin(_ child: ViewDimensions, in size: CGSize) -> CGPoint {
    alignment.origin(of: child, in: size)
  }
}
