// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import TesseraGraphics
package import TesseraRaster
@_spi(Tessera) import TesseraViews

// A picture of what a screen reader finds, in the manner of AccessibilitySnapshot by Cash App: the screen, each element in a
// colour of its own at its place with its number, and a legend of what is said.

extension Hosted {
  /// The picture with its legend. The views are put back; `finish` of the result puts back the legend.
  package func spokenPicture(background: Color) throws -> Picture {
    let elements = inStage { SpokenOrder(of: root).elements }
    let (frames, size) = inStage { (elements.map { root.convert($0.frame, from: nil) }, root.bounds) }
    let points = inStage { elements.map { root.convert($0.activationPoint, from: nil) } }
    let paths = inStage { elements.map { $0.path?.cgPath } }
    let texts = elements.map { ($0.words, SpokenText.details($0)) }
    let picture = try picture(background: background)
    picture.finish()
    let marks = elements.indices.map { index in
      SpokenMark(
        number: index + 1, frame: frames[index].offsetBy(dx: -size.minX, dy: -size.minY),
        point: CGPoint(x: points[index].x - size.minX, y: points[index].y - size.minY), path: paths[index],
        words: texts[index].0, details: texts[index].1)
    }
    let image = UIImage(cgImage: CGImage(picture.bitmap), scale: device.scale, orientation: .up)
    let traits = UITraitCollection { $0.displayScale = device.scale }
    let sheet = Stage(device: device, options: RenderOptions()).run { SpokenSheet(image, marks) }
    return try Hosted.view(sheet, Place(size: sheet.frame.size, traits: traits)).picture(background: .white)
  }
}

/// An element as it stands in the picture.
struct SpokenMark {
  let number: Int
  /// The box, in points of the picture.
  let frame: CGRect
  /// Where a double tap touches.
  let point: CGPoint
  /// The outline in the coordinates of the window; nil for the box.
  let path: CGPath?
  let words: String
  let details: [String]

  // Colours that keep apart on light and on dark ground.
  @MainActor private static let colors: [UIColor] = [
    UIColor(red: 0.83, green: 0.13, blue: 0.18, alpha: 1), UIColor(red: 0, green: 0.42, blue: 0.85, alpha: 1),
    UIColor(red: 0.1, green: 0.55, blue: 0.2, alpha: 1), UIColor(red: 0.56, green: 0.2, blue: 0.75, alpha: 1),
    UIColor(red: 0.8, green: 0.42, blue: 0, alpha: 1), UIColor(red: 0, green: 0.52, blue: 0.55, alpha: 1),
    UIColor(red: 0.82, green: 0.1, blue: 0.52, alpha: 1), UIColor(red: 0.4, green: 0.36, blue: 0.1, alpha: 1),
  ]

  @MainActor var color: UIColor { Self.colors[(number - 1) % Self.colors.count] }
}
