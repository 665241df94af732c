// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Strategies that represent values as text or data.

public import Foundation
import TesseraAssertions

extension Diffing where Value == String {
  /// Compares strings line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        guard old != new else { return nil }
        let words = LineDiff.text(expected: old, actual: new, style: .typographic)
        let attachment = XCTAttachment(data: Data(words.utf8), uniformTypeIdentifier: "public.patch-file")
        return (words, [attachment])
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A strategy for the string itself, compared line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
  /// A strategy for the result of `String(describing:)`.
  public static var description: Snapshotting { SimplySnapshotting.lines.pullback { String(describing: $0) } }

  /// A strategy for the value's members and, recursively, their members, one per line. Values that differ in every
  /// run, such as addresses, are omitted.
  ///
  ///     ▿ User
  ///       - id: 1
  ///       - name: "Blob"
  public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump.text($0) } }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A strategy for the value as JSON with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return json(encoder)
  }

  /// Returns a strategy for the value as JSON from a custom encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      CaptureErrorReporter.text { String(decoding: try encoder.encode(value), as: UTF8.self) }
    }
    strategy.pathExtension = "json"
    return strategy
  }

  /// A strategy for the value as an XML property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// Returns a strategy for the value as a property list from a custom encoder.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
      CaptureErrorReporter.text { String(decoding: try encoder.encode(value), as: UTF8.self) }
    }
    strategy.pathExtension = "plist"
    return strategy
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// A strategy for arrays, dictionaries, strings, numbers and null as JSON with sorted keys. The assertion fails for
  /// other types.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Any) in
      CaptureErrorReporter.text {
        guard JSONSerialization.isValidJSONObject([value]) else { throw NotJSON(type: "\(type(of: value))") }
        let data = try JSONSerialization.data(
          withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .fragmentsAllowed])
        return String(decoding: data, as: UTF8.self)
      }
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

private struct NotJSON: Error, CustomStringConvertible {
  let type: String

  var description: String { "\(type) contains a value that JSON can't represent. Use `.dump`." }
}

extension Snapshotting where Value == Data, Format == Data {
  /// A strategy for data, which is stored in a file without an extension.
  public static var data: Snapshotting {
    let diffing = Diffing<Data>(
      toData: { $0 }, fromData: { $0 },
      diff: { old, new in
        guard old != new else { return nil }
        let first =
          zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
        let lead = old.count == new.count ? "Expected data to match" : "Expected \(new) to match \(old)"
        return ("\(lead)\nThe first byte that differs is number \(first), counted from 0.", [])
      })
    return Snapshotting(pathExtension: nil, diffing: diffing)
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// Returns a strategy for the results of a function for every case of an enumeration, one per line.
  ///
  ///     assertSnapshot(of: { $0.turnedLeft }, as: Snapshotting<Direction, String>.func(into: .description))
  ///     // "up","left"
  public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format> {
    var strategy = Snapshotting<String, String>.lines.asyncPullback { (function: @escaping (Value) -> A) in
      let rows = Value.allCases.map { value in
        witness.snapshot(function(value)).map { "\"\(value)\",\"\($0)\"" }
      }
      return Async<String>.inOrder(rows).map { $0.joined(separator: "\n") }
    }
    strategy.pathExtension = "csv"
    return strategy
  }
}

extension Async {
  /// Performs asynchronous work items one after the other, and returns their values in the same order.
  static func inOrder(_ works: [Async<Value>]) -> Async<[Value]> {
    works.reduce(Async<[Value]>(value: [])) { all, work in
      Async<[Value]> { callback in all.run { before in work.run { callback(before + [$0]) } } }
    }
  }
}

extension Snapshotting {
  /// Returns the strategy with a delay, in seconds. Timers and the main queue run during the delay.
  ///
  ///     assertSnapshot(of: controller, as: .wait(for: 1, on: .image))
  ///
  /// - Note: Differs from swift-snapshot-testing: view animations do not run during the delay; images show their
  ///   final state. In Swift Testing tests on the main actor, work on the main queue is delayed until the test ends.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        SnapshotCapture.waitUntil(seconds: duration) { false }
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
