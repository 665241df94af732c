// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// A layer that sends out particles: snow, fire, confetti.
///
/// What shows is a function of `seed` and the time alone. An emitter whose `beginTime` is 0 has been running for ever, as on
/// iOS, where it shows a full sky at once; also in a still picture, which shows the time 0. With a `beginTime` it starts there.
///
/// - Note: Differs from UIKit: a changed rate or velocity counts for particles that are under way, too, and animations of
///   single cells show nothing. Particles are flattened into the layer's plane.
open class CAEmitterLayer: CALayer {
  /// What is sent out. Nil by default.
  open var emitterCells: [CAEmitterCell]?
  /// What the cells' birth rates are multiplied with. 1 by default.
  open var birthRate: Float = 1 {
    didSet { if LayerRecorder.isOn { didChange("birthRate", AnimatableValue(Double(oldValue))) } }
  }
  /// What the cells' lifetimes are multiplied with. 1 by default.
  open var lifetime: Float = 1 {
    didSet { if LayerRecorder.isOn { didChange("lifetime", AnimatableValue(Double(oldValue))) } }
  }
  /// The middle of the shape that particles leave from, in the layer's coordinates. Zero by default.
  open var emitterPosition: CGPoint = .zero {
    didSet { if LayerRecorder.isOn { didChange("emitterPosition", AnimatableValue(oldValue)) } }
  }
  /// Where the shape lies along z. It orders particles only. 0 by default.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape; the radius of a circle and of a sphere is the width. Zero by default.
  open var emitterSize: CGSize = .zero {
    didSet { if LayerRecorder.isOn { didChange("emitterSize", AnimatableValue(oldValue)) } }
  }
  /// The depth of a cuboid. It orders particles only. 0 by default.
  open var emitterDepth: CGFloat = 0
  /// The shape that particles leave from. `.point` by default.
  open var emitterShape: CAEmitterLayerEmitterShape = .point
  /// Which part of the shape they leave from. `.volume` by default.
  open var emitterMode: CAEmitterLayerEmitterMode = .volume
  /// In which order, and how, particles are painted. `.unordered` by default.
  open var renderMode: CAEmitterLayerRenderMode = .unordered
  /// Stored only. False by default.
  open var preservesDepth = false
  /// What the cells' velocities are multiplied with. 1 by default.
  open var velocity: Float = 1 {
    didSet { if LayerRecorder.isOn { didChange("velocity", AnimatableValue(Double(oldValue))) } }
  }
  /// What the cells' sizes are multiplied with. 1 by default.
  open var scale: Float = 1 {
    didSet { if LayerRecorder.isOn { didChange("scale", AnimatableValue(Double(oldValue))) } }
  }
  /// What the cells' turning is multiplied with. 1 by default.
  open var spin: Float = 1 {
    didSet { if LayerRecorder.isOn { didChange("spin", AnimatableValue(Double(oldValue))) } }
  }
  /// The start of the random numbers: emitters of equal seeds show the same. 0 by default.
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

  /// As for every layer, and `emitterCells.NAME.PROPERTY` for a cell of that name.
  open override func value(forKeyPath keyPath: String) -> Any? {
    guard let (cell, key) = cell(keyPath) else { return super.value(forKeyPath: keyPath) }
    return cell.value(forKey: key)
  }

  /// As for every layer, and `emitterCells.NAME.PROPERTY` for a cell of that name.
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
