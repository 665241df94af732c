# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Apple's names of symbols, and the drawings and sets they come from. Names were compared with the drawings by eye."""

# Icons of CupertinoIcons whose name in the font differs from Apple's; a '>' marks names that are mirrored in right-to-left
# layouts. All other icons keep their names.
RENAMED = """
antenna.radiowaves.left.right antenna.radiowaves.left.and.right
arrow.branch arrow.branch arrow.triangle.branch
arrow.down.right.arrow.up.left arrow.down.right.and.arrow.up.left >arrow.down.forward.and.arrow.up.backward
arrow.down.to.line.alt arrow.down.to.line.alt arrow.down.to.line.compact
arrow.left.to.line.alt arrow.left.to.line.alt arrow.left.to.line.compact
arrow.right.to.line.alt arrow.right.to.line.alt arrow.right.to.line.compact
arrow.up.to.line.alt arrow.up.to.line.alt arrow.up.to.line.compact
arrow.left.to.line arrow.left.to.line >arrow.backward.to.line
arrow.right.to.line arrow.right.to.line >arrow.forward.to.line
arrow.merge arrow.merge arrow.triangle.merge
arrow.swap arrow.swap arrow.triangle.swap
arrow.up.left.arrow.down.right arrow.up.left.and.arrow.down.right >arrow.up.backward.and.arrow.down.forward
arrow.up.right arrow.up.right >arrow.up.forward
arrow.up.right.circle arrow.up.right.circle >arrow.up.forward.circle
arrow.up.right.circle.fill arrow.up.right.circle.fill >arrow.up.forward.circle.fill
arrow.up.right.square arrow.up.right.square >arrow.up.forward.square >arrow.up.forward.app
arrow.up.right.square.fill arrow.up.right.square.fill >arrow.up.forward.square.fill >arrow.up.forward.app.fill
badge.plus.radiowaves.right badge.plus.radiowaves.right >badge.plus.radiowaves.forward
battery.0 battery.0 battery.0percent
battery.100 battery.100 battery.100percent
battery.25 battery.25 battery.25percent
bell.badge bell.badge
bin.xmark xmark.bin
bin.xmark.fill xmark.bin.fill
bitcoin bitcoinsign
bitcoin.circle bitcoinsign.circle
bitcoin.circle.fill bitcoinsign.circle.fill
bolt.badge.a bolt.badge.a bolt.badge.automatic
bolt.badge.a.fill bolt.badge.a.fill bolt.badge.automatic.fill
bubble.left.bubble.right bubble.left.and.bubble.right
bubble.left.bubble.right.fill bubble.left.and.bubble.right.fill
camera.rotate camera.rotate arrow.triangle.2.circlepath.camera
camera.rotate.fill camera.rotate.fill arrow.triangle.2.circlepath.camera.fill
chat.bubble message bubble
chat.bubble.fill message.fill bubble.fill
circle.grid.hex circle.grid.hex circle.hexagongrid
circle.grid.hex.fill circle.grid.hex.fill circle.hexagongrid.fill
circle.lefthalf.fill circle.lefthalf.fill circle.lefthalf.filled
circle.righthalf.fill circle.righthalf.fill circle.righthalf.filled
cloud cloud icloud
cloud.fill cloud.fill icloud.fill
cloud.download icloud.and.arrow.down
cloud.download.fill icloud.and.arrow.down.fill
cloud.upload icloud.and.arrow.up
cloud.upload.fill icloud.and.arrow.up.fill
compass safari
compass.fill safari.fill
cursor.rays cursor.rays cursorarrow.rays
delete.left delete.left >delete.backward
delete.left.fill delete.left.fill >delete.backward.fill
delete.right delete.right >delete.forward
delete.right.fill delete.right.fill >delete.forward.fill
device.desktop display
device.laptop laptopcomputer
device.phone.portrait iphone iphone.homebutton
doc.append doc.append append.page
doc.plaintext doc.plaintext text.page
doc.richtext doc.richtext richtext.page
doc.text doc.text text.document
doc.text.fill doc.text.fill text.document.fill
doc.text.search doc.text.magnifyingglass
dot.radiowaves.left.right dot.radiowaves.left.and.right
dot.radiowaves.right dot.radiowaves.right >dot.radiowaves.forward
ellipses.bubble ellipsis.bubble
ellipses.bubble.fill ellipsis.bubble.fill
face.smiling.fill face.smiling.fill face.smiling.inverse
gauge gauge gauge.medium gauge.with.dots.needle.50percent
gear.alt gearshape
gear.alt.fill gearshape.fill
gift.alt app.gift
gift.alt.fill app.gift.fill
hourglass.bottomhalf.fill hourglass.bottomhalf.fill hourglass.bottomhalf.filled
hourglass.tophalf.fill hourglass.tophalf.fill hourglass.tophalf.filled
infinite infinity
layers.alt square.3.layers.3d square.3.stack.3d
largecircle.fill.circle largecircle.fill.circle circle.inset.filled record.circle
line.horizontal.3 line.horizontal.3 line.3.horizontal
line.horizontal.3.decrease line.horizontal.3.decrease line.3.horizontal.decrease
line.horizontal.3.decrease.circle line.horizontal.3.decrease.circle line.3.horizontal.decrease.circle
line.horizontal.3.decrease.circle.fill line.horizontal.3.decrease.circle.fill line.3.horizontal.decrease.circle.fill
list.bullet >list.bullet
list.dash >list.dash
list.number list.number
list.bullet.indent >list.bullet.indent
increase.indent >increase.indent
decrease.indent >decrease.indent
text.quote >text.quote
map.pin mappin
map.pin.ellipse mappin.and.ellipse
map.pin.slash mappin.slash
minus.slash.plus minus.slash.plus minus.forwardslash.plus
plus.slash.minus plus.slash.minus plus.forwardslash.minus
money.dollar dollarsign
money.dollar.circle dollarsign.circle
money.dollar.circle.fill dollarsign.circle.fill
money.euro eurosign
money.euro.circle eurosign.circle
money.euro.circle.fill eurosign.circle.fill
money.pound sterlingsign
money.pound.circle sterlingsign.circle
money.pound.circle.fill sterlingsign.circle.fill
money.rubl rublesign
money.rubl.circle rublesign.circle
money.rubl.circle.fill rublesign.circle.fill
money.yen yensign
money.yen.circle yensign.circle
money.yen.circle.fill yensign.circle.fill
move arrow.up.and.down.and.arrow.left.and.right
music.albums music.note.square.stack
music.albums.fill music.note.square.stack.fill
music.house music.house music.note.house
music.house.fill music.house.fill music.note.house.fill
music.mic music.mic music.microphone
nosign nosign circle.slash
paragraph paragraph paragraphsign
paw pawprint.fill
pencil.ellipsis.rectangle rectangle.and.pencil.and.ellipsis
pencil.outline pencil.and.outline
person.badge.minus.fill person.badge.minus.fill person.fill.badge.minus
person.badge.plus.fill person.badge.plus.fill person.fill.badge.plus
person.crop.circle.badge.exclam person.crop.circle.badge.exclam person.crop.circle.badge.exclamationmark
person.crop.circle.fill.badge.exclam person.crop.circle.fill.badge.exclam person.crop.circle.badge.exclamationmark.fill person.crop.circle.fill.badge.exclamationmark
phone.fill.arrow.up.right phone.fill.arrow.up.right phone.arrow.up.right.fill
phone.fill.arrow.down.left phone.fill.arrow.down.left phone.arrow.down.left.fill
piano pianokeys
question questionmark
question.circle questionmark.circle
question.circle.fill questionmark.circle.fill
question.diamond questionmark.diamond
question.diamond.fill questionmark.diamond.fill
question.square questionmark.square
question.square.fill questionmark.square.fill
radiowaves.left radiowaves.left wave.3.left >wave.3.backward
radiowaves.right radiowaves.right wave.3.right >wave.3.forward
rectangle.3.offgrid rectangle.3.offgrid rectangle.3.group
rectangle.3.offgrid.fill rectangle.3.offgrid.fill rectangle.3.group.fill
rectangle.dock rectangle.dock dock.rectangle
rectangle.paperclip rectangle.and.paperclip
search magnifyingglass
search.circle magnifyingglass.circle
search.circle.fill magnifyingglass.circle.fill
shield.lefthalf.fill shield.lefthalf.fill shield.lefthalf.filled
sidebar.left sidebar.left >sidebar.leading
sidebar.right sidebar.right >sidebar.trailing
smallcircle.fill.circle smallcircle.fill.circle smallcircle.filled.circle
smallcircle.fill.circle.fill smallcircle.fill.circle.fill smallcircle.filled.circle.fill
smiley smiley face.smiling
snow snow snowflake
speaker.1 speaker.1 speaker.wave.1
speaker.1.fill speaker.1.fill speaker.wave.1.fill
speaker.2 speaker.2 speaker.wave.2
speaker.2.fill speaker.2.fill speaker.wave.2.fill
speaker.3 speaker.3 speaker.wave.3
speaker.3.fill speaker.3.fill speaker.wave.3.fill
square.arrow.down square.and.arrow.down
square.arrow.down.fill square.and.arrow.down.fill
square.arrow.down.on.square square.and.arrow.down.on.square
square.arrow.down.on.square.fill square.and.arrow.down.on.square.fill
square.arrow.up square.and.arrow.up
square.arrow.up.fill square.and.arrow.up.fill
square.arrow.up.on.square square.and.arrow.up.on.square
square.arrow.up.on.square.fill square.and.arrow.up.on.square.fill
square.fill.line.vertical.square square.fill.and.line.vertical.and.square
square.fill.line.vertical.square.fill square.fill.and.line.vertical.square.fill
square.line.vertical.square square.and.line.vertical.and.square
square.line.vertical.square.fill square.and.line.vertical.and.square.fill
square.lefthalf.fill square.lefthalf.fill square.lefthalf.filled
square.righthalf.fill square.righthalf.fill square.righthalf.filled
square.pencil square.and.pencil
star.lefthalf.fill star.lefthalf.fill >star.leadinghalf.filled
asterisk.circle asterisk.circle staroflife.circle
asterisk.circle.fill asterisk.circle.fill staroflife.circle.fill
table table tablecells
table.fill table.fill tablecells.fill
table.badge.more table.badge.more tablecells.badge.ellipsis
table.badge.more.fill table.badge.more.fill tablecells.fill.badge.ellipsis
text.justifyleft text.justifyleft text.justify.left >text.justify.leading
text.justifyright text.justifyright text.justify.right >text.justify.trailing
textbox textbox character.textbox
thermometer thermometer thermometer.medium
tray.arrow.down tray.and.arrow.down
tray.arrow.down.fill tray.and.arrow.down.fill
tray.arrow.up tray.and.arrow.up
tray.arrow.up.fill tray.and.arrow.up.fill
tree tree.fill
triangle.lefthalf.fill triangle.lefthalf.fill triangle.lefthalf.filled
triangle.righthalf.fill triangle.righthalf.fill triangle.righthalf.filled
videocam.circle video.circle
videocam.circle.fill video.circle.fill
videocam.fill video.fill
wand.rays wand.and.rays
wand.rays.inverse wand.and.rays.inverse
wand.stars wand.and.stars
wand.stars.inverse wand.and.stars.inverse
wrench wrench wrench.adjustable
wrench.fill wrench.fill wrench.adjustable.fill
zoom.in plus.magnifyingglass
zoom.out minus.magnifyingglass
"""

