// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Loops over wide vectors are compiled twice: for the baseline of the architecture (SSE2 or NEON, or plain C) and for AVX2.
// All levels except AVX2 use the baseline.
#ifndef TESSERA_LEVELS_H
#define TESSERA_LEVELS_H

#if defined(__x86_64__) || defined(__i386__)
#define TK_X86 1
#endif

#endif
