// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraXML

extension NibElement {
  /// The maximum file size, in bytes. The largest known storyboards are about 5 MB.
  static let largestFile = 64 << 20
  /// The parser's limits. Interface Builder nests about four elements per level of the view hierarchy. A file of 5 MB
  /// contains about 600,000 elements and attributes. Interface Builder never declares entities.
  private static let limits = XMLTreeLimits(depth: 1000, items: 8_000_000, expansion: 0)

  /// Parses the data of a nib or storyboard and returns the root element.
  static func read(_ bytes: [UInt8]) throws(NibError) -> NibElement {
    guard bytes.count <= largestFile else { throw .tooLarge(bytes.count) }
    guard !bytes.isEmpty else { throw .empty }
    for start in ["bplist", "NIBArchive", "PK\u{3}\u{4}"] where bytes.starts(with: start.utf8) { throw .compiled }
    do throws(XMLTreeError) {
      return NibElement(try XMLTreeReader.read(bytes, limits: limits))
    } catch {
      throw .malformed(error)
    }
  }

  private convenience init(_ tree: XMLTreeElement) {
    self.init(
      name: tree.name, line: tree.line, attributes: Dictionary(tree.attributes.map { ($0.name, $0.value) }) { $1 })
    for node in tree.nodes {
      switch node {
      case .text(let text): self.text += text
      case .element(let element):
        let child = NibElement(element)
        child.parent = self
        children.append(child)
      }
    }
    // Ignore whitespace between elements.
    if !children.isEmpty, text.allSatisfy(\.isWhitespace) { text = "" }
  }
}
