// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A file type.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a constant from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a constant from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// MPEG-4.
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  /// QuickTime.
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  /// Apple MPEG-4.
  public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
  /// MPEG-4 audio.
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  /// MP3.
  public static let mp3 = AVFileType(rawValue: "public.mp3")
  /// WAVE.
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  /// AIFF.
  public static let aiff = AVFileType(rawValue: "public.aiff-audio")
  /// Core Audio.
  public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
  /// JPEG.
  public static let jpg = AVFileType(rawValue: "public.jpeg")
  /// HEIC.
  public static let heic = AVFileType(rawValue: "public.heic")
  /// HEIF.
  public static let heif = AVFileType(rawValue: "public.heif")
  /// TIFF.
  public static let tif = AVFileType(rawValue: "public.tiff")
  /// DNG.
  public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
}

/// A codec for videos and photos.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a constant from a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a constant from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// H.264.
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  /// HEVC.
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  /// JPEG.
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
  /// ProRes 422.
  public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
  /// ProRes 4444.
  public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
}

/// A key in a settings dictionary.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// A key in a settings dictionary.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// A key in a settings dictionary.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// A key in a settings dictionary.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// A key in a settings dictionary.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// A key in a settings dictionary.
public let AVFormatIDKey = "AVFormatIDKey"
/// A key in a settings dictionary.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// A key in a settings dictionary.
public let AVSampleRateKey = "AVSampleRateKey"
/// A key in a settings dictionary.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
