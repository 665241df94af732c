import CoreGraphics
import UIKit

/// Creates images that are not in an asset catalog.
@MainActor
public enum ImageFactory {

  private static let cache = NSCache<NSString, UIImage>()

  /// Draws initials in a circle.
  public static func avatar(initials: String, diameter: CGFloat, color: UIColor = .systemTeal) -> UIImage {
    let key = "\(initials)-\(diameter)-\(color.hash)" as NSString
    if let image = cache.object(forKey: key) { return image }
    let rect = CGRect(x: 0, y: 0, width: diameter, height: diameter)
    let image = UIGraphicsImageRenderer(size: rect.size).image { context in
      color.setFill()
      context.cgContext.fillEllipse(in: rect)
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = .center
      let font = UIFont.systemFont(ofSize: diameter * 0.4, weight: .medium)
      let text = NSAttributedString(
        string: initials,
        attributes: [
          .font: font,
          .foregroundColor: UIColor.white,
          .paragraphStyle: paragraph,
        ])
      text.draw(in: rect.offsetBy(dx: 0, dy: (diameter - font.lineHeight) / 2))
    }
    cache.setObject(image, forKey: key)
    return image
  }

  /// Draws a landscape in the given hue as a placeholder for an unavailable photo.
  public static func placeholder(hue: CGFloat, size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat.default()
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      let cgContext = context.cgContext
      drawSky(hue: hue, size: size, in: cgContext)
      let hill = UIBezierPath()
      hill.move(to: CGPoint(x: 0, y: size.height))
      hill.addLine(to: CGPoint(x: 0, y: size.height * 0.7))
      hill.addCurve(
        to: CGPoint(x: size.width, y: size.height * 0.6),
        controlPoint1: CGPoint(x: size.width * 0.3, y: size.height * 0.4),
        controlPoint2: CGPoint(x: size.width * 0.7, y: size.height * 0.9)
      )
      hill.addLine(to: CGPoint(x: size.width, y: size.height))
      hill.close()
      UIColor(hue: hue, saturation: 0.5, brightness: 0.5, alpha: 1).setFill()
      hill.fill()
    }
  }

  private static func drawSky(hue: CGFloat, size: CGSize, in context: CGContext) {
    let colors = [
      UIColor(hue: hue, saturation: 0.6, brightness: 0.9, alpha: 1).cgColor,
      UIColor(hue: hue, saturation: 0.2, brightness: 1, alpha: 1).cgColor,
    ]
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: colors as CFArray,
        locations: [0, 1]
      )
    else { return }
    context.drawLinearGradient(
      gradient,
      start: .zero,
      end: CGPoint(x: 0, y: size.height),
      options: []
    )
  }

  public static func removeAll() {
    cache.removeAllObjects()
  }
}
