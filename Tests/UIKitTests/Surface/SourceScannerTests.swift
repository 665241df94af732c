// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@Suite struct SourceScannerTests {
  static let source = """
    import Foundation

    /// A thing on screen.
    ///
    /// - Note: Differs from UIKit: it has no
    ///   shadow.
    @preconcurrency @MainActor
    open class UIThing: UIView {
      public enum Kind: Int, Sendable { case plain, round }

      public enum Style: Int {
        case first
        case second(Int, of: String),
          third
      }

      open var name = "" {
        didSet { let local = name; print(local) }
      }
      public internal(set) weak var owner: UIView?
      var inner = 0
      /// Makes it.
      public init?(frame: CGRect, kind: Kind = .plain) {}
      open override func layoutSubviews() {}
      open class func make<T: UIView>(_ type: T.Type, in views: [String: (UIView, Int)]) -> T {
        switch name {
        case plain: break
        }
      }
      @discardableResult public func add(
        _ view: UIView, completion: ((Bool) -> Void)? = nil
      ) -> Bool { true }
      /// - Note: Differs from UIKit: slow.
      public static func == (a: UIThing, b: UIThing) -> Bool { true }
    }

    extension UIThing.Kind { public var isRound: Bool { self == .round } }

    struct Hidden {
      public var visible = 0
    }

    extension Hidden {
      public func alsoHidden() {}
    }

    extension CGRect {
      public func inset(by insets: UIEdgeInsets) -> CGRect { self }
    }

    public protocol UIThingDelegate: AnyObject {
      func thing(_ thing: UIThing, didChange: Bool)
    }
    """

  /// Expected values are read from the source above.
  @Test func readsDeclarations() {
    var scanner = SourceScanner()
    scanner.scan(Self.source)
    let types = scanner.publicTypes
    #expect(types.map(\.name) == ["CGRect", "UIThing", "UIThing.Kind", "UIThing.Style", "UIThingDelegate"])
    #expect(types[0].kind == nil && types[0].members == ["inset(by:)"])
    #expect(types[1].summary == "A thing on screen.")
    #expect(
      types[1].members == [
        "name", "owner", "init(frame:kind:)", "static make(_:in:)", "add(_:completion:)", "static ==(a:b:)",
      ])
    #expect(
      types[1].deviations == [
        .init(member: "", text: "it has no shadow."), .init(member: "static ==(a:b:)", text: "slow."),
      ])
    #expect(types[2].members == [".plain", ".round", "isRound"])
    #expect(types[3].members == [".first", ".second", ".third"])
    #expect(types[4].members == ["thing(_:didChange:)"])
  }
}