# Icons of CupertinoIcons without an equivalent of Apple's, or with a different drawing.
LEFT_OUT = set("""
bars calendar.today chart.bar.alt.fill chat.bubble.text chat.bubble.text.fill checkmark.alt checkmark.alt.circle
checkmark.alt.circle.fill doc.chart doc.chart.fill doc.checkmark doc.checkmark.fill doc.person doc.person.fill
download.circle download.circle.fill ellipsis.vertical ellipsis.vertical.circle ellipsis.vertical.circle.fill floppy.disk
gamecontroller.alt.fill graph.circle graph.circle.fill graph.square graph.square.fill house.alt.fill layers.alt.fill
layers.fill list.number.rtl music.note.2 person.2.alt person.alt person.alt.circle person.alt.circle.fill placemark
placemark.fill resize resize.h resize.v rocket rocket.fill scissors.alt sort.down sort.down.circle sort.down.circle.fill
sort.up sort.up.circle sort.up.circle.fill speaker.slash.fill.rtl speaker.slash.rtl speaker.zzz.fill.rtl speaker.zzz.rtl
square.arrow.left square.arrow.left.fill square.arrow.right square.arrow.right.fill square.favorites square.favorites.alt
square.favorites.alt.fill square.favorites.fill square.list square.list.fill tickets tickets.fill timer.fill today
today.fill upload.circle upload.circle.fill
""".split())

