// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftUI

/// The content of a chart, consisting of marks.
///
/// - Note: Differs from SwiftUI: dynamic properties, such as `@State`, in your own types of content are not connected to a view.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the content's body.
  associatedtype Body: ChartContent
  /// The content, composed of other content.
  @ChartContentBuilder var body: Body { get }
  /// Adds the content's marks to a list.
  static func _addMarks(of content: Self, to list: inout _MarkList)
}

extension ChartContent {
  /// Adds the marks of the content's body to a list.
  public static func _addMarks(of content: Self, to list: inout _MarkList) {
    Body._addMarks(of: content.body, to: &list)
  }
}

extension ChartContent where Body == Never {
  /// Never called, because the content adds its marks directly.
  public var body: Never { raise("ChartsException", "\(Self.self) has no body.") }
}

extension Never: ChartContent {
  /// Adds nothing, because `Never` has no values.
  public static func _addMarks(of content: Self, to list: inout _MarkList) {}
}

/// A list of marks, in the order in which a chart draws them.
public struct _MarkList: ChartContent {
  var marks: [Mark] = []
  /// The list has no body.
  public typealias Body = Never

  /// Adds the marks to a list.
  public static func _addMarks(of content: Self, to list: inout _MarkList) { list.marks += content.marks }

  mutating func add<Content: ChartContent>(_ content: Content) { Content._addMarks(of: content, to: &self) }
}

/// Content without marks.
public struct EmptyChartContent: ChartContent {
  /// Creates the content.
  public init() {}
  /// The content has no body.
  public typealias Body = Never
  /// Adds nothing.
  public static func _addMarks(of content: Self, to list: inout _MarkList) {}
}

/// Type-erased content of a chart.
public struct AnyChartContent: ChartContent {
  let list: _MarkList
  /// Erases the type of content.
  public init(_ content: any ChartContent) {
    var list = _MarkList()
    list.add(content)
    self.list = list
  }
  /// The content has no body.
  public typealias Body = Never
  /// Adds the content's marks to a list.
  public static func _addMarks(of content: Self, to list: inout _MarkList) { list.marks += content.list.marks }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// The content has no body.
  public typealias Body = Never
  /// Adds the marks of the wrapped content to a list.
  public static func _addMarks(of content: Self, to list: inout _MarkList) {
    if let content { list.add(content) }
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// Creates marks for elements that are identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, identify: { $0[keyPath: id] }, content: content)
  }

  /// Adds the marks of all elements to a list.
  public static func _addMarks(of content: Self, to list: inout _MarkList) {
    for element in content.data { list.add(content.content(element)) }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: ChartContent {
  /// Creates marks for identifiable elements.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(elements: data, identify: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates marks for the numbers in a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(elements: data, identify: { $0 }, content: content)
  }
}

extension Group: ChartContent where Content: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// Creates a group of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.init(grouping: content()) }

  /// Adds the group's marks to a list.
  public static func _addMarks(of content: Self, to list: inout _MarkList) { list.add(content.groupedContent) }
}
