// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation

@testable import TesseraNibs
@testable import TesseraViews

/// Helpers for the nib tests.
@MainActor
enum NibFixture {
  /// A bundle for the folder with this target's files.
  static let bundle = Bundle(url: Bundle.module.bundleURL.appendingPathComponent("Files")) ?? .module

  /// Returns the messages reported while the body runs.
  static func reports(_ body: () -> Void) -> [String] {
    let collector = MissingResources.Collector()
    MissingResources.$isSilent.withValue(true) { MissingResources.collecting(into: collector, body) }
    return collector.resources.map(\.sentence)
  }

  /// Returns a nib document with the given objects.
  static func document(_ objects: String) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES">
          <objects>
      \(objects)
          </objects>
      </document>
      """.utf8)
  }

  /// Returns the first object of a nib with the given objects.
  static func make<Kind>(_ objects: String, owner: AnyObject? = nil) -> Kind? {
    UINib(data: document(objects), bundle: bundle).instantiate(withOwner: owner, options: nil).first as? Kind
  }
}
