// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics

/// The default values and the operation of a filter. Values apply to premultiplied components in linear light.
struct FilterRecipe {
  let keys: [String]
  let defaults: [String: Any]
  let make: (FilterValues) -> CIImage?

  init(_ keys: [String], defaults: [String: Any] = [:], make: @escaping (FilterValues) -> CIImage?) {
    (self.keys, self.defaults, self.make) = (keys, defaults, make)
  }

  static var all: [String: FilterRecipe] {
    colors.merging(shapes) { first, _ in first }.merging(generators) { first, _ in first }
      .merging(compositing) { first, _ in first }
  }

  private static let image = [kCIInputImageKey]
  private static let luma = Tile.Pixel(0.2126, 0.7152, 0.0722, 0)

  private static func gray(_ color: Tile.Pixel) -> Tile.Pixel {
    let value = (color * luma).sum()
    return Tile.Pixel(value, value, value, color.w)
  }

  private static func mix(_ a: Tile.Pixel, with b: Tile.Pixel, amount: Float) -> Tile.Pixel { a + (b - a) * amount }

  private static func matrix(_ c: Tile.Pixel) -> Tile.Pixel {
    Tile.Pixel(
      (c * Tile.Pixel(0.393, 0.769, 0.189, 0)).sum(), (c * Tile.Pixel(0.349, 0.686, 0.168, 0)).sum(),
      (c * Tile.Pixel(0.272, 0.534, 0.131, 0)).sum(), c.w)
  }

  // MARK: Colors

  private static var colors: [String: FilterRecipe] {
    [
      "CIColorInvert": FilterRecipe(image) {
        $0.image()?.mappingColors { Tile.Pixel(1 - $0.x, 1 - $0.y, 1 - $0.z, $0.w) }
      },
      "CIColorControls": FilterRecipe(
        image + [kCIInputSaturationKey, kCIInputBrightnessKey, kCIInputContrastKey],
        defaults: [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0]
      ) { values in
        let (s, b) = (Float(values.number(kCIInputSaturationKey)), Float(values.number(kCIInputBrightnessKey)))
        let c = Float(values.number(kCIInputContrastKey))
        return values.image()?.mappingColors { color in
          var result = (mix(gray(color), with: color, amount: s) + b - 0.5) * c + 0.5
          result.w = color.w
          return result
        }
      },
      "CISepiaTone": FilterRecipe(image + [kCIInputIntensityKey], defaults: [kCIInputIntensityKey: 1.0]) { values in
        let amount = Float(values.number(kCIInputIntensityKey))
        return values.image()?.mappingColors { mix($0, with: matrix($0), amount: amount) }
      },
      "CIColorMonochrome": FilterRecipe(
        image + [kCIInputColorKey, kCIInputIntensityKey],
        defaults: [kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0]
      ) { values in
        let (color, amount) = (values.color(kCIInputColorKey), Float(values.number(kCIInputIntensityKey)))
        guard let image = values.image() else { return nil }
        return CIImage(extent: image.extent, inputs: [image]) { [make = image.make] rect, space in
          var tint = space.pixel(CIColor(red: color.red, green: color.green, blue: color.blue))
          tint.w = 1
          return make(rect, space).mappingColors { mix($0, with: gray($0) * tint, amount: amount) }
        }
      },
      "CIPhotoEffectMono": FilterRecipe(image) { $0.image()?.mappingColors(gray) },
      "CIPhotoEffectNoir": FilterRecipe(image) {
        // Converts the color to gray with 1.5 times the contrast.
        $0.image()?.mappingColors { color in
          var result = (gray(color) - 0.18) * 1.5 + 0.18
          result.w = color.w
          return result
        }
      },
    ]
  }

  // MARK: Shapes

