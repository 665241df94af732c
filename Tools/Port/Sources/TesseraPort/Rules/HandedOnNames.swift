// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Names that `import Foundation`, `import UIKit` and `import XCTest` provide on iOS, but that other modules declare
/// on Linux.
enum HandedOnNames {
  /// Prefixes of the names declared by FoundationNetworking.
  private static let networking = [
    "URLSession", "URLRequest", "URLResponse", "URLCache", "HTTPCookie", "URLCredential", "URLProtectionSpace",
    "URLAuthenticationChallenge", "URLProtocol", "NSURLConnection",
  ]

  static func usesNetworking(_ bytes: [UInt8]) -> Bool {
    networking.contains { Needle.isFound($0, in: bytes) } && !Needle.isFound("import FoundationNetworking", in: bytes)
  }

  /// Returns whether a file uses UIKit's web view, which is declared in WebKit, a module that loads networking
  /// libraries.
  static func usesWebViews(_ bytes: [UInt8]) -> Bool { Needle.isFound("UIWebView", in: bytes) }

  /// Returns whether a file uses XMLParser. Only the parser is imported, because FoundationXML also declares types
  /// that don't exist on iOS, such as XMLElement.
  static func usesXMLParser(_ bytes: [UInt8]) -> Bool {
    Needle.isFound("XMLParser", in: bytes) && !Needle.isFound("import FoundationXML", in: bytes)
  }

  /// Types without UIKit's prefix that view tests use.
  private static let viewNames = [
    "NSLayout", "NSTextAttachment", "NSParagraphStyle", "NSMutableParagraphStyle", "NSShadow", "NSDirectional",
    "NSDiffableDataSource", "NSCollectionLayout", "IndexPath(",
  ]

  /// Returns whether a test uses UIKit declarations.
  static func usesViews(_ bytes: [UInt8]) -> Bool {
    viewNames.contains { Needle.isFound($0, in: bytes) }
      || ["UI", "CA", "CG"].contains { prefix in
        Needle.all(prefix, in: bytes).contains { place in
          let end = place + 2
          return (place == 0 || !Needle.isNamePart(bytes[place - 1])) && end + 1 < bytes.count
            && isCapital(bytes[end]) && !isCapital(bytes[end + 1])
        }
      }
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= 65 && byte <= 90 }

  /// Returns whether a file calls functions that Linux's Foundation defines differently from Core Graphics and that
  /// the file doesn't declare.
  static func usesIntersections(_ bytes: [UInt8]) -> Bool {
    [".intersects(", ".intersection("].contains { Needle.isFound($0, in: bytes) }
      && !["func intersects(", "func intersection(", "@inlinable", "@_transparent", "@_alwaysEmitIntoClient"].contains {
        Needle.isFound($0, in: bytes)
      }
  }
}

extension TriggerScan {
  /// Returns whether a file requires imports of modules that don't exist on iOS, or Core Graphics functions.
  static func needsHandedOnNames(_ bytes: [UInt8]) -> Bool {
    guard Needle.isFound("import ", in: bytes) else { return false }
    return HandedOnNames.usesNetworking(bytes) || HandedOnNames.usesXMLParser(bytes)
      || HandedOnNames.usesWebViews(bytes)
      || Needle.isFound("import XCTest", in: bytes) && !Needle.isFound("import UIKit", in: bytes)
        && HandedOnNames.usesViews(bytes)
      || HandedOnNames.usesIntersections(bytes) && Needle.isFound("CGRect", in: bytes)
      || HandedOnNames.usesIntersections(bytes) && Needle.isFound("import UIKit", in: bytes)
  }
}
