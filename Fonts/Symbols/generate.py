#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Writes symbols.txt: the outlines behind UIImage(systemName:).

SF Symbols may not be shipped with other software. Bootstrap Icons (MIT) has a drawing for most of the names that apps use;
this script pairs Apple's names with those drawings and adds a few of its own.

    apt-get install bootstrap-icons     # 1.10.3
    python3 Fonts/Symbols/generate.py

One line per drawing, fields separated by tabs:

    names      separated by blanks; a leading '>' marks a name whose drawing is mirrored in right-to-left layouts
    paths      SVG path data in a box of 16 x 16; a leading 'e' marks the even-odd rule
"""

import html
import math
import os
import re
import sys

ICONS = "/usr/share/bootstrap-icons/svg"
HERE = os.path.dirname(os.path.abspath(__file__))

# Variants are tried on every stem: Apple's ending -> Bootstrap's ending.
VARIANTS = {
    "": "", ".fill": "-fill", ".circle": "-circle", ".circle.fill": "-circle-fill", ".square": "-square",
    ".square.fill": "-square-fill", ".slash": "-slash", ".slash.fill": "-slash-fill",
}

# Stems whose names agree but for the dots; each also in the variants above that exist.
SAME = """
1 2 3 4 5 6 7 8 9 airplane alarm archive bag bandaid basket battery bell bicycle binoculars book bookmark briefcase bus cart
calendar camera circle clock cloud command cpu cup diamond ear eject envelope eye eyedropper eyeglasses fan film flag
folder gear gift globe hammer headphones heart hexagon hourglass house infinity info.circle info.square info key keyboard
lightbulb link list.bullet lock magnet map megaphone mic moon mouse newspaper number octagon option
paperclip pause pencil pentagon percent person phone pin play plus power printer puzzle.piece question qrcode radio
rectangle repeat repeat.1 scissors shield shuffle signature snow sparkles speaker square star stop stopwatch sun
tag thermometer ticket tornado trash tray triangle trophy tv umbrella wifi wind wrench xmark
arrow.up arrow.down arrow.left arrow.right arrow.clockwise arrow.counterclockwise chevron.up chevron.down
chevron.left chevron.right c.circle c.square h.circle h.square p.circle p.square r.circle r.square
arrow.up.left arrow.up.right arrow.down.left arrow.down.right exclamationmark.triangle
hurricane creditcard truck record.circle rss virus lungs calculator palette asterisk at building
arrow.left.right sunrise sunset clipboard cart
""".split()

# Apple's stem: Bootstrap's stem, tried in the variants above.
STEMS = {
    "airplane": None, "at": "at", "bag": "bag", "bolt": "lightning", "bolt.horizontal": None, "bubble": "chat",
    "message": "chat", "bubble.left": "chat-left", "bubble.right": "chat-right", "text.bubble": "chat-text",
    "ellipsis.message": "chat-dots", "ellipsis.bubble": "chat-dots", "quote.bubble": "chat-quote",
    "heart.text.square": None, "checkmark": "check", "creditcard": "credit-card", "doc": "file-earmark",
    "document": "file-earmark", "doc.text": "file-earmark-text", "document.text": "file-earmark-text",
    "doc.plaintext": "file-text", "doc.richtext": "file-earmark-richtext", "drop": "droplet",
    "exclamationmark": "exclamation", "exclamationmark.octagon": "exclamation-octagon",
    "exclamationmark.triangle": "exclamation-triangle", "flame": "fire", "gearshape": "gear", "gearshape.2": None,
    "hand.thumbsup": "hand-thumbs-up", "hand.thumbsdown": "hand-thumbs-down", "hand.point.up": "hand-index",
    "hand.point.up.left": "hand-index-thumb", "mappin": "geo", "mappin.and.ellipse": "geo-alt", "location": "cursor",
    "minus": "dash", "photo": "image", "phone": "telephone", "questionmark": "question", "slash": "slash",
    "speaker.wave.2": "volume-up", "speaker.wave.3": None, "speaker.wave.1": "volume-down", "speaker": "volume-off",
    "speaker.slash": "volume-mute", "sun.max": "sun", "sun.min": "brightness-low", "tray": "inbox", "tray.2": "inboxes",
    "video": "camera-video", "video.slash": "camera-video-off", "mic.slash": "mic-mute", "person.2": "people",
    "person.text.rectangle": "person-vcard", "person.crop.square": "person-square", "person.badge.plus": "person-plus",
    "person.badge.minus": "person-dash", "person.fill.checkmark": None, "rectangle.portrait": None, "xmark": "x",
    "xmark.octagon": "x-octagon", "wrench": "wrench-adjustable", "iphone": None, "ipad": "tablet",
    "ipad.landscape": "tablet-landscape", "ipod": None, "music.note.list": None, "chart.bar": "bar-chart",
    "chart.pie": "pie-chart", "externaldrive": "device-hdd", "internaldrive": "hdd", "simcard": "sim",
    "sdcard": "sd-card", "slider.horizontal.3": None, "gamecontroller": None, "globe": "globe", "wallet.pass": "wallet",
    "graduationcap": "mortarboard", "paintpalette": "palette", "paintbrush": "brush", "paintbrush.pointed": "brush",
    "cube.box": "box", "shippingbox": "box-seam", "puzzlepiece": "puzzle", "puzzlepiece.extension": "puzzle",
    "rosette": "award", "seal": "patch", "checkmark.seal": "patch-check", "questionmark.diamond": "question-diamond",
    "exclamationmark.shield": "shield-exclamation", "checkmark.shield": "shield-check", "lock.shield": "shield-lock",
    "xmark.shield": "shield-x", "lock.open": "unlock", "forward": "fast-forward", "backward": "rewind",
    "forward.end": "skip-end", "backward.end": "skip-start", "forward.end.alt": "skip-forward",
    "backward.end.alt": "skip-backward", "sunrise": "sunrise", "sunset": "sunset", "car": "car-front",
    "bus": "bus-front", "tram": "train-front", "train.side.front.car": None, "fuelpump": "fuel-pump",
    "house.lodge": None, "storefront": None, "building": "building", "building.2": "buildings",
    "cloud.sun": "cloud-sun", "cloud.moon": "cloud-moon", "cloud.rain": "cloud-rain", "cloud.heavyrain": "cloud-rain-heavy",
    "cloud.drizzle": "cloud-drizzle", "cloud.snow": "cloud-snow", "cloud.sleet": "cloud-sleet", "cloud.hail": "cloud-hail",
    "cloud.fog": "cloud-fog", "cloud.bolt": "cloud-lightning", "cloud.bolt.rain": "cloud-lightning-rain",
    "moon.stars": "moon-stars", "sun.haze": "cloud-haze", "sun.horizon": None, "display": "display", "tv": "tv",
    "laptopcomputer": "laptop", "book": "book", "books.vertical": None, "text.book.closed": "journal-text",
    "book.closed": "journal", "menucard": None, "cup.and.saucer": "cup-hot", "fork.knife": None, "gift": "gift",
    "bag.badge.plus": "bag-plus", "cart.badge.plus": "cart-plus", "cart.badge.minus": "cart-dash",
    "folder.badge.plus": "folder-plus", "folder.badge.minus": "folder-minus", "calendar.badge.plus": "calendar-plus",
    "calendar.badge.minus": "calendar-minus", "calendar.badge.checkmark": "calendar-check",
    "envelope.open": "envelope-open", "envelope.badge": "envelope-exclamation", "lightbulb.slash": "lightbulb-off",
    "arrow.up.arrow.down": "arrow-down-up", "arrow.left.arrow.right": "arrow-left-right",
    "person.wave.2": None, "ladybug": "bug", "leaf": None, "tree": "tree", "carrot": None, "stethoscope": None,
    "cross.case": None, "pills": "capsule", "bandage": "bandaid", "cross.vial": None, "facemask": "mask",
    "printer": "printer", "scanner": None, "webcam": "webcam", "headphones": "headphones", "hifispeaker": "speaker",
    "computermouse": "mouse", "opticaldisc": "disc", "cassette": "cassette", "externaldrive.connected": None,
    "memorychip": None, "square.on.square": None, "rectangle.on.rectangle": None, "play.rectangle": "play-btn",
    "pause.rectangle": "pause-btn", "stop.rectangle": "stop-btn", "record.circle": "record-circle",
    "smallcircle.filled.circle": "record-circle", "rectangle.stack": "collection", "square.stack": "stack",
    "square.3.layers.3d": "layers", "flag.checkered": None, "bookmark.slash": None, "hand.raised": None,
    "hexagon": "hexagon", "suit.heart": "suit-heart", "suit.club": "suit-club", "suit.spade": "suit-spade",
    "suit.diamond": "suit-diamond", "face.smiling": "emoji-smile", "face.dashed": None, "plus.bubble": None,
    "paperplane": "send", "safari": "compass", "terminal": "terminal", "apple.terminal": "terminal", "creditcard.and": None,
    "banknote": None, "archivebox": "archive", "tray.full": None, "scalemass": None, "die.face.1": "dice-1",
    "die.face.2": "dice-2", "die.face.3": "dice-3", "die.face.4": "dice-4", "die.face.5": "dice-5", "die.face.6": "dice-6",
    "square.grid.2x2": "grid", "note": "sticky", "calendar.day.timeline.left": None, "signpost.right": "signpost",
    "eraser": "eraser", "pencil.tip": None, "highlighter": None, "scissors": "scissors", "theatermasks": None,
    "balloon": "balloon", "popcorn": None, "birthday.cake": None, "tent": None, "lamp.table": "lamp", "door.left.hand.closed":
    "door-closed", "door.left.hand.open": "door-open", "lifepreserver": "life-preserver", "safe": "safe",
    "heart.slash": "heartbreak", "figure.arms.open": "universal-access", "exclamationmark.bubble": None,
    "document.on.document": "files", "doc.zipper": "file-earmark-zip", "arrow.down.doc": "file-earmark-arrow-down",
    "arrow.up.doc": "file-earmark-arrow-up", "doc.badge.plus": "file-earmark-plus",
    "lightbulb.led": None, "server.rack": "hdd-rack", "wifi.router": "router", "powerplug": "plug", "pip": "pip",
    "icloud": "cloud", "icloud.and.arrow.up": "cloud-arrow-up", "icloud.and.arrow.down": "cloud-arrow-down",
    "checkmark.icloud": "cloud-check", "rectangle.and.pencil.and.ellipsis": None, "target": None,
}

# Single names.
EXACT = {
    "square.and.arrow.up": "box-arrow-up", "square.and.arrow.down": "box-arrow-in-down",
    "arrow.up.right.square.on.square": "box-arrow-up-right", "arrow.up.forward.app": "box-arrow-up-right",
    "rectangle.portrait.and.arrow.right": "box-arrow-right", "rectangle.portrait.and.arrow.forward": ">box-arrow-right",
    "square.and.pencil": "pencil-square", "ellipsis": "three-dots", "ellipsis.vertical": "three-dots-vertical",
    "magnifyingglass": "search", "plus.magnifyingglass": "zoom-in", "minus.magnifyingglass": "zoom-out",
    "xmark": "x-lg", "checkmark": "check-lg", "plus": "plus-lg", "minus": "dash-lg", "exclamationmark": "exclamation-lg",
    "questionmark": "question-lg", "info": "info-lg", "desktopcomputer": "pc-display", "iphone": "phone",
    "iphone.gen3": "phone", "iphone.landscape": "phone-landscape", "iphone.radiowaves.left.and.right": "phone-vibrate",
    "applewatch": "smartwatch", "pc": "pc", "gamecontroller": "controller", "gamecontroller.fill": "dpad-fill",
    "music.note": "music-note", "music.quarternote.3": "music-note-beamed", "music.note.list": "music-note-list",
    "waveform": "soundwave", "waveform.path.ecg": "activity", "person.crop.circle": "person-circle",
    "person.circle": "person-circle", "person.3": None, "person.badge.key": "person-lock",
    "person.badge.key.fill": "person-fill-lock", "person.badge.shield.checkmark": "person-check",
    "person.fill.checkmark": "person-fill-check", "person.fill.xmark": "person-fill-x",
    "person.fill.questionmark": "person-fill-exclamation", "person.crop.circle.badge.plus": "person-add",
    "person.badge.plus": "person-plus", "person.badge.clock": "person-gear", "person.and.background.dotted": "person-bounding-box",
    "bell.badge": None, "clock.arrow.circlepath": "clock-history", "arrow.triangle.2.circlepath": "arrow-repeat",
    "arrow.2.circlepath": "arrow-repeat", "arrow.uturn.left": "arrow-return-left", "arrow.uturn.right": "arrow-return-right",
    "arrow.uturn.backward": ">arrow-return-left", "arrow.uturn.forward": ">arrow-return-right",
    "arrow.turn.up.left": "arrow-90deg-left", "arrow.turn.up.right": "arrow-90deg-right",
    "arrowshape.turn.up.left": "reply", "arrowshape.turn.up.left.fill": "reply-fill",
    "arrowshape.turn.up.left.2": "reply-all", "arrowshape.turn.up.left.2.fill": "reply-all-fill",
    "arrowshape.turn.up.backward": ">reply", "arrowshape.turn.up.backward.fill": ">reply-fill",
    "arrow.up.left.and.arrow.down.right": "arrows-angle-expand",
    "arrow.down.right.and.arrow.up.left": "arrows-angle-contract", "arrow.up.and.down.and.arrow.left.and.right": "arrows-move",
    "arrow.down.to.line": "download", "arrow.up.to.line": "upload", "arrow.branch": "diagram-2",
    "arrow.forward": ">arrow-right", "arrow.backward": ">arrow-left", "arrow.forward.circle": ">arrow-right-circle",
    "arrow.backward.circle": ">arrow-left-circle", "arrow.forward.circle.fill": ">arrow-right-circle-fill",
    "arrow.backward.circle.fill": ">arrow-left-circle-fill", "arrow.forward.square": ">arrow-right-square",
    "arrow.backward.square": ">arrow-left-square", "arrow.up.forward": ">arrow-up-right",
    "arrow.down.forward": ">arrow-down-right", "arrow.up.backward": ">arrow-up-left", "arrow.down.backward": ">arrow-down-left",
    "arrow.up.forward.square": ">arrow-up-right-square", "arrow.up.forward.circle": ">arrow-up-right-circle",
    "chevron.forward": ">chevron-right", "chevron.backward": ">chevron-left", "chevron.up.chevron.down": "chevron-expand",
    "chevron.forward.2": ">chevron-double-right", "chevron.backward.2": ">chevron-double-left",
    "chevron.right.2": "chevron-double-right", "chevron.left.2": "chevron-double-left",
    "chevron.up.2": "chevron-double-up", "chevron.down.2": "chevron-double-down",
    "chevron.compact.up": "chevron-compact-up", "chevron.compact.down": "chevron-compact-down",
    "chevron.compact.left": "chevron-compact-left", "chevron.compact.right": "chevron-compact-right",
    "arrowtriangle.right": "caret-right", "arrowtriangle.right.fill": "caret-right-fill",
    "arrowtriangle.left": "caret-left", "arrowtriangle.left.fill": "caret-left-fill",
    "arrowtriangle.up": "caret-up", "arrowtriangle.up.fill": "caret-up-fill",
    "arrowtriangle.down": "caret-down", "arrowtriangle.down.fill": "caret-down-fill",
    "arrowtriangle.forward.fill": ">caret-right-fill", "arrowtriangle.backward.fill": ">caret-left-fill",
    "list.bullet": ">list-ul", "list.number": "list-ol", "list.dash": ">list-task", "checklist": ">list-check",
    "list.bullet.rectangle": ">card-list", "list.bullet.indent": ">list-nested", "line.3.horizontal": "list",
    "line.horizontal.3": "list", "line.3.horizontal.decrease": "filter", "line.3.horizontal.decrease.circle": "filter-circle",
    "line.3.horizontal.decrease.circle.fill": "filter-circle-fill", "text.alignleft": "text-left",
    "text.alignright": "text-right", "text.aligncenter": "text-center", "text.justify": "justify",
    "text.justify.left": "justify-left", "increase.indent": ">text-indent-left", "decrease.indent": ">text-indent-right",
    "text.quote": ">blockquote-left", "bold": "type-bold", "italic": "type-italic", "underline": "type-underline",
    "strikethrough": "type-strikethrough", "textformat": "fonts", "textformat.size": "type", "paragraphsign": "paragraph",
    "character.cursor.ibeam": "input-cursor-text", "cursorarrow": "cursor", "slider.horizontal.3": "sliders",
    "slider.vertical.3": "sliders2-vertical", "switch.2": "toggles", "power": "power", "bolt.horizontal": None,
    "bluetooth": "bluetooth", "wifi": "wifi", "wifi.slash": "wifi-off", "wifi.exclamationmark": "wifi-2",
    "antenna.radiowaves.left.and.right": "broadcast", "dot.radiowaves.left.and.right": "broadcast",
    "dot.radiowaves.up.forward": "rss", "cellularbars": "reception-4", "chart.bar.xaxis": "bar-chart-line",
    "chart.line.uptrend.xyaxis": "graph-up-arrow", "chart.line.downtrend.xyaxis": "graph-down-arrow",
    "chart.xyaxis.line": "graph-up", "gauge": "speedometer2", "gauge.medium": "speedometer2", "speedometer": "speedometer",
    "battery.100": "battery-full", "battery.100percent": "battery-full", "battery.50": "battery-half",
    "battery.50percent": "battery-half", "battery.0": "battery", "battery.0percent": "battery",
    "battery.100.bolt": "battery-charging", "location.circle": None, "map": "map", "mappin": "geo",
    "mappin.circle": None, "globe": "globe", "globe.americas": "globe-americas", "globe.europe.africa": "globe-europe-africa",
    "globe.asia.australia": "globe-asia-australia", "network": "globe2", "tram": "train-front", "bicycle": "bicycle",
    "scooter": "scooter", "truck.box": "truck", "box.truck": "truck", "snowflake": "snow2", "hurricane": "hurricane",
    "tornado": "tornado", "wind": "wind", "water.waves": "water", "rainbow": "rainbow", "umbrella": "umbrella",
    "thermometer": "thermometer-half", "thermometer.medium": "thermometer-half", "thermometer.low": "thermometer-low",
    "thermometer.high": "thermometer-high", "thermometer.sun": "thermometer-sun", "thermometer.snowflake": "thermometer-snow",
    "sparkles": "stars", "wand.and.stars": "magic", "wand.and.rays": "magic", "camera.macro": "flower1",
    "eyedropper": "eyedropper", "hammer": "hammer", "screwdriver": "screwdriver", "wrench.and.screwdriver": "tools",
    "ruler": "rulers", "crop": "crop", "rotate.right": "arrow-clockwise", "rotate.left": "arrow-counterclockwise",
    "arrow.counterclockwise.circle": None, "photo.on.rectangle": "images", "photo.stack": "images",
    "rectangle.on.rectangle": "window-stack", "square.on.square": "files", "doc.on.doc": "files", "doc.on.clipboard": "clipboard",
    "list.clipboard": "clipboard-data", "list.clipboard.fill": "clipboard-data-fill", "checkmark.rectangle": "check-square",
    "square.dashed": "plus-square-dotted", "circle.dashed": "plus-circle-dotted", "circle.lefthalf.filled": "circle-half",
    "circle.lefthalf.fill": "circle-half", "square.lefthalf.filled": "square-half", "star.leadinghalf.filled": ">star-half",
    "star.lefthalf.fill": "star-half", "heart.lefthalf.fill": None, "drop.halffull": "droplet-half",
    "square.grid.3x3": "grid-3x3", "square.grid.3x3.fill": "grid-3x3-gap-fill", "square.grid.3x2": "grid-3x2",
    "square.grid.3x2.fill": "grid-3x2-gap-fill", "tablecells": "table", "rectangle.split.3x1": "layout-three-columns",
    "rectangle.split.2x1": "layout-split", "sidebar.left": "layout-sidebar", "sidebar.leading": ">layout-sidebar",
    "sidebar.right": "layout-sidebar-reverse", "sidebar.trailing": ">layout-sidebar-reverse", "macwindow": "window",
    "square.split.2x1": "layout-split", "dock.rectangle": "window-dock", "keyboard": "keyboard",
    "delete.left": "backspace", "delete.left.fill": "backspace-fill", "delete.backward": ">backspace",
    "delete.backward.fill": ">backspace-fill", "delete.right": "backspace-reverse", "delete.right.fill": "backspace-reverse-fill",
    "capslock": "capslock", "capslock.fill": "capslock-fill", "shift": "shift", "shift.fill": "shift-fill",
    "escape": "escape", "option": "option", "command": "command", "return": "arrow-return-left",
    "chevron.left.forwardslash.chevron.right": "code-slash", "curlybraces": "braces", "number": "hash", "percent": "percent",
    "plus.forwardslash.minus": "plus-slash-minus", "asterisk": "asterisk", "at": "at", "infinity": "infinity",
    "dollarsign": "currency-dollar", "eurosign": "currency-euro", "sterlingsign": "currency-pound", "yensign": "currency-yen",
    "indianrupeesign": "currency-rupee", "bitcoinsign": "currency-bitcoin", "banknote": "cash", "banknote.fill": "cash",
    "dollarsign.arrow.circlepath": "currency-exchange", "bag": "bag", "cart": "cart3", "basket": "basket",
    "barcode": "upc", "barcode.viewfinder": "upc-scan", "qrcode": "qr-code", "qrcode.viewfinder": "qr-code-scan",
    "faceid": "person-bounding-box", "touchid": "fingerprint", "key.horizontal": "key", "key.horizontal.fill": "key-fill",
    "key": "key", "lock.rotation": "arrow-repeat", "nosign": "slash-circle", "circle.slash": "slash-circle",
    "phone.arrow.up.right": "telephone-outbound", "phone.arrow.down.left": "telephone-inbound",
    "phone.arrow.up.right.fill": "telephone-outbound-fill", "phone.arrow.down.left.fill": "telephone-inbound-fill",
    "phone.badge.plus": "telephone-plus", "phone.down": "telephone-x", "phone.down.fill": "telephone-x-fill",
    "phone.connection": "telephone-forward", "recordingtape": "voicemail", "captions.bubble": "badge-cc",
    "captions.bubble.fill": "badge-cc-fill", "airplayvideo": "cast", "airplay.video": "cast", "camera.viewfinder": "camera2",
    "viewfinder": "fullscreen", "arrow.up.backward.and.arrow.down.forward": ">arrows-angle-expand",
    "bubble.left.and.bubble.right": "chat-square-text", "bubble.left.and.bubble.right.fill": "chat-square-text-fill",
    "questionmark.bubble": "chat-square-quote", "exclamationmark.bubble": "chat-square-heart",
    "translate": "translate", "character.book.closed": "translate", "ant": "bug", "ant.fill": "bug-fill",
    "heart.text.square": "clipboard2-heart", "heart.text.square.fill": "clipboard2-heart-fill",
    "bolt.heart": "heart-pulse", "bolt.heart.fill": "heart-pulse-fill", "cross": "plus-lg", "cross.fill": "hospital-fill",
    "cross.case": "hospital", "cross.case.fill": "hospital-fill", "trash.slash": None, "xmark.bin": "trash3",
    "xmark.bin.fill": "trash3-fill", "folder.badge.gearshape": "folder-symlink", "pin.slash": None,
    "gearshape.2": "gear-wide-connected", "gearshape.2.fill": "gear-wide-connected", "circle.grid.3x3": "grid-3x3-gap",
    "circle.grid.3x3.fill": "grid-3x3-gap-fill", "hourglass.bottomhalf.filled": "hourglass-bottom",
    "hourglass.tophalf.filled": "hourglass-top", "hourglass": "hourglass-split", "timer": "stopwatch", "deskclock": "alarm",
    "calendar": "calendar3", "calendar.circle": None, "dot.square": "record-btn", "building.columns": "bank",
    "building.columns.fill": "bank2", "soccerball": "dribbble", "books.vertical": "bookshelf", "text.alignleft.rtl": None,
    "square.stack.3d.up": "stack", "square.stack.3d.up.fill": "stack", "text.page": "file-text", "wallet.pass": "wallet2",
    "circle.hexagongrid": "flower2", "atom": "radioactive", "link": "link-45deg", "paperclip": "paperclip",
    "shower": None, "hare": None, "camera.metering.center.weighted": "bullseye", "target": "bullseye", "scope": "bullseye",
    "quote.opening": "quote", "arrow.rectanglepath": "recycle", "arrow.3.trianglepath": "recycle",
    "exclamationmark.icloud": "cloud-slash", "xmark.icloud": "cloud-slash", "xmark.icloud.fill": "cloud-slash-fill",
    "person.3.sequence": None, "externaldrive.badge.wifi": "hdd-network", "cylinder.split.1x2": "database",
    "cylinder.split.1x2.fill": "database-fill", "cylinder": "database", "tray.and.arrow.down": "box-arrow-in-down",
    "tray.and.arrow.up": "box-arrow-up", "opticaldisc": "disc", "opticaldisc.fill": "disc-fill", "hifispeaker": "speaker",
    "photo.fill.on.rectangle.fill": "images", "speaker.wave.3": "volume-up", "speaker.wave.3.fill": "volume-up-fill",
    "repeat": "repeat", "repeat.1": "repeat-1", "shuffle": "shuffle", "play.circle": "play-circle",
    "circle.square": "circle-square", "square.circle": "record-btn", "hand.raised": "hand-index",
    "hand.raised.fill": "hand-index-fill", "hand.tap": "hand-index", "hand.tap.fill": "hand-index-fill",
    "rectangle.and.pencil.and.ellipsis": "input-cursor", "newspaper.fill": "newspaper", "fan": "fan", "cone": "cone",
    "bed.double": None, "beats.headphones": "headphones", "airpods": "earbuds", "airpodspro": "earbuds",
    "headphones.circle": None, "visionpro": "headset-vr", "person.2.wave.2": None, "text.magnifyingglass": "search",
    "heart.slash": "heartbreak", "heart.slash.fill": "heartbreak-fill", "bolt.circle": None, "bag.circle": None,
    "leaf.arrow.circlepath": "recycle",
}

def arc_band(cx, cy, radius, width, start, end):
    """The outline of a round-capped arc, angles in degrees clockwise from the right."""
    def at(r, degrees):
        a = math.radians(degrees)
        return f"{cx + r * math.cos(a):.3f} {cy + r * math.sin(a):.3f}"
    outer, inner, cap = radius + width / 2, radius - width / 2, width / 2
    large = 1 if end - start > 180 else 0
    return (f"M{at(outer, start)}A{outer:g} {outer:g} 0 {large} 1 {at(outer, end)}"
            f"A{cap:g} {cap:g} 0 0 1 {at(inner, end)}"
            f"A{inner:g} {inner:g} 0 {large} 0 {at(inner, start)}"
            f"A{cap:g} {cap:g} 0 0 1 {at(outer, start)}z")


def disc(cx, cy, r):
    return f"M{cx - r:g} {cy:g}a{r:g} {r:g} 0 1 1 {2 * r:g} 0a{r:g} {r:g} 0 1 1 {-2 * r:g} 0z"


def bar(x0, y0, x1, y1, width):
    """A round-capped line."""
    length = math.hypot(x1 - x0, y1 - y0)
    dx, dy = (y1 - y0) / length * width / 2, -(x1 - x0) / length * width / 2
    r = width / 2
    return (f"M{x0 + dx:.3f} {y0 + dy:.3f}L{x1 + dx:.3f} {y1 + dy:.3f}A{r:g} {r:g} 0 0 1 {x1 - dx:.3f} {y1 - dy:.3f}"
            f"L{x0 - dx:.3f} {y0 - dy:.3f}A{r:g} {r:g} 0 0 1 {x0 + dx:.3f} {y0 + dy:.3f}z")


def chain(points, width):
    return "".join(bar(*a, *b, width) for a, b in zip(points, points[1:]))


# Drawings of our own, for common names that Bootstrap Icons has nothing like.
OWN = {
    "wave.3.right": [arc_band(-1, 8, r, 1.1, -38, 38) for r in (5, 9, 13)],
    "wave.3.left": [arc_band(17, 8, r, 1.1, 142, 218) for r in (5, 9, 13)],
    "figure.walk": [
        disc(9, 1.9, 1.6)
        + chain([(8.6, 5.2), (7.6, 9.2), (10.2, 11.6), (11, 15)], 1.5) + chain([(7.6, 9.2), (7, 12), (4.6, 15)], 1.5)
        + chain([(8.4, 5.2), (5.6, 6.4), (4.8, 9)], 1.2) + chain([(8.8, 5.3), (10.2, 7.6), (12.4, 8.6)], 1.2)],
    "figure.stand": [
        disc(8, 1.9, 1.6) + bar(8, 5.2, 8, 9, 2.6) + bar(7.4, 9, 7.4, 14.9, 1.3) + bar(8.6, 9, 8.6, 14.9, 1.3)
        + chain([(7.2, 5), (5.4, 7), (5.2, 9.6)], 1.1) + chain([(8.8, 5), (10.6, 7), (10.8, 9.6)], 1.1)],
    "leaf": [
        "M14.5 1.6C8.5 1.2 2 3.2 1.9 8.9c0 1.5.4 2.8 1.1 3.8L1.6 14.100a.5.5 0 0 0 .7.7l1.500-1.500c1 .7 2.300 1.100 3.700 1.100 "
        "5.900 0 7.500-6.800 7.500-12.300a.5.5 0 0 0-.5-.5z"
        "M4.500 12.600l5.200-5.200a.5.5 0 0 0-.7-.7L3.700 12C3.200 11.200 2.900 10.100 2.900 8.900 3 4.200 8.200 2.400 14 2.600 "
        "13.900 7.500 12.400 13.400 7.500 13.400c-1.100 0-2.200-.3-3-.8z"],
    "leaf.fill": [
        "M14.500 1.600C8.500 1.200 2 3.200 1.900 8.900c0 1.300.3 2.500.9 3.400l5.700-5.700a.5.5 0 0 1 .7.7l-5.700 5.700"
        "c1 .9 2.400 1.400 4 1.400 5.900 0 7.500-6.800 7.500-12.300a.5.5 0 0 0-.5-.5z"
        "M2.900 12.800L1.600 14.100a.5.5 0 0 0 .7.7l1.300-1.300z"],
}
OWN["person.crop.circle.fill"] = OWN["person.circle.fill"] = [
    "e" + disc(8, 8, 8) + disc(8, 6, 3) + "M2.9 13.700C3.400 11.600 5.400 10 8 10s4.600 1.600 5.100 3.700A7.650 7.650 0 0 1 "
    "8 15.300a7.650 7.650 0 0 1-5.100-1.600z"]

# Apple's aeroplane flies to the right, Bootstrap's up.
TURNED = {"airplane", "airplane.fill"}

# Signs that Apple also has in a circle and cut out of a disc, Bootstrap only bare. The size is that of the sign in the
# circle, where 1 is the whole box.
ENCLOSED = {
    "airplane": 0.62, "bag": 0.5, "bell": 0.56, "bolt": 0.58, "book": 0.56, "bookmark": 0.5, "calendar": 0.5,
    "camera": 0.56, "cart": 0.54, "chevron.down": 0.62, "chevron.left": 0.62, "chevron.right": 0.62, "chevron.up": 0.62,
    "cloud": 0.6, "doc": 0.54, "drop": 0.56, "ellipsis": 0.72, "envelope": 0.56, "eye": 0.62, "figure.walk": 0.66,
    "flag": 0.52, "flame": 0.58, "folder": 0.54, "gift": 0.52, "heart": 0.58, "house": 0.56, "key": 0.62, "leaf": 0.58,
    "lightbulb": 0.58, "line.3.horizontal": 0.66, "link": 0.62, "location": 0.54, "lock": 0.54, "magnifyingglass": 0.54,
    "map": 0.5, "mappin": 0.58, "message": 0.54, "mic": 0.58, "moon": 0.56, "music.note": 0.58, "paperclip": 0.56,
    "paperplane": 0.52, "pencil": 0.54, "percent": 0.6, "person": 0.62, "person.2": 0.62, "phone": 0.54, "photo": 0.54,
    "pin": 0.56, "power": 0.58, "printer": 0.54, "repeat": 0.58, "safari": 0.58, "scissors": 0.56, "shuffle": 0.56,
    "star": 0.58, "sun.max": 0.62, "tag": 0.54, "trash": 0.56, "tv": 0.54, "video": 0.56, "wifi": 0.62,
    "arrow.clockwise": 0.6, "arrow.counterclockwise": 0.6, "trophy": 0.54, "globe": 0.6, "at": 0.58,
    "checkmark.shield": 0.56, "hand.raised": 0.58, "dollarsign": 0.62, "eurosign": 0.62, "number": 0.6,
    "chart.bar": 0.52, "creditcard": 0.54, "car": 0.58, "gearshape": 0.56, "clock": 0.56, "music.note.list": 0.54,
    "bubble.left": 0.52, "chevron.forward": 0.62, "chevron.backward": 0.62, "square.and.arrow.up": 0.56,
    "arrow.triangle.2.circlepath": 0.62, "wave.3.right": 0.6, "arrow.uturn.left": 0.6, "arrow.uturn.right": 0.6,
}


def tokens(data):
    for command, rest in re.findall(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)", data):
        numbers, position = [], 0
        while True:
            if command in "Aa" and len(numbers) % 7 in (3, 4):
                found = re.compile(r"[\s,]*([01])").match(rest, position)
            else:
                found = re.compile(r"[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)").match(rest, position)
            if not found:
                break
            numbers.append(float(found.group(1)))
            position = found.end()
        yield command, numbers


def mapped(data, scale, turns):
    """The drawing turned clockwise in quarters and scaled, both about the centre of the box."""
    size = {"M": 2, "L": 2, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "H": 1, "V": 1}

    def point(x, y, absolute):
        if absolute:
            x, y = x - 8, y - 8
        for _ in range(turns):
            x, y = -y, x
        return (x * scale + 8, y * scale + 8) if absolute else (x * scale, y * scale)

    rule, data = ("e", data[1:]) if data[0] == "e" else ("", data)
    result, is_first = rule, True
    x, y = 0.0, 0.0
    for command, numbers in tokens(data):
        kind = command.upper()
        if kind == "Z":
            result += "z"
        for start in range(0, len(numbers), size.get(kind, 1)):
            part = numbers[start:start + size[kind]]
            letter = command
            if kind == "M" and start > 0:
                letter = "L" if command == "M" else "l"
            absolute = letter.isupper() or is_first
            is_first = False
            if kind in "HV":
                # A level line may become an upright one: written as a relative line of two numbers.
                if absolute:
                    sys.exit("mapped() does not read H and V; relative() first.")
                moved = point(*((part[0], 0) if kind == "H" else (0, part[0])), False)
                letter, part = "l", list(moved)
            else:
                for i in range(5 if kind == "A" else 0, len(part), 2):
                    part[i], part[i + 1] = point(part[i], part[i + 1], absolute)
                if kind == "A":
                    part[0], part[1], part[2] = part[0] * scale, part[1] * scale, part[2] + 90 * turns
            result += letter + " ".join(f"{n:.4f}".rstrip("0").rstrip(".") for n in part)
    return result


def relative(data):
    """The same path with every H and V written relative to where it starts."""
    result, x, y, sx, sy, is_first = ("e" if data[0] == "e" else ""), 0.0, 0.0, 0.0, 0.0, True
    size = {"M": 2, "L": 2, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "H": 1, "V": 1}
    for command, numbers in tokens(data.lstrip("e")):
        kind = command.upper()
        if kind == "Z":
            result, x, y = result + "z", sx, sy
        for start in range(0, len(numbers), size.get(kind, 1)):
            part = numbers[start:start + size[kind]]
            letter = ("L" if command == "M" else "l") if kind == "M" and start > 0 else command
            base = (0.0, 0.0) if letter.isupper() else (x, y)
            if kind == "H":
                letter, part, x = "h", [base[0] + part[0] - x], base[0] + part[0]
            elif kind == "V":
                letter, part, y = "v", [base[1] + part[0] - y], base[1] + part[0]
            else:
                x, y = base[0] + part[-2], base[1] + part[-1]
            if kind == "M" and start == 0:
                sx, sy = x, y
            result += letter + " ".join(f"{n:.4f}".rstrip("0").rstrip(".") for n in part)
    return result


def placed(paths, scale=1.0, turns=0):
    return [mapped(relative(path), scale, turns) for path in paths]


def drawing(icon):
    """Path data of a Bootstrap icon."""
    with open(os.path.join(ICONS, icon + ".svg"), encoding="utf-8") as file:
        text = file.read()
    paths = []
    for element in re.findall(r"<(path|circle|rect)\s([^>]*?)/?>", text):
        attributes = dict(re.findall(r'([\w-]+)="([^"]*)"', element[1]))
        if element[0] == "circle":
            paths.append(disc(*(float(attributes[key]) for key in ("cx", "cy", "r"))))
        elif element[0] == "path":
            rule = "e" if attributes.get("fill-rule") == "evenodd" else ""
            paths.append(rule + re.sub(r"\s+", " ", html.unescape(attributes["d"])).strip())
        else:
            sys.exit(f"{icon}.svg has a <rect>, which this script does not read: choose another icon.")
    return paths


def pairs():
    """Apple's names and what they are drawn with; the first of several entries for a name counts."""
    chosen = {}
    for name, icon in EXACT.items():
        if icon:
            chosen[name] = icon
    stems = {stem: stem.replace(".", "-") for stem in SAME}
    stems.update({stem: icon for stem, icon in STEMS.items() if icon})
    for stem, icon in stems.items():
        for ending, theirs in VARIANTS.items():
            # Apple writes shield.slash.fill, Bootstrap eye-slash-fill and shield-fill-check.
            if os.path.exists(f"{ICONS}/{icon}{theirs}.svg"):
                chosen.setdefault(stem + ending, icon + theirs)
        parts = icon.split("-", 1)
        if len(parts) == 2 and os.path.exists(f"{ICONS}/{parts[0]}-fill-{parts[1]}.svg"):
            chosen.setdefault(stem + ".fill", f"{parts[0]}-fill-{parts[1]}")
    return chosen


