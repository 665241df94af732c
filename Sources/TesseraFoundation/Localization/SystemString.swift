// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Strings that the system displays in the screen's language, such as Done, Cancel and Back. The translations
// approximate iOS. English is used for unsupported languages.

import Foundation

/// A system string for bars, menus, search fields or keyboards.
package enum SystemString: Int, CaseIterable, Sendable {
  // Bar buttons.
  case done, cancel, edit, save, undo, redo, back, more
  // Accessibility labels of bar button items with symbols.
  case add, compose, reply, share, organize, bookmarks, search, refresh, stop, camera, delete, play, pause, rewind,
    fastForward
  case close
  // Tab bar items.
  case favorites, featured, topRated, recents, contacts, history, downloads, mostRecent, mostViewed
  // Edit menu actions.
  case cut, copy, paste, select, selectAll, bold, italic, underline
  // Keyboard keys.
  case returnKey, space, go, join, next, route, send, continueKey

  /// The string in the screen's language. English is used if no language was requested or the language is not
  /// supported.
  package var text: String { text(in: AmbientLanguage.current) }

  /// Returns the string in a language.
  package func text(in language: LanguageTag?) -> String {
    SystemStrings.words(language)[rawValue]
  }
}

enum SystemStrings {
  /// Returns all strings in a language, in the order of the cases of `SystemString`.
  static func words(_ language: LanguageTag?) -> [String] {
    guard let language else { return english }
    let script = language.language == "zh" ? language.likelyScript : nil
    let region = language.language == "pt" && language.region == "PT" ? "PT" : nil
    let name = [language.language, script, region].compactMap(\.self).joined(separator: "-")
    return translations[name == "nn" || name == "no" ? "nb" : name] ?? english
  }

  static let languages = table.keys.sorted()
  private static let english = split(
    """
    Done|Cancel|Edit|Save|Undo|Redo|Back|More|Add|Compose|Reply|Share|Organize|Bookmarks|Search|Refresh|Stop|Camera|Delete|Play|\
    Pause|Rewind|Fast Forward|Close|Favorites|Featured|Top Rated|Recents|Contacts|History|Downloads|Most Recent|Most Viewed|Cut|\
    Copy|Paste|Select|Select All|Bold|Italic|Underline|return|space|go|join|next|route|send|continue
    """)
  private static let translations = table.mapValues(split)

  private static func split(_ words: String) -> [String] {
    words.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  }

