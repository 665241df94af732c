// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A captured view and its subviews. A golden stores this tree with its pixels, so that differences can be described
/// in sentences.
///
/// The coding keys are short, because every golden contains a tree.
public struct ViewNode: Hashable, Sendable, Codable {
  /// A rectangle in window coordinates, in points. The rectangles of captured views are rounded to thousandths.
  public struct Rect: Hashable, Sendable, Codable {
    /// The distance from the window's left edge, in points.
    public var x: Double
    /// The distance from the window's top edge, in points.
    public var y: Double
    /// The width, in points.
    public var width: Double
    /// The height, in points.
    public var height: Double

    /// Creates a rectangle without rounding.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// Decodes an array of the form `[x, y, width, height]`.
    public init(from decoder: any Decoder) throws {
      var numbers = try decoder.unkeyedContainer()
      x = try numbers.decode(Double.self)
      y = try numbers.decode(Double.self)
      width = try numbers.decode(Double.self)
      height = try numbers.decode(Double.self)
    }

    /// Encodes an array of the form `[x, y, width, height]`.
    public func encode(to encoder: any Encoder) throws {
      var numbers = encoder.unkeyedContainer()
      for number in [x, y, width, height] { try numbers.encode(number) }
    }
  }

  /// The name of the view's class, without its module. For SwiftUI, the name of the view, such as `Text`, `VStack` or a type of
  /// the app.
  public var className: String
  /// Whether the view is a SwiftUI view whose type belongs to the app.
  public var isCustom = false
  /// The view's accessibility identifier.
  public var identifier: String?
  /// The class name of the view's view controller, or nil if the view is not a controller's root view.
  public var controller: String?
  /// The view's bounding box in window coordinates.
  public var frame: Rect
  /// Whether the view itself is hidden. The node of a hidden view has no children.
  public var isHidden: Bool
  /// The view's text, such as a label's text, a button's title, or a field's text or placeholder. Nil if there is no
  /// text.
  public var text: String?
  /// The visual properties whose values differ from their defaults, such as `font`: `Tessera Sans 17` or `background`:
  /// `#FF0000FF`.
  public var style: [String: String]
  /// The look in a tree's root, such as `ios-26`. Nil for the look of iOS 18.
  var look: String?
  /// The subviews, in drawing order.
  public var children: [ViewNode]

  /// The root node for filmstrips. It has only the masked views as children, at their pixel locations within the
  /// strip.
  package static let filmstrip = ViewNode(className: "Filmstrip", frame: Rect(x: 0, y: 0, width: 0, height: 0))

  package var isFilmstrip: Bool { className == Self.filmstrip.className && frame == Self.filmstrip.frame }

  enum CodingKeys: String, CodingKey {
    case className = "c"
    case isCustom = "a"
    case identifier = "i"
    case controller = "k"
    case frame = "f"
    case isHidden = "h"
    case text = "t"
    case style = "s"
    case look = "l"
    case children = "v"
  }

  /// Creates a node. Only the class name and the frame are required.
  public init(
    className: String, isCustom: Bool = false, identifier: String? = nil, controller: String? = nil, frame: Rect,
    isHidden: Bool = false, text: String? = nil, style: [String: String] = [:], children: [ViewNode] = []
  ) {
    self.className = className
    self.isCustom = isCustom
    self.identifier = identifier
    self.controller = controller
    self.frame = frame
    self.isHidden = isHidden
    self.text = text
    self.style = style
    self.children = children
  }

  /// Decodes a node from the short keys. A missing key represents nil, false or an empty value.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    className = try values.decode(String.self, forKey: .className)
    isCustom = try values.decodeIfPresent(Bool.self, forKey: .isCustom) ?? false
    identifier = try values.decodeIfPresent(String.self, forKey: .identifier)
    controller = try values.decodeIfPresent(String.self, forKey: .controller)
    frame = try values.decode(Rect.self, forKey: .frame)
    isHidden = try values.decodeIfPresent(Bool.self, forKey: .isHidden) ?? false
    text = try values.decodeIfPresent(String.self, forKey: .text)
    style = try values.decodeIfPresent([String: String].self, forKey: .style) ?? [:]
    look = try values.decodeIfPresent(String.self, forKey: .look)
    children = try values.decodeIfPresent([ViewNode].self, forKey: .children) ?? []
  }

  /// Encodes a node with the short keys. Values that are nil, false or empty are omitted.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(className, forKey: .className)
    if isCustom { try values.encode(true, forKey: .isCustom) }
    try values.encodeIfPresent(identifier, forKey: .identifier)
    try values.encodeIfPresent(controller, forKey: .controller)
    try values.encode(frame, forKey: .frame)
    if isHidden { try values.encode(true, forKey: .isHidden) }
    try values.encodeIfPresent(text, forKey: .text)
    if !style.isEmpty { try values.encode(style, forKey: .style) }
    try values.encodeIfPresent(look, forKey: .look)
    if !children.isEmpty { try values.encode(children, forKey: .children) }
  }
}
