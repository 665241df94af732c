// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The memory that a binary property list needs when it is read.
///
/// Its objects refer to each other by number, and Foundation creates a separate object for each reference. Forty arrays that
/// each contain the next one twice take 400 bytes, but would expand to a trillion objects.
struct BinaryListSize {
  private struct Damaged: Error {}

  /// Foundation's maximum depth of property lists.
  private static let deepest = 512

  private let bytes: [UInt8]
  private let referenceSize: Int
  private let top: Int
  /// The start of each object.
  private let places: [Int]
  private let limit: Int
  private var known: [Int?]

  /// Returns whether Foundation reads the list in memory proportional to the file size. Also false for damaged lists.
  static func isBounded(_ data: Data) -> Bool {
    // Keys are shared: those of plurals are in the file once and referenced by one or two bytes.
    guard var size = BinaryListSize([UInt8](data), limit: 16_000_000 + 32 * data.count) else { return false }
    return size.isBounded
  }

  private var isBounded: Bool {
    mutating get { (try? weight(object: top, depth: 0)) != nil }
  }

  /// Reads the trailer of 32 bytes: six unused ones, the sizes of offsets and references, the number of objects, the root
  /// object, and the offset table.
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

  /// Returns a big-endian number, or nil if it is outside the file or exceeds an Int.
  private static func readNumber(_ bytes: [UInt8], at place: Int, size: Int) -> Int? {
    guard place >= 0, place <= bytes.count, size <= bytes.count - place else { return nil }
    var value: UInt64 = 0
    for byte in bytes[place..<place + size] {
      guard value >> 56 == 0 else { return nil }
      value = value << 8 | UInt64(byte)
    }
    return Int(exactly: value)
  }

  /// Returns the number of bytes of an object with everything it refers to.
  private mutating func weight(object: Int, depth: Int) throws -> Int {
    guard places.indices.contains(object), depth < Self.deepest else { throw Damaged() }
    if let weight = known[object] { return weight }
    let marker = bytes[places[object]]
    let (count, start) = try length(at: places[object])
    var weight = 16
    switch marker >> 4 {
    case 4, 5, 7: weight += count
    case 6: weight += 2 * count
    // Property lists have no sets. Foundation reads them, and crashes when it converts one that contains a dictionary.
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

  /// Returns whether an object is a string, as required for keys of dictionaries.
  private func isString(object: Int) -> Bool {
    places.indices.contains(object) && (5...7).contains(bytes[places[object]] >> 4)
  }

  /// Returns the number and the start of an object's elements. The number has four bits, or follows as an object if all are
  /// set.
  private func length(at place: Int) throws -> (count: Int, start: Int) {
    let short = Int(bytes[place] & 15)
    // Numbers and dates use these bits differently, and the other types have fewer than fifteen.
    guard short == 15, bytes[place] >> 4 >= 4 else { return (short, place + 1) }
    guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 1, bytes[place + 1] & 15 <= 3 else { throw Damaged() }
    let size = 1 << Int(bytes[place + 1] & 15)
    guard let count = Self.readNumber(bytes, at: place + 2, size: size), count <= bytes.count else { throw Damaged() }
    return (count, place + 2 + size)
  }
}
