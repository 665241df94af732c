import Foundation

/// A value that can be found by words in its strings.
public protocol Searchable {
  var searchableTexts: [String] { get }
}

public extension Searchable {
  func matches(_ query: String) -> Bool {
    let words = query.split(separator: " ")
    guard !words.isEmpty else { return true }
    return words.allSatisfy { word in
      searchableTexts.contains { $0.localizedCaseInsensitiveContains(word) }
    }
  }
}

public extension Sequence where Element: Searchable {
  func matching(_ query: String) -> [Element] {
    filter { $0.matches(query) }
  }
}

public extension Sequence {
  func sorted<Value: Comparable>(
    by keyPath: KeyPath<Element, Value>,
    ascending: Bool = true
  ) -> [Element] {
    sorted {
      ascending
        ? $0[keyPath: keyPath] < $1[keyPath: keyPath]
        : $0[keyPath: keyPath] > $1[keyPath: keyPath]
    }
  }

  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [Key: [Element]] {
    Dictionary(grouping: self, by: key)
  }
}

public extension Collection {
  subscript(safe index: Index) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
