// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The EXIF tags that affect how an image is displayed. All other tags are ignored.
///
///     ┌ "II" or "MM" ┐┌ 42 ┐┌ offset of the directory ┐ … ┌ count ┐┌ tag ─ type ─ count ─ value or its offset ┐┌ …
///           2            2              4                    2        2      2      4           4
struct ExifTags: Equatable {
  private(set) var orientation: PictureOrientation?
  private(set) var resolution: PictureHeader.Resolution?

  /// Reads the first directory. Malformed tags are treated as missing.
  init(_ tiff: ArraySlice<UInt8>) {
    guard tiff.count >= 8 else { return }
    let reader = Reader(bytes: tiff, isLittle: tiff.starts(with: [0x49, 0x49]))
    guard reader.isLittle || tiff.starts(with: [0x4D, 0x4D]), reader.number(at: 2, bytes: 2) == 42,
      let directory = reader.number(at: 4, bytes: 4), let count = reader.number(at: directory, bytes: 2)
    else { return }
    var (x, y): (Double?, Double?)
    var unit = 2
    for entry in 0..<count {
      let at = directory + 2 + entry * 12
      guard let tag = reader.number(at: at, bytes: 2), let type = reader.number(at: at + 2, bytes: 2) else { break }
      switch (tag, type) {
      case (0x0112, 3): orientation = reader.number(at: at + 8, bytes: 2).flatMap(PictureOrientation.init)
      case (0x011A, 5): x = reader.ratio(at: at + 8)
      case (0x011B, 5): y = reader.ratio(at: at + 8)
      case (0x0128, 3): unit = reader.number(at: at + 8, bytes: 2) ?? 2
      default: break
      }
    }
    // Unit 2 means inches, and unit 3 means centimeters.
    guard let x, let y, unit == 2 || unit == 3 else { return }
    let scale = unit == 3 ? 2.54 : 1
    resolution = PictureHeader.Resolution(x: x * scale, y: y * scale)
  }

  private struct Reader {
    let bytes: ArraySlice<UInt8>
    let isLittle: Bool

    func number(at offset: Int, bytes count: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - count else { return nil }
      let start = bytes.startIndex + offset
      let part = bytes[start..<start + count]
      return isLittle ? part.reversed().reduce(0) { $0 << 8 | Int($1) } : part.reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns the rational number that the value at `offset` points to, or `nil` unless the number is positive.
    func ratio(at offset: Int) -> Double? {
      guard let place = number(at: offset, bytes: 4), let above = number(at: place, bytes: 4),
        let below = number(at: place + 4, bytes: 4), above > 0, below > 0
      else { return nil }
      return Double(above) / Double(below)
    }
  }
}
