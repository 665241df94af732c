// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import UIKit

/// The image loader for `AsyncImage`.
///
/// Images load synchronously to make rendering reproducible. The default loader supports only file URLs. Any other
/// URL shows the placeholder.
@MainActor
public enum _AsyncImageLoader {
  /// The closure that loads the image at a URL. If it returns nil, the placeholder is shown. If it throws, the load
  /// fails.
  public static var load: (URL) throws -> UIImage? = { $0.isFileURL ? UIImage(contentsOfFile: $0.path) : nil }
}

/// The current phase of an asynchronous image load.
public enum AsyncImagePhase: Sendable {
  /// The image has not been loaded.
  case empty
  /// The image was loaded.
  case success(Image)
  /// The image failed to load.
  case failure(any Error)

  /// The loaded image, or nil if there is none.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// The error that caused the load to fail, or nil if it did not fail.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A view that loads and shows the image at a URL.
///
/// - Note: Differs from SwiftUI: images are not loaded from the network; see `_AsyncImageLoader`.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content

  /// Creates a view whose content depends on the loading phase. The scale is in pixels per point.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.scale, self.content) = (url, scale, content)
  }

  /// Creates a view that shows the image, or a gray area if there is no image. The scale is in pixels per point.
  public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { image } else { Color.gray.opacity(0.3) }
    }
  }

  /// Creates a view that shows the image, transformed by a closure, or a placeholder if there is no image. The scale
  /// is in pixels per point.
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

  /// The content for the current phase.
  public var body: some View { content(phase) }
}
