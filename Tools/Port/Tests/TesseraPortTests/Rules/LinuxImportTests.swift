// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraPort

/// Imports that files need on Linux but not on iOS.
@Suite struct LinuxImportTests {
  static let cases: [Rewriting] = [
    Rewriting(
      "Requests", "import Foundation\nlet request: URLRequest? = nil\n",
      "import Foundation; import FoundationNetworking\nlet request: URLRequest? = nil\n"),
    Rewriting(
      "Requests with UIKit", "import UIKit\nlet task: URLSessionDataTask? = nil\n",
      "import UIKit; import FoundationNetworking\nlet task: URLSessionDataTask? = nil\n"),
    Rewriting(
      "The access level of the import", "public import Foundation\npublic func f(_ r: HTTPURLResponse) {}\n",
      "public import Foundation; public import FoundationNetworking\npublic func f(_ r: HTTPURLResponse) {}\n"),
    Rewriting(
      "Exported imports", "@_exported import Foundation\npublic typealias Request = URLRequest\n",
      "@_exported import Foundation; @_exported import FoundationNetworking\npublic typealias Request = URLRequest\n"),
    Rewriting(
      "A file for Linux, too",
      unchanged:
        "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nlet r: URLRequest? = nil\n"
    ),
    Rewriting(
      "Tests of an app", "@testable import App\nimport Foundation\nlet r: URLRequest? = nil\n",
      "@testable import App\nimport Foundation; import FoundationNetworking\nlet r: URLRequest? = nil\n"),
    Rewriting(
      "Parsers", "import Foundation\nfinal class Reader: NSObject, XMLParserDelegate {}\n",
      "import Foundation; import class FoundationXML.XMLParser; import protocol FoundationXML.XMLParserDelegate\n"
        + "final class Reader: NSObject, XMLParserDelegate {}\n"),
    Rewriting("Other names", unchanged: "import Foundation\nlet url: URL? = nil\n"),
    Rewriting("Tests without Tessera", unchanged: "import XCTest\nlet color: UIColor? = nil\n"),
    Rewriting("Sets", unchanged: "import Foundation\nlet a = Set([1]).intersection([2])\n"),
    Rewriting(
      "Rectangles", "import UIKit\nlet a = x.intersects(y)\n",
      "import UIKit\nlet a = x.intersects(y)\n"
        + "fileprivate extension CGRect { func intersects(_ rect2: CGRect) -> Bool { _coreGraphicsIntersects(rect2) }; "
        + "func intersection(_ r2: CGRect) -> CGRect { _coreGraphicsIntersection(r2) } }\n"),
    Rewriting(
      "Rectangles in a test", "import XCTest\nlet a = CGRect.zero.intersects(y)\n",
      "import XCTest; import TesseraFoundation\nlet a = CGRect.zero.intersects(y)\n"
        + "fileprivate extension CGRect { func intersects(_ rect2: CGRect) -> Bool { _coreGraphicsIntersects(rect2) }; "
        + "func intersection(_ r2: CGRect) -> CGRect { _coreGraphicsIntersection(r2) } }\n"),
    Rewriting(
      "A file with custom overloads",
      unchanged: "import UIKit\nextension CGRect { func intersects(_ other: CGRect) -> Bool { false } }\n"),
  ]

  @Test(arguments: cases) func files(_ rewriting: Rewriting) async {
    #expect(await ported(rewriting.before) == rewriting.after)
  }

  /// An import inside `#if` may not be compiled, so no import is added after it.
  @Test func conditions() async {
    let text = "#if canImport(AppKit)\nimport AppKit\n#else\nimport UIKit\n#endif\nlet request: URLRequest? = nil\n"
    let result = await ported(["A.swift": text]).files["A.swift"] ?? ""
    #expect(result.hasPrefix("import FoundationNetworking\n") && result.hasSuffix(text))
  }

  /// With the Swift SDK, each package can import UIKit.
  @Test func testsOfTheSDK() async {
    func ported(_ text: String) async -> String {
      let source = PortSource(path: "/app/A.swift", bytes: Array(text.utf8))
      let result = await Porter(locations: .none).port([source])
      return String(decoding: result.sources[0].bytes, as: UTF8.self)
    }
    #expect(
      await ported("import XCTest\nlet color: UIColor? = nil\n")
        == "import XCTest; import UIKit\nlet color: UIColor? = nil\n")
    #expect(
      await ported("import UIKit\nlet view: UIWebView? = nil\n")
        == "import UIKit; import WebKit\nlet view: UIWebView? = nil\n")
    #expect(await ported("import XCTest\nlet text = \"GUID\"\n") == "import XCTest\nlet text = \"GUID\"\n")
  }
}
