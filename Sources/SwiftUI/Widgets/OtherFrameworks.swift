// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// Stubs for the parts of AVKit and Core Data that views commonly use. Code that uses them compiles, but nothing is drawn yet.

// Nothing to show: VideoPlayer

/// A video player.
///
/// - Note: Differs from SwiftUI: no video is decoded. A black area with a play symbol and the words "Video not available" takes
///   the place of the video.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let overlay: VideoOverlay
  /// Creates a player with an overlay view.
  public init(player: AnyObject?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    Report.defect(of: "VideoPlayer", "SwiftUI's VideoPlayer shows a placeholder, because videos are not decoded.")
    overlay = videoOverlay()
  }
  /// The placeholder, below the overlay.
  public var body: some View {
    ZStack {
      Color.black
      VStack(spacing: 8) {
        Image(systemName: "play.circle.fill").font(.system(size: 44))
        Text(verbatim: "Video not available").font(.footnote)
      }
      .foregroundStyle(Color.white.opacity(0.7))
      .padding()
      overlay
    }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a player.
  public init(player: AnyObject?) { self.init(player: player) { EmptyView() } }
}

/// The results of a fetch request. Always empty.
public struct FetchedResults<Result>: RandomAccessCollection {
  /// The index of the first result.
  public var startIndex: Int { 0 }
  /// The index after the last result.
  public var endIndex: Int { 0 }
  /// The result at an index.
  public subscript(position: Int) -> Result {
    raise("NSRangeException", "The results of a fetch request are empty.")
  }
}

/// A property wrapper for fetched objects. Always empty because Core Data is not available.
@propertyWrapper
public struct FetchRequest<Result> {
  /// Creates a request.
  public init(
    sortDescriptors: [NSSortDescriptor] = [], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    Report.unsupported("FetchRequest")
  }
  /// The fetched objects.
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }
}
