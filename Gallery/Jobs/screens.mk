# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors

# Make: make -f Gallery/Jobs/screens.mk -j2, in the root of the package. PARTS=8 is how many parts there are.
# A part that has been tested stays until the program or a golden changes, or `make -f … clean`.

PARTS ?= 8
GALLERY := .build/release/gallery
REPORTS := $(foreach part,$(shell seq $(PARTS)),reports/$(part)-of-$(PARTS)/report.json)

.PHONY: report clean
.DELETE_ON_ERROR:

report: $(REPORTS)
	rm -rf report
	$(GALLERY) report merge $(patsubst %/report.json,%,$(REPORTS)) --out report

# Ends with 1 when a picture differs. Others go on then, and the report fails.
reports/%-of-$(PARTS)/report.json: $(GALLERY) $(wildcard Gallery/Images/*.png Gallery/Images/*/*.png)
	$(GALLERY) test --shard $*/$(PARTS) --record never --workers 1 --report $(@D) || [ $$? -eq 1 ]

clean:
	rm -rf reports report
