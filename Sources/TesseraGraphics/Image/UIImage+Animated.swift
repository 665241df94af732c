// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension UIImage {
  /// An image that shows others one after the other, all as long, `duration` seconds for one round. An image view plays it
  /// without end; elsewhere the first one shows. Nil without images.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return first.with {
      $0.images = images
      $0.duration = duration.isFinite ? max(0, duration) : 0
    }
  }

  /// An image that shows the program's pictures `name0`, `name1` and so on, up to `name1024`, as far as there are any without
  /// a gap. They may begin with 1. Nil without any, which is said once on the standard error.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      if let image = found("\(name)\(number)", in: nil, .current) {
        guard let image else { return nil }
        images.append(image)
      } else if number > 0 {
        break
      }
    }
    if images.isEmpty { return named("\(name)0", in: nil, .current) }
    return animatedImage(with: images, duration: duration)
  }

  /// Like `animatedImageNamed`, of images with caps that keep their size, and tiles between them.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  /// Like `animatedImageNamed`, of images with caps that keep their size.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
  ) -> UIImage? {
    guard let image = animatedImageNamed(name, duration: duration), let images = image.images else { return nil }
    return animatedImage(
      with: images.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }, duration: duration)
  }
}
