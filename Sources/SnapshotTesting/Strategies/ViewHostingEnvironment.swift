// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraAssertions
import TesseraGraphics
import TesseraRaster
import TesseraViews

/// The environment in which a view or view controller is hosted while its snapshot is taken.
struct ViewHostingEnvironment {
  var config = ViewImageConfig()
  var size: CGSize?
  var traits = UITraitCollection()

  /// The configuration's traits, overridden by the strategy's traits. The display scale defaults to the main screen's
  /// scale.
  @MainActor private var allTraits: UITraitCollection {
    UITraitCollection(traitsFrom: [UITraitCollection(displayScale: UIScreen.main.scale), config.traits, traits])
  }

  /// Hosts a view controller as the root of a window.
  @MainActor
  func host(_ controller: UIViewController) throws -> HostedValue {
    let traits = allTraits
    let idiom: Device.Idiom = traits.userInterfaceIdiom == .pad ? .pad : .phone
    func device(_ size: CGSize) throws -> Device {
      guard size.width > 0, size.height > 0 else { throw HostingError.noSize("\(type(of: controller))", size) }
      let insets = config.safeArea
      return try Device(
        name: "view", size: size, scale: traits.displayScale,
        safeArea: Device.SafeArea(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right),
        idiom: idiom)
    }
    let known = size ?? config.size
    let screen = try device(known ?? UIScreen.main.bounds.size)
    let own = Stage(device: screen, options: HostingEnvironment(traits: traits).options).run {
      controller.view.frame.size
    }
    return try HostedValue.controller(
      controller, in: HostingEnvironment(device: known == nil ? device(own) : screen, traits: traits))
  }

  /// Hosts a view, either alone in a window of its size or in its existing superview.
  @MainActor
  func host(_ view: UIView) throws -> HostedValue {
    let size = size ?? config.size
    let isPlain = traits.isEqual(UITraitCollection()) && (size == nil || size == view.bounds.size)
    if isPlain, view.superview != nil { return try .view(view, in: HostingEnvironment()) }
    return try .view(view, in: HostingEnvironment(size: size, traits: allTraits))
  }
}

extension HostedValue {
  /// Returns an image of the value that `show` hosts. If the image can't be taken, reports the error to the waiting
  /// assertion and returns an empty image.
  nonisolated static func image(_ show: @escaping @MainActor () throws -> HostedValue) -> Async<UIImage> {
    let trouble = CaptureErrorReporter.current
    return Async { callback in
      let image = OnMain.run { () -> UIImage in
        do {
          let hosted = try show()
          let picture = try hosted.picture(background: .clear)
          defer { picture.finish() }
          let inspected = TestInspection.wanted.flatMap { picture.inspect($0) }
          return .snapshot(picture.bitmap, scale: hosted.device.scale, tree: picture.tree(), inspected)
        } catch {
          trouble?.report("\(error)")
          return UIImage()
        }
      }
      callback(image ?? UIImage())
    }
  }

  /// Returns an image of the accessibility elements of the value that `show` hosts. If the image can't be taken,
  /// reports the error to the waiting assertion and returns an empty image.
  nonisolated static func accessibilityImage(_ show: @escaping @MainActor () throws -> HostedValue) -> Async<UIImage> {
    let trouble = CaptureErrorReporter.current
    return Async { callback in
      let image = OnMain.run { () -> UIImage in
        do {
          let hosted = try show()
          let picture = try hosted.accessibilityPicture(background: .white)
          defer { picture.finish() }
          return .snapshot(picture.bitmap, scale: hosted.device.scale, tree: picture.tree())
        } catch {
          trouble?.report("\(error)")
          return UIImage()
        }
      }
      callback(image ?? UIImage())
    }
  }

  /// Returns text about the value that `show` hosts. If the value can't be hosted, reports the error to the waiting
  /// assertion and returns an empty string.
  nonisolated static func text(
    _ show: @escaping @MainActor () throws -> HostedValue, _ describe: @escaping @MainActor () -> String
  ) -> Async<String> {
    let trouble = CaptureErrorReporter.current
    return Async { callback in
      let text = OnMain.run { () -> String in
        do { return try show().text { _ in describe() } } catch {
          trouble?.report("\(error)")
          return ""
        }
      }
      callback(text ?? "")
    }
  }
}
