// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// The objects of a PDF file being written (PDF 32000-1, section 7.5).
final class PDFObjects {
  /// The bytes between `obj` and `endobj`, in order of object numbers, which start at 1.
  private var objects: [[UInt8]] = []
  /// The embedded bitmaps, keyed by the address of their bytes. Retained so that addresses aren't reused.
  private var images: [UnsafeRawPointer: (bitmap: Bitmap, number: Int)] = [:]
  private var states: [String: Int] = [:]

  /// Reserves a number for an object that is added later.
  func reserve() -> Int {
    objects.append([])
    return objects.count
  }

  func fill(number: Int, text: String) {
    objects[number - 1] = Array(text.utf8)
  }

  func add(_ text: String) -> Int {
    let number = reserve()
    fill(number: number, text: text)
    return number
  }

  /// Adds a compressed stream.
  ///
  /// - Parameter entries: The entries of the stream's dictionary, except its length and filter.
  func addStream(_ entries: String, _ data: [UInt8]) -> Int {
    let deflated = PDFBytes.deflated(data)
    let bytes = deflated ?? data
    let number = reserve()
    let filter = deflated == nil ? "" : " /Filter /FlateDecode"
    objects[number - 1] =
      Array("<< \(entries)\(filter) /Length \(bytes.count) >>\nstream\n".utf8) + bytes + Array("\nendstream".utf8)
    return number
  }

  /// Returns the object number of a graphics state. Adds each state only once.
  func state(_ entries: String) -> Int {
    if let known = states[entries] { return known }
    let number = add("<< /Type /ExtGState \(entries) >>")
    states[entries] = number
    return number
  }

  /// Returns the object number of an image. Adds each image only once.
  func image(_ bitmap: Bitmap) -> Int {
    let place = bitmap.bytes.withUnsafeBytes { $0.baseAddress }
    if let place, let known = images[place] { return known.number }
    let number = add(bitmap)
    if let place { images[place] = (bitmap, number) }
    return number
  }

  private func add(_ bitmap: Bitmap) -> Int {
    var colors: [UInt8] = []
    var alphas: [UInt8] = []
    colors.reserveCapacity(bitmap.width * bitmap.height * 3)
    alphas.reserveCapacity(bitmap.width * bitmap.height)
    bitmap.bytes.withUnsafeBufferPointer { bytes in
      for index in stride(from: 0, to: bytes.count, by: 4) {
        let alpha = UInt32(bytes[index + 3])
        alphas.append(bytes[index + 3])
        for channel in 0..<3 {
          let value = UInt32(bytes[index + channel])
          colors.append(alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha)))
        }
      }
    }
    let size = "/Type /XObject /Subtype /Image /Width \(bitmap.width) /Height \(bitmap.height) /BitsPerComponent 8"
    var mask = ""
    if alphas.contains(where: { $0 < 255 }) {
      mask = " /SMask \(addStream("\(size) /ColorSpace /DeviceGray", alphas)) 0 R"
    }
    return addStream("\(size) /ColorSpace /DeviceRGB /Interpolate true\(mask)", colors)
  }

  /// Returns the file with its cross-reference table.
  func file(root: Int, info: Int) -> [UInt8] {
    var file = PDFBytes()
    file.append("%PDF-1.7\n%")
    file.append([0xE2, 0xE3, 0xCF, 0xD3, 0x0A])
    var places: [Int] = []
    for (index, object) in objects.enumerated() {
      places.append(file.bytes.count)
      file.append("\(index + 1) 0 obj\n")
      file.append(object)
      file.append("\nendobj\n")
    }
    let table = file.bytes.count
    file.append("xref\n0 \(objects.count + 1)\n0000000000 65535 f \n")
    for place in places {
      let digits = String(place)
      file.append(String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n")
    }
    file.append(
      "trailer\n<< /Size \(objects.count + 1) /Root \(root) 0 R /Info \(info) 0 R >>\nstartxref\n\(table)\n%%EOF\n")
    return file.bytes
  }
}
