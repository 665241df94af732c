#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Writes ten scenes of drawing commands, which any renderer can replay: scenes/S1.json and so on, with images and fonts.

    scenes.py FOLDER               requires fonttools

    S1   1,000 opaque rectangles at whole pixels, 8 to 400 pixels wide and high
    S2   1,000 rounded rectangles anywhere, every second one translucent
    S3   400 rounded rectangles with gradients, linear and radial in turn, every fourth translucent
    S4   2,000 glyphs in runs, 14 to 34 pixels
    S4p  the same glyphs, each as a path
    S5   100 shadows of rounded rectangles, sigma 8 to 24
    S6   200 scaled images, every second pair translucent
    S7   500 stroked curves, 1 to 6 pixels, every second one translucent
    S8   20 polygons of 10,000 edges: blobs and random walks
    S9   a screen of an app: a list of messages, a card, tabs

A scene is an object: `version` 1, `name`, `note`, `width` and `height` in pixels, `clear` (the color that every pixel is
set to first), `fonts` (files by name), `images` (objects with `id`, `w`, `h`, `file` next to the scenes' folder with
straight RGBA bytes, `opaque`), and `cmds`, painted in order, with anti-aliasing. Pixel (0, 0) covers [0, 1) x [0, 1),
y goes down; colors are straight [r, g, b, a] of 0 to 255, blended without conversion.

    op         members
    rect       x y w h paint
    rrect      x y w h r paint           r is at most half of w and h
    path       d rule paint              rule: nonzero, evenodd; d: "M" x y, "L" x y, "Q" and "C" with their control points
                                         first, "Z", all in one array
    stroke     d width cap join miter paint
    glyphs     font size glyphs paint    glyphs: [number, x, y] with the origin on the baseline; size: pixels of an em
    shadow     x y w h r sigma dx dy color
                                         the rounded rectangle, moved, blurred by a Gaussian, in that color
    image      img x y w h filter        the entire image, bilinear, with its edges extended
    save, clip_rrect (x y w h r), restore

