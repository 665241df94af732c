// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Reads the XML of nibs and storyboards: UTF-8, elements, attributes, texts, comments. A reader of its own, because
// Foundation's stands in a library of its own (FoundationXML with libxml2), which every program with views would load, and
// because it tells no lines of elements.
//
// Nothing in a file makes it work longer than its length says: there are no entities but the five of XML and characters by
// number, a document type is refused, and elements stand at most 1,000 deep.

struct MarkupReader {
  /// Bytes of the largest file that is read. The largest storyboards known have some 5 MB.
  static let largestFile = 64 << 20
  /// Elements inside each other. Interface Builder needs about four for each view around a view.
  static let deepest = 1000

  private let bytes: [UInt8]
  private var place = 0
  private var line = 1

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The outermost element of a document.
  static func read(_ bytes: [UInt8]) throws(NibError) -> NibElement {
    guard bytes.count <= largestFile else { throw .tooLarge(bytes.count) }
    if bytes.starts(with: Array("bplist".utf8)) || bytes.starts(with: Array("NIBArchive".utf8)) { throw .compiled }
    var reader = MarkupReader(bytes)
    return try reader.document()
  }

  // MARK: The document

  private mutating func document() throws(NibError) -> NibElement {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    var open: [NibElement] = []
    var root: NibElement?
    while place < bytes.count {
      if bytes[place] != UInt8(ascii: "<") {
        let text = try characters(until: UInt8(ascii: "<"))
        if let last = open.last {
          last.text += text
        } else if !text.allSatisfy(\.isWhitespace) {
          throw malformed("there are characters outside of the document's element")
        }
      } else if skips("<?") {
        try skip(to: "?>", "an instruction")
      } else if skips("<!--") {
        try skip(to: "-->", "a comment")
      } else if skips("<![CDATA[") {
        let start = place
        try skip(to: "]]>", "a section of characters")
        open.last?.text += String(decoding: bytes[start..<(place - 3)], as: UTF8.self)
      } else if skips("<!") {
        throw malformed("a document type, which Interface Builder never writes")
      } else if skips("</") {
        try close(&open)
      } else {
        place += 1
        try begin(&open, &root)
      }
    }
    if let last = open.last { throw malformed("the file ends inside <\(last.name)> of line \(last.line)") }
    guard let root else { throw malformed("the file has no element") }
    return root
  }

  private mutating func begin(_ open: inout [NibElement], _ root: inout NibElement?) throws(NibError) {
    let start = line
    let name = try name("an element")
    let (attributes, isEmpty) = try attributes(of: name)
    let element = NibElement(name: name, line: start, attributes: attributes)
    if let last = open.last {
      last.children.append(element)
      element.parent = last
    } else if root == nil {
      root = element
    } else {
      throw malformed("<\(name)> stands outside of the document's element")
    }
    guard !isEmpty else { return }
    guard open.count < Self.deepest else { throw malformed("elements stand more than \(Self.deepest) deep") }
    open.append(element)
  }

  private mutating func close(_ open: inout [NibElement]) throws(NibError) {
    let name = try name("the end of an element")
    skipBlanks()
    guard place < bytes.count, bytes[place] == UInt8(ascii: ">") else { throw malformed("</\(name) is not closed") }
    place += 1
    guard let last = open.popLast() else { throw malformed("</\(name)> ends nothing") }
    guard last.name == name else { throw malformed("</\(name)> ends <\(last.name)> of line \(last.line)") }
    // Blanks between elements mean nothing.
    if !last.children.isEmpty, last.text.allSatisfy(\.isWhitespace) { last.text = "" }
  }

  private mutating func attributes(of element: String) throws(NibError) -> (values: [String: String], isEmpty: Bool) {
    var values: [String: String] = [:]
    while true {
      skipBlanks()
      guard place < bytes.count else { throw malformed("the file ends inside <\(element)") }
      if skips("/>") { return (values, true) }
      if skips(">") { return (values, false) }
      let name = try name("an attribute of <\(element)>")
      skipBlanks()
      guard skips("=") else { throw malformed("the attribute \(name) of <\(element)> has no value") }
      skipBlanks()
      guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") else {
        throw malformed("the value of \(name) of <\(element)> has no quotes")
      }
      let quote = bytes[place]
      place += 1
      let value = try characters(until: quote)
      guard place < bytes.count else { throw malformed("the value of \(name) of <\(element)> does not end") }
      place += 1
      guard values.updateValue(value, forKey: name) == nil else {
        throw malformed("<\(element)> has the attribute \(name) twice")
      }
    }
  }

  // MARK: Pieces

  private func malformed(_ why: String) -> NibError { .malformed(line: line, why) }

  private mutating func skips(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
    place += count
    return true
  }

  private mutating func skip(to end: StaticString, _ what: String) throws(NibError) {
    while place < bytes.count {
      if skips(end) { return }
      advance()
    }
    throw malformed("\(what) does not end")
  }

  private mutating func advance() {
    if bytes[place] == 10 { line += 1 }
    place += 1
  }

  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place] == 32 || (9...13).contains(bytes[place]) { advance() }
  }

  private mutating func name(_ what: String) throws(NibError) -> String {
    let start = place
    while place < bytes.count, Self.isNameByte(bytes[place]) { place += 1 }
    guard place > start else { throw malformed("\(what) has no name") }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    case UInt8(ascii: ":"), 0x80...0xFF: true
    default: false
    }
  }

  /// The characters before a byte, which is not taken, or the file's end.
  private mutating func characters(until end: UInt8) throws(NibError) -> String {
    var result = ""
    var start = place
    while place < bytes.count, bytes[place] != end {
      guard bytes[place] == UInt8(ascii: "&") else {
        advance()
        continue
      }
      result += String(decoding: bytes[start..<place], as: UTF8.self)
      result.unicodeScalars.append(try entity())
      start = place
    }
    return result + String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func entity() throws(NibError) -> Unicode.Scalar {
    let start = place + 1
    guard let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
      throw malformed("& without the ; of an entity")
    }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    place = end + 1
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    let digits = name.dropFirst(name.hasPrefix("#x") ? 2 : 1)
    guard name.hasPrefix("#"), let code = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10),
      let scalar = Unicode.Scalar(code), code != 0
    else { throw malformed("the entity &\(name); is unknown") }
    return scalar
  }
}