# Wide drawings that the font shrinks to its square, and the factor by which Apple's are larger.
NARROWED = {"person.3": 1.4, "person.3.fill": 1.4}

# Families of names: an ending of the family is added to both sides.
FAMILIES = {
    "arrow.2.circlepath": "arrow.2.circlepath arrow.triangle.2.circlepath",
    "arrow.left.right": "arrow.left.and.right", "arrow.up.down": "arrow.up.and.down",
    "mic": "mic microphone", "doc": "doc document", "doc.on.doc": "doc.on.doc document.on.document",
    "doc.on.clipboard": "doc.on.clipboard document.on.clipboard", "arrow.up.doc": "arrow.up.doc arrow.up.document",
    "arrow.down.doc": "arrow.down.doc arrow.down.document",
}
ENDINGS = ["", ".fill", ".circle", ".circle.fill", ".square", ".square.fill", ".slash", ".slash.fill"]

# Drawings to the left or right that are mirrored under their names with backward and forward.
DIRECTED = ["arrow.left", "arrow.right", "arrow.up.left", "arrow.down.left", "arrow.down.right", "arrow.uturn.left",
            "arrow.uturn.right", "arrowshape.turn.up.left", "arrowshape.turn.up.left.2", "arrowshape.turn.up.right",
            "arrowtriangle.left", "arrowtriangle.right", "chevron.left", "chevron.left.2", "chevron.right", "chevron.right.2",
            "chevron.compact.left", "chevron.compact.right"]

