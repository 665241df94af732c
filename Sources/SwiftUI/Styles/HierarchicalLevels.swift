// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// A level of emphasis of a style.
struct LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never
  let style: Style
  /// 1 for the secondary level.
  let level: Int

  func _paint(in environment: EnvironmentValues) -> _Paint {
    if let style = style as? any LeveledStyle { return style.paint(level: level, in: environment) }
    return style._paint(in: environment).opacity(_Paint.opacity(ofLevel: level))
  }
}

/// A style with its own paints for its levels of emphasis.
private protocol LeveledStyle {
  func paint(level: Int, in environment: EnvironmentValues) -> _Paint
}

extension LevelShapeStyle: LeveledStyle {
  fileprivate func paint(level: Int, in environment: EnvironmentValues) -> _Paint {
    LevelShapeStyle(style: style, level: self.level + level)._paint(in: environment)
  }
}

extension AnyShapeStyle: LeveledStyle {
  fileprivate func paint(level: Int, in environment: EnvironmentValues) -> _Paint {
    func paint<S: ShapeStyle>(_ style: S) -> _Paint {
      LevelShapeStyle(style: style, level: level)._paint(in: environment)
    }
    return paint(style)
  }
}

extension HierarchicalShapeStyle: LeveledStyle {
  fileprivate func paint(level: Int, in environment: EnvironmentValues) -> _Paint {
    environment.foregroundPaint(level: self.level + level)
  }
}

extension ForegroundStyle: LeveledStyle {
  fileprivate func paint(level: Int, in environment: EnvironmentValues) -> _Paint {
    environment.foregroundPaint(level: level)
  }
}

extension BackgroundStyle: LeveledStyle {
  /// The secondary and tertiary levels of the default background are the system's colors for content that is grouped
  /// within the background.
  fileprivate func paint(level: Int, in environment: EnvironmentValues) -> _Paint {
    guard environment.backgroundStyle == nil else {
      return _paint(in: environment).opacity(_Paint.opacity(ofLevel: level))
    }
    return .color(level == 1 ? .secondarySystemBackground : .tertiarySystemBackground)
  }
}

extension FillShapeStyle: LeveledStyle {
  fileprivate func paint(level: Int, in environment: EnvironmentValues) -> _Paint {
    let fills: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
    return .color(fills[min(level, fills.count - 1)])
  }
}

extension _Paint {
  /// The opacity of a level of emphasis of a color. Approximates iOS; not measured.
  static func opacity(ofLevel level: Int) -> Double {
    let opacities = [1, 0.5, 0.25, 0.18, 0.12]
    return opacities[min(max(level, 0), opacities.count - 1)]
  }
}

extension ShapeStyle {
  /// The second level of the style: the secondary color of backgrounds and fills, and a translucent form of other styles.
  ///
  /// - Note: Differs from SwiftUI: the levels of a material are the material itself.
  public var secondary: some ShapeStyle { LevelShapeStyle(style: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { LevelShapeStyle(style: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { LevelShapeStyle(style: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { LevelShapeStyle(style: self, level: 4) }
}
