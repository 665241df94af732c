// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An error that occurs if a document cannot be read as XML.
package struct XMLTreeError: Error, Equatable, CustomStringConvertible {
  /// The type of problem.
  package enum Reason: Equatable, Sendable {
    case noElement
    case unfinished(String)
    case badName
    case badAttribute(String)
    case repeatedAttribute(String)
    /// An end tag that does not match the open element. `since` is the line at which that element begins.
    case wrongEnd(String, open: String, since: Int)
    case unknownEntity(String)
    case tooDeep(Int)
    case tooLarge(String)
    case secondRoot
    case textOutside
    case encoding(String)
    /// Bytes that are invalid in the document's encoding.
    case damagedText(String)
  }

  /// The type of problem.
  package let reason: Reason
  /// The line of the problem, starting at 1.
  package let line: Int

  /// A sentence with the line and, if possible, a remedy.
  package var description: String {
    let what =
      switch reason {
      case .noElement: "The file contains no element."
      case .unfinished(let what): "The file ends within \(what); it is truncated."
      case .badName: "Expected a name after <; write &lt; for a < in text."
      case .badAttribute(let name): "The attribute \(name) has no quoted value."
      case .repeatedAttribute(let name): "The attribute \(name) occurs twice in one element; remove one."
      case .wrongEnd(let name, let open, let since):
        open.isEmpty ? "</\(name)> has no start tag." : "</\(name)> does not match <\(open)> in line \(since)."
      case .unknownEntity(let name):
        "The entity &\(name); is unknown; write the character itself, or &amp; for an & in text."
      case .tooDeep(let depth): "Elements are nested more than \(depth) deep."
      case .tooLarge(let what): "The document has too much content (\(what))."
      case .secondRoot: "There is a second root element."
      case .textOutside: "There is text outside the root element."
      case .encoding(let name): "The encoding \(name) is not supported; save the file as UTF-8."
      case .damagedText(let name): "The file contains bytes that are not valid \(name); save it as UTF-8."
      }
    return "Line \(line): \(what)"
  }
}
