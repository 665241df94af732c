// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Chinese, Japanese and Korean characters. There are no functions: linking this product is sufficient.
#pragma once
