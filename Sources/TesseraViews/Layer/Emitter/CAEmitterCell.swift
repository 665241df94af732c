// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraGraphics

/// What an emitter layer sends out: the picture of its particles, and how they move, turn, grow and change colour.
///
/// Ranges say how far a particle may lie above or below the value itself; a range of directions is the whole cone.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// The cell's name in key paths of its layer: `emitterCells.NAME.birthRate`. Nil by default.
  open var name: String?
  /// Whether the cell emits. True by default.
  open var isEnabled = true
  /// Particles in a second. 0 by default. Of more than 10,000 at once that many are shown.
  open var birthRate: Float = 0
  /// Seconds that a particle lives. 0 by default.
  open var lifetime: Float = 0
  /// How far lifetimes differ, in seconds. 0 by default.
  open var lifetimeRange: Float = 0
  /// The angle out of the plane, in radians. 0 by default.
  open var emissionLatitude: CGFloat = 0
  /// The angle in the plane, in radians: 0, the default, is to the right, and it grows clockwise on a screen.
  open var emissionLongitude: CGFloat = 0
  /// The cone around the direction that particles leave in, in radians. 0 by default.
  open var emissionRange: CGFloat = 0
  /// Points in a second. 0 by default.
  open var velocity: CGFloat = 0
  /// How far velocities differ. 0 by default.
  open var velocityRange: CGFloat = 0
  /// Acceleration to the right, in points per second squared. 0 by default.
  open var xAcceleration: CGFloat = 0
  /// Acceleration downwards, in points per second squared. 0 by default.
  open var yAcceleration: CGFloat = 0
  /// Acceleration towards the eye, in points per second squared. It orders particles only. 0 by default.
  open var zAcceleration: CGFloat = 0
  /// The size of the picture, as a factor. 1 by default.
  open var scale: CGFloat = 1
  /// How far sizes differ. 0 by default.
  open var scaleRange: CGFloat = 0
  /// How fast the size grows, per second. 0 by default.
  open var scaleSpeed: CGFloat = 0
  /// How fast the picture turns, in radians per second. 0 by default.
  open var spin: CGFloat = 0
  /// How far the turning differs. 0 by default.
  open var spinRange: CGFloat = 0
  /// What the picture's colours are multiplied with. White by default; nil counts as white.
  open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// How far the red differs. 0 by default.
  open var redRange: Float = 0
  /// How far the green differs. 0 by default.
  open var greenRange: Float = 0
  /// How far the blue differs. 0 by default.
  open var blueRange: Float = 0
  /// How far the alpha differs. 0 by default.
  open var alphaRange: Float = 0
  /// How fast the red grows, per second. 0 by default.
  open var redSpeed: Float = 0
  /// How fast the green grows, per second. 0 by default.
  open var greenSpeed: Float = 0
  /// How fast the blue grows, per second. 0 by default.
  open var blueSpeed: Float = 0
  /// How fast the alpha grows, per second. 0 by default.
  open var alphaSpeed: Float = 0
  /// The picture: a `CGImage` or a `UIImage`. Nil, the default, shows nothing, but its own cells.
  open var contents: Any?
  /// The part of the picture that is shown, as fractions of its size. (0, 0, 1, 1) by default.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels per point of a `CGImage`. 1 by default.
  open var contentsScale: CGFloat = 1
  /// Stored only: pictures are mixed of their neighbours. "linear" by default.
  open var minificationFilter = "linear"
  /// Stored only: pictures are mixed of their neighbours. "linear" by default.
  open var magnificationFilter = "linear"
  /// Stored only. 0 by default.
  open var minificationFilterBias: Float = 0
  /// What each particle sends out itself while it lives. Nil by default.
  open var emitterCells: [CAEmitterCell]?
  /// Stored only: no values come from it. Nil by default.
  open var style: [AnyHashable: Any]?
  /// When the cell begins to emit, in its layer's seconds. 0 by default.
  open var beginTime: CFTimeInterval = 0
  /// For how many seconds it emits; 0, the default, is without end.
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

  /// The value of a number or of the colour, by its name; nil for another name.
  open func value(forKey key: String) -> Any? {
    if let path = Self.numbers[key] { return NSNumber(value: self[keyPath: path]) }
    if let path = Self.lengths[key] { return NSNumber(value: Double(self[keyPath: path])) }
    return key == "color" ? color : key == "name" ? name : key == "enabled" ? NSNumber(value: isEnabled) : nil
  }

  /// Sets a number, the colour or the picture by its name. Nothing happens for another name.
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
