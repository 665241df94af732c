#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

"""Makes JPEG files of four inks, BMP and TIFF files. Needs Pillow with libtiff, a C compiler and libjpeg's headers."""

import os, subprocess
from PIL import Image

os.chdir(os.path.dirname(os.path.abspath(__file__)))
T = '/tmp/tessera-fixtures'
os.makedirs(T, exist_ok=True)

# Eight patches of 8 x 8 pixels: a block each, so that a transform of one frequency has them to the level.
INKS = [(0, 0, 0, 0), (255, 0, 0, 0), (0, 255, 0, 0), (0, 0, 255, 0), (0, 0, 0, 255), (51, 102, 153, 0), (40, 80, 120, 100), (0, 0, 0, 128)]
PROGRAM = r'''
#include <stdio.h>
#include <stdlib.h>
#include <jpeglib.h>
int main(int argc, char **argv) {
  struct jpeg_compress_struct c; struct jpeg_error_mgr e;
  c.err = jpeg_std_error(&e); jpeg_create_compress(&c); jpeg_stdio_dest(&c, stdout);
  int isYCCK = atoi(argv[1]), isAdobe = atoi(argv[2]);
  c.image_width = 64; c.image_height = 8; c.input_components = 4; c.in_color_space = JCS_CMYK;
  jpeg_set_defaults(&c); jpeg_set_colorspace(&c, isYCCK ? JCS_YCCK : JCS_CMYK); jpeg_set_quality(&c, 100, TRUE);
  for (int k = 0; k < 4; k++) c.comp_info[k].h_samp_factor = c.comp_info[k].v_samp_factor = 1;
  c.write_Adobe_marker = isAdobe;
  jpeg_start_compress(&c, TRUE);
  unsigned char row[256]; JSAMPROW r = row;
  while (c.next_scanline < 8) { if (fread(row, 1, 256, stdin) != 256) return 1; jpeg_write_scanlines(&c, &r, 1); }
  jpeg_finish_compress(&c); return 0;
}'''
open(f'{T}/inks.c', 'w').write(PROGRAM)
subprocess.run(f'cc {T}/inks.c -o {T}/inks -ljpeg', shell=True, check=True)
for name, ycck, adobe in (('ycck-adobe', 1, 1), ('cmyk-plain', 0, 0), ('cmyk-patches', 0, 1)):
    # Adobe's files hold 255 where there is no ink.
    row = b''.join(bytes(255 - v if adobe else v for v in ink) * 8 for ink in INKS)
    with open(name + '.jpg', 'wb') as out:
        subprocess.run([f'{T}/inks', str(ycck), str(adobe)], input=row * 8, stdout=out, check=True)
    # Pillow's own way from inks to colours is that of our test: R = (255 - C) (255 - K) / 255. It takes all files for Adobe's.
    if not adobe: continue
    image = Image.open(name + '.jpg').convert('RGB')
    for k, (c, m, y, b) in enumerate(INKS):
        want = [round((255 - v) * (255 - b) / 255) for v in (c, m, y)]
        got = image.getpixel((k * 8 + 4, 4))
        assert max(abs(a - b) for a, b in zip(want, got)) <= 2, (name, k, want, got)

photo = Image.open('baseline-444.expected.png').convert('RGB')
clear = photo.convert('RGBA')
clear.putalpha(Image.linear_gradient('L').resize(photo.size))
palette = photo.convert('P', palette=Image.ADAPTIVE, colors=32)
bilevel = photo.convert('1')

for name, image in {'rgb': photo, 'palette': palette, 'gray': photo.convert('L'), 'bilevel': bilevel}.items():
    image.save(f'{name}.bmp', dpi=(72, 72))
    image.convert('RGB').save(f'{name}-bmp.expected.png')

def tiff(name, image, expected, **options):
    image.save(f'{name}.tiff', **options)
    expected.save(f'{name}-tiff.expected.png')

tiff('lzw', photo, photo, compression='tiff_lzw')
tiff('alpha', clear, clear, compression='tiff_adobe_deflate')
tiff('packbits', palette, palette.convert('RGB'), compression='packbits')
tiff('gray', photo.convert('L'), photo.convert('L').convert('RGB'), compression='raw')
tiff('group4', bilevel, bilevel.convert('RGB'), compression='group4')
inks = photo.convert('CMYK')
tiff('cmyk', inks, inks.convert('RGB'), compression='tiff_lzw')
f = Image.open('orientation-8-png.expected.png').transpose(Image.ROTATE_270)
tiff('orientation-6', f, f.transpose(Image.ROTATE_270), tiffinfo={274: 6})
