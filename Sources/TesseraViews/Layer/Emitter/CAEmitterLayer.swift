// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// A layer that emits particles such as snow, fire or confetti.
///
/// Its appearance depends only on its properties, `seed` and the time. As on iOS, an emitter with a `beginTime` of 0
/// behaves as if it had always been running, so even a still image, which shows time 0, contains all particles.
/// Otherwise the emitter starts at its `beginTime`.
///
/// - Note: Differs from UIKit: a change of a rate or velocity also affects existing particles, and animations of
///   single cells have no effect. Particles are flattened into the layer's plane.
open class CAEmitterLayer: CALayer {
  /// The cells that the layer emits. Nil by default.
  open var emitterCells: [CAEmitterCell]?
  /// A multiplier for the cells' birth rates. 1 by default.
  open var birthRate: Float = 1 {
    didSet { if LayerRecorder.isOn { didChange("birthRate", AnimatableValue(Double(oldValue))) } }
  }
  /// A multiplier for the cells' lifetimes. 1 by default.
  open var lifetime: Float = 1 {
    didSet { if LayerRecorder.isOn { didChange("lifetime", AnimatableValue(Double(oldValue))) } }
  }
  /// The center of the emitting shape, in the layer's coordinates. Zero by default.
  open var emitterPosition: CGPoint = .zero {
    didSet { if LayerRecorder.isOn { didChange("emitterPosition", AnimatableValue(oldValue)) } }
  }
  /// The position of the shape along the z-axis. It affects only the drawing order of particles. 0 by default.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape. The width is also the radius of a circle or sphere. Zero by default.
  open var emitterSize: CGSize = .zero {
    didSet { if LayerRecorder.isOn { didChange("emitterSize", AnimatableValue(oldValue)) } }
  }
  /// The depth of a cuboid. It affects only the drawing order of particles. 0 by default.
  open var emitterDepth: CGFloat = 0
  /// The shape that emits the particles. `.point` by default.
  open var emitterShape: CAEmitterLayerEmitterShape = .point
  /// The part of the shape that emits the particles. `.volume` by default.
  open var emitterMode: CAEmitterLayerEmitterMode = .volume
  /// The drawing order and blending of particles. `.unordered` by default.
  open var renderMode: CAEmitterLayerRenderMode = .unordered
  /// Stored but not used. `false` by default.
  open var preservesDepth = false
  /// A multiplier for the cells' velocities. 1 by default.
  open var velocity: Float = 1 {
    didSet { if LayerRecorder.isOn { didChange("velocity", AnimatableValue(Double(oldValue))) } }
  }
  /// A multiplier for the cells' scales. 1 by default.
  open var scale: Float = 1 {
    didSet { if LayerRecorder.isOn { didChange("scale", AnimatableValue(Double(oldValue))) } }
  }
  /// A multiplier for the cells' rotation speeds. 1 by default.
  open var spin: Float = 1 {
    didSet { if LayerRecorder.isOn { didChange("spin", AnimatableValue(Double(oldValue))) } }
  }
  /// The seed of the random numbers. Emitters with equal properties and seeds look identical. 0 by default.
  open var seed: UInt32 = 0

  nonisolated public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAEmitterLayer else { return }
    (emitterCells, birthRate, lifetime) = (other.emitterCells, other.birthRate, other.lifetime)
    (emitterPosition, emitterZPosition) = (other.emitterPosition, other.emitterZPosition)
    (emitterSize, emitterDepth) = (other.emitterSize, other.emitterDepth)
    (emitterShape, emitterMode, renderMode) = (other.emitterShape, other.emitterMode, other.renderMode)
    (preservesDepth, velocity, scale) = (other.preservesDepth, other.velocity, other.scale)
    (spin, seed) = (other.spin, other.seed)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns the value of a layer property, or of a cell property if the key path is `emitterCells.NAME.PROPERTY`.
  open override func value(forKeyPath keyPath: String) -> Any? {
    guard let (cell, key) = cell(keyPath) else { return super.value(forKeyPath: keyPath) }
    return cell.value(forKey: key)
  }

  /// Sets a layer property, or a cell property if the key path is `emitterCells.NAME.PROPERTY`.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (cell, key) = cell(keyPath) else { return super.setValue(value, forKeyPath: keyPath) }
    cell.setValue(value, forKey: key)
  }

  private func cell(_ keyPath: String) -> (CAEmitterCell, String)? {
    let parts = keyPath.split(separator: ".")
    guard parts.count == 3, parts[0] == "emitterCells" else { return nil }
    return emitterCells?.first { $0.name == String(parts[1]) }.map { ($0, String(parts[2])) }
  }

  override var paintsMore: Bool { true }

  override func paintMore(_ look: LayerStyle, into canvas: inout Canvas) {
    guard emitterCells?.isEmpty == false else { return }
    let now = AnimationClock.presentedTime ?? AnimationClock.paintedTime
    let particles = EmitterSimulation(self).particles(at: convertTime(now, from: nil))
    var painter = ParticlePainter(isAdditive: renderMode == .additive)
    painter.paint(particles, into: &canvas)
  }
}
