// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraImaging
public import TesseraRaster

/// Draws the frames of changed views on top of a difference image.
///
/// A dashed gray box shows a view's old frame. A solid box shows its new frame, with the view's name above, below or
/// inside the box. Equal changes produce the same bytes on every machine.
public enum ViewBoxes {
  /// The maximum number of boxes. More boxes would hide the image. The most significant changes are drawn first.
  private static let maximumCount = 24

  /// Returns the image with boxes, or the unchanged image if there are no changes.
  ///
  /// - Parameters:
  ///   - changes: The changes whose old and new frames are drawn.
  ///   - picture: The image on which the boxes are drawn.
  ///   - scale: The scale, in pixels per point.
  /// - Throws: `RenderError.painting` if the image is too large.
  public static func draw(
    _ changes: [ViewChange], on picture: Bitmap, scale: Double
  ) throws(RenderError) -> Bitmap {
    guard !changes.isEmpty, picture.width > 0, picture.height > 0, scale.isFinite, scale > 0 else { return picture }
    return try Filmstrip.paint(displayList(changes, on: picture, scale: scale))
  }

  static func displayList(_ changes: [ViewChange], on picture: Bitmap, scale: Double) -> DisplayList {
    var list = DisplayList(width: picture.width, height: picture.height, background: .clear)
    let whole = Rect(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
    list.append(.image(picture, source: whole, destination: whole, .nearest, .identity))
    let shown = changes.prefix(maximumCount)
    for change in shown {
      if let before = change.before, change.before != change.after {
        addStroke(
          of: box(of: before, scale: scale, in: whole), color: Color(red: 110, green: 110, blue: 115), dashes: [3, 3],
          scale: scale, into: &list)
      }
    }
    for (index, change) in shown.enumerated() {
      let color = CurvePlot.color(index)
      if let after = change.after {
        addStroke(of: box(of: after, scale: scale, in: whole), color: color, dashes: [], scale: scale, into: &list)
      }
    }
    var taken: [Rect] = []
    for (index, change) in shown.enumerated() {
      guard let frame = change.after ?? change.before else { continue }
      let color = change.after == nil ? Color(red: 110, green: 110, blue: 115) : CurvePlot.color(index)
      addLabel(
        change, at: box(of: frame, scale: scale, in: whole), color: color, scale: scale, within: whole, taken: &taken,
        into: &list)
    }
    return list
  }

  /// Returns a frame as a box of whole pixels, at least one pixel wide and high, whose outline is inside the image.
  private static func box(of frame: ViewNode.Rect, scale: Double, in whole: Rect) -> Rect {
    let half = lineWidth(scale: scale) / 2
    func place(_ value: Double, _ limit: Double) -> Double {
      min(max((value * scale).rounded(), 0), max(0, limit))
    }
    let (left, top) = (place(frame.x, whole.width - 2 * half), place(frame.y, whole.height - 2 * half))
    let (right, bottom) = (place(frame.maxX, whole.width), place(frame.maxY, whole.height))
    return Rect(
      x: left + half, y: top + half, width: max(1, right - left - 2 * half), height: max(1, bottom - top - 2 * half))
  }

  private static func lineWidth(scale: Double) -> Double { max(1, scale.rounded()) }

  private static func addStroke(
    of box: Rect, color: Color, dashes: [Double], scale: Double, into list: inout DisplayList
  ) {
    let style = StrokeStyle(width: lineWidth(scale: scale), dashes: dashes.map { $0 * scale })
    list.append(.stroke(.rect(box), style, .color(color), .identity))
  }

  /// Draws the view's name in white on the box's color, at the first free position above, below or inside the box.
  private static func addLabel(
    _ change: ViewChange, at box: Rect, color: Color, scale: Double, within whole: Rect, taken: inout [Rect],
    into list: inout DisplayList
  ) {
    let text = ImageText(name(change), size: 10 * scale, maxWidth: whole.width)
    let margin = (2 * scale).rounded()
    let (width, height) = (text.width.rounded(.up) + 2 * margin, Double(text.height))
    guard width <= whole.width, height <= whole.height else { return }
    let half = lineWidth(scale: scale) / 2
    let x = min(max(box.minX - half, 0), whole.width - width)
    let places = [box.minY - half - height, box.maxY + half, box.minY - half]
    for y in places where y >= 0 && y + height <= whole.height {
      let plate = Rect(x: x, y: y, width: width, height: height)
      guard !taken.contains(where: { intersects($0, plate) }) else { continue }
      taken.append(plate)
      list.append(.fill(.rect(plate), .color(color), .identity))
      text.append(to: &list, x: x + margin, y: y, color: .white)
      return
    }
  }

  private static func intersects(_ a: Rect, _ b: Rect) -> Bool {
    a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
  }

  /// Returns the last path component: the class with its identifier or the index among its siblings.
  private static func name(_ change: ViewChange) -> String {
    let name = change.path.split(separator: "/").last.map(String.init) ?? change.path
    return "\(name) \(change.kind.rawValue)"
  }
}
