// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// A color space, which converts numbers to colors (PDF 32000-1, section 8.6). Color profiles are ignored: colors are
/// interpreted as gray, RGB or CMYK by their number of channels. RGB is treated as sRGB. CMYK inks are mixed
/// subtractively.
indirect enum PDFColorSpace {
  case gray, rgb, cmyk, lab
  case indexed(PDFColorSpace, greatest: Int, table: [UInt8])
  /// Named inks, with a function that converts their amounts to another color space. Without a supported function,
  /// inks are gray.
  case tint(count: Int, PDFColorSpace, PDFFunction?)
  case pattern

  /// Creates a color space from an object. Returns nil if the object isn't a color space.
  init?(_ object: PDFObject?, resources: [String: PDFObject], file: PDFFile, depth: Int = 0) {
    guard depth < 8 else { return nil }
    if let name = file.name(object) {
      switch name {
      case "DeviceGray", "G", "CalGray": self = .gray
      case "DeviceRGB", "RGB", "CalRGB": self = .rgb
      case "DeviceCMYK", "CMYK": self = .cmyk
      case "Pattern": self = .pattern
      default:
        guard let own = file.dictionary(resources["ColorSpace"])?[name] else { return nil }
        self.init(own, resources: [:], file: file, depth: depth + 1)
      }
      return
    }
    guard let items = file.array(object), let kind = file.name(items.first) else { return nil }
    func base(_ index: Int) -> PDFColorSpace? {
      index < items.count ? PDFColorSpace(items[index], resources: resources, file: file, depth: depth + 1) : nil
    }
    switch kind {
    case "ICCBased":
      guard items.count > 1, let profile = file.dictionary(items[1]) else { return nil }
      switch file.integer(profile["N"]) {
      case 1: self = .gray
      case 3: self = .rgb
      case 4: self = .cmyk
      default: return nil
      }
    case "Lab": self = .lab
    case "Indexed", "I":
      guard items.count > 3, let base = base(1), let greatest = file.integer(items[2]), (0...255).contains(greatest)
      else {
        return nil
      }
      var table: [UInt8] = []
      switch file.resolve(items[3]) {
      case .string(let bytes): table = bytes
      case .stream: table = (try? file.data(of: items[3])) ?? []
      default: return nil
      }
      self = .indexed(base, greatest: greatest, table: table)
    case "Separation", "DeviceN":
      guard items.count > 3, let base = base(2) else { return nil }
      let count = kind == "DeviceN" ? file.array(items[1])?.count ?? 1 : 1
      self = .tint(count: max(1, min(count, 32)), base, count == 1 ? PDFFunction(items[3], file) : nil)
    default:
      self.init(items.first, resources: resources, file: file, depth: depth + 1)
    }
  }

  /// The number of components of a color.
  var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .tint(let count, _, _): count
    case .pattern: 0
    }
  }

  var initial: [Double] {
    switch self {
    case .cmyk: [0, 0, 0, 1]
    case .tint(let count, _, _): [Double](repeating: 1, count: count)
    default: [Double](repeating: 0, count: count)
    }
  }

  /// The range of a channel's stored values in images.
  var range: ClosedRange<Double> { if case .indexed = self { 0...255 } else { 0...1 } }

  /// Returns an opaque color. Missing channels are treated as 0.
  func color(_ values: [Double]) -> Color {
    func value(_ index: Int) -> Double { index < values.count ? values[index] : 0 }
    switch self {
    case .gray: return Color([value(0), value(0), value(0)])
    case .rgb: return Color([value(0), value(1), value(2)])
    case .cmyk:
      let light = 1 - value(3).unit
      return Color((0..<3).map { (1 - value($0).unit) * light })
    case .lab: return Color([Double](repeating: value(0) / 100, count: 3))
    case .indexed(let base, let greatest, let table):
      let index = Int(Swift.min(Swift.max(value(0), 0), Double(greatest)))
      let start = index * base.count
      guard start + base.count <= table.count else { return .black }
      return base.color(table[start..<start + base.count].map { Double($0) / 255 })
    case .tint(_, let base, let function):
      guard let function else {
        let ink = values.max() ?? 0
        return Color([1 - ink, 1 - ink, 1 - ink])
      }
      return base.color(function(value(0)))
    case .pattern: return .black
    }
  }
}
