// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UTType {
  // MARK: Images, audio, folders, archives, other types

  /// An HEIC image.
  public static let heic = UTType(declared: "public.heic")
  /// An HEIC image sequence.
  public static let heics = UTType(declared: "public.heics")
  /// A WebP image.
  public static let webP = UTType(declared: "org.webmproject.webp")
  /// An OpenEXR image.
  public static let exr = UTType(declared: "com.ilm.openexr-image")
  /// The base type of 3D content.
  public static let threeDContent = UTType(declared: "public.3d-content")
  /// A Universal Scene Description scene.
  public static let usd = UTType(declared: "com.pixar.universal-scene-description")
  /// A Universal Scene Description package.
  public static let usdz = UTType(declared: "com.pixar.universal-scene-description-mobile")
  /// A Reality Composer scene.
  public static let realityFile = UTType(declared: "com.apple.reality")
  /// A SceneKit scene.
  public static let sceneKitScene = UTType(declared: "com.apple.scenekit.scene")
  /// An AR reference object.
  public static let arReferenceObject = UTType(declared: "com.apple.arobject")
  /// The base type of audio and video.
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
  /// The base type of movies with video and audio.
  public static let movie = UTType(declared: "public.movie")
  /// The base type of video without audio.
  public static let video = UTType(declared: "public.video")
  /// The base type of audio.
  public static let audio = UTType(declared: "public.audio")
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
  /// An MPEG-1 or MPEG-2 movie.
  public static let mpeg = UTType(declared: "public.mpeg")
  /// An MPEG-2 video.
  public static let mpeg2Video = UTType(declared: "public.mpeg-2-video")
  /// An MPEG-2 transport stream.
  public static let mpeg2TransportStream = UTType(declared: "public.mpeg-2-transport-stream")
  /// MP3 audio.
  public static let mp3 = UTType(declared: "public.mp3")
  /// An MPEG-4 movie.
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
  /// MPEG-4 audio.
  public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
  /// Protected MPEG-4 audio.
  public static let appleProtectedMPEG4Audio = UTType(declared: "com.apple.protected-mpeg-4-audio")
  /// Protected MPEG-4 video.
  public static let appleProtectedMPEG4Video = UTType(declared: "com.apple.protected-mpeg-4-video")
  /// An AVI movie.
  public static let avi = UTType(declared: "public.avi")
  /// AIFF audio.
  public static let aiff = UTType(declared: "public.aiff-audio")
  /// WAVE audio.
  public static let wav = UTType(declared: "com.microsoft.waveform-audio")
  /// MIDI audio.
  public static let midi = UTType(declared: "public.midi-audio")
  /// The base type of playlists.
  public static let playlist = UTType(declared: "public.playlist")
  /// An M3U playlist.
  public static let m3uPlaylist = UTType(declared: "public.m3u-playlist")
  /// A folder that the user can open.
  public static let folder = UTType(declared: "public.folder")
  /// The root folder of a volume.
  public static let volume = UTType(declared: "public.volume")
  /// A folder that is presented as a file.
  public static let package = UTType(declared: "com.apple.package")
  /// A folder with the structure of a bundle.
  public static let bundle = UTType(declared: "com.apple.bundle")
  /// A plug-in.
  public static let pluginBundle = UTType(declared: "com.apple.plugin")
  /// A Spotlight importer.
  public static let spotlightImporter = UTType(declared: "com.apple.metadata-importer")
  /// A Quick Look generator.
  public static let quickLookGenerator = UTType(declared: "com.apple.quicklook-generator")
  /// An XPC service.
  public static let xpcService = UTType(declared: "com.apple.xpc-service")
  /// A framework.
  public static let framework = UTType(declared: "com.apple.framework")
  /// The base type of applications.
  public static let application = UTType(declared: "com.apple.application")
  /// An application bundle.
  public static let applicationBundle = UTType(declared: "com.apple.application-bundle")
  /// An app extension.
  public static let applicationExtension = UTType(declared: "com.apple.application-and-system-extension")
  /// A Unix executable.
  public static let unixExecutable = UTType(declared: "public.unix-executable")
  /// A Windows executable.
  public static let exe = UTType(declared: "com.microsoft.windows-executable")
  /// A System Preferences pane.
  public static let systemPreferencesPane = UTType(declared: "com.apple.systempreference.prefpane")
  /// The base type of archives.
  public static let archive = UTType(declared: "public.archive")
  /// A gzip archive.
  public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
  /// A bzip2 archive.
  public static let bz2 = UTType(declared: "public.bzip2-archive")
  /// A zip archive.
  public static let zip = UTType(declared: "public.zip-archive")
  /// An Apple archive.
  public static let appleArchive = UTType(declared: "com.apple.archive")
  /// A tar archive.
  public static let tarArchive = UTType(declared: "public.tar-archive")
  /// The base type of spreadsheets.
  public static let spreadsheet = UTType(declared: "public.spreadsheet")
  /// The base type of presentations.
  public static let presentation = UTType(declared: "public.presentation")
  /// The base type of databases.
  public static let database = UTType(declared: "public.database")
  /// The base type of messages.
  public static let message = UTType(declared: "public.message")
  /// The base type of contacts.
  public static let contact = UTType(declared: "public.contact")
  /// A vCard contact file.
  public static let vCard = UTType(declared: "public.vcard")
  /// The base type of to-do items.
  public static let toDoItem = UTType(declared: "public.to-do-item")
  /// The base type of calendar events.
  public static let calendarEvent = UTType(declared: "public.calendar-event")
  /// The base type of email messages.
  public static let emailMessage = UTType(declared: "public.email-message")
  /// The base type of files that contain an internet address.
  public static let internetLocation = UTType(declared: "com.apple.internet-location")
  /// A Windows internet shortcut.
  public static let internetShortcut = UTType(declared: "com.microsoft.internet-shortcut")
  /// The base type of fonts.
  public static let font = UTType(declared: "public.font")
  /// The base type of bookmarks.
  public static let bookmark = UTType(declared: "public.bookmark")
  /// A PKCS #12 file with keys and certificates.
  public static let pkcs12 = UTType(declared: "com.rsa.pkcs-12")
  /// An X.509 certificate.
  public static let x509Certificate = UTType(declared: "public.x509-certificate")
  /// An EPUB book.
  public static let epub = UTType(declared: "org.idpf.epub-container")
  /// The base type of logs.
  public static let log = UTType(declared: "public.log")
  /// A haptic pattern.
  public static let ahap = UTType(declared: "com.apple.haptics.ahap")
}
