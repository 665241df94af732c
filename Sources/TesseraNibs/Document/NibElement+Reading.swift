// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraXML

extension NibElement {
  /// The maximum size of a file, in bytes. The largest known storyboards are about 5 MB.
  static let largestFile = 64 << 20
  /// The limits of parsing. Interface Builder nests about four elements for each level of views. A file of 5 MB has about
  /// 600,000 elements and attributes. Interface Builder never declares entities.
  private static let limits = XMLTreeLimits(depth: 1000, items: 8_000_000, expansion: 0)

  /// Returns the root element of a nib's or storyboard's data.
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
