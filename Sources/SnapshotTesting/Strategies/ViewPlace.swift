// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Tessera
import TesseraAssertions
import TesseraGraphics
import TesseraRaster
import TesseraViews

/// The surroundings in which a view or a controller is shown while its snapshot is taken.
struct ViewPlace {
  var config = ViewImageConfig()
  var size: CGSize?
  var traits = UITraitCollection()

  /// The configuration's traits, with those of the strategy on top, and a scale: the main screen's where none is named.
  @MainActor private var allTraits: UITraitCollection {
    UITraitCollection(traitsFrom: [UITraitCollection(displayScale: UIScreen.main.scale), config.traits, traits])
  }

  /// A controller as the root of a window.
  @MainActor
  func show(_ controller: UIViewController) throws -> Hosted {
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
    let own = Stage(device: screen, options: Place(traits: traits).options).run { controller.view.frame.size }
    return try Hosted.controller(controller, Place(device: known == nil ? device(own) : screen, traits: traits))
  }

  /// A view: alone in a window of its size, or in its superview.
  @MainActor
  func show(_ view: UIView) throws -> Hosted {
    let size = size ?? config.size
    let isPlain = traits.isEqual(UITraitCollection()) && (size == nil || size == view.bounds.size)
    if isPlain, view.superview != nil { return try .view(view, Place()) }
    return try .view(view, Place(size: size, traits: allTraits))
  }
}

extension Hosted {
  /// A picture of a value that `show` shows. Empty, with a reason for the assertion that waits, if it cannot be taken.
  nonisolated static func image(_ show: @escaping @MainActor () throws -> Hosted) -> Async<UIImage> {
    let trouble = SnapshotTrouble.current
    return Async { callback in
      let image = OnMain.run { () -> UIImage in
        do {
          let hosted = try show()
          let picture = try hosted.picture(background: .clear)
          defer { picture.finish() }
          let inspected = TestInspection.wanted.flatMap { picture.inspect($0) }
          return .snapshot(picture.bitmap, scale: hosted.device.scale, tree: picture.tree(), inspected)
        } catch {
          trouble?.give("\(error)")
          return UIImage()
        }
      }
      callback(image ?? UIImage())
    }
  }

  /// A picture of what a screen reader finds in a value that `show` shows. Empty, with a reason for the assertion that
  /// waits, if it cannot be taken.
  nonisolated static func spokenImage(_ show: @escaping @MainActor () throws -> Hosted) -> Async<UIImage> {
    let trouble = SnapshotTrouble.current
    return Async { callback in
      let image = OnMain.run { () -> UIImage in
        do {
          let hosted = try show()
          let picture = try hosted.spokenPicture(background: .white)
          defer { picture.finish() }
          return .snapshot(picture.bitmap, scale: hosted.device.scale, tree: picture.tree())
        } catch {
          trouble?.give("\(error)")
          return UIImage()
        }
      }
      callback(image ?? UIImage())
    }
  }

  /// A text of a value that `show` shows. Empty, with a reason for the assertion that waits, if it cannot be shown.
  nonisolated static func text(
    _ show: @escaping @MainActor () throws -> Hosted, _ describe: @escaping @MainActor () -> String
  ) -> Async<String> {
    let trouble = SnapshotTrouble.current
    return Async { callback in
      let text = OnMain.run { () -> String in
        do { return try show().text { _ in describe() } } catch {
          trouble?.give("\(error)")
          return ""
        }
      }
      callback(text ?? "")
    }
  }
}
