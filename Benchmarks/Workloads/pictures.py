#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Draws the screens for the benchmarks of encoding and comparing, as PNG files.

    pictures.py FOLDER             requires pillow and fonttools

    list, list_b, list_dark   conversations on a phone, 1170 x 2532: light, slightly changed, and dark
    settings                  flat rows with switches, 1170 x 2532
    gradient                  two glows over a gradient, dithered, 1170 x 2532: few adjacent pixels are equal
    dash, dash_b              a dashboard, 3840 x 2160: figures, bars, a table; with other figures and bars

Drawings are anti-aliased, and texts are placed at quarters of pixels, so that a glyph has different pixels in different
places. None is rendered by the project, whose goldens change; these do not. The same versions of Pillow and fonttools
produce the same pixels.
"""
import math
import os
import random
import sys

from PIL import Image, ImageDraw, ImageFilter, ImageFont, ImageMath

import inter

# Masks are drawn larger by this factor, and then averaged.
FINE = 4
WHITE, BLACK, BLUE, GREEN, GREY = (255, 255, 255), (0, 0, 0), (0, 122, 255), (52, 199, 89), (142, 142, 147)
COLORS = [
    (255, 107, 107), (247, 183, 49), (38, 222, 129), (69, 170, 242), (165, 94, 234), (253, 150, 68), (43, 203, 186),
    (75, 123, 236), (235, 59, 90), (32, 191, 107), (119, 140, 163), (250, 130, 49),
]
CONVERSATIONS = [
    ("Ava Thompson", "6:19 PM", "Sounds great — see you at the station at 6:45"),
    ("Noah Kim", "7:51 PM", "Can you send me the invoice for last month?"),
    ("Mia Rossi", "1:14 PM", "The new build is up on the server, please test"),
    ("Liam O'Connor", "9:16 PM", "Happy birthday! Hope you have a lovely day"),
    ("Zoë Fischer", "6:47 PM", "I moved the meeting to Thursday morning"),
    ("Ethan Park", "1:42 PM", "Photo"),
    ("Sofia Alvarez", "4:12 PM", "We should plan the trip before prices go up"),
    ("Lucas Martin", "2:37 PM", "Thanks for the quick answer yesterday"),
    ("Chloe Dubois", "7:14 PM", "Let me know when you get home safely"),
    ("Omar Haddad", "4:15 PM", "Voice message (0:42)"),
    ("Isla Murray", "9:37 PM", "The tests pass now, merging this evening"),
    ("Felix Wagner", "1:46 PM", "Did you read the article I sent you?"),
]
# One avatar has a different color, and one message is different.
CHANGED_COLORS = {4: (38, 138, 222)}
CHANGED_MESSAGES = {5: "Video"}


class Canvas:
    """A picture for drawing in points."""

    def __init__(self, faces, width, height, scale, color):
        self.faces, self.scale = faces, scale
        self.picture = Image.new("RGB", (width * scale, height * scale), color)

    def pixels(self, *points):
        return [round(point * self.scale) for point in points]

    def box(self, x, y, width, height, color, radius=0, shadow=None):
        """A rounded rectangle; the shadow consists of its downward offset, its blur (two sigma) and its opacity."""
        left, top, columns, rows = self.pixels(x, y, width, height)
        if radius == 0:
            self.picture.paste(color, (left, top, left + columns, top + rows))
            return
        mask = self.rounded_mask(columns, rows, radius)
        if shadow:
            self.shadow(left, top, mask, *shadow)
        self.picture.paste(color, (left, top), mask)

    def rounded_mask(self, columns, rows, radius):
        mask = Image.new("L", (columns * FINE, rows * FINE))
        corner = (columns * FINE - 1, rows * FINE - 1)
        ImageDraw.Draw(mask).rounded_rectangle(((0, 0), corner), radius * self.scale * FINE, fill=255)
        return mask.reduce(FINE)

    def shadow(self, left, top, mask, down, blur, opacity):
        sigma = blur * self.scale / 2
        margin = math.ceil(3 * sigma)
        blurred = Image.new("L", (mask.width + 2 * margin, mask.height + 2 * margin))
        blurred.paste(mask.point(lambda coverage: round(coverage * opacity)), (margin, margin))
        blurred = blurred.filter(ImageFilter.GaussianBlur(sigma))
        self.picture.paste(BLACK, (left - margin, top - margin + round(down * self.scale)), blurred)

    def text(self, x, baseline, text, color, size, font="regular", anchor=0):
        """A line that starts, is centered or ends at x: anchor 0, 0.5, 1."""
        face, fine = self.faces[font], self.scale * FINE
        x -= anchor * face.width(text, size)
        left, top = self.pixels(x - size, baseline - 1.25 * size)
        columns, rows = self.pixels(face.width(text, size) + 2 * size, 1.75 * size)
        mask = Image.new("L", (columns * FINE, rows * FINE))
        pen, font = ImageDraw.Draw(mask), ImageFont.truetype(face.path, size * fine, layout_engine=ImageFont.Layout.BASIC)
        for character in text:
            place = (round(x * fine) - left * FINE, round(baseline * fine) - top * FINE)
            pen.text(place, character, fill=255, font=font, anchor="ls")
            x += face.advance(character) * size
        self.picture.paste(color, (left, top), mask.reduce(FINE))

    def avatar(self, x, y, side, color, initials, size):
        """A disc with a sheen: from a quarter of white at the top to a twentieth of black at the bottom."""
        left, top, pixels = self.pixels(x, y, side)
        sheen = Image.new("RGB", (1, pixels))
        for row in range(pixels):
            part = (row + 0.5) / pixels
            alpha = 0.25 + (0.05 - 0.25) * part
            light = 255 * 0.25 * (1 - part)
            sheen.putpixel((0, row), tuple(round(light + (1 - alpha) * channel) for channel in color))
        self.picture.paste(sheen.resize((pixels, pixels)), (left, top), self.rounded_mask(pixels, pixels, side / 2))
        self.text(x + side / 2, y + side / 2 + 0.36 * size, initials, WHITE, size, "semibold", anchor=0.5)

    def save(self, folder, name):
        save(self.picture, folder, name)


def save(picture, folder, name):
    path = os.path.join(folder, f"{name}.png")
    picture.save(path + ".part", "PNG", optimize=True)
    os.replace(path + ".part", path)


class Phone(Canvas):
    """390 x 844 points at scale 3, with a bar and tabs in the colors of a theme."""

    LIGHT = {"page": (242, 242, 247), "bar": (249, 249, 249), "card": WHITE, "line": (216, 216, 220), "ink": BLACK,
             "tab": (199, 199, 204)}
    DARK = {"page": BLACK, "bar": (22, 22, 24), "card": (28, 28, 30), "line": (56, 56, 58), "ink": WHITE,
            "tab": (199, 199, 204)}

    def __init__(self, faces, theme):
        super().__init__(faces, 390, 844, 3, theme["page"])
        self.theme = theme

    def bar(self, leading, title, trailing):
        self.box(0, 0, 390, 96, self.theme["bar"])
        self.box(0, 95, 390, 1, self.theme["line"])
        self.text(16, 70, leading, BLUE, 17)
        self.text(195, 70, title, self.theme["ink"], 17, "semibold", anchor=0.5)
        self.text(374, 70, trailing, BLUE, 17, anchor=1)

    def tabs(self):
        self.box(0, 772, 390, 72, self.theme["bar"])
        self.box(0, 772, 390, 1, self.theme["line"])
        for index, label in enumerate(["Home", "Search", "Library", "Profile"]):
            x = 47 + 98 * index
            self.box(x - 13, 781, 26, 26, BLUE if index == 0 else self.theme["tab"], radius=7)
            self.text(x, 819, label, GREY, 10, anchor=0.5)


def conversations(faces, theme, is_changed=False):
    colors, messages = (CHANGED_COLORS, CHANGED_MESSAGES) if is_changed else ({}, {})
    phone = Phone(faces, theme)
    phone.box(12, 108, 366, 672, theme["card"], radius=14, shadow=(4, 16, 0.18))
    for index, (name, time, text) in enumerate(CONVERSATIONS):
        y = 108 + 56 * index
        initials = "".join(word[0] for word in name.split())
        phone.avatar(26, y + 7.5, 40, colors.get(index, COLORS[index]), initials, 15)
        phone.text(78, y + 25, name, theme["ink"], 15, "semibold")
        phone.text(364, y + 22.5, time, GREY, 12, anchor=1)
        phone.text(78, y + 43.5, messages.get(index, text), GREY, 13)
        if index < len(CONVERSATIONS) - 1:
            phone.box(12, y + 55, 366, 1, theme["line"])
    phone.bar("Edit", "Messages", "New")
    phone.tabs()
    return phone


def settings(faces):
    phone = Phone(faces, Phone.LIGHT)
    groups = [
        ["Airplane Mode", "Wi-Fi", "Bluetooth", "Mobile Data"],
        ["Notifications", "Sounds & Haptics", "Focus", "Screen Time"],
        ["General", "Control Centre", "Display & Brightness"],
    ]
    y, colors = 108, iter(COLORS)
    for group, titles in enumerate(groups):
        phone.box(12, y, 366, 56 * len(titles), WHITE, radius=14)
        for row, title in enumerate(titles):
            phone.box(26, y + 13, 30, 30, next(colors), radius=7)
            phone.text(68, y + 34, title, BLACK, 17)
            if group == 0:
                switch(phone, 313, y + 12.5, is_on=row % 2 == 1)
            else:
                phone.text(361, y + 34, "›", (199, 199, 204), 17, anchor=0.5)
            if row < len(titles) - 1:
                phone.box(12, y + 55, 366, 1, phone.theme["line"])
            y += 56
        y += 12
    phone.bar("Back", "Settings", "")
    phone.tabs()
    return phone


def switch(phone, x, y, is_on):
    phone.box(x, y, 51, 31, GREEN if is_on else (233, 233, 234), radius=15.5)
    phone.box(x + (22 if is_on else 2), y + 2, 27, 27, WHITE, radius=13.5)


def dashboard(faces, is_changed=False):
    """1920 x 1080 points at scale 2."""
    ink, line = (26, 26, 46), (240, 240, 244)
    canvas = Canvas(faces, 1920, 1080, 2, (244, 245, 250))
    canvas.box(0, 0, 240, 1080, ink)
    canvas.text(28, 57, "Acme", WHITE, 20, "bold")
    for index, label in enumerate(["Dashboard", "Customers", "Invoices", "Reports", "Settings"]):
        canvas.text(28, 101 + 44 * index, label, (200, 200, 216), 15)

    figures = ["$51,874", "1,377", "8,512", "15"] if is_changed else ["$48,210", "1,204", "8,430", "12"]
    for index, (label, figure) in enumerate(zip(["Revenue", "Orders", "Customers", "Refunds"], figures)):
        x = 276 + 408 * index
        canvas.box(x, 36, 384, 110, WHITE, radius=14, shadow=(2, 12, 0.12))
        canvas.text(x + 18, 66, label, GREY, 13)
        canvas.text(x + 18, 106, figure, ink, 30, "bold")

    canvas.box(276, 170, 1608, 170, WHITE, radius=14, shadow=(2, 12, 0.12))
    for index in range(36):
        height = 40 + 79 * abs(math.sin((index + (2.2 if is_changed else 0)) * 0.73))
        x = 297 + 43.7 * index
        canvas.box(x, 322 - height, 37.5, height, (75, 123, 236), radius=4)
        canvas.box(x, 318, 37.5, 4, (75, 123, 236))

    canvas.box(276, 352, 1608, 760, WHITE, radius=14, shadow=(2, 12, 0.12))
    states = [("Paid", (209, 247, 223)), ("Overdue", (255, 224, 224)), ("Pending", (224, 234, 255))]
    generator = random.Random(1)
    amounts = [generator.randrange(2000, 99999) / 100 for _ in range(16)]
    if is_changed:
        amounts[14] = 407.12
    for row in range(16):
        y = 352 + 47 * row
        name, _, text = CONVERSATIONS[row % 12]
        state, color = states[row % 3]
        canvas.avatar(292, y + 9, 28, COLORS[row % 12], name[0], 12)
        canvas.text(437, y + 28, name, ink, 14)
        canvas.text(751, y + 28, text[:34], ink, 14)
        canvas.text(1435, y + 28, f"${amounts[row]:.2f}", ink, 14)
        canvas.box(1647, y + 13, faces["regular"].width(state, 12) + 25, 22, color, radius=11)
        canvas.text(1660, y + 28.5, state, ink, 12)
        canvas.box(276, y + 46, 1608, 1, line)
    return canvas


def gradient(width=1170, height=2532):
    """A diagonal gradient with two glows over it. Each is dithered with a pattern of 8 x 8 pixels, as in browsers."""
    columns, rows = (plane(width, height, axis) for axis in "xy")
    dither = tiled(bayer(3), width, height)

    def evaluate(formula, **planes):
        return ImageMath.lambda_eval(formula, x=columns, y=rows, dither=dither, **planes)

    at = evaluate(lambda p: (0.25 * p["x"] + p["y"]) / (0.25 * width + height))
    channels = [evaluate(lambda p: ramp(p, *stops), at=at) for stops in ((255, 216, 28), (132, 64, 36), (112, 104, 66))]
    for x, y, color in (0.30 * width, 0.20 * height, (255, 217, 105)), (0.80 * width, 0.60 * height, (60, 94, 255)):
        alpha = evaluate(lambda p: glow(p, x, y, 1150))
        channels = [
            evaluate(lambda p: quantized(p, p["below"] + (light - p["below"]) * p["alpha"]), below=channel, alpha=alpha)
            for channel, light in zip(channels, color)]
    return Image.merge("RGB", [channel.convert("L") for channel in channels])


def ramp(p, top, middle, bottom):
    upper, lower = p["min"](p["at"] * 2.0, 1.0), p["max"](p["at"] * 2.0 - 1.0, 0.0)
    return quantized(p, top + (middle - top) * upper + (bottom - middle) * lower)


def glow(p, x, y, radius):
    distance = ((p["x"] - x) ** 2.0 + (p["y"] - y) ** 2.0) ** 0.5
    return p["max"](1.0 - distance / radius, 0.0)


def quantized(p, plane):
    """Integers, as planes of floats."""
    return p["float"](p["int"](plane + p["dither"]))


def plane(width, height, axis):
    """The x or the y coordinate of every pixel's center."""
    line = Image.new("F", (width, 1) if axis == "x" else (1, height))
    line.putdata([place + 0.5 for place in range(max(line.size))])
    return line.resize((width, height), Image.Resampling.NEAREST)


