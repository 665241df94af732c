// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// An estimate of the memory that Foundation requires to read a binary property list.
///
/// The objects in a property list refer to each other by number, and Foundation creates a separate object for each
/// reference. For example, a file of 400 bytes can contain forty nested arrays, each with two references to the next
/// array. They would expand to 2⁴⁰ (a trillion) objects.
struct BinaryListSize {
  private struct Damaged: Error {}

  /// The maximum nesting depth of property lists in Foundation.
  private static let deepest = 512

  private let bytes: [UInt8]
  private let referenceSize: Int
  private let top: Int
  /// The byte offset of each object.
  private let places: [Int]
  private let limit: Int
  private var known: [Int?]

  /// Returns whether Foundation can read the list with memory proportional to the file size. Returns false for
  /// damaged lists.
  static func isBounded(_ data: Data) -> Bool {
    // The limit is a multiple of the file size because dictionary keys are shared. In lists of plural forms, each key
    // is stored once and referenced by one or two bytes.
    guard var size = BinaryListSize([UInt8](data), limit: 16_000_000 + 32 * data.count) else { return false }
    return size.isBounded
  }

  private var isBounded: Bool {
    mutating get { (try? weight(object: top, depth: 0)) != nil }
  }

  /// Reads the trailer of 32 bytes: six unused bytes, the size of offsets, the size of references, the number of
  /// objects, the root object, and the position of the offset table.
  private init?(_ bytes: [UInt8], limit: Int) {
    guard bytes.count >= 40 else { return nil }
    let trailer = bytes.count - 32
    let (placeSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard (1...8).contains(placeSize), (1...8).contains(referenceSize),
      let count = Self.readNumber(bytes, at: trailer + 8, size: 8),
      let top = Self.readNumber(bytes, at: trailer + 16, size: 8),
      let table = Self.readNumber(bytes, at: trailer + 24, size: 8), table <= trailer,
      count <= (trailer - table) / placeSize
    else { return nil }
    var places: [Int] = []
    for index in 0..<count {
      guard let place = Self.readNumber(bytes, at: table + index * placeSize, size: placeSize), place < table else {
        return nil
      }
      places.append(place)
    }
    (self.bytes, self.referenceSize, self.places, self.top, self.limit) = (bytes, referenceSize, places, top, limit)
    known = Array(repeating: nil, count: count)
  }

  /// Returns a big-endian number, or nil if it is outside of the file or exceeds the range of Int.
  private static func readNumber(_ bytes: [UInt8], at place: Int, size: Int) -> Int? {
    guard place >= 0, place <= bytes.count, size <= bytes.count - place else { return nil }
    var value: UInt64 = 0
    for byte in bytes[place..<place + size] {
      guard value >> 56 == 0 else { return nil }
      value = value << 8 | UInt64(byte)
    }
    return Int(exactly: value)
  }

  /// Returns the number of bytes that an object requires, including all objects that it refers to.
  private mutating func weight(object: Int, depth: Int) throws -> Int {
    guard places.indices.contains(object), depth < Self.deepest else { throw Damaged() }
    if let weight = known[object] { return weight }
    let marker = bytes[places[object]]
    let (count, start) = try length(at: places[object])
    var weight = 16
    switch marker >> 4 {
    case 4, 5, 7: weight += count
    case 6: weight += 2 * count
    // Property lists can't contain sets. Foundation reads them but crashes when it converts a set that contains a
    // dictionary.
    case 0xB, 0xC: throw Damaged()
    case 0xA, 0xD:
      let references = marker >> 4 == 0xD ? 2 * count : count
      guard references <= (bytes.count - start) / referenceSize else { throw Damaged() }
      for index in 0..<references {
        guard let child = Self.readNumber(bytes, at: start + index * referenceSize, size: referenceSize) else {
          throw Damaged()
        }
        if marker >> 4 == 0xD, index < count, !isString(object: child) { throw Damaged() }
        weight += try self.weight(object: child, depth: depth + 1)
        if weight > limit { throw Damaged() }
      }
    default: break
    }
    known[object] = weight
    return weight
  }

  /// Returns whether an object is a string. Dictionary keys must be strings.
  private func isString(object: Int) -> Bool {
    places.indices.contains(object) && (5...7).contains(bytes[places[object]] >> 4)
  }

  /// Returns the number of an object's elements and the offset of the first element. The number is stored in four
  /// bits. If all four bits are set, the number is stored as a separate object.
  private func length(at place: Int) throws -> (count: Int, start: Int) {
    let short = Int(bytes[place] & 15)
    // Numbers and dates use these four bits differently, and the remaining types always have fewer than fifteen
    // elements.
    guard short == 15, bytes[place] >> 4 >= 4 else { return (short, place + 1) }
    guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 1, bytes[place + 1] & 15 <= 3 else { throw Damaged() }
    let size = 1 << Int(bytes[place + 1] & 15)
    guard let count = Self.readNumber(bytes, at: place + 2, size: size), count <= bytes.count else { throw Damaged() }
    return (count, place + 2 + size)
  }
}
