// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// A layer that shows its sublayers several times, each with a further change of transform, color and delay.
///
///     replicator.instanceCount = 12
///     replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
///     replicator.instanceDelay = 1.0 / 12
open class CAReplicatorLayer: CALayer {
  /// The number of instances, including the original. 1 by default; 0 or less shows none. At most 10,000, and at most 20,000
  /// for all replicators of a picture.
  open var instanceCount = 1
  /// Whether instances are in the superlayer's space.
  ///
  /// - Note: Differs from UIKit: stored but not used; instances are flattened into the layer's plane.
  open var preservesDepth = false
  /// The delay in seconds between the animations of consecutive instances. 0 by default.
  open var instanceDelay: CFTimeInterval = 0 {
    didSet { if LayerRecorder.isOn { didChange("instanceDelay", AnimatableValue(oldValue)) } }
  }
  /// The transform between consecutive instances, around the layer's center. Identity by default.
  open var instanceTransform: CATransform3D = CATransform3DIdentity {
    didSet {
      if !LayerDepth.isUsed { LayerDepth.recordTransform(instanceTransform) }
      if LayerRecorder.isOn { didChange("instanceTransform", AnimatableValue(transform: oldValue)) }
    }
  }
  /// The color that multiplies the colors of the first instance. White by default, and if nil.
  open var instanceColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) {
    didSet { if LayerRecorder.isOn { didChange("instanceColor", AnimatableValue(oldValue)) } }
  }
  /// The change of red in `instanceColor` between consecutive instances. 0 by default.
  open var instanceRedOffset: Float = 0 {
    didSet { if LayerRecorder.isOn { didChange("instanceRedOffset", AnimatableValue(Double(oldValue))) } }
  }
  /// The change of green in `instanceColor` between consecutive instances. 0 by default.
  open var instanceGreenOffset: Float = 0 {
    didSet { if LayerRecorder.isOn { didChange("instanceGreenOffset", AnimatableValue(Double(oldValue))) } }
  }
  /// The change of blue in `instanceColor` between consecutive instances. 0 by default.
  open var instanceBlueOffset: Float = 0 {
    didSet { if LayerRecorder.isOn { didChange("instanceBlueOffset", AnimatableValue(Double(oldValue))) } }
  }
  /// The change of alpha in `instanceColor` between consecutive instances. 0 by default.
  open var instanceAlphaOffset: Float = 0 {
    didSet { if LayerRecorder.isOn { didChange("instanceAlphaOffset", AnimatableValue(Double(oldValue))) } }
  }

  nonisolated public override init() {
    super.init()
    MainThread.run { loadedExtras.role = .replicator }
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    loadedExtras.role = .replicator
    guard let other = layer as? CAReplicatorLayer else { return }
    (instanceCount, instanceDelay, instanceTransform) = (
      other.instanceCount, other.instanceDelay, other.instanceTransform
    )
    (instanceColor, preservesDepth) = (other.instanceColor, other.preservesDepth)
    (instanceRedOffset, instanceGreenOffset) = (other.instanceRedOffset, other.instanceGreenOffset)
    (instanceBlueOffset, instanceAlphaOffset) = (other.instanceBlueOffset, other.instanceAlphaOffset)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    loadedExtras.role = .replicator
  }

  /// The maximum number of painted instances.
  static let maximumInstanceCount = 10_000

  /// Returns the parameters of the first instances, in order.
  func instances(atMost most: Int = maximumInstanceCount) -> [Instance] {
    let count = min(instanceCount, most, Self.maximumInstanceCount)
    guard count > 0 else { return [] }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let step = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-middle.x, -middle.y, 0), instanceTransform),
      CATransform3DMakeTranslation(middle.x, middle.y, 0))
    var instances: [Instance] = []
    var map = CATransform3DIdentity
    for index in 0..<count {
      let delay = instanceDelay.isFinite ? instanceDelay * Double(index) : 0
      instances.append(Instance(map: map, delay: delay, color: color(ofInstance: index)))
      map = CATransform3DConcat(map, step)
    }
    return instances
  }

  struct Instance {
    let map: CATransform3D
    let delay: CFTimeInterval
    /// Red, green, blue and alpha, in 0...1.
    let color: SIMD4<Double>
  }

  private func color(ofInstance index: Int) -> SIMD4<Double> {
    let base = instanceColor?.rasterColor ?? .white
    let first = SIMD4(Double(base.red), Double(base.green), Double(base.blue), Double(base.alpha)) / 255
    let offset = SIMD4(
      Double(instanceRedOffset), Double(instanceGreenOffset), Double(instanceBlueOffset), Double(instanceAlphaOffset))
    var color = first + offset * Double(index)
    for channel in 0..<4 { color[channel] = color[channel].isNaN ? 1 : min(max(color[channel], 0), 1) }
    return color
  }
}