def enclosed(drawings):
    """The signs of ENCLOSED in a ring and cut out of a disc."""
    for name, scale in ENCLOSED.items():
        mark, bare = drawings[name]
        solid = drawings.get(name + ".fill", (mark, bare))[1]
        ring = "e" + disc(8, 8, 8) + disc(8, 8, 7)
        yield name, ".circle", mark, [ring] + placed(bare, scale)
        # One path with the even-odd rule: the sign is a hole in the disc.
        yield name, ".circle.fill", mark, ["e" + disc(8, 8, 8) + "".join(p.lstrip("e") for p in placed(solid, scale))]


def main():
    drawings = {}
    for name, icon in pairs().items():
        mark = ">" if icon.startswith(">") else ""
        icon = icon.lstrip(">")
        if not os.path.exists(f"{ICONS}/{icon}.svg"):
            sys.exit(f"No {icon}.svg for {name}: correct the table.")
        paths = drawing(icon)
        if name in TURNED:
            paths = placed(paths, turns=1)
        drawings[name] = mark, paths
    for name, paths in OWN.items():
        drawings[name] = "", paths
    for name, ending, mark, paths in list(enclosed(drawings)):
        drawings.setdefault(name + ending, (mark, paths))
    lines = {}
    for name, (mark, paths) in drawings.items():
        lines.setdefault("\t".join(paths), []).append(mark + name)
    rows = sorted(" ".join(sorted(names)) + "\t" + paths for paths, names in lines.items())
    with open(os.path.join(HERE, "symbols.txt"), "w", encoding="utf-8", newline="\n") as file:
        file.write("\n".join(rows) + "\n")
    print(f"{sum(len(names) for names in lines.values())} names, {len(rows)} drawings")


main()
