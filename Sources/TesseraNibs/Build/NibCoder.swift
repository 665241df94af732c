// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The coder passed to `init(coder:)` of a view or view controller in a nib. With UIKit's decoder, each class reads
// its own properties. Here, the framework's last initializer applies the whole element before the initializer of the
// app's class continues. A custom class therefore has its frame, colors and subviews after `super.init(coder:)`, and
// changes that it makes afterward are preserved.
//
//     Card.init(coder:) ─► UILabel.init(coder:) ─► UIView.init(coder:) ─► finishDecoding: skips a label
//            ◄──────────────────── finishDecoding: reads the element

package import Foundation
@_spi(Tessera) import TesseraViews

/// The coder for one object of a nib.
@MainActor
package final class NibCoder: NSCoder, ElementDecoding {
  private let element: NibElement
  private let builder: NibBuilder
  private let kind: NibKind
  private(set) var isFinished = false

  init(element: NibElement, kind: NibKind, builder: NibBuilder) {
    (self.element, self.kind, self.builder) = (element, kind, builder)
    super.init()
  }

  /// Applies the element to the object.
  func read(_ object: AnyObject) {
    guard !isFinished else { return }
    isFinished = true
    builder.read(element, kind: kind, into: object)
  }

  package func readElement(into object: AnyObject, at type: AnyClass) {
    guard !isFinished, NibKindTable.shared.reader(of: Swift.type(of: object)) == type else { return }
    read(object)
  }

  /// Returns an attribute that an initializer requires before it calls `super.init`.
  package static func attribute(_ name: String, coder: NSCoder) -> String? { (coder as? NibCoder)?.element[name] }

  /// Returns the object of the child element with a key.
  package static func object<T>(_ key: String, coder: NSCoder) -> T? {
    guard let coder = coder as? NibCoder, let child = coder.element.child(key: key) else { return nil }
    return coder.builder.make(child) as? T
  }

  // Keyed archives are not supported. Keys that an app's class decodes are treated as missing, as if Interface
  // Builder had not written them.

  package nonisolated override var allowsKeyedCoding: Bool { true }
  package nonisolated override var requiresSecureCoding: Bool { false }
  package nonisolated override func containsValue(forKey key: String) -> Bool { false }
  package nonisolated override func decodeObject(forKey key: String) -> Any? { nil }
  package nonisolated override func decodeBool(forKey key: String) -> Bool { false }
  package nonisolated override func decodeInteger(forKey key: String) -> Int { 0 }
  package nonisolated override func decodeCInt(forKey key: String) -> Int32 { 0 }
  package nonisolated override func decodeInt32(forKey key: String) -> Int32 { 0 }
  package nonisolated override func decodeInt64(forKey key: String) -> Int64 { 0 }
  package nonisolated override func decodeFloat(forKey key: String) -> Float { 0 }
  package nonisolated override func decodeDouble(forKey key: String) -> Double { 0 }
}
