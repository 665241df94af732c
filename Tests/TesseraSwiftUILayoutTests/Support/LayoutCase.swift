// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
@_spi(Tessera) import TesseraSwiftUILayout

/// A tree, a proposal, and the expected size and leaf frames.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  let name: String
  let proposal: ProposedViewSize
  let size: CGSize
  let frames: [CGRect]
  let make: @Sendable (Tree) -> LayoutElement

  var testDescription: String { name }

  /// Checks the size and the frames of the leaves.
  func check(isTransposed: Bool = false, direction: LayoutDirection = .leftToRight) {
    let tree = Tree(isTransposed: isTransposed)
    let root = make(tree)
    for element in tree.all { element.direction = direction }
    let offer = isTransposed ? ProposedViewSize(width: proposal.height, height: proposal.width) : proposal
    let measured = root.size(offer)
    let expected = isTransposed ? CGSize(width: size.height, height: size.width) : size
    #expect(measured.isClose(to: expected), "\(name): \(measured) instead of \(expected)")
    guard measured.width.isFinite, measured.height.isFinite else { return }
    let frame = CGRect(origin: .zero, size: measured)
    root.place(in: frame, proposal: offer, space: LayoutSpace(bounds: frame))
    #expect(tree.leaves.count == frames.count, "\(name): number of leaves")
    for (leaf, rect) in zip(tree.leaves, frames) {
      let rect =
        isTransposed ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
      #expect(leaf.frame.isClose(to: rect), "\(name): \(leaf.frame) instead of \(rect)")
    }
  }
}

extension CGSize {
  func isClose(to other: CGSize) -> Bool { width.isClose(to: other.width) && height.isClose(to: other.height) }
}

extension CGRect {
  func isClose(to other: CGRect) -> Bool {
    minX.isClose(to: other.minX) && minY.isClose(to: other.minY) && size.isClose(to: other.size)
  }
}

extension CGFloat {
  func isClose(to other: CGFloat) -> Bool { self == other || Swift.abs(self - other) < 1e-6 }
}

func c(
  _ name: String, _ proposal: ProposedViewSize, _ size: CGSize, _ frames: [CGRect] = [],
  _ make: @escaping @Sendable (Tree) -> LayoutElement
) -> LayoutCase {
  LayoutCase(name: name, proposal: proposal, size: size, frames: frames, make: make)
}

func p(_ width: CGFloat?, _ height: CGFloat?) -> ProposedViewSize { ProposedViewSize(width: width, height: height) }
func s(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
func r(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