  private static var shapes: [String: FilterRecipe] {
    [
      "CIGaussianBlur": FilterRecipe(image + [kCIInputRadiusKey], defaults: [kCIInputRadiusKey: 10.0]) {
        $0.image()?.applyingGaussianBlur(sigma: $0.number(kCIInputRadiusKey))
      },
      "CIAreaAverage": FilterRecipe(image + [kCIInputExtentKey]) { values in
        guard let image = values.image() else { return nil }
        return image.average(of: values.rect(kCIInputExtentKey) ?? image.extent)
      },
      "CICrop": FilterRecipe(image + ["inputRectangle"]) { values in
        values.rect("inputRectangle").flatMap { values.image()?.cropped(to: $0) } ?? values.image()
      },
      "CIAffineTransform": FilterRecipe(image + [kCIInputTransformKey]) {
        $0.image()?.transformed(by: $0.transform(kCIInputTransformKey))
      },
      "CIAffineClamp": FilterRecipe(image + [kCIInputTransformKey]) {
        $0.image()?.clampedToExtent().transformed(by: $0.transform(kCIInputTransformKey))
      },
    ]
  }

  // MARK: Generators

  private static var generators: [String: FilterRecipe] {
    [
      "CIConstantColorGenerator": FilterRecipe([kCIInputColorKey], defaults: [kCIInputColorKey: CIColor.red]) {
        CIImage(color: $0.color(kCIInputColorKey))
      },
      "CILinearGradient": FilterRecipe(
        ["inputPoint0", "inputPoint1", "inputColor0", "inputColor1"],
        defaults: [
          "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200), "inputColor0": CIColor.white,
          "inputColor1": CIColor.black,
        ], make: linearGradient),
      "CIQRCodeGenerator": FilterRecipe(
        ["inputMessage", "inputCorrectionLevel"], defaults: ["inputCorrectionLevel": "M"]
      ) {
        guard let data = $0.data("inputMessage") else { return nil }
        return CIImage.qrCode(data, level: $0.text("inputCorrectionLevel") ?? "M")
      },
    ]
  }

  private static func linearGradient(_ values: FilterValues) -> CIImage? {
    let (a, b) = (values.point("inputPoint0"), values.point("inputPoint1"))
    let (first, last) = (values.color("inputColor0"), values.color("inputColor1"))
    let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
    let square = dx * dx + dy * dy
    guard square > 0, square.isFinite else { return CIImage(color: first) }
    return CIImage(extent: .infinite) { rect, space in
      let (from, to) = (space.pixel(first), space.pixel(last))
      return Tile.make(rect) { x, y in
        let t = ((x - Double(a.x)) * dx + (y - Double(a.y)) * dy) / square
        return mix(from, with: to, amount: Float(max(0, min(t, 1))))
      }
    }
  }

  // MARK: Compositing

  private static func over(
    _ blend: @escaping @Sendable (_ source: Tile.Pixel, _ under: Tile.Pixel) -> Tile.Pixel
  ) -> FilterRecipe {
    FilterRecipe(image + [kCIInputBackgroundImageKey]) { values in
      guard let source = values.image() else { return nil }
      return source.blended(with: values.image(kCIInputBackgroundImageKey) ?? .empty(), blend)
    }
  }

  /// Returns a filter with a blend mode of the W3C compositing specification. Only the area that both images cover is
  /// blended.
  private static func mode(_ blend: @escaping @Sendable (Tile.Pixel, Tile.Pixel) -> Tile.Pixel) -> FilterRecipe {
    over { source, under in
      var both = Tile.Pixel.zero
      if source.w > 0, under.w > 0 { both = blend(source / source.w, under / under.w) * (source.w * under.w) }
      var result = source * (1 - under.w) + under * (1 - source.w) + both
      result.w = source.w + under.w - source.w * under.w
      return result
    }
  }

  private static var compositing: [String: FilterRecipe] {
    [
      "CISourceOverCompositing": over { source, under in source + under * (1 - source.w) },
      "CISourceInCompositing": over { source, under in source * under.w },
      "CISourceOutCompositing": over { source, under in source * (1 - under.w) },
      "CISourceAtopCompositing": over { source, under in source * under.w + under * (1 - source.w) },
      "CIMultiplyBlendMode": mode { $0 * $1 },
      "CIScreenBlendMode": mode { $0 + $1 - $0 * $1 },
      "CIDarkenBlendMode": mode { pointwiseMin($0, $1) },
      "CILightenBlendMode": mode { pointwiseMax($0, $1) },
    ]
  }
}
