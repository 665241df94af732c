// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Converts colors to sRGB with Little CMS, based on color profiles. Detects profiles that are equivalent to sRGB and
// require no conversion.
#include "TesseraCompare.h"
#include "TesseraKernels.h"
#include "TesseraPictures.h"

#include <lcms2.h>
#include <math.h>
#include <stdlib.h>

struct tessera_color {
  /// The conversion, or NULL for sRGB.
  cmsHTRANSFORM transform;
  int model;
};

/// The maximum distance in XYZ at which two primaries are indistinguishable in eight bits per component.
static const double tessera_nearby = 0.002;

/// Converts an sRGB sample to linear light.
static double tessera_srgb_light(double v) { return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4); }

static int tessera_is_srgb_curve(const cmsToneCurve *curve) {
  if (!curve) return 0;
  for (int k = 0; k <= 32; k++) {
    double found = cmsEvalToneCurveFloat(curve, (float)k / 32);
    if (!(fabs(found - tessera_srgb_light(k / 32.0)) < 0.003)) return 0;
  }
  return 1;
}

static int tessera_is_color(const cmsCIEXYZ *c, double x, double y, double z) {
  return c && fabs(c->X - x) < tessera_nearby && fabs(c->Y - y) < tessera_nearby && fabs(c->Z - z) < tessera_nearby;
}

/// Whether a profile has the primaries and curves of sRGB (IEC 61966-2-1, adapted to D50) and no lookup tables.
static int tessera_is_srgb_profile(cmsHPROFILE p) {
  if (cmsGetColorSpace(p) != cmsSigRgbData || !cmsIsMatrixShaper(p)) return 0;
  if (cmsIsTag(p, cmsSigAToB0Tag) || cmsIsTag(p, cmsSigAToB1Tag) || cmsIsTag(p, cmsSigDToB0Tag)) return 0;
  return tessera_is_color(cmsReadTag(p, cmsSigRedColorantTag), 0.4360, 0.2225, 0.0139) &&
         tessera_is_color(cmsReadTag(p, cmsSigGreenColorantTag), 0.3851, 0.7169, 0.0971) &&
         tessera_is_color(cmsReadTag(p, cmsSigBlueColorantTag), 0.1431, 0.0606, 0.7141) &&
         tessera_is_srgb_curve(cmsReadTag(p, cmsSigRedTRCTag)) &&
         tessera_is_srgb_curve(cmsReadTag(p, cmsSigGreenTRCTag)) &&
         tessera_is_srgb_curve(cmsReadTag(p, cmsSigBlueTRCTag));
}

/// Returns the pixel format for four-byte pixels in a color model.
static cmsUInt32Number tessera_layout(int model) {
  switch (model) {
    case TESSERA_MODEL_GRAY: return COLORSPACE_SH(PT_GRAY) | CHANNELS_SH(1) | EXTRA_SH(3) | BYTES_SH(1);
    case TESSERA_MODEL_RGB: return TYPE_RGBA_8;
    case TESSERA_MODEL_CMYK: return TYPE_CMYK_8;
    default: return TYPE_CMYK_8_REV;
  }
}

static cmsColorSpaceSignature tessera_space(int model) {
  switch (model) {
    case TESSERA_MODEL_GRAY: return cmsSigGrayData;
    case TESSERA_MODEL_RGB: return cmsSigRgbData;
    default: return cmsSigCmykData;
  }
}

/// Creates a conversion and takes ownership of the profile.
static tessera_color *tessera_color_create(cmsHPROFILE profile, int model) {
  if (!profile) return NULL;
  tessera_color *color = NULL;
  cmsHPROFILE target = NULL;
  if (cmsGetColorSpace(profile) == tessera_space(model)) color = (tessera_color *)calloc(1, sizeof *color);
  if (color) {
    color->model = model;
    if (!tessera_is_srgb_profile(profile)) {
      target = cmsCreate_sRGBProfile();
      color->transform = cmsCreateTransform(
        profile, tessera_layout(model), target, TYPE_RGBA_8, INTENT_PERCEPTUAL, cmsFLAGS_NOCACHE);
      if (!color->transform) {
        free(color);
        color = NULL;
      }
    }
  }
  if (target) cmsCloseProfile(target);
  cmsCloseProfile(profile);
  return color;
}

static void tessera_color_say_nothing(cmsContext context, cmsUInt32Number code, const char *text) {
  (void)context;
  (void)code;
  (void)text;
}

tessera_color *tessera_color_of_profile(const uint8_t *profile, size_t count, int model) {
  // Printer profiles can be one or two megabytes in size.
  if (count < 128 || count > (1u << 24)) return NULL;
  cmsSetLogErrorHandler(tessera_color_say_nothing);
  return tessera_color_create(cmsOpenProfileFromMem(profile, (cmsUInt32Number)count), model);
}

tessera_color *tessera_color_of_gamma(uint32_t gamma, const uint32_t *xy) {
  static const uint32_t standard[8] = {31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000};
  if (gamma < 1000 || gamma > 1000000) return NULL;
  const uint32_t *v = xy ? xy : standard;
  for (int k = 0; k < 8; k++) {
    // Chromaticity coordinates never exceed 1, and y is never 0.
    if (v[k] > 100000 || (k % 2 != 0 && v[k] == 0)) return NULL;
  }
  cmsCIExyY white = {v[0] / 1e5, v[1] / 1e5, 1};
  cmsCIExyYTRIPLE primaries = {
    {v[2] / 1e5, v[3] / 1e5, 1}, {v[4] / 1e5, v[5] / 1e5, 1}, {v[6] / 1e5, v[7] / 1e5, 1}};
  cmsSetLogErrorHandler(tessera_color_say_nothing);
  cmsToneCurve *curve = cmsBuildGamma(NULL, 1e5 / gamma);
  if (!curve) return NULL;
  cmsToneCurve *curves[3] = {curve, curve, curve};
  cmsHPROFILE profile = cmsCreateRGBProfile(&white, &primaries, curves);
  cmsFreeToneCurve(curve);
  return tessera_color_create(profile, TESSERA_MODEL_RGB);
}

int tessera_color_is_srgb(const tessera_color *color) { return color->transform == NULL; }

void tessera_color_free(tessera_color *color) {
  if (!color) return;
  if (color->transform) cmsDeleteTransform(color->transform);
  free(color);
}

/// Pixels that are converted on several threads. Each thread repeatedly claims the next chunk.
typedef struct {
  const tessera_color *color;
  uint8_t *pixels;
  size_t count;
  int32_t next;
} tessera_conversion;

enum { TESSERA_CHUNK = 1 << 15 };

static void tessera_convert_chunks(void *context, int index) {
  (void)index;
  tessera_conversion *job = (tessera_conversion *)context;
  for (;;) {
    size_t start = (size_t)tk_take(&job->next) * TESSERA_CHUNK;
    if (start >= job->count) return;
    size_t count = job->count - start < TESSERA_CHUNK ? job->count - start : TESSERA_CHUNK;
    uint8_t *pixels = job->pixels + start * 4;
    cmsDoTransform(job->color->transform, pixels, pixels, (cmsUInt32Number)count);
    if (job->color->model < TESSERA_MODEL_CMYK) continue;
    for (size_t k = 0; k < count; k++) pixels[k * 4 + 3] = 255;
  }
}

void tessera_color_convert(const tessera_color *color, uint8_t *pixels, size_t count) {
  if (!color->transform) return;
  tessera_conversion job = {color, pixels, count, 0};
  tk_run(tk_threads_for(count), tessera_convert_chunks, &job);
}
