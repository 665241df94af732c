// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Reads the objects of a PDF file on demand, using the file's cross-reference tables (PDF 32000-1, section 7.5). If
// the tables are damaged, the whole file is searched for objects once.

final class PDFFile {
  private enum Place {
    case offset(Int)
    case packed(stream: Int, index: Int)
  }

  private static let maximumObjects = 1_000_000
  private static let maximumTables = 64
  /// The maximum total number of decoded bytes of all streams.
  private static let maximumBytes = 1 << 28

  let bytes: [UInt8]
  private(set) var trailer: [String: PDFObject] = [:]
  private var places: [Int: Place] = [:]
  private var objects: [Int: PDFObject] = [:]
  /// The objects in object streams, by stream number.
  private var packs: [Int: [(number: Int, object: PDFObject)]] = [:]
  private var loading: Set<Int> = []
  private var decoded = 0
  private var functions = 0

  init(_ bytes: [UInt8]) throws(VectorError) {
    self.bytes = bytes
    guard VectorPicture.isPDF(bytes) else { throw .pdf("The file does not begin with %PDF-.", offset: 0) }
    do {
      try readTables()
    } catch {
      if error == .encrypted { throw error }
      places = [:]
      trailer = [:]
    }
    if dictionary(trailer["Root"]) == nil { try search() }
    if trailer["Encrypt"] != nil { throw .encrypted }
  }

  // MARK: Tables

  private func readTables() throws(VectorError) {
    let tail = bytes.suffix(2048)
    guard let at = Self.last("startxref", in: tail) else { throw .pdf("There is no startxref.", offset: bytes.count) }
    var lexer = PDFLexer(bytes, at: at + 9)
    guard let start = try lexer.object()?.integer else { throw lexer.error("startxref has no number.") }
    var open = [start]
    var seen: Set<Int> = []
    while let offset = open.popLast() {
      guard offset >= 0, offset < bytes.count, seen.insert(offset).inserted, seen.count <= Self.maximumTables else {
        continue
      }
      let section = try table(at: offset)
      if trailer.isEmpty { trailer = section }
      if section["Encrypt"] != nil { throw .encrypted }
      if let previous = section["Prev"]?.integer { open.append(previous) }
      if let hybrid = section["XRefStm"]?.integer { open.append(hybrid) }
    }
  }

  /// Reads a cross-reference table and returns its trailer.
  private func table(at offset: Int) throws(VectorError) -> [String: PDFObject] {
    var lexer = PDFLexer(bytes, at: offset)
    guard case .keyword("xref")? = try lexer.object() else { return try tableStream(at: offset) }
    while let first = try lexer.object() {
      if case .keyword("trailer") = first {
        guard let trailer = try lexer.object()?.dictionary else {
          throw lexer.error("The trailer is not a dictionary.")
        }
        return trailer
      }
      guard let start = first.integer, start >= 0, let count = try lexer.object()?.integer, count >= 0,
        count <= Self.maximumObjects
      else { throw lexer.error("The table of objects is damaged.") }
      for number in start..<start + count {
        guard let place = try lexer.object()?.integer, try lexer.object()?.integer != nil,
          case .keyword(let kind)? = try lexer.object()
        else { throw lexer.error("The table of objects is damaged.") }
        if kind == "n" { addObject(number: number, at: .offset(place)) }
      }
    }
    throw lexer.error("The table of objects has no trailer.")
  }

  private func addObject(number: Int, at place: Place) {
    if places[number] == nil, places.count < Self.maximumObjects { places[number] = place }
  }

  private func tableStream(at offset: Int) throws(VectorError) -> [String: PDFObject] {
    let object = try indirect(at: offset).object
    guard case .stream(let dictionary, _) = object, dictionary["Type"]?.name == "XRef",
      let widths = dictionary["W"]?.array?.compactMap(\.integer), widths.count == 3,
      widths.allSatisfy({ (0...8).contains($0) }), let size = dictionary["Size"]?.integer
    else { throw .pdf("There is no table of objects.", offset: offset) }
    let data = try self.data(of: object)
    let index = dictionary["Index"]?.array?.compactMap(\.integer) ?? [0, size]
    let length = widths.reduce(0, +)
    guard length > 0 else { throw .pdf("The table of objects is damaged.", offset: offset) }
    var position = 0
    for pair in stride(from: 0, to: index.count - 1, by: 2) {
      var number = index[pair]
      var rest = index[pair + 1]
      while rest > 0, position + length <= data.count {
        var fields = [1, 0, 0]
        var at = position
        for field in 0..<3 where widths[field] > 0 {
          fields[field] = data[at..<at + widths[field]].reduce(0) { ($0 & 0xFF_FFFF_FFFF) << 8 | Int($1) }
          at += widths[field]
        }
        if fields[0] == 1 { addObject(number: number, at: .offset(fields[1])) }
        if fields[0] == 2 { addObject(number: number, at: .packed(stream: fields[1], index: fields[2])) }
        position += length
        number += 1
        rest -= 1
      }
    }
    return dictionary
  }

