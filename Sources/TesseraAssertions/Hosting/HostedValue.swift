// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Hosts views and controllers while their snapshot is taken. They are hosted in place if they are in a window, and in
// a new window otherwise. `finish` restores everything, so that the value is unchanged for the next strategy and the
// rest of the test.

package import Foundation
package import Tessera
package import TesseraGraphics
package import TesseraViews

/// The reason that a value can't be hosted. The description ends with the remedy.
package enum HostingError: Error, CustomStringConvertible {
  case hasSuperview(String)
  case hasParent(String, parent: String)
  case noSize(String, CGSize)

  package var description: String {
    switch self {
    case .hasSuperview(let name):
      "\(name) is in a superview, which determines its size and its traits. Snapshot it without `size` and `traits`, or remove it "
        + "from its superview first."
    case .hasParent(let name, let parent):
      "\(name) is a child of \(parent), from which it would be removed. Snapshot \(parent), or call removeFromParent() first."
    case .noSize(let name, let size):
      "\(name) has no size: it is \(LayoutText.number(size.width)) x \(LayoutText.number(size.height)) points, and its constraints do not determine more. Set its frame, or "
        + "use `.image(size:)`."
    }
  }
}

/// A view or controller that is hosted in a window.
@MainActor
package struct HostedValue {
  package let root: UIView
  package let device: Device
  package let options: RenderOptions
  /// The root with its device and device elements, or nil if it has no device.
  var screen: LaidOutScreen?
  package let finish: @MainActor () -> Void

  package func inStage<R>(_ body: @MainActor () throws -> R) rethrows -> R {
    try Stage(device: device, options: options).run { () throws in try body() }
  }
}

/// The environment for hosting a value.
package struct HostingEnvironment {
  package var device: Device?
  package var size: CGSize?
  package var traits: UITraitCollection?
  package var deviceFrame: DeviceFrame?

  package init(
    device: Device? = nil, size: CGSize? = nil, traits: UITraitCollection? = nil, deviceFrame: DeviceFrame? = nil
  ) {
    self.deviceFrame = deviceFrame
    self.device = device
    self.size = size
    self.traits = traits
  }

  package var options: RenderOptions { RenderOptions(deviceFrame: deviceFrame, traits: traits) }

  /// The display scale of the traits.
  var scale: CGFloat? {
    guard let scale = traits?.displayScale, scale > 0 else { return nil }
    return scale
  }

  /// Returns the device with the requested size and scale.
  ///
  /// If a size but no device is requested, the safe area is empty.
  package func device(default usual: Device) throws(RenderError) -> Device {
    let isFree = device == nil && size != nil
    let device = device ?? usual
    guard size != nil || scale != nil else { return device }
    return try Device(
      name: device.name, size: size ?? device.size, scale: scale ?? device.scale,
      safeArea: isFree ? Device.SafeArea() : device.safeArea,
      idiom: device.idiom)
  }
}

extension HostedValue {
  /// Hosts a controller in a new window. Returns after `viewDidAppear` was called and layout is complete.
  package static func controller(_ controller: UIViewController, in place: HostingEnvironment) throws -> HostedValue {
    if let parent = controller.parent {
      throw HostingError.hasParent("\(type(of: controller))", parent: "\(type(of: parent))")
    }
    if let view = controller.viewIfLoaded { refreshTraits(of: view) }
    let former = controller.viewIfLoaded?.window
    let isRoot = former?.rootViewController === controller
    if isRoot { former?.rootViewController = nil }
    let device = try place.device(default: .iPhone16.scaled(to: UIScreen.main.scale))
    let screen = try Renderer().layout(Screen("snapshot", device: device) { controller }, options: place.options)
    let window = screen.window
    return HostedValue(root: window, device: device, options: place.options, screen: screen) {
      window.rootViewController = nil
      window.isHidden = true
      if isRoot { former?.rootViewController = controller }
    }
  }

  /// Hosts a new instance of a screen.
  package static func screen(_ screen: Screen, device: Device, options: RenderOptions) throws -> HostedValue {
    let laidOut = try Renderer().layout(screen, options: withDevice(device, options: options))
    let window = laidOut.window
    return HostedValue(root: window, device: device, options: options, screen: laidOut) {
      window.rootViewController = nil
      window.isHidden = true
    }
  }

  private static func withDevice(_ device: Device, options: RenderOptions) -> RenderOptions {
    var options = options
    options.device = device
    return options
  }

  /// Hosts a view in its superview or, if it has none, alone in a window of its size.
  package static func view(_ view: UIView, in place: HostingEnvironment) throws -> HostedValue {
    if view.superview != nil || view is UIWindow { return try hostInPlace(view, environment: place) }
    // The window's initial size is irrelevant. The view is measured in the window, because measuring requires the
    // window's traits.
    let scale = place.scale ?? UIScreen.main.scale
    let probe = try Device(name: "view", size: CGSize(width: 100, height: 100), scale: scale)
    let (frame, translates) = (view.frame, view.translatesAutoresizingMaskIntoConstraints)
    refreshTraits(of: view)
    let window = Stage(device: probe, options: place.options).run {
      let window = UIWindow(frame: CGRect(origin: .zero, size: probe.size))
      view.translatesAutoresizingMaskIntoConstraints = true
      window.addSubview(view)
      window.isHidden = false
      let size = fittedSize(of: view, asked: place.size)
      window.frame.size = size
      view.frame = window.bounds
      Stage.finishLayout(of: window)
      return window
    }
    let finish: @MainActor () -> Void = {
      view.removeFromSuperview()
      view.frame = frame
      view.translatesAutoresizingMaskIntoConstraints = translates
      window.isHidden = true
    }
    do {
      let size = window.bounds.size
      guard size.width > 0, size.height > 0 else { throw HostingError.noSize("\(type(of: view))", size) }
      let device = try Device(name: "view", size: size, scale: scale)
      return HostedValue(root: window, device: device, options: place.options, finish: finish)
    } catch {
      finish()
      throw error
    }
  }

  /// Makes views read their traits, so that they are notified of trait changes when they are shown.
  private static func refreshTraits(of view: UIView) {
    var waiting = [view]
    while let view = waiting.popLast() {
      _ = view.traitCollection
      waiting += view.subviews
    }
  }

  private static func hostInPlace(_ view: UIView, environment place: HostingEnvironment) throws -> HostedValue {
    guard place.size == nil, place.traits == nil else { throw HostingError.hasSuperview("\(type(of: view))") }
    let known = view.traitCollection.displayScale
    if view.window == nil { AppearanceProxies.applyProxies(toTree: top(of: view)) }
    (view.window ?? top(of: view)).layoutIfNeeded()
    guard !view.bounds.isEmpty else { throw HostingError.noSize("\(type(of: view))", view.bounds.size) }
    let device = try Device(
      name: "view", size: view.bounds.size, scale: view.window != nil && known > 0 ? known : UIScreen.main.scale)
    return HostedValue(root: view, device: device, options: place.options, finish: {})
  }

  private static func top(of view: UIView) -> UIView {
    var view = view
    while let next = view.superview { view = next }
    return view
  }

  /// Returns the requested size or the view's current size. A dimension that is 0 is determined by constraints.
  private static func fittedSize(of view: UIView, asked: CGSize?) -> CGSize {
    let size = asked ?? view.bounds.size
    if size.width > 0, size.height > 0 { return size }
    return view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: size.width > 0 ? .required : .fittingSizeLevel,
      verticalFittingPriority: size.height > 0 ? .required : .fittingSizeLevel)
  }
}
