// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Written by subset.py: the blocks of 256 code points in which each font has characters.
#pragma once
#include <stdint.h>

static const uint16_t NotoSansOriyaUI_Regular_blocks[] = {
  0x00, 0x09, 0x0b, 0x20, 0x22, 0x25,
};
static const uint16_t NotoSansThaana_Regular_blocks[] = {
  0x00, 0x06, 0x07, 0x20, 0x25, 0xfd,
};
static const uint16_t NotoSansNKo_Regular_blocks[] = {
  0x00, 0x06, 0x07, 0x20, 0x25, 0x2e, 0xfd,
};
static const uint16_t NotoSansCherokee_Regular_blocks[] = {
  0x00, 0x03, 0x13, 0xab,
};
static const uint16_t NotoSansCanadianAboriginal_Regular_blocks[] = {
  0x00, 0x01, 0x02, 0x03, 0x14, 0x15, 0x16, 0x18, 0x25,
};
static const uint16_t NotoSansMongolian_Regular_blocks[] = {
  0x00, 0x18, 0x20, 0x24, 0x25, 0x30, 0xfe, 0x116,
};
static const uint16_t NotoSansTifinagh_Regular_blocks[] = {
  0x00, 0x02, 0x03, 0x20, 0x25, 0x2d,
};
static const uint16_t NotoSansYi_Regular_blocks[] = {
  0x00, 0x30, 0xa0, 0xa1, 0xa2, 0xa3, 0xa4, 0xff,
};
static const uint16_t NotoSansJavanese_Regular_blocks[] = {
  0x00, 0x20, 0x25, 0xa9,
};
static const uint16_t NotoSansBalinese_Regular_blocks[] = {
  0x00, 0x1b, 0x20, 0x25,
};
static const uint16_t NotoSansSundanese_Regular_blocks[] = {
  0x00, 0x1b, 0x1c, 0x20, 0x25,
};
static const uint16_t NotoSansOlChiki_Regular_blocks[] = {
  0x00, 0x1c, 0x20,
};
static const uint16_t NotoSansMeeteiMayek_Regular_blocks[] = {
  0x00, 0x20, 0x25, 0xaa, 0xab,
};
static const uint16_t NotoSansVai_Regular_blocks[] = {
  0x00, 0xa5, 0xa6,
};
static const uint16_t NotoSansAdlam_Regular_blocks[] = {
  0x00, 0x06, 0x20, 0x25, 0x2e, 0x1e9,
};
static const uint16_t NotoSansSyriac_Regular_blocks[] = {
  0x00, 0x03, 0x06, 0x07, 0x20, 0x22, 0x25, 0x26,
};
static const uint16_t NotoSansSamaritan_Regular_blocks[] = {
  0x00, 0x08, 0x2e,
};
static const uint16_t NotoSansCoptic_Regular_blocks[] = {
  0x00, 0x03, 0x1d, 0x20, 0x25, 0x2c, 0xfe, 0x102,
};
static const uint16_t NotoSansGothic_Regular_blocks[] = {
  0x00, 0x03, 0x103,
};
static const uint16_t NotoSansRunic_Regular_blocks[] = {
  0x00, 0x16,
};
static const uint16_t NotoSansOgham_Regular_blocks[] = {
  0x00, 0x16,
};
static const uint16_t NotoSansGlagolitic_Regular_blocks[] = {
  0x00, 0x03, 0x04, 0x2c, 0xa6, 0x1e0,
};
static const uint16_t NotoSansLisu_Regular_blocks[] = {
  0x00, 0x02, 0x20, 0x30, 0xa4,
};
static const uint16_t NotoSansLepcha_Regular_blocks[] = {
  0x00, 0x1c, 0x20, 0x25,
};
static const uint16_t NotoSansLimbu_Regular_blocks[] = {
  0x00, 0x09, 0x19, 0x20, 0x25,
};
static const uint16_t NotoSansTaiLe_Regular_blocks[] = {
  0x00, 0x03, 0x10, 0x19, 0x20, 0x25, 0x30,
};
static const uint16_t NotoSansNewTaiLue_Regular_blocks[] = {
  0x00, 0x19, 0x20, 0x25,
};
static const uint16_t NotoSansTaiTham_Regular_blocks[] = {
  0x00, 0x1a, 0x20, 0x22,
};
static const uint16_t NotoSansTaiViet_Regular_blocks[] = {
  0x00, 0x20, 0x25, 0xa7, 0xaa,
};
static const uint16_t NotoSansCham_Regular_blocks[] = {
  0x00, 0x20, 0x25, 0xaa,
};
static const uint16_t NotoSansBuginese_Regular_blocks[] = {
  0x00, 0x1a, 0x20, 0x25, 0xa9,
};
static const uint16_t NotoSansBatak_Regular_blocks[] = {
  0x00, 0x1b, 0x20, 0x25,
};
static const uint16_t NotoSansRejang_Regular_blocks[] = {
  0x00, 0x20, 0x25, 0xa9,
};
static const uint16_t NotoSansKayahLi_Regular_blocks[] = {
  0x00, 0x20, 0x25, 0xa9,
};
static const uint16_t NotoSansSaurashtra_Regular_blocks[] = {
  0x00, 0x20, 0x25, 0xa8,
};
static const uint16_t NotoSansPhagsPa_Regular_blocks[] = {
  0x00, 0x18, 0x20, 0x25, 0x30, 0xa8, 0xfe,
};
static const uint16_t NotoSansBamum_Regular_blocks[] = {
  0x00, 0xa6, 0x168, 0x169, 0x16a,
};
static const uint16_t NotoSansTagalog_Regular_blocks[] = {
  0x00, 0x17, 0x20, 0x25,
};
static const uint16_t NotoSansHanunoo_Regular_blocks[] = {
  0x00, 0x17, 0x20, 0x25,
};
static const uint16_t NotoSansBuhid_Regular_blocks[] = {
  0x00, 0x17, 0x20, 0x25,
};
static const uint16_t NotoSansTagbanwa_Regular_blocks[] = {
  0x00, 0x17, 0x20, 0x25,
};
static const uint16_t NotoSansChakma_Regular_blocks[] = {
  0x00, 0x09, 0x10, 0x20, 0x25, 0x111,
};
static const uint16_t NotoSansOsage_Regular_blocks[] = {
  0x00, 0x03, 0x25, 0x104,
};
static const uint16_t NotoSansHanifiRohingya_Regular_blocks[] = {
  0x00, 0x06, 0x20, 0x25, 0x10d,
};
static const uint16_t NotoSansWancho_Regular_blocks[] = {
  0x00, 0x20, 0x25, 0x1e2,
};
static const uint16_t NotoSansDeseret_Regular_blocks[] = {
  0x00, 0x104,
};
static const uint16_t NotoSansShavian_Regular_blocks[] = {
  0x00, 0x104,
};
static const uint16_t NotoSansSylotiNagri_Regular_blocks[] = {
  0x00, 0x09, 0x20, 0x25, 0xa8,
};
static const uint16_t NotoSansMiao_Regular_blocks[] = {
  0x00, 0x25, 0x16f,
};
static const uint16_t NotoSansWarangCiti_Regular_blocks[] = {
  0x00, 0x20, 0x118,
};
static const uint16_t NotoSansNewa_Regular_blocks[] = {
  0x00, 0x1d, 0x20, 0x25, 0x114,
};
static const uint16_t NotoSansMandaic_Regular_blocks[] = {
  0x00, 0x06, 0x08, 0x20, 0x25,
};
static const uint16_t NotoSansAvestan_Regular_blocks[] = {
  0x00, 0x20, 0x2e, 0x10b,
};
static const uint16_t NotoSansOldItalic_Regular_blocks[] = {
  0x00, 0x103,
};
static const uint16_t NotoSansOldTurkic_Regular_blocks[] = {
  0x00, 0x10c,
};
static const uint16_t NotoSansOldPersian_Regular_blocks[] = {
  0x00, 0x103,
};
static const uint16_t NotoSansUgaritic_Regular_blocks[] = {
  0x00, 0x103,
};
static const uint16_t NotoSansPhoenician_Regular_blocks[] = {
  0x00, 0x109,
};
static const uint16_t NotoSansBrahmi_Regular_blocks[] = {
  0x00, 0x20, 0x25, 0x110,
};
static const uint16_t NotoSansSharada_Regular_blocks[] = {
  0x00, 0x09, 0x1c, 0x20, 0x25, 0x111,
};
static const uint16_t NotoSansTirhuta_Regular_blocks[] = {
  0x00, 0x09, 0x1c, 0x20, 0x25, 0xa8, 0x114,
};
static const uint16_t NotoSansKaithi_Regular_blocks[] = {
  0x00, 0x09, 0x20, 0x25, 0xa8, 0x110,
};
static const uint16_t NotoSansGrantha_Regular_blocks[] = {
  0x00, 0x09, 0x0b, 0x1c, 0x20, 0x25, 0x113,
};
static const uint16_t NotoSansOsmanya_Regular_blocks[] = {
  0x00, 0x104,
};
static const uint16_t NotoSansElbasan_Regular_blocks[] = {
  0x00, 0x03, 0x25, 0x105,
};
static const uint16_t NotoSansDuployan_Regular_blocks[] = {
  0x00, 0x20, 0x25, 0x1bc,
};
static const uint16_t NotoSansBassaVah_Regular_blocks[] = {
  0x00, 0x25, 0x16a,
};
static const uint16_t NotoSansMendeKikakui_Regular_blocks[] = {
  0x00, 0x25, 0x1e8,
};
static const uint16_t NotoSansPauCinHau_Regular_blocks[] = {
  0x00, 0x11a,
};
static const uint16_t NotoSansMro_Regular_blocks[] = {
  0x00, 0x16a,
};
static const uint16_t NotoSansModi_Regular_blocks[] = {
  0x00, 0x20, 0x25, 0xa8, 0x116,
};
static const uint16_t NotoSansKhojki_Regular_blocks[] = {
  0x00, 0x0a, 0x20, 0x25, 0xa8, 0x112,
};
static const uint16_t NotoSansKhudawadi_Regular_blocks[] = {
  0x00, 0x09, 0x20, 0x25, 0xa8, 0x112,
};
static const uint16_t NotoSansTakri_Regular_blocks[] = {
  0x00, 0x09, 0x20, 0x25, 0xa8, 0x116,
};
static const uint16_t NotoSansSiddham_Regular_blocks[] = {
  0x00, 0x20, 0x25, 0x115,
};
static const uint16_t NotoSansBhaiksuki_Regular_blocks[] = {
  0x00, 0x20, 0x25, 0x11c,
};
static const uint16_t NotoSansMasaramGondi_Regular_blocks[] = {
  0x00, 0x09, 0x20, 0x22, 0x25, 0x11d,
};
static const uint16_t NotoSansGunjalaGondi_Regular_blocks[] = {
  0x00, 0x20, 0x22, 0x25, 0x11d,
};
static const uint16_t NotoSansMedefaidrin_Regular_blocks[] = {
  0x00, 0x16e,
};
static const uint16_t NotoSerifTibetan_Regular_blocks[] = {
  0x00, 0x0f, 0x20, 0x25, 0x26,
};