  /// Returns the index of the last occurrence of a word in a byte range.
  private static func last(_ word: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let word = Array(word.utf8)
    guard bytes.count >= word.count else { return nil }
    return (bytes.startIndex...bytes.endIndex - word.count).last { bytes[$0...].starts(with: word) }
  }

  /// Searches the whole file for objects (`7 0 obj`), and for the catalog among them. Objects aren't parsed during
  /// the search, because each damaged object could contain the rest of the file.
  private func search() throws(VectorError) {
    places = [:]
    objects = [:]
    let (object, catalog, encryption) = (Array("obj".utf8), Array("/Catalog".utf8), Array("/Encrypt".utf8))
    var last: Int?
    var root: Int?
    for index in bytes.indices {
      if bytes[index] == object[0], bytes[index...].starts(with: object), let start = numberBefore(at: index) {
        var lexer = PDFLexer(bytes, at: start)
        guard let number = try lexer.object()?.integer, places.count < Self.maximumObjects else { continue }
        places[number] = .offset(start)
        last = number
      } else if bytes[index] == catalog[0] {
        if bytes[index...].starts(with: catalog) { root = last }
        if bytes[index...].starts(with: encryption) { throw .encrypted }
      }
    }
    guard let root else { throw .pdf("The document catalog is missing.", offset: bytes.count) }
    trailer = ["Root": .reference(root)]
  }

  /// Returns the index at which the two numbers that precede `obj` begin.
  private func numberBefore(at index: Int) -> Int? {
    guard index > 3 else { return nil }
    var at = index - 1
    for _ in 0..<2 {
      while at > 0, PDFLexer.isBlank(bytes[at]) { at -= 1 }
      let end = at
      while at >= 0, (0x30...0x39).contains(bytes[at]), end - at < 10 { at -= 1 }
      guard at < end else { return nil }
    }
    return at + 1
  }

  // MARK: Objects

  private func indirect(at offset: Int) throws(VectorError) -> (number: Int, object: PDFObject) {
    var lexer = PDFLexer(bytes, at: offset)
    guard let number = try lexer.object()?.integer, try lexer.object()?.integer != nil,
      case .keyword("obj")? = try lexer.object(), let object = try lexer.object()
    else { throw .pdf("There is no object here.", offset: offset) }
    guard case .dictionary(let dictionary) = object else { return (number, object) }
    let before = lexer.position
    guard case .keyword("stream")? = try lexer.object() else {
      lexer.position = before
      return (number, object)
    }
    var start = lexer.position
    if start < bytes.count, bytes[start] == 0x0D { start += 1 }
    if start < bytes.count, bytes[start] == 0x0A { start += 1 }
    return (number, .stream(dictionary, start: start))
  }

  /// Returns the object with a number. Returns null if there is none, as the standard requires.
  func object(at number: Int) throws(VectorError) -> PDFObject {
    if let known = objects[number] { return known }
    guard let place = places[number], loading.insert(number).inserted else { return .null }
    defer { loading.remove(number) }
    let object: PDFObject
    switch place {
    case .offset(let offset): object = try indirect(at: offset).object
    case .packed(let stream, let index):
      let pack = try pack(at: stream)
      object =
        pack.indices.contains(index) && pack[index].number == number
        ? pack[index].object : pack.first { $0.number == number }?.object ?? .null
    }
    objects[number] = object
    return object
  }

  private func pack(at number: Int) throws(VectorError) -> [(number: Int, object: PDFObject)] {
    if let known = packs[number] { return known }
    packs[number] = []
    guard case .stream(let dictionary, _) = try object(at: number), let count = integer(dictionary["N"]),
      let first = integer(dictionary["First"]), count >= 0, count <= Self.maximumObjects
    else { return [] }
    let data = try self.data(of: try object(at: number))
    var head = PDFLexer(data)
    var result: [(number: Int, object: PDFObject)] = []
    for _ in 0..<count {
      guard let number = try head.object()?.integer, let offset = try head.object()?.integer else { break }
      var lexer = PDFLexer(data, at: first + offset)
      result.append((number, try lexer.object() ?? .null))
    }
    packs[number] = result
    return result
  }

