// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import UIKit

/// The loader of the images of `AsyncImage`.
///
/// Images load synchronously, so that renderings are reproducible. The default loader reads files. Other URLs show the
/// placeholder.
@MainActor
public enum _AsyncImageLoader {
  /// The closure that loads a URL. It returns nil to show the placeholder, and throws to show a failure.
  public static var load: (URL) throws -> UIImage? = { $0.isFileURL ? UIImage(contentsOfFile: $0.path) : nil }
}

/// The phase of an asynchronous image load.
public enum AsyncImagePhase: Sendable {
  /// There is no image yet.
  case empty
  /// The image.
  case success(Image)
  /// Loading failed.
  case failure(any Error)

  /// The image; nil if there is none.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error; nil if loading did not fail.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A view that loads and shows the image at a URL.
///
/// - Note: Differs from SwiftUI: images are not loaded from the network; see `_AsyncImageLoader`.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content

  /// Creates a view whose content depends on the phase. The scale is in pixels per point.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.scale, self.content) = (url, scale, content)
  }

  /// Creates a view that shows an image, or a gray area without one. The scale is in pixels per point.
  public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { image } else { Color.gray.opacity(0.3) }
    }
  }

  /// Creates a view that shows a modified image, or a placeholder without one. The scale is in pixels per point.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  private var phase: AsyncImagePhase {
    guard let url else { return .empty }
    do {
      guard let image = try _AsyncImageLoader.load(url) else { return .empty }
      guard scale != 1, let cgImage = image.cgImage else { return .success(Image(uiImage: image)) }
      return .success(Image(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up)))
    } catch {
      return .failure(error)
    }
  }

  /// The view of the current phase.
  public var body: some View { content(phase) }
}
