// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
@_spi(Tessera) internal import TesseraViews
internal import UIKit

/// The name of a node in the words of SwiftUI code. Nodes without a description, such as groups, conditions and environment
/// modifiers, are represented by their contents.
@MainActor
struct NodeDescription {
  let name: String
  let kind: DeclaredView.Kind
  /// The type of an app's view, view modifier or style, or nil.
  var appType: Any.Type?

  init?(_ node: _ViewNode) {
    if let type = node.represented {
      guard let description = Self.description(of: type) else { return nil }
      self = description
      return
    }
    guard node.elements.count == 1, let element = node.elements.first, node.creates(element),
      let name = Self.name(of: element)
    else { return nil }
    self.name = name
    kind = node.children.isEmpty && element.displayChildren.isEmpty ? .content : .container
  }

  private init(name: String, kind: DeclaredView.Kind, appType: Any.Type?) {
    (self.name, self.kind, self.appType) = (name, kind, appType)
  }

  /// The descriptions of types, because a screen has many views of few types, and names of types are slow to create.
  private static var known: [ObjectIdentifier: NodeDescription?] = [:]

  /// Returns the description of a type, or nil for an implementation detail.
  private static func description(of type: Any.Type) -> NodeDescription? {
    if let known = known[ObjectIdentifier(type)] { return known }
    let name = name(of: type)
    var description: NodeDescription?
    if isOfApp(type) {
      description = NodeDescription(name: name, kind: type is any View.Type ? .custom : .container, appType: type)
    } else if views.contains(name), isTopLevel(type) {
      // A style configuration's label is a nested type that represents the app's view.
      description = NodeDescription(name: name, kind: .container, appType: nil)
    }
    known[ObjectIdentifier(type)] = .some(description)
    return description
  }

  /// Returns a type's name without its module and generic arguments.
  nonisolated static func name(of type: Any.Type) -> String {
    String(_typeName(type, qualified: false).prefix { $0 != "<" })
  }

  /// Returns whether a type is declared outside of SwiftUI and the other modules of this package.
  static func isOfApp(_ type: Any.Type) -> Bool {
    let module = _typeName(type, qualified: true).prefix { $0 != "." }
    return !system.contains(module)
  }

  private static func isTopLevel(_ type: Any.Type) -> Bool {
    _typeName(type, qualified: true).prefix { $0 != "<" }.count { $0 == "." } == 1
  }

  private static let system: Set<Substring> = [
    "SwiftUI", "Swift", "Charts", "WidgetKit", "TesseraSwiftUILayout", "TesseraViews", "TesseraControls",
    "TesseraLists", "UIKit",
    "Foundation", "Combine",
  ]

  /// SwiftUI's views that have a body. Its other views with a body implement these, and are not mentioned.
  static let views: Set<String> = [
    "AsyncImage", "Button", "Chart", "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker",
    "DisclosureGroup",
    "EditButton", "Form", "Gauge", "GlassEffectContainer", "GroupBox", "Label", "LabeledContent", "Link", "List",
    "Menu",
    "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "Picker", "ProgressView",
    "ScrollViewReader",
    "Section", "SecureField", "ShareLink", "Slider", "Stepper", "TabView", "TextEditor", "TextField", "TimelineView",
    "Toggle",
    "VideoPlayer",
  ]

  /// Returns the name of the view that creates an element, or nil if it is an implementation detail.
  private static func name(of element: LayoutElement) -> String? {
    switch element {
    case is TextElement: return "Text"
    case is ImageElement: return "Image"
    case is SpacerElement: return "Spacer"
    case is GeometryElement: return "GeometryReader"
    case is ViewThatFitsElement: return "ViewThatFits"
    case is GridRowElement: return "GridRow"
    case let element as ShapeElement: return (element.view as? PaintView).map { shapeName($0.shape) } ?? "Shape"
    case let element as HostedElement where name(of: type(of: element.view)) == "CanvasView": return "Canvas"
    case let element as LayoutContainerElement: return name(of: element.layout)
    default: return elements[name(of: type(of: element))]
    }
  }

  /// Returns the name of a shape. A stroke is a private type around the shape.
  private static func shapeName(_ shape: any Shape) -> String {
    var name = Substring(_typeName(type(of: shape), qualified: false))
    while name.hasPrefix("_"), let start = name.firstIndex(of: "<") { name = name[name.index(after: start)...] }
    return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private static let elements = ["ColorElement": "Color", "LineElement": "Divider", "ScrollElement": "ScrollView"]

  private static func name(of layout: any Layout) -> String {
    let name = name(of: type(of: layout))
    if isOfApp(type(of: layout)) { return name }
    switch name {
    case "LazyStackLayout": return axis(of: layout) == .horizontal ? "LazyHStack" : "LazyVStack"
    case "LazyGridLayout": return axis(of: layout) == .horizontal ? "LazyHGrid" : "LazyVGrid"
    default: return name.hasSuffix("Layout") && name != "AnyLayout" ? String(name.dropLast(6)) : name
    }
  }

  /// Returns the axis that a lazy container's layout stores.
  private static func axis(of layout: any Layout) -> Axis? {
    Mirror(reflecting: layout).children.first { $0.label == "axis" }?.value as? Axis
  }
}

extension _ViewNode {
  /// Returns whether the node has created an element, which none of its children has.
  func creates(_ element: LayoutElement) -> Bool {
    !children.contains { $0.elements.contains { $0 === element } }
  }
}