A paint is {"t": "solid", "c": color}, {"t": "linear", x0 y0 x1 y1 stops} or {"t": "radial", cx cy r stops}; stops are
[offset, color], ascending, with the first and the last extended, mixed premultiplied.
"""
import collections
import json
import math
import os
import random
import sys

import inter

WIDTH, HEIGHT = 1170, 2532
BLACK, WHITE = (0, 0, 0), (255, 255, 255)


def rounded(number):
    return round(number, 4)


def solid(color, alpha=255):
    return {"t": "solid", "c": [*color, alpha]}


class Scene:
    def __init__(self, name, note, images=()):
        self.name, self.note, self.images = name, note, list(images)
        self.commands = []

    def add(self, op, **members):
        self.commands.append({"op": op, **members})

    def rect(self, x, y, width, height, paint):
        self.add("rect", x=x, y=y, w=width, h=height, paint=paint)

    def rounded_rect(self, x, y, width, height, radius, paint):
        self.add("rrect", x=rounded(x), y=rounded(y), w=rounded(width), h=rounded(height), r=rounded(radius), paint=paint)

    def path(self, segments, paint):
        self.add("path", d=segments, rule="nonzero", paint=paint)

    def stroke(self, segments, width, paint, cap="round", join="round"):
        self.add("stroke", d=segments, width=rounded(width), cap=cap, join=join, miter=4, paint=paint)

    def glyphs(self, font, size, glyphs, paint):
        self.add("glyphs", font=font, size=size, glyphs=glyphs, paint=paint)

    def shadow(self, x, y, width, height, radius, sigma, dy, alpha):
        self.add("shadow", x=x, y=y, w=width, h=height, r=radius, sigma=rounded(sigma), dx=0, dy=dy, color=[*BLACK, alpha])

    def image(self, number, x, y, width, height):
        self.add(
            "image", img=number, x=rounded(x), y=rounded(y), w=rounded(width), h=rounded(height), filter="bilinear")

    def write(self, folder, fonts):
        members = {
            "version": 1, "name": self.name, "note": self.note, "width": WIDTH, "height": HEIGHT, "clear": [255] * 4,
            "fonts": fonts, "images": self.images, "cmds": self.commands,
        }
        with open(os.path.join(folder, f"{self.name}.json"), "w", encoding="utf-8") as file:
            json.dump(members, file, separators=(",", ":"))
        counts = collections.Counter(command["op"] for command in self.commands)
        print(self.name, len(self.commands), ", ".join(f"{count} {op}" for op, count in counts.items()))


def any_color(generator, alpha=255):
    return [*(generator.randint(0, 255) for _ in range(3)), alpha]


def set_line(faces, font, size, x, y, text):
    """Glyphs in sequence, without kerning; spaces only advance."""
    glyphs = []
    for character in text:
        if character != " ":
            glyphs.append([faces[font].glyph(character), rounded(x), rounded(y)])
        x += faces[font].advance(character) * size
    return glyphs


def write_images(folder):
    """Four images of waves, 256 x 256; the last two fade out to a disc."""
    side, images = 256, []
    for number in range(4):
        generator = random.Random(900 + number)
        phases = [generator.uniform(0, 6.28) for _ in range(6)]
        rates = [generator.uniform(0.02, 0.12) for _ in range(6)]
        pixels = bytearray()
        for y in range(side):
            for x in range(side):
                for channel in range(3):
                    wave = math.sin(phases[channel] + rates[channel] * x + rates[channel + 3] * y)
                    pixels.append(int(127.5 + 127.5 * wave))
                fade = int(255 * (1.25 - math.hypot(x - 127.5, y - 127.5) / 128))
                pixels.append(255 if number < 2 else max(0, min(255, fade)))
        name = f"images/img{number}.rgba"
        with open(os.path.join(folder, name), "wb") as file:
            file.write(pixels)
        images.append({"id": number, "w": side, "h": side, "file": name, "opaque": number < 2})
    return images


def rectangles():
    scene, generator = Scene("S1", "opaque rectangles at whole pixels"), random.Random(1)
    for _ in range(1000):
        width, height = generator.randint(8, 400), generator.randint(8, 400)
        x, y = generator.randint(0, WIDTH - width), generator.randint(0, HEIGHT - height)
        scene.rect(x, y, width, height, {"t": "solid", "c": any_color(generator)})
    return scene


def rounded_rectangles():
    scene, generator = Scene("S2", "rounded rectangles, every second one translucent"), random.Random(2)
    for index in range(1000):
        width, height = generator.uniform(16, 400), generator.uniform(16, 400)
        radius = generator.uniform(2, min(width, height) / 2)
        x, y = generator.uniform(0, WIDTH - width), generator.uniform(0, HEIGHT - height)
        alpha = generator.randint(40, 220) if index % 2 else 255
        scene.rounded_rect(x, y, width, height, radius, {"t": "solid", "c": any_color(generator, alpha)})
    return scene


def gradients():
    scene, generator = Scene("S3", "gradients, linear and radial in turn, every fourth translucent"), random.Random(3)
    for index in range(400):
        width, height = generator.uniform(32, 400), generator.uniform(32, 400)
        radius = generator.uniform(4, min(width, height) / 2)
        x, y = generator.uniform(0, WIDTH - width), generator.uniform(0, HEIGHT - height)
        count = generator.choice([2, 2, 3, 4])
        stops = []
        for stop in range(count):
            alpha = generator.randint(64, 255) if index % 4 == 3 else 255
            stops.append([rounded(stop / (count - 1)), any_color(generator, alpha)])
        if index % 2 == 0:
            paint = {
                "t": "linear", "x0": rounded(x), "y0": rounded(y), "x1": rounded(x + width * generator.uniform(0, 1)),
                "y1": rounded(y + height)}
        else:
            paint = {
                "t": "radial", "cx": rounded(x + width * generator.uniform(0.3, 0.7)),
                "cy": rounded(y + height * generator.uniform(0.3, 0.7)),
                "r": rounded(max(width, height) * generator.uniform(0.4, 0.8))}
        scene.rounded_rect(x, y, width, height, radius, {**paint, "stops": stops})
    return scene


WORDS = """The quick brown fox jumps over lazy dogs while Typography renders glyphs at many sizes 0123456789
    Settings Messages Photos Calendar Music Library Search Profile Account Privacy Security Notifications""".split()


def texts(faces):
    """The same glyphs twice: as runs and as paths."""
    runs, paths = Scene("S4", "2,000 glyphs in runs"), Scene("S4p", "2,000 glyphs as paths")
    generator, left = random.Random(4), 2000
    while left > 0:
        size, font = generator.randint(14, 34), generator.choice(["regular", "regular", "semibold"])
        words = []
        while len("".join(words)) < 36:
            words.append(generator.choice(WORDS))
        text = " ".join(words)
        room = WIDTH - faces[font].width(text, size) - 4
        x, y = generator.uniform(4, max(5, room)), generator.randint(40, HEIGHT - 20)
        glyphs = set_line(faces, font, size, x, y, text)[:left]
        left -= len(glyphs)
        paint = solid([generator.randint(0, 80) for _ in range(3)])
        runs.glyphs(font, size, glyphs, paint)
        for glyph, x, y in glyphs:
            paths.path(glyph_path(faces[font], size, glyph, x, y), paint)
    return runs, paths


def glyph_path(face, size, glyph, x, y):
    scale, path = size / face.units, []
    for letter, points in face.outline(glyph):
        path.append(letter)
        for point in points:
            path += [rounded(x + point[0] * scale), rounded(y - point[1] * scale)]
    return path


def shadows():
    scene, generator = Scene("S5", "shadows of rounded rectangles"), random.Random(5)
    for _ in range(100):
        width, height = generator.randint(60, 500), generator.randint(60, 400)
        radius = generator.randint(8, min(40, width // 2, height // 2))
        x, y = generator.randint(0, WIDTH - width), generator.randint(0, HEIGHT - height)
        scene.shadow(
            x, y, width, height, radius, sigma=generator.uniform(8, 24), dy=generator.randint(2, 16),
            alpha=generator.randint(40, 120))
    return scene


def pictures(images):
    scene, generator = Scene("S6", "scaled images", images), random.Random(6)
    for index in range(200):
        width = generator.uniform(40, 420)
        height = width * generator.uniform(0.6, 1.4)
        x, y = generator.uniform(0, WIDTH - width), generator.uniform(0, max(1, HEIGHT - height))
        scene.image(index % 4, x, y, width, height)
    return scene


def strokes():
    scene, generator = Scene("S7", "stroked curves, every second one translucent"), random.Random(7)
    for index in range(500):
        x, y = generator.uniform(50, WIDTH - 50), generator.uniform(50, HEIGHT - 50)
        path = ["M", rounded(x), rounded(y)]
        for _ in range(generator.randint(2, 4)):
            path.append("C")
            for _ in range(3):
                x = min(WIDTH - 5, max(5, x + generator.uniform(-120, 120)))
                y = min(HEIGHT - 5, max(5, y + generator.uniform(-120, 120)))
                path += [rounded(x), rounded(y)]
        width = generator.uniform(1, 6)
        cap, join = generator.choice(["butt", "round", "square"]), generator.choice(["miter", "round", "bevel"])
        paint = {"t": "solid", "c": any_color(generator, 255 if index % 2 else 160)}
        scene.stroke(path, width, paint, cap, join)
    return scene


def polygons(count=20, edges=10000):
    scene, generator = Scene("S8", "polygons of 10,000 edges"), random.Random(8)
    for index in range(count):
        points = blob(generator, edges) if index % 2 == 0 else walk(generator, edges)
        path = []
        for x, y in points:
            path += ["L" if path else "M", rounded(x), rounded(y)]
        alpha = 255 if index % 4 < 2 else 150
        scene.path([*path, "Z"], {"t": "solid", "c": any_color(generator, alpha)})
    return scene


def blob(generator, edges):
    """A circle with waves of three lengths and some noise: short edges that do not cross."""
    x, y = generator.uniform(350, WIDTH - 350), generator.uniform(350, HEIGHT - 350)
    radius = generator.uniform(200, 330)
    long, short, tiny = generator.randint(3, 9), generator.randint(40, 90), generator.randint(200, 500)
    for edge in range(edges):
        angle = 2 * math.pi * edge / edges
        waves = 1 + 0.15 * math.sin(long * angle) + 0.05 * math.sin(short * angle) + 0.02 * math.sin(tiny * angle)
        distance = radius * waves + generator.uniform(-1.5, 1.5)
        yield x + distance * math.cos(angle), y + distance * math.sin(angle)


def walk(generator, edges, side=600):
    """Steps of about twenty pixels within a square, which cross each other everywhere."""
    left, top = generator.uniform(10, WIDTH - side - 20), generator.uniform(10, HEIGHT - side - 20)
    x, y = left + side / 2, top + side / 2
    for _ in range(edges):
        yield x, y
        x = min(left + side, max(left, x + generator.gauss(0, 14)))
        y = min(top + side, max(top, y + generator.gauss(0, 14)))


class AppScreen:
    """A list of conversations on a phone of 390 x 844 points at scale 3, in pixels."""

    PAGE, GREY, LINE, CHEVRON = (242, 242, 247), (110, 110, 118), (198, 198, 200), (196, 196, 199)
    BLUE, RED, TAB = (0, 122, 255), (255, 59, 48), (142, 142, 147)
    ROW = 144
    CONVERSATIONS = [
        ("Alice Johnson", "See you at the station around six"), ("Bob Martinez", "The build is green again, thanks!"),
        ("Chloe Dupont", "Photos from the weekend trip are up"), ("Daniel Kim", "Can we move the review to Friday?"),
        ("Elena Petrova", "Sent you the contract for signing"), ("Farid Haddad", "Lunch tomorrow? The usual place"),
        ("Grace Liu", "See you at the station around six"), ("Henry Okafor", "The build is green again, thanks!"),
        ("Isla McGregor", "Photos from the weekend trip are up"), ("Jonas Weber", "Can we move the review to Friday?"),
        ("Keiko Tanaka", "Sent you the contract for signing"), ("Luca Romano", "Lunch tomorrow? The usual place"),
    ]

    def __init__(self, faces, images):
        self.faces = faces
        self.scene = Scene("S9", "a screen of an app", images)

    def draw(self):
        self.scene.rect(0, 0, WIDTH, HEIGHT, solid(self.PAGE))
        self.draw_bar()
        for index, (name, message) in enumerate(self.CONVERSATIONS):
            self.draw_row(index, 300 + index * self.ROW, name, message)
        self.draw_card(48, 2058, 1074, 192)
        self.draw_tabs(2283)
        # The home indicator.
        self.scene.rounded_rect(385.5, 2493.5, 400, 15, 7.5, solid(BLACK))
        return self.scene

    def text(self, font, size, x, y, text, color, alpha=255, anchor=0):
        """A line that starts, is centered or ends at x: anchor 0, 0.5, 1."""
        x -= anchor * self.faces[font].width(text, size)
        self.scene.glyphs(font, size, set_line(self.faces, font, size, x, y, text), solid(color, alpha))

    def draw_bar(self):
        scene = self.scene
        scene.rect(0, 0, WIDTH, 300, solid(WHITE))
        self.text("semibold", 48, 96, 84, "9:41", BLACK)
        for bar in range(4):
            scene.rounded_rect(930 + 15 * bar, 75 - 7 * bar, 9, 12 + 7 * bar, 3, solid(BLACK))
        scene.rounded_rect(1020.5, 48.5, 72, 36, 11, solid(BLACK, 90))
        scene.rounded_rect(1026.5, 54.5, 54, 24, 6, solid(BLACK))
        self.text("regular", 51, 48, 180, "Edit", self.BLUE)
        sheet = ["M", 1074, 144, "L", 1110, 144, "L", 1110, 186, "L", 1068, 186, "L", 1068, 150]
        pen = ["M", 1083, 171, "L", 1116, 135]
        scene.stroke(sheet + pen, 5, solid(self.BLUE))
        self.text("bold", 84, 48, 276, "Messages", BLACK)
        scene.rect(0, 299, WIDTH, 1, solid(self.LINE))

    def draw_row(self, index, y, name, message):
        scene = self.scene
        scene.rect(0, y, WIDTH, self.ROW, solid(WHITE))
        scene.add("save")
        scene.add("clip_rrect", x=48, y=y + 18, w=108, h=108, r=54)
        scene.image(index % 2, 48, y + 18, 108, 108)
        scene.add("restore")
        self.text("semibold", 48, 186, y + 62, name, BLACK)
        self.text("regular", 42, 186, y + 116, message, self.GREY)
        self.text("regular", 39, 1040, y + 60, f"{9 + index % 3}:{10 + index * 3}", self.GREY, anchor=1)
        scene.stroke(["M", 1092, y + 36, "L", 1104, y + 48, "L", 1092, y + 60], 4.5, solid(self.CHEVRON))
        if index % 3 != 2:
            scene.rounded_rect(1050.5, y + 78.5, 54, 48, 24, solid(self.RED))
            self.text("semibold", 33, 1077.5, y + 114, str(1 + index), WHITE, anchor=0.5)
        scene.rect(186, y + self.ROW - 1, WIDTH - 186, 1, solid(self.LINE))

    def draw_card(self, x, y, width, height):
        scene = self.scene
        scene.shadow(x, y, width, height, 36, sigma=24, dy=12, alpha=70)
        stops = [[0, [94, 92, 230, 255]], [1, [10, 132, 255, 255]]]
        paint = {"t": "linear", "x0": x, "y0": y, "x1": x + width, "y1": y + height, "stops": stops}
        scene.rounded_rect(x, y, width, height, 36, paint)
        self.text("bold", 54, x + 48, y + 84, "Storage almost full", WHITE)
        self.text("regular", 42, x + 48, y + 150, "Review large attachments to free up space", WHITE, alpha=210)
        scene.rounded_rect(x + 882.5, y + 60.5, 150, 72, 36, solid(WHITE, 60))
        self.text("semibold", 39, x + 909, y + 110, "Open", WHITE)

    def draw_tabs(self, top):
        scene = self.scene
        scene.rect(0, top, WIDTH, HEIGHT - top, solid((249, 249, 249), 240))
        scene.rect(0, top, WIDTH, 1, solid(self.LINE))
        tabs = [
            ("Home", self.draw_house), ("Search", self.draw_glass), ("New", self.draw_plus), ("Likes", self.draw_heart),
            ("Profile", self.draw_person)]
        for index, (label, draw) in enumerate(tabs):
            x, color = 117 + 234 * index, self.BLUE if index == 0 else self.TAB
            draw(x, top + 69, solid(color))
            self.text("regular", 30, x, top + 141, label, color, anchor=0.5)

    def draw_house(self, x, y, paint):
        half = [(0, -42), (45, -3), (33, -3), (33, 36), (12, 36), (12, 9)]
        points = half + [(-dx, dy) for dx, dy in reversed(half[1:])]
        path = []
        for dx, dy in points:
            path += ["L" if path else "M", x + dx, y + dy]
        self.scene.path([*path, "Z"], paint)

    def draw_glass(self, x, y, paint):
        self.scene.stroke(circle(x - 6, y - 6, 27), 6, paint)
        self.scene.stroke(["M", x + 14, y + 14, "L", x + 36, y + 36], 6, paint)

    def draw_plus(self, x, y, paint):
        self.scene.rounded_rect(x - 39, y - 39, 78, 78, 18, paint)
        self.scene.stroke(["M", x, y - 21, "L", x, y + 21, "M", x - 21, y, "L", x + 21, y], 6, solid(WHITE))

    def draw_heart(self, x, y, paint):
        left = ["C", x - 66, y - 6, x - 36, y - 54, x, y - 21]
        right = ["C", x + 36, y - 54, x + 66, y - 6, x, y + 36]
        self.scene.path(["M", x, y + 36, *left, *right, "Z"], paint)

    def draw_person(self, x, y, paint):
        self.scene.path(circle(x, y - 18, 21), paint)
        left = ["C", x - 42, y + 3, x - 21, y + 6, x, y + 6]
        right = ["C", x + 21, y + 6, x + 42, y + 3, x + 42, y + 36]
        self.scene.path(["M", x - 42, y + 36, *left, *right, "Z"], paint)


def circle(x, y, radius):
    """Four cubics with handles of the length that best approximates a circle."""
    path = ["M", x + radius, y]
    handle = 0.5522847498 * radius
    # From each end of an axis to the next: its direction (a, b), then that of the next (-b, a).
    for a, b in (1, 0), (0, 1), (-1, 0), (0, -1):
        path += [
            "C", x + a * radius - b * handle, y + b * radius + a * handle,
            x - b * radius + a * handle, y + a * radius + b * handle, x - b * radius, y + a * radius]
    return [*path, "Z"]


def main(arguments):
    if len(arguments) != 1:
        sys.exit("Usage: scenes.py FOLDER")
    folder = arguments[0]
    for name in "scenes", "images":
        os.makedirs(os.path.join(folder, name), exist_ok=True)
    faces = inter.faces(os.path.join(folder, "fonts"))
    fonts = {name: face.path for name, face in faces.items()}
    images = write_images(folder)
    scenes = [
        rectangles(), rounded_rectangles(), gradients(), *texts(faces), shadows(), pictures(images), strokes(), polygons(),
        AppScreen(faces, images[:2]).draw(),
    ]
    for scene in scenes:
        scene.write(os.path.join(folder, "scenes"), fonts)


if __name__ == "__main__":
    main(sys.argv[1:])