def bayer(order):
    """Bayer's pattern of 2^order rows: every part of it has thresholds that are spread evenly from 0 to 1."""
    rows = [[0]]
    for _ in range(order):
        rows = [[4 * cell + 2 * half for half in (0, 1) for cell in row] for row in rows] + [
            [4 * cell + 3 - 2 * half for half in (0, 1) for cell in row] for row in rows]
    return [[(cell + 0.5) / 4 ** order for cell in row] for row in rows]


def tiled(pattern, width, height):
    side = len(pattern)
    picture = Image.new("F", (width, height))
    picture.putdata([pattern[y % side][x % side] for y in range(height) for x in range(width)])
    return picture


def main(arguments):
    if len(arguments) != 1:
        sys.exit("Usage: pictures.py FOLDER")
    folder = arguments[0]
    faces = inter.faces(os.path.join(folder, "fonts"))
    conversations(faces, Phone.LIGHT).save(folder, "list")
    conversations(faces, Phone.LIGHT, is_changed=True).save(folder, "list_b")
    conversations(faces, Phone.DARK).save(folder, "list_dark")
    settings(faces).save(folder, "settings")
    dashboard(faces).save(folder, "dash")
    dashboard(faces, is_changed=True).save(folder, "dash_b")
    save(gradient(), folder, "gradient")


if __name__ == "__main__":
    main(sys.argv[1:])
