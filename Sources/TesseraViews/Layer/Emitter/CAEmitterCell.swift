// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraGraphics

/// The properties of an emitter layer's particles: their image, motion, rotation, growth and color changes.
///
/// A property with a range, such as `velocity` with `velocityRange`, has a random value for each particle, which
/// differs from the property's value by at most the range. `emissionRange`, however, is the full angle of the
/// emission cone.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// The cell's name in its layer's key paths, such as `emitterCells.NAME.birthRate`. Nil by default.
  open var name: String?
  /// Whether the cell emits. `true` by default.
  open var isEnabled = true
  /// The number of particles per second. 0 by default. A layer shows at most 10,000 particles at a time.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds. 0 by default.
  open var lifetime: Float = 0
  /// The range of lifetimes, in seconds. 0 by default.
  open var lifetimeRange: Float = 0
  /// The angle between the emission direction and the layer's plane, in radians. 0 by default.
  open var emissionLatitude: CGFloat = 0
  /// The emission angle in the layer's plane, in radians. 0, the default, is to the right; positive angles are
  /// clockwise.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the emission cone, in radians. 0 by default.
  open var emissionRange: CGFloat = 0
  /// The initial velocity, in points per second. 0 by default.
  open var velocity: CGFloat = 0
  /// The range of velocities, in points per second. 0 by default.
  open var velocityRange: CGFloat = 0
  /// Acceleration to the right, in points per second squared. 0 by default.
  open var xAcceleration: CGFloat = 0
  /// Acceleration downward, in points per second squared. 0 by default.
  open var yAcceleration: CGFloat = 0
  /// Acceleration toward the viewer, in points per second squared. It affects only the drawing order of particles. 0
  /// by default.
  open var zAcceleration: CGFloat = 0
  /// The scale of the image. 1 by default.
  open var scale: CGFloat = 1
  /// The range of scales. 0 by default.
  open var scaleRange: CGFloat = 0
  /// The change of scale per second. 0 by default.
  open var scaleSpeed: CGFloat = 0
  /// The rotation speed in radians per second. 0 by default.
  open var spin: CGFloat = 0
  /// The range of rotation speeds, in radians per second. 0 by default.
  open var spinRange: CGFloat = 0
  /// The color that multiplies the image's colors. White by default; nil counts as white.
  open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// The range of the red component. 0 by default.
  open var redRange: Float = 0
  /// The range of the green component. 0 by default.
  open var greenRange: Float = 0
  /// The range of the blue component. 0 by default.
  open var blueRange: Float = 0
  /// The range of the alpha component. 0 by default.
  open var alphaRange: Float = 0
  /// The change of the red component per second. 0 by default.
  open var redSpeed: Float = 0
  /// The change of the green component per second. 0 by default.
  open var greenSpeed: Float = 0
  /// The change of the blue component per second. 0 by default.
  open var blueSpeed: Float = 0
  /// The change of the alpha component per second. 0 by default.
  open var alphaSpeed: Float = 0
  /// The image: a `CGImage` or a `UIImage`. Nil, the default, draws only the particles of nested cells.
  open var contents: Any?
  /// The visible part of the image, as fractions of its size. (0, 0, 1, 1) by default.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels per point of a `CGImage`. 1 by default.
  open var contentsScale: CGFloat = 1
  /// Stored but not used, because images are always interpolated. "linear" by default.
  open var minificationFilter = "linear"
  /// Stored but not used, because images are always interpolated. "linear" by default.
  open var magnificationFilter = "linear"
  /// Stored but not used. 0 by default.
  open var minificationFilterBias: Float = 0
  /// The cells that each particle emits during its lifetime. Nil by default.
  open var emitterCells: [CAEmitterCell]?
  /// Stored but not used. Nil by default.
  open var style: [AnyHashable: Any]?
  /// The time at which the cell begins to emit, in seconds of its layer's time. 0 by default.
  open var beginTime: CFTimeInterval = 0
  /// The duration of the emission, in seconds. 0, the default, means endless emission.
  open var duration: CFTimeInterval = 0

  nonisolated public override init() {
    super.init()
  }

  private static let numbers: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange, "redRange": \.redRange,
    "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed,
    "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
  ]
  private static let lengths: [String: ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] = [
    "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
    "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
    "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration,
    "scale": \.scale, "scaleRange": \.scaleRange, "scaleSpeed": \.scaleSpeed, "spin": \.spin,
    "spinRange": \.spinRange, "contentsScale": \.contentsScale,
  ]

  /// Returns a numeric property, the color, the cell's name or `enabled`, by its key. Returns nil for other keys.
  open func value(forKey key: String) -> Any? {
    if let path = Self.numbers[key] { return NSNumber(value: self[keyPath: path]) }
    if let path = Self.lengths[key] { return NSNumber(value: Double(self[keyPath: path])) }
    return key == "color" ? color : key == "name" ? name : key == "enabled" ? NSNumber(value: isEnabled) : nil
  }

  /// Sets a numeric property, the color, the image, the cell's name or `enabled`, by its key. Ignores other keys.
  open func setValue(_ value: Any?, forKey key: String) {
    let number = (value as? NSNumber)?.doubleValue ?? (value as? Double) ?? (value as? CGFloat).map { Double($0) } ?? 0
    if let path = Self.numbers[key] { return self[keyPath: path] = Float(number) }
    if let path = Self.lengths[key] { return self[keyPath: path] = CGFloat(number) }
    switch key {
    case "color": color = value as? CGColor
    case "name": name = value as? String
    case "contents": contents = value
    case "enabled": isEnabled = number != 0
    default: break
    }
  }
}
