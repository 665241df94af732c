// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Strategies that capture an animation as a filmstrip: a single image of the frames in chronological order.

import TesseraAssertions
public import Foundation
public import Tessera
public import TesseraGraphics
public import TesseraViews

/// The layout of an animation's frames in the filmstrip image.
private struct StripPlan {
  let fps: Int
  let columns: Int
  let cell: Filmstrip.CellSize
  let tolerance: SnapshotTolerance

  @MainActor
  func capture(_ make: @MainActor (Renderer, FrameRate) throws(RenderError) -> FrameSequence) throws -> Capture {
    let renderer = Renderer()
    let frames = try make(renderer, FrameRate(fps))
    defer {
      frames.window.rootViewController = nil
      frames.window.isHidden = true
    }
    var painter = renderer.framePainter()
    var film = Filmstrip(columns: columns, cellSize: cell)
    while let frame = frames.next() {
      try film.append(painter.paint(frame), label: FrameLabel.text(frame.time))
    }
    return .picture(CapturedPicture(filmstrip: try film.bitmap()), PictureRules(tolerance: tolerance))
  }
}

extension Snapshotting where Value == Screen, Format == UIImage {
  /// Returns a strategy for a filmstrip of one of the screen's animations.
  ///
  /// - Parameters:
  ///   - name: The name of one of `screen.animations`, or nil for the first animation.
  ///   - fps: The number of frames per second.
  ///   - duration: The duration in seconds, or nil for the animation's duration. The first frame is at 0; the last
  ///     frame is at or before the end.
  ///   - columns: The number of frames in a row.
  ///   - cellSize: The size of a frame in the filmstrip.
  ///   - device: The device, or nil for the screen's own device.
  ///   - traits: Traits that override the device's.
  ///   - language: The language in which the value is evaluated, laid out and drawn, or nil for the current language.
  ///   - tolerance: The allowed difference from the golden.
  public static func frames(
    _ name: String? = nil, fps: Int, duration: Double? = nil, columns: Int = 4,
    cellSize: Filmstrip.CellSize = .reduced(by: 3), on device: Device? = nil, traits: UITraitCollection? = nil,
    language: String? = nil,
    tolerance: SnapshotTolerance = .exact
  ) -> Snapshotting {
    let plan = StripPlan(fps: fps, columns: columns, cell: cellSize, tolerance: tolerance)
    return Snapshotting { screen in
      let place = HostingEnvironment(device: device, traits: traits)
      var options = place.options
      options.device = try place.device(default: screen.device)
      let animation = name ?? screen.animations.first?.name ?? ""
      return try plan.capture { (renderer, rate) throws(RenderError) in
        try renderer.frames(of: screen, animation: animation, options: options, fps: rate, to: duration)
      }
    }
    .inLanguage(language)
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// Returns a strategy for a filmstrip of an animation of the controller.
  ///
  ///     assertSnapshot(of: card, as: .frames(fps: 10, duration: 0.8) { ($0 as? CardViewController)?.open() })
  ///
  /// - Parameters:
  ///   - fps: The number of frames per second.
  ///   - duration: The duration in seconds. The first frame is at 0; the last frame is at or before the end.
  ///   - columns: The number of frames in a row.
  ///   - cellSize: The size of a frame in the filmstrip.
  ///   - device: The device, which determines the size, scale, safe area and size classes.
  ///   - traits: Traits that override the device's.
  ///   - language: The language in which the value is evaluated, laid out and drawn, or nil for the current language.
  ///   - tolerance: The allowed difference from the golden.
  ///   - animation: A closure that starts the animation. Called at time 0, after the controller has appeared.
  public static func frames(
    fps: Int, duration: Double, columns: Int = 4, cellSize: Filmstrip.CellSize = .reduced(by: 3),
    on device: Device = .iPhone16, traits: UITraitCollection? = nil, language: String? = nil,
    tolerance: SnapshotTolerance = .exact,
    animation: @escaping @MainActor (UIViewController) -> Void = { _ in }
  ) -> Snapshotting {
    let plan = StripPlan(fps: fps, columns: columns, cell: cellSize, tolerance: tolerance)
    return Snapshotting { controller in
      if let parent = controller.parent {
        throw HostingError.hasParent("\(type(of: controller))", parent: "\(type(of: parent))")
      }
      let place = HostingEnvironment(device: device, traits: traits)
      let screen = Screen("snapshot", device: try place.device(default: device)) { controller }
      return try plan.capture { (renderer, rate) throws(RenderError) in
        try renderer.frames(of: screen, options: place.options, fps: rate, to: duration) { _ in animation(controller) }
      }
    }
    .inLanguage(language)
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// Returns a strategy for a filmstrip of an animation of the view. The view fills each frame, and pixels that it
  /// doesn't draw are black.
  ///
  /// - Parameters:
  ///   - fps: The number of frames per second.
  ///   - duration: The duration in seconds. The first frame is at 0; the last frame is at or before the end.
  ///   - columns: The number of frames in a row.
  ///   - cellSize: The size of a frame in the filmstrip.
  ///   - size: The size in points, or nil for the view's current size.
  ///   - traits: The traits that the view inherits.
  ///   - language: The language in which the value is evaluated, laid out and drawn, or nil for the current language.
  ///   - tolerance: The allowed difference from the golden.
  ///   - animation: A closure that starts the animation. Called with the view at time 0.
  public static func frames(
    fps: Int, duration: Double, columns: Int = 4, cellSize: Filmstrip.CellSize = .reduced(by: 3), size: CGSize? = nil,
    traits: UITraitCollection? = nil, language: String? = nil, tolerance: SnapshotTolerance = .exact,
    animation: @escaping @MainActor (UIView) -> Void = { _ in }
  ) -> Snapshotting {
    let plan = StripPlan(fps: fps, columns: columns, cell: cellSize, tolerance: tolerance)
    return Snapshotting { view in
      guard view.superview == nil else { throw HostingError.hasSuperview("\(type(of: view))") }
      let place = HostingEnvironment(size: size, traits: traits)
      // Hosting the view determines its size.
      let hosted = try HostedValue.view(view, in: place)
      hosted.finish()
      let (frame, mask) = (view.frame, view.autoresizingMask)
      defer {
        view.removeFromSuperview()
        view.frame = frame
        view.autoresizingMask = mask
      }
      let screen = Screen("snapshot", device: hosted.device, view: { view })
      return try plan.capture { (renderer, rate) throws(RenderError) in
        try renderer.frames(of: screen, options: place.options, fps: rate, to: duration) { _ in animation(view) }
      }
    }
    .inLanguage(language)
  }
}
