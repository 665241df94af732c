// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraPort

/// Rewritten `#if` conditions and imports.
@Suite struct ConditionTests {
  static let table: [Rewriting] = [
    Rewriting(
      "iOS in all combinations",
      """
      #if os(iOS)
      let a = 1
      #elseif os(macOS) || !os(iOS) && os(tvOS)
      let a = 2
      #endif
      #if os( iOS ) || targetEnvironment(simulator)
      let b = 1
      #endif

      """,
      """
      #if canImport(UIKit)
      let a = 1
      #elseif os(macOS) || !canImport(UIKit) && os(tvOS)
      let a = 2
      #endif
      #if canImport(UIKit) || true
      let b = 1
      #endif

      """),
    Rewriting(
      "conditions that name Linux are unchanged",
      unchanged: """
        #if os(iOS)
        let a = 1
        #elseif os(Linux)
        let a = 2
        #endif

        """),
    Rewriting(
      "parts of modules",
      """
      import UIKit.UIColor
      import UIKit.UIGestureRecognizerSubclass
      import class UIKit.UIView
      import CoreGraphics.CGGeometry

      """,
      """
      import UIKit        
      import UIKit                            
      import class UIKit.UIView
      import CoreGraphics           

      """),
    Rewriting(
      "modules that Linux lacks",
      """
      import Darwin
      import Darwin.C
      import func Darwin.sqrt
      import ObjectiveC
      import ObjectiveC.runtime
      import UIKit

      """,
      """
      import Glibc 
      import Glibc   
      import func Glibc.sqrt
                       
                               
      import UIKit

      """),
    Rewriting(
      "logs, whose modules have another name",
      """
      import os
      import os.log
      import OSLog
      import struct os.Logger
      #if canImport(os) && !canImport(OSLog)
      let log = os.Logger()
      #endif

      """,
      """
      import TesseraOS
      import TesseraOS    
      import TesseraOS
      import struct TesseraOS.Logger
      #if canImport(TesseraOS) && !canImport(TesseraOS)
      let log = os.Logger()
      #endif

      """),
    Rewriting(
      "features that Linux's Foundation lacks",
      """
      import Foundation
      let start = CFAbsoluteTimeGetCurrent()

      """,
      """
      import Foundation; import TesseraFoundation
      let start = CFAbsoluteTimeGetCurrent()

      """),
    Rewriting(
      "Foundation is enough for the rest",
      unchanged: """
        import Foundation
        let start = Date()

        """),
    Rewriting(
      "UIKit exports it",
      unchanged: """
        import Foundation
        import UIKit
        let start = CFAbsoluteTimeGetCurrent()

        """),
    Rewriting(
      "the clause for Linux is used if there is one",
      """
      import UIKit
      #if os(iOS) || targetEnvironment(simulator)
      class A: UIView { @objc func f() {} }
      #elseif os( Linux )
      class A: UIView { @objc func g() {} }
      #endif

      """,
      """
      import UIKit
      #if os(iOS) || targetEnvironment(simulator)
      class A: UIView {       func f() {} }
      #elseif os( Linux )
      class A: UIView {       func g() {} ; \(record("A", ("g", "g()"))) }
      #endif

      """),
    Rewriting(
      "declarations of Darwin by name",
      """
      import struct Darwin.timespec
      import func Darwin.C.stdlib.exit

      """,
      """
      import struct Glibc.timespec
      import func Glibc.exit

      """),
    Rewriting(
      "declarations of Foundation by name",
      """
      import class Foundation.NSHashTable
      import class Foundation.NSObject
      let a = #selector(NSObject.b)

      """,
      """
      import class TesseraFoundation.NSHashTable; import TesseraFoundation
      import class Foundation.NSObject
      let a = Selector("b", NSObject.b)

      """),
    Rewriting(
      "several imports on a line",
      """
      import ObjectiveC; import Foundation

      """,
      """
                         import Foundation; import TesseraFoundation

      """),
  ]

  @Test(arguments: table) func rewrites(_ row: Rewriting) async {
    #expect(await ported(row.before) == row.after)
  }

  @Test func reportsTargetsThatCompileToNothing() async {
    let notes = await ported([
      "A.swift": "import UIKit\n#if os(tvOS)\nlet a = 1\n#endif\n",
      "B.swift": "#if canImport(AppKit) && DEBUG\nlet b = 1\n#endif\n",
    ]).notes
    #expect(notes.count == 1)
    #expect(notes.first?.hasPrefix("/app/A.swift:2:1: warning: on Linux this target compiles to nothing") == true)
  }

  @Test(arguments: ["#if os(iOS)\nlet a = 1\n#endif\n", "#if DEBUG\nlet a = 1\n#endif\n", "let a = 1\n"])
  func doesNotReportTargetsWithCode(_ text: String) async {
    #expect(await ported(["A.swift": text, "B.swift": "#if os(tvOS)\nlet b = 1\n#endif\n"]).notes == [])
  }
}
