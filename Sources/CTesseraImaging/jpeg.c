// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Wraps libjpeg. Every call is guarded by setjmp.
#include "TesseraPictures.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

/// The maximum number of scans. A progressive file may have one scan for each bit of each coefficient. Further scans
/// would only take time.
enum { TESSERA_MOST_SCANS = 500 };

/// The state for callbacks. libjpeg's structure must come first.
typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf jump;
  tessera_jpeg *s;
  int outcome;
} tessera_jpeg_errors;

static void tessera_jpeg_fail(j_common_ptr c, int outcome) {
  tessera_jpeg_errors *e = (tessera_jpeg_errors *)c->err;
  char message[JMSG_LENGTH_MAX];
  c->err->format_message(c, message);
  strncpy(e->s->message, message, sizeof e->s->message - 1);
  e->outcome = outcome;
  longjmp(e->jump, 1);
}

static void tessera_jpeg_on_error(j_common_ptr c) {
  tessera_jpeg_fail(c, c->err->msg_code == JERR_OUT_OF_MEMORY ? TESSERA_PICTURE_NO_MEMORY : TESSERA_PICTURE_DAMAGED);
}

static void tessera_jpeg_on_message(j_common_ptr c, int level) {
  if (level >= 0) return;
  switch (c->err->msg_code) {
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_MUST_RESYNC:
    case JWRN_JPEG_EOF:
      tessera_jpeg_fail(c, TESSERA_PICTURE_DAMAGED);
    default: c->err->num_warnings++;
  }
}

static void tessera_jpeg_on_output(j_common_ptr c) { (void)c; }

static void tessera_jpeg_on_progress(j_common_ptr c) {
  if (!c->is_decompressor) return;
  if (((j_decompress_ptr)c)->input_scan_number <= TESSERA_MOST_SCANS) return;
  tessera_jpeg_errors *e = (tessera_jpeg_errors *)c->err;
  strncpy(e->s->message, "it has more scans than a picture can need", sizeof e->s->message - 1);
  e->outcome = TESSERA_PICTURE_DAMAGED;
  longjmp(e->jump, 1);
}

static struct jpeg_error_mgr *tessera_jpeg_set_errors(tessera_jpeg_errors *e, tessera_jpeg *s) {
  memset(e, 0, sizeof *e);
  struct jpeg_error_mgr *base = jpeg_std_error(&e->base);
  base->error_exit = tessera_jpeg_on_error;
  base->emit_message = tessera_jpeg_on_message;
  base->output_message = tessera_jpeg_on_output;
  e->s = s;
  return base;
}

// ---------------------------------------------------------------------------------------------- reading

static void tessera_source_begin(j_decompress_ptr d) { (void)d; }

static boolean tessera_source_fill(j_decompress_ptr d) {
  tessera_jpeg_errors *e = (tessera_jpeg_errors *)d->err;
  strncpy(e->s->message, "the file ends too early", sizeof e->s->message - 1);
  e->outcome = TESSERA_PICTURE_TRUNCATED;
  longjmp(e->jump, 1);
}

static void tessera_source_skip(j_decompress_ptr d, long count) {
  if (count <= 0) return;
  if ((size_t)count > d->src->bytes_in_buffer) tessera_source_fill(d);
  d->src->next_input_byte += count;
  d->src->bytes_in_buffer -= (size_t)count;
}

static void tessera_jpeg_configure(tessera_jpeg *s, j_decompress_ptr d) {
  d->scale_num = 1;
  d->scale_denom = (unsigned)s->reduction;
  d->dct_method = JDCT_ISLOW;
  d->do_fancy_upsampling = TRUE;
  d->do_block_smoothing = FALSE;
  d->out_color_space = s->isCMYK ? JCS_CMYK : JCS_EXT_RGBA;
}

