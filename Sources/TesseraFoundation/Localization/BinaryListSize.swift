// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// How much a binary property list becomes when it is read.
///
/// Its objects refer to each other by number, and Foundation makes each one anew wherever it is referred to: forty arrays that
/// each hold the next one twice are 400 bytes, and would be a million million objects.
struct BinaryListSize {
  private struct Damaged: Error {}

  /// As deep as Foundation reads lists.
  private static let deepest = 512

  private let bytes: [UInt8]
  private let referenceSize: Int
  private let top: Int
  /// Where each object begins.
  private let places: [Int]
  private let limit: Int
  private var known: [Int?]

  /// Returns whether Foundation reads the list in memory that is in proportion to the file. False also for damaged ones.
  static func isBounded(_ data: Data) -> Bool {
    // Keys are shared: a plural's stand in the file once and are referred to by a byte or two.
    guard var size = BinaryListSize([UInt8](data), limit: 16_000_000 + 32 * data.count) else { return false }
    return size.isBounded
  }

  private var isBounded: Bool {
    mutating get { (try? weight(top, depth: 0)) != nil }
  }

  /// Creates the last 32 bytes: six of nothing, the sizes of places and references, the number of objects, the first one, the
  /// table of places.
  private init?(_ bytes: [UInt8], limit: Int) {
    guard bytes.count >= 40 else { return nil }
    let trailer = bytes.count - 32
    let (placeSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard (1...8).contains(placeSize), (1...8).contains(referenceSize),
      let count = Self.number(bytes, trailer + 8, 8), let top = Self.number(bytes, trailer + 16, 8),
      let table = Self.number(bytes, trailer + 24, 8), table <= trailer, count <= (trailer - table) / placeSize
    else { return nil }
    var places: [Int] = []
    for index in 0..<count {
      guard let place = Self.number(bytes, table + index * placeSize, placeSize), place < table else { return nil }
      places.append(place)
    }
    (self.bytes, self.referenceSize, self.places, self.top, self.limit) = (bytes, referenceSize, places, top, limit)
    known = Array(repeating: nil, count: count)
  }

  /// Bytes from the greatest on; nil for what is outside of the file or greater than an Int.
  private static func number(_ bytes: [UInt8], _ place: Int, _ size: Int) -> Int? {
    guard place >= 0, place <= bytes.count, size <= bytes.count - place else { return nil }
    var value: UInt64 = 0
    for byte in bytes[place..<place + size] {
      guard value >> 56 == 0 else { return nil }
      value = value << 8 | UInt64(byte)
    }
    return Int(exactly: value)
  }

  /// Returns the bytes of an object with all it refers to.
  private mutating func weight(_ object: Int, depth: Int) throws -> Int {
    guard places.indices.contains(object), depth < Self.deepest else { throw Damaged() }
    if let weight = known[object] { return weight }
    let marker = bytes[places[object]]
    let (count, start) = try length(places[object])
    var weight = 16
    switch marker >> 4 {
    case 4, 5, 7: weight += count
    case 6: weight += 2 * count
    // Property lists have no sets. Foundation reads them, and crashes when it converts one with a dictionary in it.
    case 0xB, 0xC: throw Damaged()
    case 0xA, 0xD:
      let references = marker >> 4 == 0xD ? 2 * count : count
      guard references <= (bytes.count - start) / referenceSize else { throw Damaged() }
      for index in 0..<references {
        guard let child = Self.number(bytes, start + index * referenceSize, referenceSize) else { throw Damaged() }
        if marker >> 4 == 0xD, index < count, !isString(child) { throw Damaged() }
        weight += try self.weight(child, depth: depth + 1)
        if weight > limit { throw Damaged() }
      }
    default: break
    }
    known[object] = weight
    return weight
  }

  /// Returns whether an object is a string, as the keys of dictionaries are.
  private func isString(_ object: Int) -> Bool {
    places.indices.contains(object) && (5...7).contains(bytes[places[object]] >> 4)
  }

  /// How many elements an object has and where they begin: four bits, or a number that follows when they are all set.
  private func length(_ place: Int) throws -> (count: Int, start: Int) {
    let short = Int(bytes[place] & 15)
    // Numbers and dates use the bits for something else, and the rest have fewer than fifteen.
    guard short == 15, bytes[place] >> 4 >= 4 else { return (short, place + 1) }
    guard place + 1 < bytes.count, bytes[place + 1] >> 4 == 1, bytes[place + 1] & 15 <= 3 else { throw Damaged() }
    let size = 1 << Int(bytes[place + 1] & 15)
    guard let count = Self.number(bytes, place + 2, size), count <= bytes.count else { throw Damaged() }
    return (count, place + 2 + size)
  }
}
