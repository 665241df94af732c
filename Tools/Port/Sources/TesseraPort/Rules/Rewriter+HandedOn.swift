// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Adds imports for names that the imported modules reexport on iOS but not on Linux. Each import is added only if its
// names are used, because loading the FoundationNetworking and FoundationXML libraries takes milliseconds.
extension Rewriter {
  /// Adds imports. Returns the lines to insert at the top if there is no import that they can follow.
  ///
  /// - Parameter addsUIKit: Whether every package can import UIKit, as with the Swift SDK.
  func importHandedOnModules(addsUIKit: Bool) -> [String] {
    var added: [String] = []
    if HandedOnNames.usesNetworking(unit.bytes) { added.append("FoundationNetworking") }
    if HandedOnNames.usesXMLParser(unit.bytes) {
      added += ["class FoundationXML.XMLParser", "protocol FoundationXML.XMLParserDelegate"]
    }
    if addsUIKit, imports.modules.contains("XCTest"), !imports.modules.contains("UIKit"),
      HandedOnNames.usesViews(unit.bytes)
    {
      added.append("UIKit")
      imports.modules.insert("UIKit")
    }
    if addsUIKit, HandedOnNames.usesWebViews(unit.bytes), !imports.modules.contains("WebKit") { added.append("WebKit") }
    guard let end = imports.anchor?.end else { return added.map { "import " + $0 } }
    for module in added { edits.insert("; \(imports.prefix)import \(module)", at: end) }
    return []
  }

  /// Returns file-private declarations of Core Graphics functions. Unlike extensions in another module, declarations
  /// in the file's module shadow declarations in other modules.
  func declareIntersections() -> String? {
    guard HandedOnNames.usesIntersections(unit.bytes),
      imports.hasTesseraFoundation
        || !imports.modules.isDisjoint(with: ["Foundation", "XCTest"]) && Needle.isFound("CGRect", in: unit.bytes)
    else { return nil }
    needsFoundation = true
    return """
      fileprivate extension CGRect { func intersects(_ rect2: CGRect) -> Bool { _coreGraphicsIntersects(rect2) }; \
      func intersection(_ r2: CGRect) -> CGRect { _coreGraphicsIntersection(r2) } }
      """
  }
}