# Bootstrap Icons, which are used for names that the font lacks.

# Variants are tried on every stem: Apple's ending -> Bootstrap's ending.
VARIANTS = {
    "": "", ".fill": "-fill", ".circle": "-circle", ".circle.fill": "-circle-fill", ".square": "-square",
    ".square.fill": "-square-fill", ".slash": "-slash", ".slash.fill": "-slash-fill",
}

# Stems whose names differ only in dots, including those of the variants above that exist.
SAME = """
1 2 3 4 5 6 7 8 9 airplane alarm bag basket bell bicycle binoculars book bookmark briefcase bus cart
calendar camera circle clock cloud command cpu diamond ear eject envelope eye eyedropper eyeglasses fan film flag
folder gear gift globe hammer headphones heart hexagon hourglass house infinity info.circle info.square info key keyboard
lightbulb link list.bullet lock magnet map megaphone mic moon newspaper number octagon option
paperclip pause pencil pentagon percent person phone pin play plus power printer qrcode
rectangle repeat repeat.1 scissors shield shuffle snow speaker square star stop stopwatch
tag thermometer ticket tornado trash tray triangle trophy tv umbrella wifi wind wrench
arrow.up arrow.down arrow.left arrow.right arrow.clockwise arrow.counterclockwise chevron.up chevron.down
chevron.left chevron.right c.circle c.square h.circle h.square p.circle p.square r.circle r.square
arrow.up.left arrow.up.right arrow.down.left arrow.down.right exclamationmark.triangle
hurricane creditcard lungs asterisk at building
sunrise sunset clipboard cart
""".split()

