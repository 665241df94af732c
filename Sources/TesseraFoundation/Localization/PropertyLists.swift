// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A reader for XML and binary property lists, which Foundation supports.
enum PropertyLists {
  /// Returns the dictionary in a property list, or nil for unsupported formats, such as old-style property lists.
  static func read(_ data: Data) throws(StringsError) -> [String: Any]? {
    guard isList(data) else { return nil }
    guard !isBinary(data) || BinaryListSize.isBounded(data) else { throw .damaged("its property list is damaged") }
    let list: Any
    do { list = try PropertyListSerialization.propertyList(from: data, format: nil) } catch {
      throw .damaged("its property list is damaged")
    }
    guard let dictionary = list as? [String: Any] else { throw .damaged("its property list is not a dictionary") }
    return dictionary
  }

  private static func isBinary(_ data: Data) -> Bool { data.starts(with: Array("bplist".utf8)) }

  private static func isList(_ data: Data) -> Bool {
    if isBinary(data) { return true }
    // In UTF-16, each ASCII letter is paired with a zero byte.
    let start = data.prefix(400).filter { $0 != 0 && $0 < 128 && $0 > 32 }
    return [Array("<?xml".utf8), Array("<!DOCTYPE".utf8), Array("<plist".utf8)].contains { start.starts(with: $0) }
  }
}
