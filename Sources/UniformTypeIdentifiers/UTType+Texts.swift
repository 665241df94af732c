// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UTType {
  // MARK: Base types, texts, source code, property lists

  /// The base type of everything in a file system.
  public static let item = UTType(declared: "public.item")
  /// The base type of document content.
  public static let content = UTType(declared: "public.content")
  /// The base type of composite content, such as text with images.
  public static let compositeContent = UTType(declared: "public.composite-content")
  /// The base type of disk images.
  public static let diskImage = UTType(declared: "public.disk-image")
  /// The base type of byte streams.
  public static let data = UTType(declared: "public.data")
  /// A folder or a package.
  public static let directory = UTType(declared: "public.directory")
  /// The base type of links and aliases.
  public static let resolvable = UTType(declared: "com.apple.resolvable")
  /// A symbolic link.
  public static let symbolicLink = UTType(declared: "public.symlink")
  /// The base type of executables.
  public static let executable = UTType(declared: "public.executable")
  /// The root of a volume.
  public static let mountPoint = UTType(declared: "com.apple.mount-point")
  /// A Finder alias.
  public static let aliasFile = UTType(declared: "com.apple.alias-file")
  /// URL bookmark data.
  public static let urlBookmarkData = UTType(declared: "com.apple.bookmark")
  /// A URL.
  public static let url = UTType(declared: "public.url")
  /// A file URL.
  public static let fileURL = UTType(declared: "public.file-url")
  /// The base type of text, styled or plain.
  public static let text = UTType(declared: "public.text")
  /// Plain text in any encoding.
  public static let plainText = UTType(declared: "public.plain-text")
  /// Plain text in UTF-8.
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
  /// Plain text in UTF-16, with a byte order mark where needed.
  public static let utf16ExternalPlainText = UTType(declared: "public.utf16-external-plain-text")
  /// Plain text in UTF-16, in native byte order.
  public static let utf16PlainText = UTType(declared: "public.utf16-plain-text")
  /// The base type of delimited text.
  public static let delimitedText = UTType(declared: "public.delimited-values-text")
  /// Comma-separated values.
  public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
  /// Tab-separated values.
  public static let tabSeparatedText = UTType(declared: "public.tab-separated-values-text")
  /// Tab-separated values in UTF-8.
  public static let utf8TabSeparatedText = UTType(declared: "public.utf8-tab-separated-values-text")
  /// Rich text (RTF).
  public static let rtf = UTType(declared: "public.rtf")
  /// An HTML document of any version.
  public static let html = UTType(declared: "public.html")
  /// An XML document.
  public static let xml = UTType(declared: "public.xml")
  /// A YAML document.
  public static let yaml = UTType(declared: "public.yaml")
  /// A CSS style sheet.
  public static let css = UTType(declared: "public.css")
  /// The base type of source code.
  public static let sourceCode = UTType(declared: "public.source-code")
  /// Assembly source code.
  public static let assemblyLanguageSource = UTType(declared: "public.assembly-source")
  /// C source code.
  public static let cSource = UTType(declared: "public.c-source")
  /// Objective-C source code.
  public static let objectiveCSource = UTType(declared: "public.objective-c-source")
  /// Swift source code.
  public static let swiftSource = UTType(declared: "public.swift-source")
  /// C++ source code.
  public static let cPlusPlusSource = UTType(declared: "public.c-plus-plus-source")
  /// Objective-C++ source code.
  public static let objectiveCPlusPlusSource = UTType(declared: "public.objective-c-plus-plus-source")
  /// A C header.
  public static let cHeader = UTType(declared: "public.c-header")
  /// A C++ header.
  public static let cPlusPlusHeader = UTType(declared: "public.c-plus-plus-header")
  /// The base type of scripts.
  public static let script = UTType(declared: "public.script")
  /// AppleScript source code.
  public static let appleScript = UTType(declared: "com.apple.applescript.text")
  /// A compiled AppleScript or JavaScript script.
  public static let osaScript = UTType(declared: "com.apple.applescript.script")
  /// JavaScript source code.
  public static let javaScript = UTType(declared: "com.netscape.javascript-source")
  /// The base type of shell scripts.
  public static let shellScript = UTType(declared: "public.shell-script")
  /// A Perl script.
  public static let perlScript = UTType(declared: "public.perl-script")
  /// A Python script.
  public static let pythonScript = UTType(declared: "public.python-script")
  /// A Ruby script.
  public static let rubyScript = UTType(declared: "public.ruby-script")
  /// A PHP script.
  public static let phpScript = UTType(declared: "public.php-script")
  /// A makefile.
  public static let makefile = UTType(declared: "public.make-source")
  /// A JSON document.
  public static let json = UTType(declared: "public.json")
  /// A GeoJSON document.
  public static let geoJSON = UTType(declared: "public.geojson")
  /// The base type of property lists.
  public static let propertyList = UTType(declared: "com.apple.property-list")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(declared: "com.apple.xml-property-list")
  /// A binary property list.
  public static let binaryPropertyList = UTType(declared: "com.apple.binary-property-list")
  /// A PDF document.
  public static let pdf = UTType(declared: "com.adobe.pdf")
  /// Rich text with attachments, in a folder.
  public static let rtfd = UTType(declared: "com.apple.rtfd")
  /// Rich text with attachments, for the pasteboard.
  public static let flatRTFD = UTType(declared: "com.apple.flat-rtfd")
  /// A saved web page with its resources.
  public static let webArchive = UTType(declared: "com.apple.webarchive")
  /// The base type of images.
  public static let image = UTType(declared: "public.image")
  /// A JPEG image.
  public static let jpeg = UTType(declared: "public.jpeg")
  /// A TIFF image.
  public static let tiff = UTType(declared: "public.tiff")
  /// A GIF image.
  public static let gif = UTType(declared: "com.compuserve.gif")
  /// A PNG image.
  public static let png = UTType(declared: "public.png")
  /// A Mac icon.
  public static let icns = UTType(declared: "com.apple.icns")
  /// A Windows bitmap.
  public static let bmp = UTType(declared: "com.microsoft.bmp")
  /// A Windows icon.
  public static let ico = UTType(declared: "com.microsoft.ico")
  /// The base type of raw camera images.
  public static let rawImage = UTType(declared: "public.camera-raw-image")
  /// An SVG image.
  public static let svg = UTType(declared: "public.svg-image")
  /// A Live Photo.
  public static let livePhoto = UTType(declared: "com.apple.live-photo")
  /// An HEIF image.
  public static let heif = UTType(declared: "public.heif")
}
