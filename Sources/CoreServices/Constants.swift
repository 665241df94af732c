// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The uniform type identifier constants that preceded `UTType`. They are strings, so `kUTTypeImage as String`
// compiles.

public import TesseraFoundation

/// The base type of all file system items.
public let kUTTypeItem: CFString = "public.item"
/// The base type of document content.
public let kUTTypeContent: CFString = "public.content"
/// The base type of composite content, such as text with images.
public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// The base type of disk images.
public let kUTTypeDiskImage: CFString = "public.disk-image"
/// The base type of byte streams.
public let kUTTypeData: CFString = "public.data"
/// A folder or a package.
public let kUTTypeDirectory: CFString = "public.directory"
/// Links and aliases.
public let kUTTypeResolvable: CFString = "com.apple.resolvable"
/// The base type of executables.
public let kUTTypeExecutable: CFString = "public.executable"
/// A volume's root.
public let kUTTypeMountPoint: CFString = "com.apple.mount-point"
/// A Finder alias.
public let kUTTypeAliasFile: CFString = "com.apple.alias-file"
/// URL bookmark data.
public let kUTTypeURLBookmarkData: CFString = "com.apple.bookmark"
/// A URL.
public let kUTTypeURL: CFString = "public.url"
/// A file URL.
public let kUTTypeFileURL: CFString = "public.file-url"
/// The base type of text, styled or plain.
public let kUTTypeText: CFString = "public.text"
/// Plain text in any encoding.
public let kUTTypePlainText: CFString = "public.plain-text"
/// Plain UTF-8 text.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// UTF-16 text with a byte order mark if required.
public let kUTTypeUTF16ExternalPlainText: CFString = "public.utf16-external-plain-text"
/// Plain UTF-16 text in native byte order.
public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// The base type of delimited text.
public let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
/// Comma-separated values.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// Tab-separated values.
public let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"
/// Tab-separated values in UTF-8.
public let kUTTypeUTF8TabSeparatedText: CFString = "public.utf8-tab-separated-values-text"
/// Rich text.
public let kUTTypeRTF: CFString = "public.rtf"
/// HTML of any version.
public let kUTTypeHTML: CFString = "public.html"
/// XML.
public let kUTTypeXML: CFString = "public.xml"
/// The base type of source code.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// Assembly.
public let kUTTypeAssemblyLanguageSource: CFString = "public.assembly-source"
/// C.
public let kUTTypeCSource: CFString = "public.c-source"
/// Objective-C.
public let kUTTypeObjectiveCSource: CFString = "public.objective-c-source"
/// Swift.
public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// C++.
public let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source"
/// Objective-C++.
public let kUTTypeObjectiveCPlusPlusSource: CFString = "public.objective-c-plus-plus-source"
/// A C header.
public let kUTTypeCHeader: CFString = "public.c-header"
/// A C++ header.
public let kUTTypeCPlusPlusHeader: CFString = "public.c-plus-plus-header"
/// The base type of scripts.
public let kUTTypeScript: CFString = "public.script"
/// AppleScript as text.
public let kUTTypeAppleScript: CFString = "com.apple.applescript.text"
/// A compiled script.
public let kUTTypeOSAScript: CFString = "com.apple.applescript.script"
/// JavaScript.
public let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
/// The base type of shell scripts.
public let kUTTypeShellScript: CFString = "public.shell-script"
/// Perl.
public let kUTTypePerlScript: CFString = "public.perl-script"
/// Python.
public let kUTTypePythonScript: CFString = "public.python-script"
/// Ruby.
public let kUTTypeRubyScript: CFString = "public.ruby-script"
/// PHP.
public let kUTTypePHPScript: CFString = "public.php-script"
/// A makefile.
public let kUTTypeMakeFile: CFString = "public.make-source"
/// JSON.
public let kUTTypeJSON: CFString = "public.json"
/// The base type of property lists.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// A property list in XML.
public let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
/// A binary property list.
public let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"
/// PDF.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// Rich text with attachments, in a folder.
public let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// Rich text with attachments, for the pasteboard.
public let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
/// An archived web page.
public let kUTTypeWebArchive: CFString = "com.apple.webarchive"
/// The base type of images.
public let kUTTypeImage: CFString = "public.image"
/// JPEG.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// TIFF.
public let kUTTypeTIFF: CFString = "public.tiff"
/// GIF.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// PNG.
public let kUTTypePNG: CFString = "public.png"
/// Mac icons.
public let kUTTypeAppleICNS: CFString = "com.apple.icns"
/// Windows bitmaps.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// Windows icons.
public let kUTTypeICO: CFString = "com.microsoft.ico"
/// The base type of raw camera images.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"
/// SVG.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"
/// A Live Photo.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// The base type of 3D content.
public let kUTTypeThreeDContent: CFString = "public.3d-content"
/// The base type of audio and video.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// The base type of movies, which have video and audio.
public let kUTTypeMovie: CFString = "public.movie"
/// The base type of video without audio.
public let kUTTypeVideo: CFString = "public.video"
/// The base type of audio.
public let kUTTypeAudio: CFString = "public.audio"
/// QuickTime.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// MPEG-1 or MPEG-2.
public let kUTTypeMPEG: CFString = "public.mpeg"
/// MPEG-2 video.
public let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"
/// MPEG-2 transport stream.
public let kUTTypeMPEG2TransportStream: CFString = "public.mpeg-2-transport-stream"
/// MP3.
public let kUTTypeMP3: CFString = "public.mp3"
/// MPEG-4.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// MPEG-4 audio.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"
/// Protected MPEG-4 audio.
public let kUTTypeAppleProtectedMPEG4Audio: CFString = "com.apple.protected-mpeg-4-audio"
/// Protected MPEG-4 video.
public let kUTTypeAppleProtectedMPEG4Video: CFString = "com.apple.protected-mpeg-4-video"
/// AVI.
public let kUTTypeAVIMovie: CFString = "public.avi"
/// WAVE.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"
/// MIDI.
public let kUTTypeMIDIAudio: CFString = "public.midi-audio"
/// The base type of playlists.
public let kUTTypePlaylist: CFString = "public.playlist"
/// M3U.
public let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"
/// A folder that the user can open.
public let kUTTypeFolder: CFString = "public.folder"
/// A volume's root folder.
public let kUTTypeVolume: CFString = "public.volume"
/// A folder that is presented as a file.
public let kUTTypePackage: CFString = "com.apple.package"
/// A folder with a bundle's structure.
public let kUTTypeBundle: CFString = "com.apple.bundle"
/// A plug-in.
public let kUTTypePluginBundle: CFString = "com.apple.plugin"
/// A Spotlight importer.
public let kUTTypeSpotlightImporter: CFString = "com.apple.metadata-importer"
/// A Quick Look generator.
public let kUTTypeQuickLookGenerator: CFString = "com.apple.quicklook-generator"
/// An XPC service.
public let kUTTypeXPCService: CFString = "com.apple.xpc-service"
/// A framework.
public let kUTTypeFramework: CFString = "com.apple.framework"
/// The base type of applications.
public let kUTTypeApplication: CFString = "com.apple.application"
/// An application in a bundle.
public let kUTTypeApplicationBundle: CFString = "com.apple.application-bundle"
/// A Unix executable.
public let kUTTypeUnixExecutable: CFString = "public.unix-executable"
/// A Windows executable.
public let kUTTypeWindowsExecutable: CFString = "com.microsoft.windows-executable"
/// A System Preferences pane.
public let kUTTypeSystemPreferencesPane: CFString = "com.apple.systempreference.prefpane"
/// The base type of archives.
public let kUTTypeArchive: CFString = "public.archive"
/// gzip.
public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// bzip2.
public let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
/// zip.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
/// The base type of spreadsheets.
public let kUTTypeSpreadsheet: CFString = "public.spreadsheet"
/// The base type of presentations.
public let kUTTypePresentation: CFString = "public.presentation"
/// The base type of databases.
public let kUTTypeDatabase: CFString = "public.database"
/// The base type of messages.
public let kUTTypeMessage: CFString = "public.message"
/// The base type of contacts.
public let kUTTypeContact: CFString = "public.contact"
/// vCard.
public let kUTTypeVCard: CFString = "public.vcard"
/// The base type of to-do items.
public let kUTTypeToDoItem: CFString = "public.to-do-item"
/// The base type of calendar events.
public let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// The base type of email messages.
public let kUTTypeEmailMessage: CFString = "public.email-message"
/// The base type of files that contain an internet address.
public let kUTTypeInternetLocation: CFString = "com.apple.internet-location"
/// The base type of fonts.
public let kUTTypeFont: CFString = "public.font"
/// The base type of bookmarks.
public let kUTTypeBookmark: CFString = "public.bookmark"
/// A PKCS #12 file with keys and certificates.
public let kUTTypePKCS12: CFString = "com.rsa.pkcs-12"
/// An X.509 certificate.
public let kUTTypeX509Certificate: CFString = "public.x509-certificate"
/// An EPUB book.
public let kUTTypeElectronicPublication: CFString = "org.idpf.epub-container"
/// The base type of logs.
public let kUTTypeLog: CFString = "public.log"
