// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Loops over wide vectors are made twice: for what every processor of a kind has (plain, which is SSE2 or NEON where there
// is one), and for AVX2. All levels but AVX2 are plain.
#ifndef TESSERA_LEVELS_H
#define TESSERA_LEVELS_H

#if defined(__x86_64__) || defined(__i386__)
#define TK_X86 1
#endif

#endif
