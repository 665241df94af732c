// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Reads XML 1.0 into a tree, to the extent that images and layouts require: elements, attributes, text, comments,
// CDATA, processing instructions, and entities declared in the document itself. Nothing outside the document is ever
// read. The reader traverses the bytes once, with an explicit stack, and reports the line of every error.
//
// Foundation's reader is not used for two reasons. It is in a separate library (FoundationXML with libxml2), which
// every program with views would load, and it does not report the lines of elements. Images and nibs share this
// reader.

/// A parser that reads an XML document into a tree of elements.
package struct XMLTreeReader {
  private struct Open {
    var name: String
    var attributes: [(name: String, value: String)]
    var nodes: [XMLTreeElement.Node] = []
    var line: Int
  }

  private var scanner: XMLTreeScanner
  private let limits: XMLTreeLimits
  private var entities: XMLTreeEntities
  private var open: [Open] = []
  private var root: XMLTreeElement?
  private var items = 0

  /// Returns the root element of a document in UTF-8, UTF-16, Latin-1 or Windows-1252.
  package static func read(
    _ bytes: [UInt8], limits: XMLTreeLimits = XMLTreeLimits()
  ) throws(XMLTreeError) -> XMLTreeElement {
    var reader = XMLTreeReader(scanner: XMLTreeScanner(try XMLTreeEncoding.utf8(bytes)), limits: limits)
    return try reader.document()
  }

  private init(scanner: XMLTreeScanner, limits: XMLTreeLimits) {
    self.scanner = scanner
    self.limits = limits
    entities = XMLTreeEntities(limit: limits.expansion)
  }

  private mutating func document() throws(XMLTreeError) -> XMLTreeElement {
    while !scanner.isAtEnd {
      if scanner.take("<!--") {
        try scanner.skip(past: "-->", in: "a comment")
      } else if scanner.take("<![CDATA[") {
        let start = scanner.position
        try scanner.skip(past: "]]>", in: "a CDATA section")
        try append(text: scanner.string(start..<scanner.position - 3))
      } else if scanner.take("<?") {
        try scanner.skip(past: "?>", in: "an instruction")
      } else if scanner.take("<!DOCTYPE") {
        try declarations()
      } else if scanner.take("</") {
        try endTag()
      } else if scanner.take("<") {
        try startTag()
      } else {
        try text()
      }
    }
    if let unfinished = open.last {
      throw scanner.error(.unfinished("<\(unfinished.name)> of line \(unfinished.line)"))
    }
    guard let root else { throw scanner.error(.noElement) }
    return root
  }

  // MARK: Tags

  private mutating func startTag() throws(XMLTreeError) {
    let line = scanner.line
    guard let name = scanner.name() else { throw scanner.error(.badName) }
    guard root == nil else { throw scanner.error(.secondRoot) }
    guard open.count < limits.depth else { throw scanner.error(.tooDeep(limits.depth)) }
    try count()
    var attributes: [(name: String, value: String)] = []
    var names: Set<String> = []
    while true {
      scanner.skipBlanks()
      if scanner.take("/>") {
        close(Open(name: name, attributes: attributes, line: line))
        return
      }
      if scanner.take(">") {
        open.append(Open(name: name, attributes: attributes, line: line))
        return
      }
      guard !scanner.isAtEnd else { throw scanner.error(.unfinished("<\(name)>")) }
      let attribute = try self.attribute()
      guard names.insert(attribute.name).inserted else { throw scanner.error(.repeatedAttribute(attribute.name)) }
      attributes.append(attribute)
    }
  }

  private mutating func attribute() throws(XMLTreeError) -> (name: String, value: String) {
    guard let name = scanner.name() else { throw scanner.error(.badName) }
    try count()
    scanner.skipBlanks()
    guard scanner.take("=") else { throw scanner.error(.badAttribute(name)) }
    scanner.skipBlanks()
    guard let range = try scanner.quoted() else { throw scanner.error(.badAttribute(name)) }
    return (name, try entities.expanded(scanner, range, isAttribute: true))
  }

  private mutating func endTag() throws(XMLTreeError) {
    guard let name = scanner.name() else { throw scanner.error(.badName) }
    scanner.skipBlanks()
    guard scanner.take(">") else { throw scanner.error(.unfinished("</\(name)>")) }
    guard let element = open.popLast() else { throw scanner.error(.wrongEnd(name, open: "", since: scanner.line)) }
    guard element.name == name else {
      throw scanner.error(.wrongEnd(name, open: element.name, since: element.line))
    }
    close(element)
  }

  private mutating func close(_ open: Open) {
    let element = XMLTreeElement(name: open.name, attributes: open.attributes, nodes: open.nodes, line: open.line)
    if self.open.isEmpty { root = element } else { self.open[self.open.count - 1].nodes.append(.element(element)) }
  }

  private mutating func count() throws(XMLTreeError) {
    items += 1
    guard items <= limits.items else { throw scanner.error(.tooLarge("elements and attributes")) }
  }

  // MARK: Text

  private mutating func text() throws(XMLTreeError) {
    let range = scanner.rangeOfText()
    let text = try entities.expanded(scanner, range, isAttribute: false)
    try append(text: text)
  }

  private mutating func append(text: String) throws(XMLTreeError) {
    guard !open.isEmpty else {
      guard text.utf8.allSatisfy({ XMLTreeScanner.isBlank($0) || $0 == 0 }) else { throw scanner.error(.textOutside) }
      return
    }
    guard !text.isEmpty else { return }
    open[open.count - 1].nodes.append(.text(text))
  }

  // MARK: Document type

  /// Collects the entities that the document declares, and skips all other declarations.
  private mutating func declarations() throws(XMLTreeError) {
    var isInside = false
    while !scanner.isAtEnd {
      if scanner.take("<!--") {
        try scanner.skip(past: "-->", in: "a comment")
      } else if scanner.take("<?") {
        try scanner.skip(past: "?>", in: "an instruction")
      } else if isInside, scanner.take("<!ENTITY") {
        try entity()
      } else if isInside, scanner.take("<!") {
        try skipDeclaration()
      } else if scanner.take("[") {
        isInside = true
      } else if scanner.take("]") {
        isInside = false
      } else if !isInside, scanner.take(">") {
        return
      } else if try scanner.quoted() == nil {
        scanner.advance()
      }
    }
    throw scanner.error(.unfinished("the document type"))
  }

  private mutating func entity() throws(XMLTreeError) {
    scanner.skipBlanks()
    // Parameter entities and external entities are not supported; a reference to one is an error.
    if !scanner.take("%"), let name = scanner.name() {
      scanner.skipBlanks()
      if let range = try scanner.quoted() {
        try count()
        entities.declare(name, scanner.string(range))
      }
    }
    try skipDeclaration()
  }

  private mutating func skipDeclaration() throws(XMLTreeError) {
    while !scanner.isAtEnd {
      if scanner.take(">") { return }
      if try scanner.quoted() == nil { scanner.advance() }
    }
    throw scanner.error(.unfinished("a declaration"))
  }
}