# Apple's stem: Bootstrap's stem, tried in the variants above.
STEMS = {
    "at": "at", "bag": "bag", "bolt": "lightning", "bubble": "chat",
    "message": "chat", "bubble.left": "chat-left", "bubble.right": "chat-right", "text.bubble": "chat-text",
    "ellipsis.message": "chat-dots", "ellipsis.bubble": "chat-dots", "quote.bubble": "chat-quote",
    "checkmark": "check", "creditcard": "credit-card", "doc": "file-earmark",
    "document": "file-earmark", "doc.text": "file-earmark-text", "document.text": "file-earmark-text",
    "doc.plaintext": "file-text", "doc.richtext": "file-earmark-richtext", "drop": "droplet",
    "exclamationmark": "exclamation", "exclamationmark.octagon": "exclamation-octagon",
    "exclamationmark.triangle": "exclamation-triangle", "flame": "fire", "cube": "box", "app": "app",
    "person.3": "people", "gearshape": "gear",
    "hand.thumbsup": "hand-thumbs-up", "hand.thumbsdown": "hand-thumbs-down", "hand.point.up": "hand-index",
    "hand.point.up.left": "hand-index-thumb", "mappin": "geo", "mappin.and.ellipse": "geo-alt", "location": "cursor",
    "minus": "dash", "photo": "image", "phone": "telephone", "questionmark": "question", "slash": "slash",
    "speaker.wave.2": "volume-up", "speaker.wave.1": "volume-down", "speaker": "volume-off",
    "speaker.slash": "volume-mute", "sun.max": "sun", "sun.min": "brightness-low", "tray": "inbox", "tray.2": "inboxes",
    "video": "camera-video", "video.slash": "camera-video-off", "mic.slash": "mic-mute", "person.2": "people",
    "person.text.rectangle": "person-vcard", "person.crop.square": "person-square", "person.badge.plus": "person-plus",
    "person.badge.minus": "person-dash", "xmark": "x",
    "xmark.octagon": "x-octagon", "wrench": "wrench-adjustable", "ipad": "tablet",
    "ipad.landscape": "tablet-landscape", "chart.bar": "bar-chart",
    "chart.pie": "pie-chart", "externaldrive": "device-hdd", "internaldrive": "hdd", "simcard": "sim",
    "sdcard": "sd-card", "globe": "globe", "wallet.pass": "wallet",
    "graduationcap": "mortarboard", "paintpalette": "palette", "paintbrush": "brush", "paintbrush.pointed": "brush",
    "cube.box": "box", "shippingbox": "box-seam", "puzzlepiece": "puzzle", "puzzlepiece.extension": "puzzle",
    "rosette": "award", "seal": "patch", "checkmark.seal": "patch-check", "questionmark.diamond": "question-diamond",
    "exclamationmark.shield": "shield-exclamation", "checkmark.shield": "shield-check", "lock.shield": "shield-lock",
    "xmark.shield": "shield-x", "lock.open": "unlock", "forward": "fast-forward", "backward": "rewind",
    "forward.end": "skip-end", "backward.end": "skip-start", "forward.end.alt": "skip-forward",
    "backward.end.alt": "skip-backward", "sunrise": "sunrise", "sunset": "sunset", "car": "car-front",
    "bus": "bus-front", "tram": "train-front", "fuelpump": "fuel-pump",
    "building": "building", "building.2": "buildings",
    "cloud.sun": "cloud-sun", "cloud.moon": "cloud-moon", "cloud.rain": "cloud-rain", "cloud.heavyrain": "cloud-rain-heavy",
    "cloud.drizzle": "cloud-drizzle", "cloud.snow": "cloud-snow", "cloud.sleet": "cloud-sleet", "cloud.hail": "cloud-hail",
    "cloud.fog": "cloud-fog", "cloud.bolt": "cloud-lightning", "cloud.bolt.rain": "cloud-lightning-rain",
    "moon.stars": "moon-stars", "sun.haze": "cloud-haze", "display": "display", "tv": "tv",
    "laptopcomputer": "laptop", "book": "book", "text.book.closed": "journal-text",
    "book.closed": "journal", "cup.and.saucer": "cup-hot", "gift": "gift",
    "bag.badge.plus": "bag-plus", "cart.badge.plus": "cart-plus", "cart.badge.minus": "cart-dash",
    "folder.badge.plus": "folder-plus", "folder.badge.minus": "folder-minus", "calendar.badge.plus": "calendar-plus",
    "calendar.badge.minus": "calendar-minus", "calendar.badge.checkmark": "calendar-check",
    "envelope.open": "envelope-open", "envelope.badge": "envelope-exclamation", "lightbulb.slash": "lightbulb-off",
    "arrow.up.arrow.down": "arrow-down-up", "arrow.left.arrow.right": "arrow-left-right",
    "ladybug": "bug", "tree": "tree",
    "pills": "capsule", "bandage": "bandaid",
    "printer": "printer", "webcam": "webcam", "headphones": "headphones", "hifispeaker": "speaker",
    "computermouse": "mouse", "opticaldisc": "disc", "cassette": "cassette",
    "play.rectangle": "play-btn",
    "pause.rectangle": "pause-btn", "stop.rectangle": "stop-btn",
    "smallcircle.filled.circle": "record-circle", "rectangle.stack": "collection", "square.stack": "stack",
    "square.3.layers.3d": "layers",
    "hexagon": "hexagon", "suit.heart": "suit-heart", "suit.club": "suit-club", "suit.spade": "suit-spade",
    "suit.diamond": "suit-diamond", "face.smiling": "emoji-smile",
    "paperplane": "send", "safari": "compass", "terminal": "terminal", "apple.terminal": "terminal",
    "archivebox": "archive", "die.face.1": "dice-1",
    "die.face.2": "dice-2", "die.face.3": "dice-3", "die.face.4": "dice-4", "die.face.5": "dice-5", "die.face.6": "dice-6",
    "square.grid.2x2": "grid", "note": "sticky", "signpost.right": "signpost",
    "eraser": "eraser", "scissors": "scissors",
    "balloon": "balloon", "lamp.table": "lamp", "door.left.hand.closed":
    "door-closed", "door.left.hand.open": "door-open", "lifepreserver": "life-preserver", "safe": "safe",
    "heart.slash": "heartbreak", "figure.arms.open": "universal-access",
    "document.on.document": "files", "doc.zipper": "file-earmark-zip", "arrow.down.doc": "file-earmark-arrow-down",
    "arrow.up.doc": "file-earmark-arrow-up", "doc.badge.plus": "file-earmark-plus",
    "server.rack": "hdd-rack", "wifi.router": "router", "powerplug": "plug", "pip": "pip",
    "icloud": "cloud", "icloud.and.arrow.up": "cloud-arrow-up", "icloud.and.arrow.down": "cloud-arrow-down",
    "checkmark.icloud": "cloud-check",
}

