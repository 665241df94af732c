// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Fonts for Chinese, Japanese and Korean. There are no functions: linking this product is sufficient.
#pragma once