int tessera_jpeg_read(tessera_jpeg *s) {
  struct jpeg_decompress_struct d;
  tessera_jpeg_errors e;
  struct jpeg_source_mgr source;
  struct jpeg_progress_mgr progress;
  memset(&d, 0, sizeof d);
  memset(&progress, 0, sizeof progress);
  d.err = tessera_jpeg_set_errors(&e, s);
  if (setjmp(e.jump)) {
    jpeg_destroy_decompress(&d);
    return e.outcome;
  }
  jpeg_create_decompress(&d);
  source = (struct jpeg_source_mgr){
    s->bytes, s->count, tessera_source_begin, tessera_source_fill, tessera_source_skip, jpeg_resync_to_restart,
    tessera_source_begin};
  d.src = &source;
  progress.progress_monitor = tessera_jpeg_on_progress;
  d.progress = &progress;
  jpeg_read_header(&d, TRUE);
  tessera_jpeg_configure(s, &d);
  jpeg_start_decompress(&d);
  if (d.output_width != s->width || d.output_height != s->height || d.output_components != 4) {
    strncpy(s->message, "its headers contradict each other", sizeof s->message - 1);
    jpeg_destroy_decompress(&d);
    return TESSERA_PICTURE_DAMAGED;
  }
  while (d.output_scanline < d.output_height) {
    JSAMPROW rows[8];
    unsigned count = d.output_height - d.output_scanline;
    if (count > 8) count = 8;
    for (unsigned k = 0; k < count; k++) rows[k] = s->pixels + (d.output_scanline + k) * s->width * 4;
    jpeg_read_scanlines(&d, rows, count);
  }
  jpeg_finish_decompress(&d);
  jpeg_destroy_decompress(&d);
  return TESSERA_PICTURE_OK;
}

// ---------------------------------------------------------------------------------------------- writing

/// Blends a row of premultiplied pixels with white, as R G B 255.
static void tessera_on_white(const uint8_t *pixels, uint8_t *row, size_t width) {
  for (size_t x = 0; x < width * 4; x += 4) {
    unsigned white = 255u - pixels[x + 3];
    for (int k = 0; k < 3; k++) {
      unsigned sum = pixels[x + (size_t)k] + white;
      row[x + (size_t)k] = (uint8_t)(sum > 255 ? 255 : sum);
    }
    row[x + 3] = 255;
  }
}

/// Resources that must be released even after a failure.
typedef struct {
  struct jpeg_compress_struct c;
  unsigned char *file;
  unsigned long fileCount;
  uint8_t *row;
} tessera_jpeg_writer;

static void tessera_jpeg_close(tessera_jpeg_writer *w) {
  jpeg_destroy_compress(&w->c);
  free(w->row);
  free(w);
}

int tessera_jpeg_write(
  tessera_jpeg *s, const uint8_t *pixels, int quality, uint8_t **file, size_t *fileCount) {
  tessera_jpeg_errors e;
  tessera_jpeg_writer *w = (tessera_jpeg_writer *)calloc(1, sizeof *w);
  if (!w) return TESSERA_PICTURE_NO_MEMORY;
  w->c.err = tessera_jpeg_set_errors(&e, s);
  if (setjmp(e.jump)) {
    free(w->file);
    tessera_jpeg_close(w);
    return e.outcome;
  }
  w->row = (uint8_t *)malloc(s->width * 4);
  jpeg_create_compress(&w->c);
  if (!w->row) ERREXIT1(&w->c, JERR_OUT_OF_MEMORY, 0);
  jpeg_mem_dest(&w->c, &w->file, &w->fileCount);
  w->c.image_width = (JDIMENSION)s->width;
  w->c.image_height = (JDIMENSION)s->height;
  w->c.input_components = 4;
  w->c.in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(&w->c);
  jpeg_set_quality(&w->c, quality, TRUE);
  w->c.dct_method = JDCT_ISLOW;
  // At high quality, when file size matters less, full chroma resolution preserves the colors of thin red lines.
  if (quality >= 90) w->c.comp_info[0].h_samp_factor = w->c.comp_info[0].v_samp_factor = 1;
  jpeg_start_compress(&w->c, TRUE);
  while (w->c.next_scanline < w->c.image_height) {
    tessera_on_white(pixels + w->c.next_scanline * s->width * 4, w->row, s->width);
    JSAMPROW row = w->row;
    jpeg_write_scanlines(&w->c, &row, 1);
  }
  jpeg_finish_compress(&w->c);
  *file = w->file;
  *fileCount = w->fileCount;
  tessera_jpeg_close(w);
  return TESSERA_PICTURE_OK;
}

void tessera_picture_free(uint8_t *file) { free(file); }
