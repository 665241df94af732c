// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#ifndef CTIMELINE_H
#define CTIMELINE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
    double start;
    double end;
} ctl_range;

typedef enum {
    CTL_CURVE_LINEAR = 0,
    CTL_CURVE_EASE_IN_OUT = 1
} ctl_curve;

/// Returns the position of a value within a range, from 0 to 1.
double ctl_progress(ctl_range range, double value);

double ctl_ease(ctl_curve curve, double progress);

double ctl_lerp(ctl_range range, double progress);

/// Returns the Adler-32 checksum of a byte buffer.
uint32_t ctl_adler32(const uint8_t *bytes, size_t length);

#ifdef __cplusplus
}
#endif

#endif