# Single names.
EXACT = {
    "square.and.arrow.up.fill": "box-arrow-up", "square.and.arrow.down.fill": "box-arrow-in-down",
    "flame.fill": "fire", "personalhotspot": "link-45deg", "accessibility": "universal-access-circle",
    "largecircle.fill.circle": "record-circle", "app.badge": "app-indicator",
    "rectangle.grid.1x2": "view-stacked", "rectangle.grid.2x2": "grid", "rectangle.grid.2x2.fill": "grid-fill",
    "chart.bar.doc.horizontal": "file-earmark-bar-graph", "iphone.homebutton": "phone",
    "face.smiling.inverse": "emoji-smile-fill",
    "staroflife": "asterisk", "staroflife.fill": "asterisk", "person.crop.rectangle": "person-vcard",
    "person.crop.rectangle.fill": "person-vcard-fill", "bubble.middle.bottom": "chat-square",
    "bubble.middle.bottom.fill": "chat-square-fill", "globe.europe.africa.fill": "globe-europe-africa",
    "globe.americas.fill": "globe-americas", "menubar.rectangle": "window",
    "wifi.router": "router",
    "square.and.arrow.up": "box-arrow-up", "square.and.arrow.down": "box-arrow-in-down",
        "rectangle.portrait.and.arrow.right": "box-arrow-right", "rectangle.portrait.and.arrow.forward": ">box-arrow-right",
    "square.and.pencil": "pencil-square", "ellipsis": "three-dots",
    "magnifyingglass": "search", "plus.magnifyingglass": "zoom-in", "minus.magnifyingglass": "zoom-out",
    "xmark": "x-lg", "checkmark": "check-lg", "plus": "plus-lg", "minus": "dash-lg", "exclamationmark": "exclamation-lg",
    "questionmark": "question-lg", "info": "info-lg", "desktopcomputer": "pc-display", "iphone": "phone",
    "iphone.gen3": "phone", "iphone.landscape": "phone-landscape", "iphone.radiowaves.left.and.right": "phone-vibrate",
    "applewatch": "smartwatch", "pc": "pc", "gamecontroller": "controller", "gamecontroller.fill": "dpad-fill",
    "music.note": "music-note", "music.note.list": "music-note-list",
    "waveform": "soundwave", "waveform.path.ecg": "activity", "person.crop.circle": "person-circle",
    "person.circle": "person-circle",         "person.fill.checkmark": "person-fill-check", "person.fill.xmark": "person-fill-x",
    "person.crop.circle.badge.plus": "person-add",
    "person.badge.plus": "person-plus",
    "clock.arrow.circlepath": "clock-history", "arrow.triangle.2.circlepath": "arrow-repeat",
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
    "character.cursor.ibeam": "input-cursor-text", "slider.horizontal.3": "sliders",
    "slider.vertical.3": "sliders2-vertical", "switch.2": "toggles", "power": "power",
    "wifi": "wifi", "wifi.slash": "wifi-off", "wifi.exclamationmark": "wifi-2",
    "antenna.radiowaves.left.and.right": "broadcast", "dot.radiowaves.left.and.right": "broadcast",
    "cellularbars": "reception-4", "chart.bar.xaxis": "bar-chart-line",
    "chart.line.uptrend.xyaxis": "graph-up-arrow", "chart.line.downtrend.xyaxis": "graph-down-arrow",
    "chart.xyaxis.line": "graph-up", "gauge": "speedometer2", "gauge.medium": "speedometer2", "speedometer": "speedometer",
    "battery.100": "battery-full", "battery.100percent": "battery-full",
    "battery.0": "battery", "battery.0percent": "battery",
    "battery.100.bolt": "battery-charging", "map": "map", "mappin": "geo",
    "globe": "globe", "globe.americas": "globe-americas", "globe.europe.africa": "globe-europe-africa",
    "globe.asia.australia": "globe-asia-australia", "network": "globe2", "tram": "train-front", "bicycle": "bicycle",
    "scooter": "scooter", "truck.box": "truck", "box.truck": "truck", "snowflake": "snow2", "hurricane": "hurricane",
    "tornado": "tornado", "wind": "wind", "water.waves": "water", "rainbow": "rainbow", "umbrella": "umbrella",
    "thermometer": "thermometer-half", "thermometer.medium": "thermometer-half", "thermometer.low": "thermometer-low",
    "thermometer.high": "thermometer-high", "thermometer.sun": "thermometer-sun", "thermometer.snowflake": "thermometer-snow",
    "sparkles": "stars", "wand.and.stars": "magic", "wand.and.rays": "magic", "camera.macro": "flower1",
    "eyedropper": "eyedropper", "hammer": "hammer", "screwdriver": "screwdriver", "wrench.and.screwdriver": "tools",
    "crop": "crop", "rotate.right": "arrow-clockwise", "rotate.left": "arrow-counterclockwise",
    "photo.on.rectangle": "images",
    "rectangle.on.rectangle": "window-stack", "square.on.square": "files", "doc.on.doc": "files", "doc.on.clipboard": "clipboard",
    "checkmark.rectangle": "check-square",
    "circle.lefthalf.filled": "circle-half",
    "circle.lefthalf.fill": "circle-half", "square.lefthalf.filled": "square-half", "star.leadinghalf.filled": ">star-half",
    "star.lefthalf.fill": "star-half", "drop.halffull": "droplet-half",
    "square.grid.3x3.fill": "grid-3x3-gap-fill", "square.grid.3x2": "grid-3x2",
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
    "bag": "bag", "cart": "cart3", "basket": "basket",
    "barcode": "upc", "barcode.viewfinder": "upc-scan", "qrcode": "qr-code", "qrcode.viewfinder": "qr-code-scan",
    "touchid": "fingerprint", "key.horizontal": "key", "key.horizontal.fill": "key-fill",
    "key": "key", "lock.rotation": "arrow-repeat", "nosign": "slash-circle", "circle.slash": "slash-circle",
    "phone.arrow.up.right": "telephone-outbound", "phone.arrow.down.left": "telephone-inbound",
    "phone.arrow.up.right.fill": "telephone-outbound-fill", "phone.arrow.down.left.fill": "telephone-inbound-fill",
    "phone.badge.plus": "telephone-plus", "phone.down": "telephone-x", "phone.down.fill": "telephone-x-fill",
    "recordingtape": "voicemail", "captions.bubble": "badge-cc",
    "captions.bubble.fill": "badge-cc-fill", "camera.viewfinder": "camera2",
    "viewfinder": "fullscreen", "arrow.up.backward.and.arrow.down.forward": ">arrows-angle-expand",
    "bubble.left.and.bubble.right": "chat-square-text", "bubble.left.and.bubble.right.fill": "chat-square-text-fill",
    "translate": "translate", "ant": "bug", "ant.fill": "bug-fill",
    "xmark.bin": "trash3",
    "xmark.bin.fill": "trash3-fill",
    "square.grid.3x3": "grid-3x3-gap", "circle.grid.3x3": "grid-3x3-gap",
    "circle.grid.3x3.fill": "grid-3x3-gap-fill", "hourglass.bottomhalf.filled": "hourglass-bottom",
    "hourglass.tophalf.filled": "hourglass-top", "hourglass": "hourglass-split", "timer": "stopwatch",
    "dot.square": "record-btn", "building.columns": "bank",
    "building.columns.fill": "bank2",
    "square.stack.3d.up": "stack", "square.stack.3d.up.fill": "stack", "text.page": "file-text", "wallet.pass": "wallet2",
    "circle.hexagongrid": "flower2", "link": "link-45deg", "paperclip": "paperclip",
    "target": "bullseye", "scope": "bullseye",
    "quote.opening": "quote", "arrow.3.trianglepath": "recycle",
    "cylinder.split.1x2": "database",
    "cylinder.split.1x2.fill": "database-fill", "tray.and.arrow.down": "box-arrow-in-down",
    "tray.and.arrow.up": "box-arrow-up", "opticaldisc": "disc", "opticaldisc.fill": "disc-fill", "hifispeaker": "speaker",
    "photo.fill.on.rectangle.fill": "images", "speaker.wave.3": "volume-up", "speaker.wave.3.fill": "volume-up-fill",
    "repeat": "repeat", "repeat.1": "repeat-1", "shuffle": "shuffle", "play.circle": "play-circle",
    "hand.raised": "hand-index",
    "hand.raised.fill": "hand-index-fill", "hand.tap": "hand-index", "hand.tap.fill": "hand-index-fill",
    "rectangle.and.pencil.and.ellipsis": "input-cursor", "newspaper.fill": "newspaper", "fan": "fan", "cone": "cone",
    "beats.headphones": "headphones", "airpods": "earbuds", "airpodspro": "earbuds",
    "visionpro": "headset-vr",
    "heart.slash": "heartbreak", "heart.slash.fill": "heartbreak-fill",
    }


