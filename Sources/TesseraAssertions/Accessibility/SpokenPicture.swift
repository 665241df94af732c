// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Tessera
import TesseraGraphics
package import TesseraRaster
@_spi(Tessera) import TesseraViews

// Renders an image of the accessibility elements, similar to AccessibilitySnapshot by Cash App. It shows the screen,
// each element highlighted in a different color with a number, and a legend with the spoken text.

extension HostedValue {
  /// Returns the image with its legend, after restoring the views. The result's `finish` closure removes the legend.
  package func accessibilityPicture(background: Color) throws -> CapturedPicture {
    let elements = inStage { SpokenOrder(of: root).elements }
    let (frames, size) = inStage { (elements.map { root.convert($0.frame, from: nil) }, root.bounds) }
    let points = inStage { elements.map { root.convert($0.activationPoint, from: nil) } }
    let paths = inStage { elements.map { $0.path?.cgPath } }
    let texts = elements.map { ($0.words, AccessibilityText.details($0)) }
    let picture = try picture(background: background)
    picture.finish()
    let marks = elements.indices.map { index in
      AccessibilityMark(
        number: index + 1, frame: frames[index].offsetBy(dx: -size.minX, dy: -size.minY),
        point: CGPoint(x: points[index].x - size.minX, y: points[index].y - size.minY), path: paths[index],
        words: texts[index].0, details: texts[index].1)
    }
    let image = UIImage(cgImage: CGImage(picture.bitmap), scale: device.scale, orientation: .up)
    let traits = UITraitCollection { $0.displayScale = device.scale }
    let sheet = Stage(device: device, options: RenderOptions()).run { AccessibilityLegendView(image, marks) }
    return try HostedValue.view(sheet, in: HostingEnvironment(size: sheet.frame.size, traits: traits)).picture(
      background: .white)
  }
}

/// A highlighted accessibility element in the image.
struct AccessibilityMark {
  let number: Int
  /// The element's frame, in points of the image.
  let frame: CGRect
  /// The activation point.
  let point: CGPoint
  /// The element's outline in window coordinates, or nil to use its frame.
  let path: CGPath?
  let words: String
  let details: [String]

  // Colors that are distinguishable on light and dark backgrounds.
  @MainActor private static let colors: [UIColor] = [
    UIColor(red: 0.83, green: 0.13, blue: 0.18, alpha: 1), UIColor(red: 0, green: 0.42, blue: 0.85, alpha: 1),
    UIColor(red: 0.1, green: 0.55, blue: 0.2, alpha: 1), UIColor(red: 0.56, green: 0.2, blue: 0.75, alpha: 1),
    UIColor(red: 0.8, green: 0.42, blue: 0, alpha: 1), UIColor(red: 0, green: 0.52, blue: 0.55, alpha: 1),
    UIColor(red: 0.82, green: 0.1, blue: 0.52, alpha: 1), UIColor(red: 0.4, green: 0.36, blue: 0.1, alpha: 1),
  ]

  @MainActor var color: UIColor { Self.colors[(number - 1) % Self.colors.count] }
}