  private static let table = [
    "ar": """
    تم|إلغاء|تحرير|حفظ|تراجع|إعادة|رجوع|المزيد|إضافة|إنشاء|رد|مشاركة|تنظيم|الإشارات المرجعية|بحث|تحديث|إيقاف|الكاميرا|حذف|تشغيل|\
    إيقاف مؤقت|ترجيع|تقديم سريع|إغلاق|المفضلة|المميز|الأعلى تقييمًا|الأخيرة|جهات الاتصال|السجل|التنزيلات|الأحدث|الأكثر مشاهدة|قص|\
    نسخ|لصق|تحديد|تحديد الكل|غامق|مائل|تسطير|إدخال|مسافة|انتقال|انضمام|التالي|مسار|إرسال|متابعة
    """,
    "ca": """
    Fet|Cancel·la|Edita|Desa|Desfés|Refés|Enrere|Més|Afegeix|Redacta|Respon|Comparteix|Organitza|Marcadors|Cerca|Actualitza|Atura|\
    Càmera|Elimina|Reprodueix|Posa en pausa|Rebobina|Avança ràpid|Tanca|Favorits|Destacats|Més ben valorats|Recents|Contactes|\
    Historial|Descàrregues|Més recents|Més vistos|Retalla|Copia|Enganxa|Selecciona|Selecciona-ho tot|Negreta|Cursiva|Subratllat|\
    retorn|espai|ves-hi|uneix|següent|ruta|envia|continua
    """,
    "cs": """
    Hotovo|Zrušit|Upravit|Uložit|Zpět|Znovu|Zpět|Více|Přidat|Napsat|Odpovědět|Sdílet|Uspořádat|Záložky|Hledat|Obnovit|Zastavit|\
    Fotoaparát|Smazat|Přehrát|Pozastavit|Přetočit zpět|Rychle vpřed|Zavřít|Oblíbené|Doporučené|Nejlépe hodnocené|Poslední|\
    Kontakty|Historie|Stahování|Nejnovější|Nejsledovanější|Vyjmout|Kopírovat|Vložit|Vybrat|Vybrat vše|Tučné|Kurzíva|Podtržené|\
    enter|mezerník|otevřít|připojit|další|trasa|odeslat|pokračovat
    """,
    "da": """
    OK|Annuller|Rediger|Arkiver|Fortryd|Gentag|Tilbage|Mere|Tilføj|Skriv|Svar|Del|Organiser|Bogmærker|Søg|Opdater|Stop|Kamera|\
    Slet|Afspil|Sæt på pause|Spol tilbage|Spol frem|Luk|Favoritter|Udvalgte|Bedst bedømte|Seneste|Kontakter|Historik|Overførsler|\
    Nyeste|Mest sete|Klip|Kopier|Indsæt|Vælg|Vælg alt|Fed|Kursiv|Understreget|retur|mellemrum|gå|slut til|næste|rute|send|fortsæt
    """,
    "de": """
    Fertig|Abbrechen|Bearbeiten|Sichern|Widerrufen|Wiederholen|Zurück|Mehr|Hinzufügen|Verfassen|Antworten|Teilen|Verwalten|\
    Lesezeichen|Suchen|Aktualisieren|Stoppen|Kamera|Löschen|Wiedergabe|Pause|Zurückspulen|Vorspulen|Schließen|Favoriten|Highlights|\
    Bestbewertet|Verlauf|Kontakte|Verlauf|Downloads|Neueste|Meistgesehen|Ausschneiden|Kopieren|Einsetzen|Auswählen|Alles auswählen|\
    Fett|Kursiv|Unterstrichen|Return|Leerzeichen|Öffnen|Verbinden|Weiter|Route|Senden|Fortfahren
    """,
    "el": """
    Τέλος|Ακύρωση|Επεξεργασία|Αποθήκευση|Αναίρεση|Επανάληψη|Πίσω|Περισσότερα|Προσθήκη|Σύνταξη|Απάντηση|Κοινή χρήση|Οργάνωση|\
    Σελιδοδείκτες|Αναζήτηση|Ανανέωση|Διακοπή|Κάμερα|Διαγραφή|Αναπαραγωγή|Παύση|Γρήγορα πίσω|Γρήγορα εμπρός|Κλείσιμο|Αγαπημένα|\
    Προτεινόμενα|Κορυφαία|Πρόσφατα|Επαφές|Ιστορικό|Λήψεις|Πιο πρόσφατα|Δημοφιλή|Αποκοπή|Αντιγραφή|Επικόλληση|Επιλογή|\
    Επιλογή όλων|Έντονα|Πλάγια|Υπογράμμιση|επιστροφή|διάστημα|μετάβαση|σύνδεση|επόμενο|διαδρομή|αποστολή|συνέχεια
    """,
    "es": """
    OK|Cancelar|Editar|Guardar|Deshacer|Rehacer|Atrás|Más|Añadir|Redactar|Responder|Compartir|Organizar|Marcadores|Buscar|Actualizar|\
    Detener|Cámara|Eliminar|Reproducir|Pausar|Rebobinar|Avance rápido|Cerrar|Favoritos|Destacados|Mejor valorados|Recientes|\
    Contactos|Historial|Descargas|Más recientes|Más vistos|Cortar|Copiar|Pegar|Seleccionar|Seleccionar todo|Negrita|Cursiva|\
    Subrayado|intro|espacio|ir|acceder|siguiente|ruta|enviar|continuar
    """,
    "fi": """
    Valmis|Kumoa|Muokkaa|Tallenna|Kumoa|Tee sittenkin|Takaisin|Lisää|Lisää|Kirjoita|Vastaa|Jaa|Järjestä|Kirjanmerkit|Etsi|Päivitä|\
    Pysäytä|Kamera|Poista|Toista|Keskeytä|Kelaa taaksepäin|Kelaa eteenpäin|Sulje|Suosikit|Esittelyssä|Parhaat|Viimeisimmät|\
    Yhteystiedot|Historia|Lataukset|Uusimmat|Katsotuimmat|Leikkaa|Kopioi|Sijoita|Valitse|Valitse kaikki|Lihavoitu|Kursivoitu|\
    Alleviivattu|rivinvaihto|väli|siirry|liity|seuraava|reitti|lähetä|jatka
    """,
    "fr": """
    OK|Annuler|Modifier|Enregistrer|Annuler|Rétablir|Retour|Plus|Ajouter|Rédiger|Répondre|Partager|Organiser|Signets|Rechercher|\
    Actualiser|Arrêter|Appareil photo|Supprimer|Lecture|Pause|Retour rapide|Avance rapide|Fermer|Favoris|Sélection|Les mieux notés|\
    Récents|Contacts|Historique|Téléchargements|Les plus récents|Les plus vus|Couper|Copier|Coller|Sélectionner|Tout sélectionner|\
    Gras|Italique|Souligné|retour|espace|accéder|rejoindre|suivant|itinéraire|envoyer|continuer
    """,
    "he": """
    סיום|ביטול|עריכה|שמירה|בטל|בצע שוב|חזרה|עוד|הוסף|חיבור|השב|שתף|ארגן|סימניות|חיפוש|רענן|עצור|מצלמה|מחק|הפעל|השהה|הרץ אחורה|\
    הרץ קדימה|סגור|מועדפים|מומלצים|הדירוג הגבוה ביותר|אחרונים|אנשי קשר|היסטוריה|הורדות|החדשים ביותר|הנצפים ביותר|גזור|העתק|הדבק|\
    בחר|בחר הכול|מודגש|נטוי|קו תחתון|חזור|רווח|עבור|הצטרף|הבא|מסלול|שלח|המשך
    """,
    "hi": """
    पूर्ण|रद्द करें|संपादित करें|सहेजें|पूर्ववत् करें|फिर करें|पीछे|अधिक|जोड़ें|लिखें|जवाब दें|शेयर करें|व्यवस्थित करें|बुकमार्क|खोजें|रीफ़्रेश करें|रोकें|\
    कैमरा|डिलीट करें|चलाएँ|पॉज़ करें|रिवाइंड करें|फ़ास्ट फ़ॉरवर्ड करें|बंद करें|पसंदीदा|विशेष|शीर्ष रेटिंग|हालिया|संपर्क|इतिहास|डाउनलोड|सबसे हालिया|सर्वाधिक देखे गए|\
    कट करें|कॉपी करें|पेस्ट करें|चुनें|सभी चुनें|बोल्ड|इटैलिक|रेखांकित|रिटर्न|स्पेस|जाएँ|जुड़ें|अगला|रूट|भेजें|जारी रखें
    """,
    "hu": """
    Kész|Mégsem|Szerkesztés|Mentés|Visszavonás|Ismét|Vissza|Továbbiak|Hozzáadás|Írás|Válasz|Megosztás|Rendezés|Könyvjelzők|Keresés|\
    Frissítés|Leállítás|Kamera|Törlés|Lejátszás|Szünet|Visszatekerés|Előretekerés|Bezárás|Kedvencek|Kiemelt|Legjobbra értékelt|\
    Legutóbbiak|Kontaktok|Előzmények|Letöltések|Legfrissebb|Legnézettebb|Kivágás|Másolás|Beillesztés|Kijelölés|Összes kijelölése|\
    Félkövér|Dőlt|Aláhúzott|enter|szóköz|ugrás|csatlakozás|következő|útvonal|küldés|folytatás
    """,
    "id": """
    Selesai|Batal|Edit|Simpan|Urungkan|Ulangi|Kembali|Lainnya|Tambah|Tulis|Balas|Bagikan|Atur|Penanda|Cari|Segarkan|Berhenti|Kamera|\
    Hapus|Putar|Jeda|Mundur|Maju Cepat|Tutup|Favorit|Unggulan|Peringkat Teratas|Terbaru|Kontak|Riwayat|Unduhan|Paling Baru|\
    Paling Banyak Dilihat|Potong|Salin|Tempel|Pilih|Pilih Semua|Tebal|Miring|Garis Bawah|enter|spasi|buka|gabung|berikutnya|rute|\
    kirim|lanjutkan
    """,
    "it": """
    Fine|Annulla|Modifica|Salva|Annulla|Ripristina|Indietro|Altro|Aggiungi|Scrivi|Rispondi|Condividi|Organizza|Segnalibri|Cerca|\
    Aggiorna|Interrompi|Fotocamera|Elimina|Riproduci|Pausa|Riavvolgi|Avanti veloce|Chiudi|Preferiti|In evidenza|Più votati|Recenti|\
    Contatti|Cronologia|Download|Più recenti|Più visti|Taglia|Copia|Incolla|Seleziona|Seleziona tutto|Grassetto|Corsivo|\
    Sottolineato|invio|spazio|vai|accedi|avanti|itinerario|invia|continua
    """,
    "ja": """
    完了|キャンセル|編集|保存|取り消す|やり直す|戻る|その他|追加|作成|返信|共有|整理|ブックマーク|検索|更新|停止|カメラ|削除|再生|一時停止|巻き戻し|早送り|閉じる|よく使う項目|\
    おすすめ|トップレート|履歴|連絡先|履歴|ダウンロード|最新|再生回数順|カット|コピー|ペースト|選択|すべてを選択|ボールド|イタリック|アンダーライン|改行|空白|開く|接続|次へ|経路|送信|続ける
    """,
    "ko": """
    완료|취소|편집|저장|실행 취소|실행 복귀|뒤로|더 보기|추가|작성|답장|공유|정리|책갈피|검색|새로 고침|중단|카메라|삭제|재생|일시 정지|되감기|빨리 감기|닫기|즐겨찾기|추천|최고 평점|최근|\
    연락처|방문 기록|다운로드|최신|최다 조회|오려두기|복사하기|붙여넣기|선택|전체 선택|볼드체|이탤릭체|밑줄|줄바꿈|간격|이동|연결|다음|경로|보내기|계속
    """,
    "nb": """
    Ferdig|Avbryt|Rediger|Arkiver|Angre|Gjør om|Tilbake|Mer|Legg til|Skriv|Svar|Del|Organiser|Bokmerker|Søk|Oppdater|Stopp|Kamera|\
    Slett|Spill av|Pause|Spol tilbake|Spol forover|Lukk|Favoritter|Utvalgte|Best vurdert|Nylige|Kontakter|Historikk|Nedlastinger|\
    Nyeste|Mest sett|Klipp ut|Kopier|Lim inn|Velg|Velg alt|Halvfet|Kursiv|Understreket|retur|mellomrom|gå|bli med|neste|rute|send|\
    fortsett
    """,
    "nl": """
    Gereed|Annuleer|Wijzig|Bewaar|Herstel|Opnieuw|Terug|Meer|Voeg toe|Stel op|Beantwoord|Deel|Orden|Bladwijzers|Zoek|Werk bij|Stop|\
    Camera|Verwijder|Speel af|Pauzeer|Spoel terug|Spoel vooruit|Sluit|Favorieten|Uitgelicht|Best beoordeeld|Recent|Contacten|\
    Geschiedenis|Downloads|Meest recent|Meest bekeken|Knip|Kopieer|Plak|Selecteer|Selecteer alles|Vet|Cursief|Onderstreept|\
    return|spatie|ga|verbind|volgende|route|stuur|ga door
    """,
    "pl": """
    Gotowe|Anuluj|Edytuj|Zachowaj|Cofnij|Ponów|Wróć|Więcej|Dodaj|Utwórz|Odpowiedz|Udostępnij|Uporządkuj|Zakładki|Szukaj|Odśwież|\
    Zatrzymaj|Aparat|Usuń|Odtwórz|Wstrzymaj|Przewiń do tyłu|Przewiń do przodu|Zamknij|Ulubione|Polecane|Najwyżej oceniane|Ostatnie|\
    Kontakty|Historia|Pobrane|Najnowsze|Najczęściej oglądane|Wytnij|Kopiuj|Wklej|Zaznacz|Zaznacz wszystko|Pogrubienie|Kursywa|\
    Podkreślenie|enter|spacja|idź|dołącz|dalej|trasa|wyślij|kontynuuj
    """,
    "pt": """
    OK|Cancelar|Editar|Salvar|Desfazer|Refazer|Voltar|Mais|Adicionar|Escrever|Responder|Compartilhar|Organizar|Favoritos|Buscar|\
    Atualizar|Parar|Câmera|Apagar|Reproduzir|Pausar|Retroceder|Avançar|Fechar|Favoritos|Destaques|Mais bem avaliados|Recentes|\
    Contatos|Histórico|Downloads|Mais recentes|Mais vistos|Cortar|Copiar|Colar|Selecionar|Selecionar Tudo|Negrito|Itálico|\
    Sublinhado|retorno|espaço|ir|conectar|seguinte|rota|enviar|continuar
    """,
    "pt-PT": """
    OK|Cancelar|Editar|Guardar|Desfazer|Refazer|Voltar|Mais|Adicionar|Escrever|Responder|Partilhar|Organizar|Marcadores|Procurar|\
    Atualizar|Parar|Câmara|Apagar|Reproduzir|Pausa|Recuar|Avançar|Fechar|Favoritos|Destaques|Mais bem classificados|Recentes|\
    Contactos|Histórico|Descargas|Mais recentes|Mais vistos|Cortar|Copiar|Colar|Selecionar|Selecionar tudo|Negrito|Itálico|\
    Sublinhado|retorno|espaço|ir|ligar|seguinte|rota|enviar|continuar
    """,
    "ro": """
    OK|Anulează|Editează|Salvează|Anulează|Refă|Înapoi|Altele|Adaugă|Compune|Răspunde|Partajează|Organizează|Marcaje|Caută|\
    Reîmprospătează|Oprește|Cameră|Șterge|Redă|Pauză|Derulează înapoi|Derulează înainte|Închide|Favorite|Recomandate|Cel mai bine cotate|\
    Recente|Contacte|Istoric|Descărcări|Cele mai recente|Cele mai vizionate|Taie|Copiază|Lipește|Selectează|Selectează tot|Aldin|\
    Cursiv|Subliniat|retur|spațiu|salt|conectare|înainte|rută|trimite|continuă
    """,
    "ru": """
    Готово|Отменить|Править|Сохранить|Отменить|Повторить|Назад|Еще|Добавить|Написать|Ответить|Поделиться|Упорядочить|Закладки|Поиск|\
    Обновить|Стоп|Камера|Удалить|Воспроизвести|Пауза|Перемотать назад|Перемотать вперед|Закрыть|Избранное|Подборка|Топ|Недавние|\
    Контакты|История|Загрузки|Новейшие|Популярные|Вырезать|Скопировать|Вставить|Выбрать|Выбрать все|Жирный|Курсив|Подчеркнутый|\
    ввод|пробел|перейти|войти|далее|маршрут|отправить|продолжить
    """,
    "sv": """
    Klar|Avbryt|Redigera|Spara|Ångra|Gör om|Tillbaka|Mer|Lägg till|Skriv|Svara|Dela|Ordna|Bokmärken|Sök|Uppdatera|Stoppa|Kamera|\
    Radera|Spela upp|Pausa|Spola bakåt|Spola framåt|Stäng|Favoriter|Utvalda|Bäst betyg|Senaste|Kontakter|Historik|Hämtningar|\
    Senaste|Mest visade|Klipp ut|Kopiera|Klistra in|Välj|Markera allt|Fetstil|Kursiv|Understruken|retur|mellanslag|gå|anslut|\
    nästa|resväg|skicka|fortsätt
    """,
    "th": """
    เสร็จสิ้น|ยกเลิก|แก้ไข|บันทึก|เลิกทำ|ทำซ้ำ|กลับ|เพิ่มเติม|เพิ่ม|เขียน|ตอบกลับ|แชร์|จัดระเบียบ|ที่คั่นหน้า|ค้นหา|รีเฟรช|หยุด|กล้อง|ลบ|เล่น|หยุดพัก|\
    กรอกลับ|กรอไปข้างหน้า|ปิด|รายการโปรด|แนะนำ|คะแนนสูงสุด|ล่าสุด|รายชื่อ|ประวัติ|ดาวน์โหลด|ใหม่สุด|ดูมากที่สุด|ตัด|คัดลอก|วาง|เลือก|เลือกทั้งหมด|\
    ตัวหนา|ตัวเอียง|ขีดเส้นใต้|return|วรรค|ไป|เข้าร่วม|ถัดไป|เส้นทาง|ส่ง|ดำเนินการต่อ
    """,
    "tr": """
    Bitti|Vazgeç|Düzenle|Kaydet|Geri Al|Yinele|Geri|Daha Fazla|Ekle|Oluştur|Yanıtla|Paylaş|Düzenle|Yer İmleri|Ara|Yenile|Durdur|\
    Kamera|Sil|Oynat|Duraklat|Geri Sar|Hızlı İleri Sar|Kapat|Favoriler|Öne Çıkanlar|En Çok Beğenilenler|Son Kullanılanlar|Kişiler|\
    Geçmiş|İndirilenler|En Yeni|En Çok Görüntülenen|Kes|Kopyala|Yapıştır|Seç|Tümünü Seç|Kalın|İtalik|Altı Çizili|geç|boşluk|git|\
    katıl|sonraki|rota|gönder|sürdür
    """,
    "uk": """
    Готово|Скасувати|Редагувати|Зберегти|Скасувати|Повторити|Назад|Більше|Додати|Написати|Відповісти|Оприлюднити|Упорядкувати|\
    Закладки|Шукати|Оновити|Зупинити|Камера|Видалити|Відтворити|Пауза|Перемотати назад|Перемотати вперед|Закрити|Улюблені|Вибране|\
    Найкращі|Останні|Контакти|Історія|Завантаження|Найновіші|Найпопулярніші|Вирізати|Скопіювати|Вставити|Вибрати|Вибрати все|\
    Жирний|Курсив|Підкреслений|ввід|пробіл|перейти|приєднатися|далі|маршрут|надіслати|продовжити
    """,
    "vi": """
    Xong|Hủy|Sửa|Lưu|Hoàn tác|Làm lại|Quay lại|Thêm|Thêm|Soạn|Trả lời|Chia sẻ|Sắp xếp|Dấu trang|Tìm kiếm|Làm mới|Dừng|Camera|Xóa|\
    Phát|Tạm dừng|Tua lại|Tua đi|Đóng|Mục ưa thích|Nổi bật|Đánh giá cao nhất|Gần đây|Danh bạ|Lịch sử|Tải về|Mới nhất|\
    Xem nhiều nhất|Cắt|Sao chép|Dán|Chọn|Chọn tất cả|Đậm|Nghiêng|Gạch chân|nhập|dấu cách|đi|kết nối|tiếp|đường đi|gửi|tiếp tục
    """,
    "zh-Hans": """
    完成|取消|编辑|存储|撤销|重做|返回|更多|添加|撰写|回复|共享|整理|书签|搜索|刷新|停止|相机|删除|播放|暂停|后退|快进|关闭|个人收藏|精选|最高评分|最近通话|通讯录|历史记录|下载|最新|最多浏览|剪切|\
    拷贝|粘贴|选择|全选|粗体|斜体|下划线|换行|空格|前往|加入|下一项|路线|发送|继续
    """,
    "zh-Hant": """
    完成|取消|編輯|儲存|還原|重做|返回|更多|加入|編寫|回覆|分享|整理|書籤|搜尋|重新整理|停止|相機|刪除|播放|暫停|倒轉|快轉|關閉|喜好項目|精選|最高評分|最近項目|聯絡人|瀏覽記錄|下載項目|最新|最多瀏覽|剪下|\
    拷貝|貼上|選取|全選|粗體|斜體|底線|換行|空格|前往|加入|下一步|路線|傳送|繼續
    """,
  ]
}
