// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The reason why a document cannot be read as XML.
package struct XMLTreeError: Error, Equatable, CustomStringConvertible {
  /// The kind of problem.
  package enum Reason: Equatable, Sendable {
    case noElement
    case unfinished(String)
    case badName
    case badAttribute(String)
    case repeatedAttribute(String)
    /// An end tag that does not match the open element, with the line in which that element begins.
    case wrongEnd(String, open: String, since: Int)
    case unknownEntity(String)
    case tooDeep(Int)
    case tooLarge(String)
    case secondRoot
    case textOutside
    case encoding(String)
    /// Bytes that are invalid in the encoding.
    case damagedText(String)
  }

  /// The kind of problem.
  package let reason: Reason
  /// The line of the problem, from 1.
  package let line: Int

  /// A sentence with the line and, if possible, a solution.
  package var description: String {
    let what =
      switch reason {
      case .noElement: "There is no element in the file."
      case .unfinished(let what): "The file ends within \(what); it is cut off."
      case .badName: "A name is expected after <; a < in a text is written &lt;."
      case .badAttribute(let name): "The attribute \(name) has no quoted value."
      case .repeatedAttribute(let name): "The attribute \(name) stands twice in one element; remove one."
      case .wrongEnd(let name, let open, let since):
        open.isEmpty ? "</\(name)> ends nothing." : "</\(name)> ends <\(open)> of line \(since)."
      case .unknownEntity(let name):
        "The entity &\(name); is not known; write the character itself, and &amp; for an & in a text."
      case .tooDeep(let depth): "Elements are nested more than \(depth) deep."
      case .tooLarge(let what): "The document has more \(what) than is read."
      case .secondRoot: "A second element follows the first one's end."
      case .textOutside: "There is text outside of the element."
      case .encoding(let name): "The encoding \(name) is not read; save the file in UTF-8."
      case .damagedText(let name): "There are bytes that are no \(name); save the file in UTF-8."
      }
    return "Line \(line): \(what)"
  }
}
