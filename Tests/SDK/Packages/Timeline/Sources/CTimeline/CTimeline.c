// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

#include "CTimeline.h"

#include <math.h>

double ctl_progress(ctl_range range, double value) {
    double length = range.end - range.start;
    if (length == 0.0) {
        return 0.0;
    }
    double progress = (value - range.start) / length;
#if CTL_CLAMP
    progress = fmin(fmax(progress, 0.0), 1.0);
#endif
    return progress;
}

double ctl_ease(ctl_curve curve, double progress) {
    switch (curve) {
        case CTL_CURVE_EASE_IN_OUT:
            return progress * progress * (3.0 - 2.0 * progress);
        case CTL_CURVE_LINEAR:
        default:
            return progress;
    }
}

double ctl_lerp(ctl_range range, double progress) {
    return range.start + (range.end - range.start) * progress;
}

uint32_t ctl_adler32(const uint8_t *bytes, size_t length) {
    uint32_t a = 1;
    uint32_t b = 0;
    for (size_t i = 0; i < length; i++) {
        a = (a + bytes[i]) % 65521;
        b = (b + a) % 65521;
    }
    return (b << 16) | a;
}
