// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics
import TesseraText

/// A framesetter, which lays out text in frames.
public final class CTFramesetter: Sendable {
  nonisolated(unsafe) let string: NSAttributedString

  fileprivate init(_ string: NSAttributedString) {
    self.string = NSAttributedString(attributedString: string)
  }

  /// Returns the character range of a `CFRange`. A length of 0 includes all following characters.
  func part(_ range: CFRange) -> Range<Int> { range.part(of: string.length) }
}

/// A frame: lines of text laid out in a rectangle.
public final class CTFrame: Sendable {
  let lines: [CTLine]
  /// The baseline origins, relative to the lower-left corner of the path's bounding box.
  let origins: [CGPoint]
  let box: CGRect
  /// The range of characters in the frame's lines.
  let range: CFRange

  init(lines: [CTLine], origins: [CGPoint], box: CGRect, range: CFRange) {
    (self.lines, self.origins, self.box, self.range) = (lines, origins, box, range)
  }
}

/// Creates a framesetter for an attributed string.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Returns the size of a text range within constraints, in points. A range length of 0 includes all following
/// characters. Stores the range of the text that fits. Ignores the frame attributes.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let (width, height) = (Double(constraints.width), Double(constraints.height))
  let fit = FittedLines(framesetter, stringRange, width: width, height: height)
  fitRange?.pointee = fit.range
  return CGSize(width: fit.width, height: fit.height)
}

/// Creates a frame with the lines that fit into a path, from top to bottom. A range length of 0 includes all
/// following characters.
///
/// - Note: Differs from UIKit: paths that aren't rectangles are replaced by their bounding boxes.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  let box = path.boundingBox
  guard !box.isNull, box.width > 0, box.height > 0 else {
    let start = framesetter.part(stringRange).lowerBound
    return CTFrame(lines: [], origins: [], box: box.isNull ? .zero : box, range: CFRange(location: start, length: 0))
  }
  let fit = FittedLines(framesetter, stringRange, width: Double(box.width), height: Double(box.height))
  let origins = fit.lines.map { CGPoint(x: CGFloat($0.line?.x ?? 0), y: box.height - CGFloat($0.baseline)) }
  return CTFrame(lines: fit.lines, origins: origins, box: box, range: fit.range)
}

/// Returns the text range that is visible in a frame, in UTF-16 code units. The next frame starts at the end of this
/// range.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.range }

/// Returns the text range of a frame, which is equal to its visible range.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }

/// Returns a rectangular path with the bounding box of the frame's path.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { CGPath(rect: frame.box, transform: nil) }

/// Returns a frame's lines, from top to bottom.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Stores the baseline origins of a range of lines, relative to the lower-left corner of the path's bounding box,
/// with the y-axis pointing up. A range length of 0 includes all following lines. `origins` must have room for all of
/// these lines.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  for (index, origin) in frame.origins[range.part(of: frame.origins.count)].enumerated() { origins[index] = origin }
}

/// Draws a frame's lines in a context whose y-axis points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  for (line, origin) in zip(frame.lines, frame.origins) {
    draw(line, context, at: CGPoint(x: frame.box.minX + origin.x, y: frame.box.minY + origin.y))
  }
}

extension CFRange {
  /// Returns the range, clamped to a number of elements. A length of 0 includes all following elements.
  func part(of count: Int) -> Range<Int> {
    let start = min(max(location, 0), count)
    return start..<(length == 0 ? count : start + min(max(length, 0), count - start))
  }
}
