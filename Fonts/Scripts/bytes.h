// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Written by subset.py: the bytes of each font of this product.
static const unsigned char NotoSansOriyaUI_Regular_bytes[] = {
#embed "Files/NotoSansOriyaUI-Regular.ttf"
};
static const unsigned char NotoSansThaana_Regular_bytes[] = {
#embed "Files/NotoSansThaana-Regular.ttf"
};
static const unsigned char NotoSansNKo_Regular_bytes[] = {
#embed "Files/NotoSansNKo-Regular.ttf"
};
static const unsigned char NotoSansCherokee_Regular_bytes[] = {
#embed "Files/NotoSansCherokee-Regular.ttf"
};
static const unsigned char NotoSansCanadianAboriginal_Regular_bytes[] = {
#embed "Files/NotoSansCanadianAboriginal-Regular.ttf"
};
static const unsigned char NotoSansMongolian_Regular_bytes[] = {
#embed "Files/NotoSansMongolian-Regular.ttf"
};
static const unsigned char NotoSansTifinagh_Regular_bytes[] = {
#embed "Files/NotoSansTifinagh-Regular.ttf"
};
static const unsigned char NotoSansYi_Regular_bytes[] = {
#embed "Files/NotoSansYi-Regular.ttf"
};
static const unsigned char NotoSansJavanese_Regular_bytes[] = {
#embed "Files/NotoSansJavanese-Regular.ttf"
};
static const unsigned char NotoSansBalinese_Regular_bytes[] = {
#embed "Files/NotoSansBalinese-Regular.ttf"
};
static const unsigned char NotoSansSundanese_Regular_bytes[] = {
#embed "Files/NotoSansSundanese-Regular.ttf"
};
static const unsigned char NotoSansOlChiki_Regular_bytes[] = {
#embed "Files/NotoSansOlChiki-Regular.ttf"
};
static const unsigned char NotoSansMeeteiMayek_Regular_bytes[] = {
#embed "Files/NotoSansMeeteiMayek-Regular.ttf"
};
static const unsigned char NotoSansVai_Regular_bytes[] = {
#embed "Files/NotoSansVai-Regular.ttf"
};
static const unsigned char NotoSansAdlam_Regular_bytes[] = {
#embed "Files/NotoSansAdlam-Regular.ttf"
};
static const unsigned char NotoSansSyriac_Regular_bytes[] = {
#embed "Files/NotoSansSyriac-Regular.ttf"
};
static const unsigned char NotoSansSamaritan_Regular_bytes[] = {
#embed "Files/NotoSansSamaritan-Regular.ttf"
};
static const unsigned char NotoSansCoptic_Regular_bytes[] = {
#embed "Files/NotoSansCoptic-Regular.ttf"
};
static const unsigned char NotoSansGothic_Regular_bytes[] = {
#embed "Files/NotoSansGothic-Regular.ttf"
};
static const unsigned char NotoSansRunic_Regular_bytes[] = {
#embed "Files/NotoSansRunic-Regular.ttf"
};
static const unsigned char NotoSansOgham_Regular_bytes[] = {
#embed "Files/NotoSansOgham-Regular.ttf"
};
static const unsigned char NotoSansGlagolitic_Regular_bytes[] = {
#embed "Files/NotoSansGlagolitic-Regular.ttf"
};
static const unsigned char NotoSansLisu_Regular_bytes[] = {
#embed "Files/NotoSansLisu-Regular.ttf"
};
static const unsigned char NotoSansLepcha_Regular_bytes[] = {
#embed "Files/NotoSansLepcha-Regular.ttf"
};
static const unsigned char NotoSansLimbu_Regular_bytes[] = {
#embed "Files/NotoSansLimbu-Regular.ttf"
};
static const unsigned char NotoSansTaiLe_Regular_bytes[] = {
#embed "Files/NotoSansTaiLe-Regular.ttf"
};
static const unsigned char NotoSansNewTaiLue_Regular_bytes[] = {
#embed "Files/NotoSansNewTaiLue-Regular.ttf"
};
static const unsigned char NotoSansTaiTham_Regular_bytes[] = {
#embed "Files/NotoSansTaiTham-Regular.ttf"
};
static const unsigned char NotoSansTaiViet_Regular_bytes[] = {
#embed "Files/NotoSansTaiViet-Regular.ttf"
};
static const unsigned char NotoSansCham_Regular_bytes[] = {
#embed "Files/NotoSansCham-Regular.ttf"
};
static const unsigned char NotoSansBuginese_Regular_bytes[] = {
#embed "Files/NotoSansBuginese-Regular.ttf"
};
static const unsigned char NotoSansBatak_Regular_bytes[] = {
#embed "Files/NotoSansBatak-Regular.ttf"
};
static const unsigned char NotoSansRejang_Regular_bytes[] = {
#embed "Files/NotoSansRejang-Regular.ttf"
};
static const unsigned char NotoSansKayahLi_Regular_bytes[] = {
#embed "Files/NotoSansKayahLi-Regular.ttf"
};
static const unsigned char NotoSansSaurashtra_Regular_bytes[] = {
#embed "Files/NotoSansSaurashtra-Regular.ttf"
};
static const unsigned char NotoSansPhagsPa_Regular_bytes[] = {
#embed "Files/NotoSansPhagsPa-Regular.ttf"
};
static const unsigned char NotoSansBamum_Regular_bytes[] = {
#embed "Files/NotoSansBamum-Regular.ttf"
};
static const unsigned char NotoSansTagalog_Regular_bytes[] = {
#embed "Files/NotoSansTagalog-Regular.ttf"
};
static const unsigned char NotoSansHanunoo_Regular_bytes[] = {
#embed "Files/NotoSansHanunoo-Regular.ttf"
};
static const unsigned char NotoSansBuhid_Regular_bytes[] = {
#embed "Files/NotoSansBuhid-Regular.ttf"
};
static const unsigned char NotoSansTagbanwa_Regular_bytes[] = {
#embed "Files/NotoSansTagbanwa-Regular.ttf"
};
static const unsigned char NotoSansChakma_Regular_bytes[] = {
#embed "Files/NotoSansChakma-Regular.ttf"
};
static const unsigned char NotoSansOsage_Regular_bytes[] = {
#embed "Files/NotoSansOsage-Regular.ttf"
};
static const unsigned char NotoSansHanifiRohingya_Regular_bytes[] = {
#embed "Files/NotoSansHanifiRohingya-Regular.ttf"
};
static const unsigned char NotoSansWancho_Regular_bytes[] = {
#embed "Files/NotoSansWancho-Regular.ttf"
};
static const unsigned char NotoSansDeseret_Regular_bytes[] = {
#embed "Files/NotoSansDeseret-Regular.ttf"
};
static const unsigned char NotoSansShavian_Regular_bytes[] = {
#embed "Files/NotoSansShavian-Regular.ttf"
};
static const unsigned char NotoSansSylotiNagri_Regular_bytes[] = {
#embed "Files/NotoSansSylotiNagri-Regular.ttf"
};
static const unsigned char NotoSansMiao_Regular_bytes[] = {
#embed "Files/NotoSansMiao-Regular.ttf"
};
static const unsigned char NotoSansWarangCiti_Regular_bytes[] = {
#embed "Files/NotoSansWarangCiti-Regular.ttf"
};
static const unsigned char NotoSansNewa_Regular_bytes[] = {
#embed "Files/NotoSansNewa-Regular.ttf"
};
static const unsigned char NotoSansMandaic_Regular_bytes[] = {
#embed "Files/NotoSansMandaic-Regular.ttf"
};
static const unsigned char NotoSansAvestan_Regular_bytes[] = {
#embed "Files/NotoSansAvestan-Regular.ttf"
};
static const unsigned char NotoSansOldItalic_Regular_bytes[] = {
#embed "Files/NotoSansOldItalic-Regular.ttf"
};
static const unsigned char NotoSansOldTurkic_Regular_bytes[] = {
#embed "Files/NotoSansOldTurkic-Regular.ttf"
};
static const unsigned char NotoSansOldPersian_Regular_bytes[] = {
#embed "Files/NotoSansOldPersian-Regular.ttf"
};
static const unsigned char NotoSansUgaritic_Regular_bytes[] = {
#embed "Files/NotoSansUgaritic-Regular.ttf"
};
static const unsigned char NotoSansPhoenician_Regular_bytes[] = {
#embed "Files/NotoSansPhoenician-Regular.ttf"
};
static const unsigned char NotoSansBrahmi_Regular_bytes[] = {
#embed "Files/NotoSansBrahmi-Regular.ttf"
};
static const unsigned char NotoSansSharada_Regular_bytes[] = {
#embed "Files/NotoSansSharada-Regular.ttf"
};
static const unsigned char NotoSansTirhuta_Regular_bytes[] = {
#embed "Files/NotoSansTirhuta-Regular.ttf"
};
static const unsigned char NotoSansKaithi_Regular_bytes[] = {
#embed "Files/NotoSansKaithi-Regular.ttf"
};
static const unsigned char NotoSansGrantha_Regular_bytes[] = {
#embed "Files/NotoSansGrantha-Regular.ttf"
};
static const unsigned char NotoSansOsmanya_Regular_bytes[] = {
#embed "Files/NotoSansOsmanya-Regular.ttf"
};
static const unsigned char NotoSansElbasan_Regular_bytes[] = {
#embed "Files/NotoSansElbasan-Regular.ttf"
};
static const unsigned char NotoSansDuployan_Regular_bytes[] = {
#embed "Files/NotoSansDuployan-Regular.ttf"
};
static const unsigned char NotoSansBassaVah_Regular_bytes[] = {
#embed "Files/NotoSansBassaVah-Regular.ttf"
};
static const unsigned char NotoSansMendeKikakui_Regular_bytes[] = {
#embed "Files/NotoSansMendeKikakui-Regular.ttf"
};
static const unsigned char NotoSansPauCinHau_Regular_bytes[] = {
#embed "Files/NotoSansPauCinHau-Regular.ttf"
};
static const unsigned char NotoSansMro_Regular_bytes[] = {
#embed "Files/NotoSansMro-Regular.ttf"
};
static const unsigned char NotoSansModi_Regular_bytes[] = {
#embed "Files/NotoSansModi-Regular.ttf"
};
static const unsigned char NotoSansKhojki_Regular_bytes[] = {
#embed "Files/NotoSansKhojki-Regular.ttf"
};
static const unsigned char NotoSansKhudawadi_Regular_bytes[] = {
#embed "Files/NotoSansKhudawadi-Regular.ttf"
};
static const unsigned char NotoSansTakri_Regular_bytes[] = {
#embed "Files/NotoSansTakri-Regular.ttf"
};
static const unsigned char NotoSansSiddham_Regular_bytes[] = {
#embed "Files/NotoSansSiddham-Regular.ttf"
};
static const unsigned char NotoSansBhaiksuki_Regular_bytes[] = {
#embed "Files/NotoSansBhaiksuki-Regular.ttf"
};
static const unsigned char NotoSansMasaramGondi_Regular_bytes[] = {
#embed "Files/NotoSansMasaramGondi-Regular.ttf"
};
static const unsigned char NotoSansGunjalaGondi_Regular_bytes[] = {
#embed "Files/NotoSansGunjalaGondi-Regular.ttf"
};
static const unsigned char NotoSansMedefaidrin_Regular_bytes[] = {
#embed "Files/NotoSansMedefaidrin-Regular.ttf"
};
static const unsigned char NotoSerifTibetan_Regular_bytes[] = {
#embed "Files/NotoSerifTibetan-Regular.ttf"
};
