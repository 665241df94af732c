// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// A layer that draws its sublayers several times. Each instance adds a transform, a color change and a delay to the
/// previous one.
///
///     replicator.instanceCount = 12
///     replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
///     replicator.instanceDelay = 1.0 / 12
open class CAReplicatorLayer: CALayer {
  /// The number of instances, including the original. 1 by default; 0 or less draws none. A layer draws at most
  /// 10,000 instances, and all replicators of an image together draw at most 20,000.
  open var instanceCount = 1
  /// Whether the instances keep their depth instead of being flattened into the layer's plane.
  ///
  /// - Note: Differs from UIKit: stored but not used; instances are always flattened.
  open var preservesDepth = false
  /// The time between the animations of consecutive instances, in seconds. 0 by default.
  open var instanceDelay: CFTimeInterval = 0 {
    didSet { if LayerRecorder.isOn { didChange("instanceDelay", AnimatableValue(oldValue)) } }
  }
  /// The transform from each instance to the next, around the layer's center. Identity by default.
  open var instanceTransform: CATransform3D = CATransform3DIdentity {
    didSet {
      if !LayerDepth.isUsed { LayerDepth.recordTransform(instanceTransform) }
      if LayerRecorder.isOn { didChange("instanceTransform", AnimatableValue(transform: oldValue)) }
    }
  }
  /// The color that multiplies the colors of the first instance. White by default; nil counts as white.
  open var instanceColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) {
    didSet { if LayerRecorder.isOn { didChange("instanceColor", AnimatableValue(oldValue)) } }
  }
  /// The amount added to the red component of `instanceColor` for each instance. 0 by default.
  open var instanceRedOffset: Float = 0 {
    didSet { if LayerRecorder.isOn { didChange("instanceRedOffset", AnimatableValue(Double(oldValue))) } }
  }
  /// The amount added to the green component of `instanceColor` for each instance. 0 by default.
  open var instanceGreenOffset: Float = 0 {
    didSet { if LayerRecorder.isOn { didChange("instanceGreenOffset", AnimatableValue(Double(oldValue))) } }
  }
  /// The amount added to the blue component of `instanceColor` for each instance. 0 by default.
  open var instanceBlueOffset: Float = 0 {
    didSet { if LayerRecorder.isOn { didChange("instanceBlueOffset", AnimatableValue(Double(oldValue))) } }
  }
  /// The amount added to the alpha component of `instanceColor` for each instance. 0 by default.
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

  /// The maximum number of instances that a layer draws.
  static let maximumInstanceCount = 10_000

  /// Returns the transforms, colors and delays of the instances, in order.
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
