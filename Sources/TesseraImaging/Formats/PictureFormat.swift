// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A file format, which is detected from the file's first bytes. File names are ignored.
package enum PictureFormat: String, Sendable, CaseIterable {
  case png = "PNG"
  case jpeg = "JPEG"
  case webP = "WebP"
  case gif = "GIF"
  case heic = "HEIC"
  case avif = "AVIF"
  case bmp = "BMP"
  case tiff = "TIFF"
  case ico = "ICO"
  case pdf = "PDF"
  case svg = "SVG"

  /// Detects the format of a file. Returns `nil` if its first bytes match no format.
  package init?(_ bytes: [UInt8]) {
    guard let format = Self.sniff(bytes) else { return nil }
    self = format
  }

  /// Whether Tessera can decode this format.
  package var isRead: Bool {
    switch self {
    case .png, .jpeg, .webP, .gif, .heic, .bmp, .tiff: true
    case .avif, .ico, .pdf, .svg: false
    }
  }

  /// The uniform type identifier.
  package var typeIdentifier: String {
    switch self {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .webP: "org.webmproject.webp"
    case .gif: "com.compuserve.gif"
    case .heic: "public.heic"
    case .avif: "public.avif"
    case .bmp: "com.microsoft.bmp"
    case .tiff: "public.tiff"
    case .ico: "com.microsoft.ico"
    case .pdf: "com.adobe.pdf"
    case .svg: "public.svg-image"
    }
  }

  private static func sniff(_ bytes: [UInt8]) -> PictureFormat? {
    func has(_ text: String, at index: Int = 0) -> Bool { bytes.dropFirst(index).starts(with: text.utf8) }
    if !bytes.isEmpty, bytes.count < 8, PNG.signature.starts(with: bytes) { return .png }
    if bytes.starts(with: PNG.signature) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if has("RIFF"), has("WEBP", at: 8) { return .webP }
    if has("GIF87a") || has("GIF89a") { return .gif }
    if has("ftyp", at: 4) { return brand(bytes) }
    if has("BM") { return .bmp }
    if bytes.starts(with: [0x49, 0x49, 0x2A, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A]) { return .tiff }
    if bytes.starts(with: [0, 0, 1, 0]) { return .ico }
    if has("%PDF-") { return .pdf }
    let text = bytes.prefix(1024).drop { $0 <= 0x20 || $0 >= 0x80 }
    if text.starts(with: "<svg".utf8) { return .svg }
    let start = String(decoding: text, as: UTF8.self)
    return start.hasPrefix("<") && start.split(separator: "<").contains { $0.hasPrefix("svg") } ? .svg : nil
  }

  /// Returns the format named by the brands of a file in the ISO base media format (ISO 14496-12).
  private static func brand(_ bytes: [UInt8]) -> PictureFormat? {
    let size = bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    let brands = stride(from: 8, to: min(size, bytes.count) - 3, by: 4).map {
      String(decoding: bytes[$0..<$0 + 4], as: UTF8.self)
    }
    if brands.contains("avif") || brands.contains("avis") { return .avif }
    return brands.contains { ["heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"].contains($0) } ? .heic : nil
  }
}
