// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension DisplayList.Shape {
  /// The shape's outline.
  var path: Path {
    switch self {
    case .rect(let rect): Path(rect)
    case .roundedRect(let shape): Path(shape)
    case .path(let path, _): path
    }
  }

  var rule: FillRule {
    if case .path(_, let rule) = self { return rule }
    return .nonZero
  }

  /// Whether the shape may cover an area. True for paths, and for rectangles that are not empty.
  var hasArea: Bool {
    switch self {
    case .rect(let rect): !rect.isEmpty
    case .roundedRect(let shape): !shape.rect.isEmpty
    case .path: true
    }
  }

  /// A rectangle that contains the shape, or nil if the shape is empty.
  var box: Rect? {
    switch self {
    case .rect(let rect): rect
    case .roundedRect(let shape): shape.rect
    case .path(let path, _): path.controlBox
    }
  }
}