  /// Returns the object itself or, for a reference, the object it refers to.
  func resolve(_ object: PDFObject?) -> PDFObject {
    var object = object ?? .null
    for _ in 0..<16 {
      guard case .reference(let number) = object else { return object }
      object = (try? self.object(at: number)) ?? .null
    }
    return .null
  }

  func dictionary(_ object: PDFObject?) -> [String: PDFObject]? { resolve(object).dictionary }
  func array(_ object: PDFObject?) -> [PDFObject]? { resolve(object).array }
  func integer(_ object: PDFObject?) -> Int? { resolve(object).integer }
  func number(_ object: PDFObject?) -> Double? { resolve(object).number }
  func name(_ object: PDFObject?) -> String? { resolve(object).name }

  /// Returns the numbers of an array, or nil if an element isn't a number or there are more than 1,024 elements.
  func numbers(_ object: PDFObject?) -> [Double]? {
    guard let items = array(object), items.count <= 1024 else { return nil }
    let numbers = items.compactMap { number($0) }
    return numbers.count == items.count ? numbers : nil
  }

  /// Counts a function being read. Returns `false` if there are too many. This is possible because functions may
  /// contain each other repeatedly.
  func takeFunction() -> Bool {
    functions += 1
    return functions <= 200_000
  }

  // MARK: Streams

  /// Returns the decoded bytes of a stream.
  func data(of object: PDFObject?) throws(VectorError) -> [UInt8] {
    let (data, rest) = try filtered(object)
    guard let rest else { return data }
    throw .pdf("The filter \(rest) is not supported.", offset: 0)
  }

  /// Returns a stream's bytes, and the name of the first filter that wasn't decoded.
  func filtered(_ object: PDFObject?) throws(VectorError) -> (data: [UInt8], filter: String?) {
    guard case .stream(let dictionary, let start) = resolve(object) else { return ([], nil) }
    let filters = resolve(dictionary["Filter"])
    let names = filters.name.map { [$0] } ?? filters.array?.compactMap { name($0) } ?? []
    let parameters = resolve(dictionary["DecodeParms"])
    let lists = parameters.array ?? [parameters]
    var data = raw(dictionary, start: start)
    for (index, filter) in names.prefix(8).enumerated() {
      switch filter {
      case "FlateDecode", "Fl":
        let limit = min(PDFFilters.maximumBytes, Self.maximumBytes - decoded)
        guard let inflated = PDFFilters.inflate(data, limit: limit) else {
          throw .pdf("A compressed stream is damaged or too long.", offset: start)
        }
        decoded += inflated.count
        data = try unpredicted(
          inflated, parameters: index < lists.count ? self.dictionary(lists[index]) : nil, start: start)[...]
      case "ASCIIHexDecode", "AHx": data = PDFFilters.hexadecimal(data)[...]
      case "ASCII85Decode", "A85": data = PDFFilters.ascii85(data)[...]
      default: return (Array(data), filter)
      }
    }
    decoded += data.count
    guard decoded <= Self.maximumBytes else { throw .tooComplex("bytes in streams") }
    return (Array(data), nil)
  }

  private func unpredicted(
    _ data: [UInt8], parameters: [String: PDFObject]?, start: Int
  ) throws(VectorError) -> [UInt8] {
    guard let parameters, let predictor = integer(parameters["Predictor"]), predictor > 1 else { return data }
    let result = PDFFilters.unpredicted(
      data, predictor: predictor, colors: integer(parameters["Colors"]) ?? 1,
      bits: integer(parameters["BitsPerComponent"]) ?? 8, columns: integer(parameters["Columns"]) ?? 1)
    guard let result else { throw .pdf("A stream's predictor is not supported.", offset: start) }
    return result
  }

  /// Returns the encoded bytes of a stream. Uses the declared length if the end marker follows; otherwise, reads up
  /// to the end marker.
  private func raw(_ dictionary: [String: PDFObject], start: Int) -> ArraySlice<UInt8> {
    guard start <= bytes.count else { return [] }
    let word = Array("endstream".utf8)
    if let length = integer(dictionary["Length"]), length >= 0, length <= bytes.count - start {
      var lexer = PDFLexer(bytes, at: start + length)
      lexer.skipBlanks()
      if bytes[lexer.position...].starts(with: word) { return bytes[start..<start + length] }
    }
    var end = start
    while end < bytes.count, bytes[end] != word[0] || !bytes[end...].starts(with: word) { end += 1 }
    return bytes[start..<end]
  }
}
