// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraGraphics
import TesseraText

/// Makes frames of a text.
public final class CTFramesetter: Sendable {
  fileprivate nonisolated(unsafe) let string: NSAttributedString

  fileprivate init(_ string: NSAttributedString) {
    self.string = NSAttributedString(attributedString: string)
  }

  /// The text of a range whose length 0 stands for all that follow.
  fileprivate func text(_ range: CFRange) -> NSAttributedString {
    let start = min(max(range.location, 0), string.length)
    let end = range.length == 0 ? string.length : min(max(start, start + range.length), string.length)
    return string.attributedSubstring(from: NSRange(location: start, length: end - start))
  }
}

/// Lines of text in a rectangle.
public final class CTFrame: Sendable {
  let lines: [CTLine]
  /// Where the baselines begin, from the lower left corner of the path's box.
  let origins: [CGPoint]
  let box: CGRect

  init(lines: [CTLine], origins: [CGPoint], box: CGRect) {
    (self.lines, self.origins, self.box) = (lines, origins, box)
  }
}

/// A maker of frames of a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// The size in points that a text takes within limits. A range of length 0 goes to the end. Stores the range itself as what fits.
/// The frame's attributes are not used.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let text = framesetter.text(stringRange)
  fitRange?.pointee = CFRange(location: max(stringRange.location, 0), length: text.length)
  return text.boundingRect(
    with: constraints, options: [.usesLineFragmentOrigin, .usesFontLeading, .truncatesLastVisibleLine], context: nil
  ).size
}

/// The lines of a text in the box of a path, from its top. A range of length 0 goes to the end.
///
/// - Note: Differs from UIKit: other shapes count as the rectangle around them.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  let (string, box) = (framesetter.text(stringRange), path.boundingBox)
  guard !box.isNull, box.width > 0, box.height > 0, string.length > 0 else {
    return CTFrame(lines: [], origins: [], box: box.isNull ? .zero : box)
  }
  // Run at once, on this thread.
  nonisolated(unsafe) let unsent = string
  let count = string.length
  return MainThread.run {
    let text = unsent.labelText
    let layout = text.layout(width: Double(box.width), height: Double(box.height))
    var (lines, origins) = ([CTLine](), [CGPoint]())
    for (top, block) in layout.blocks {
      for line in block.lines {
        var alone = layout
        var part = block
        part.lines = [line]
        alone.blocks = [(top, part)]
        // Characters of a line are known by the bytes of their paragraphs; the whole is told.
        lines.append(CTLine(text, alone, line, top: top, CFRange(location: 0, length: count)))
        origins.append(CGPoint(x: CGFloat(line.x), y: box.height - CGFloat(top + line.baseline)))
      }
    }
    return CTFrame(lines: lines, origins: origins, box: box)
  }
}

/// The lines of a frame, from its top.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Stores where the baselines of lines begin, from the lower left corner of the path's box, y upwards. A length of 0 stands for
/// all lines that follow; `origins` must have room for them.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  let start = min(max(range.location, 0), frame.origins.count)
  let end = range.length == 0 ? frame.origins.count : min(max(start, start + range.length), frame.origins.count)
  for (index, origin) in frame.origins[start..<end].enumerated() { origins[index] = origin }
}

/// Draws the lines of a frame on a context with y upwards.
@preconcurrency @MainActor
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  for (line, origin) in zip(frame.lines, frame.origins) {
    draw(line, context, at: CGPoint(x: frame.box.minX + origin.x, y: frame.box.minY + origin.y))
  }
}