# Variants in Bootstrap Icons that Apple lacks.
FOREIGN = set("""
airplane.fill bag.badge.plus.fill bubble.square bubble.square.fill building.slash calendar.badge.checkmark.fill
calendar.badge.minus.fill calendar.badge.plus.fill calendar.fill cart.badge.minus.fill cart.badge.plus.fill cassette
cassette.fill display.fill document.text document.text.fill ipad.fill ipad.landscape.fill
laptopcomputer.fill mappin.and.ellipse.fill message.square message.square.fill paperplane.slash paperplane.slash.fill
pencil.fill pencil.square person.square rosette.fill server.rack.fill webcam
webcam.fill bubble.slash iphone.fill house.slash house.slash.fill envelope.slash envelope.slash.fill person.slash
circle.square slash.square slash.square.fill stop.rectangle stop.rectangle.fill record.circle.fill facemask
""".split()) | {"gear.fill", "sun.haze.circle", "mappin.fill", "speaker.wave.2.circle"}

# Apple's aeroplane points to the right, Bootstrap's up.
TURNED = {"airplane", "airplane.fill"}

# Drawings that extend beyond their box, and the factor by which they must be scaled.
SHRUNK = {"bell.slash": 0.88, "bell.slash.fill": 0.88, "crop": 0.84}

# Signs that Apple also has in a circle and cut out of a disc, which Bootstrap lacks. The number is the size of the sign in the
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
    "checkmark.shield": 0.56, "hand.raised": 0.56, "dollarsign": 0.62, "eurosign": 0.62, "number": 0.6,
    "chart.bar": 0.52, "creditcard": 0.54, "car": 0.58, "gearshape": 0.56, "music.note.list": 0.54,
    "bubble.left": 0.52, "chevron.forward": 0.62, "chevron.backward": 0.62, "square.and.arrow.up": 0.56,
    "arrow.triangle.2.circlepath": 0.62, "wave.3.right": 0.6, "arrow.uturn.left": 0.6, "arrow.uturn.right": 0.6,
    "arrow.uturn.backward": 0.6, "arrow.uturn.forward": 0.6, "fork.knife": 0.6, "cross": 0.56,
}


# Filled signs whose drawing has overlapping parts, which cannot be cut out.
SOLID = {"house": ["M8 1.5L.8 8.7a.5.5 0 0 0 .7.7L2 8.9V13.5A1.5 1.5 0 0 0 3.5 15h9a1.5 1.5 0 0 0 1.5-1.5V8.9"
                   "l.5.5a.5.5 0 0 0 .7-.7z"]}
