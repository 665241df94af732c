#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: The Tessera authors
"""Writes WordDivisionSample.swift: where ICU 72.1 would break lines of Thai, Lao, Khmer and Burmese.

    apt-get install libicu-dev; pip install PyICU==2.17
    python3 make-word-division.py

Sentences stand below. Behind them come, from a fixed seed, stretches of the sentences' words put together at random,
some with letters left out or put in: text that is in no list of words.
"""
import os
import random

import icu

SENTENCES = {
    "th": """
        มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ
        ต่างมีเหตุผลและมโนธรรม และควรปฏิบัติต่อกันด้วยเจตนารมณ์แห่งภราดรภาพ
        กรุงเทพมหานครเป็นเมืองหลวงและนครที่มีประชากรมากที่สุดของประเทศไทย
        วันนี้อากาศดีมากเราไปเดินเล่นที่สวนสาธารณะกันเถอะ
        ฉันชอบกินข้าวผัดกับไข่ดาวตอนเช้า
        กรุณากรอกชื่อผู้ใช้และรหัสผ่านเพื่อเข้าสู่ระบบ
        รถไฟขบวนนี้จะออกจากสถานีในอีกห้านาที
        เขาเรียนภาษาอังกฤษทุกๆวันเพราะอยากไปต่างประเทศ
        คอมพิวเตอร์เครื่องใหม่ของบริษัททำงานได้เร็วกว่าเดิม
        ตากลมนั่งตากลมอยู่ริมแม่น้ำเจ้าพระยา
        สมเด็จพระเจ้าอยู่หัวฯ เสด็จพระราชดำเนินไปยังจังหวัดเชียงใหม่
        ราคา 250 บาทต่อคน รวมค่าอาหารและเครื่องดื่มแล้ว
        เปิดแอป Facebook แล้วกดปุ่มตั้งค่าด้านขวาบน
        ไม่พบผลลัพธ์ที่ตรงกับการค้นหาของคุณ
        """,
    "lo": """
        ມະນຸດທຸກຄົນເກີດມາມີກຽດສັກສີ ສິດທິ ເສລີພາບ ແລະຄວາມສະເໝີພາບເທົ່າທຽມກັນ
        ທຸກໆຄົນມີເຫດຜົນ ແລະຄວາມຄິດຄວາມເຫັນສ່ວນຕົວຂອງໃຜຂອງມັນ
        ວຽງຈັນແມ່ນນະຄອນຫຼວງຂອງປະເທດລາວ
        ຂ້ອຍມັກກິນເຂົ້າໜຽວກັບປີ້ງໄກ່
        ມື້ນີ້ອາກາດດີຫຼາຍພວກເຮົາໄປຍ່າງຫຼິ້ນນຳກັນ
        ກະລຸນາໃສ່ລະຫັດຜ່ານຂອງທ່ານ
        ລົດເມຄັນນີ້ຈະອອກຈາກສະຖານີໃນຫ້ານາທີ
        ພາສາລາວເປັນພາສາທາງການຂອງສາທາລະນະລັດປະຊາທິປະໄຕປະຊາຊົນລາວ
        ແມ່ນ້ຳຂອງໄຫຼຜ່ານຫຼາຍປະເທດໃນອາຊີຕາເວັນອອກສ່ຽງໃຕ້
        ນັກຮຽນອ່ານປຶ້ມຢູ່ໃນຫ້ອງສະໝຸດ
        """,
    "km": """
        មនុស្សទាំងអស់កើតមកមានសេរីភាពនិងសមភាពក្នុងផ្នែកសេចក្ដីថ្លៃថ្នូរនិងសិទ្ធិ
        មនុស្សមានវិចារណញ្ញាណនិងសតិសម្បជញ្ញៈជាប់ពីកំណើត
        ភ្នំពេញជារាជធានីនិងជាទីក្រុងធំជាងគេបំផុតនៃប្រទេសកម្ពុជា
        ខ្ញុំចូលចិត្តញ៉ាំបាយជាមួយត្រីចៀន
        ថ្ងៃនេះអាកាសធាតុល្អណាស់យើងទៅដើរលេង
        សូមបញ្ចូលឈ្មោះអ្នកប្រើនិងពាក្យសម្ងាត់
        ភាសាខ្មែរជាភាសាផ្លូវការរបស់ប្រទេសកម្ពុជា
        អង្គរវត្តជាប្រាសាទដ៏ធំមួយនៅលើពិភពលោក
        រថភ្លើងនេះនឹងចេញដំណើរក្នុងរយៈពេលប្រាំនាទីទៀត
        គាត់រៀនភាសាអង់គ្លេសរាល់ថ្ងៃព្រោះចង់ទៅក្រៅប្រទេស
        """,
    "my": """
        လူတိုင်းသည်တူညီလွတ်လပ်သောဂုဏ်သိက္ခာဖြင့်လည်းကောင်းတူညီလွတ်လပ်သောအခွင့်အရေးများဖြင့်လည်းကောင်းမွေးဖွားလာသူများဖြစ်သည်
        ထိုသူတို့၌ပိုင်းခြားဝေဖန်တတ်သောဉာဏ်နှင့်ကျင့်ဝတ်သိတတ်သောစိတ်တို့ရှိကြသည်
        ရန်ကုန်မြို့သည်မြန်မာနိုင်ငံ၏အကြီးဆုံးမြို့ဖြစ်သည်။
        ကျွန်တော်မနက်တိုင်းထမင်းကြော်စားသည်
        ယနေ့ရာသီဥတုအလွန်ကောင်းသည်
        ကျေးဇူးပြု၍သင့်စကားဝှက်ကိုရိုက်ထည့်ပါ
        မြန်မာဘာသာစကားသည်မြန်မာနိုင်ငံ၏ရုံးသုံးဘာသာစကားဖြစ်သည်
        ကျောင်းသားများသည်စာကြည့်တိုက်တွင်စာဖတ်နေကြသည်
        ဧရာဝတီမြစ်သည်မြန်မာနိုင်ငံ၏အရှည်ဆုံးမြစ်ဖြစ်သည်
        သူသည်အင်္ဂလိပ်စာကိုနေ့တိုင်းလေ့လာသည်
        """,
}
# Signs and vowels that stand between the words of SA in the block; noise is made of these letters.
LETTERS = {"th": (0x0E01, 0x0E3A), "lo": (0x0E81, 0x0EC8), "km": (0x1780, 0x17D3), "my": (0x1000, 0x103F)}


def pieces(language, text):
    iterator = icu.BreakIterator.createLineInstance(icu.Locale(language))
    iterator.setText(text)
    start, found = 0, []
    for end in iterator:
        found.append(text[start:end])
        start = end
    return found


def noise(language, words, generator):
    text = "".join(generator.choice(words) for _ in range(generator.randint(2, 8)))
    for _ in range(generator.randint(0, 3)):
        place = generator.randrange(len(text))
        if generator.random() < 0.5:
            text = text[:place] + text[place + 1:]
        else:
            first, last = LETTERS[language]
            text = text[:place] + generator.choice([chr(c) for c in range(first, last + 1) if chr(c).isprintable()]) + text[place:]
    return text


def main():
    generator = random.Random(19)
    rows = []
    for language, block in SENTENCES.items():
        sentences = [line.strip() for line in block.strip().split("\n")]
        rows += [pieces(language, sentence) for sentence in sentences]
        words = [w.strip() for s in sentences for w in pieces(language, s) if w.strip() and ord(w[0]) >= 0x0E00]
        texts = [noise(language, words, generator) for _ in range(60)]
        rows += [pieces(language, text) for text in texts if text and not any(ord(c) < 0x0E00 for c in text)]
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "WordDivisionSample.swift")
    with open(path, "w", encoding="utf-8") as file:
        file.write("// SPDX-License-Identifier: MIT\n// SPDX-FileCopyrightText: The Tessera authors\n\n")
        file.write("// Line breaks of ICU %s, written by make-word-division.py.\n\n" % icu.ICU_VERSION)
        file.write('let wordDivisionSample = """\n' + "".join("  " + "|".join(row) + "\n" for row in rows) + '  """\n')
    print(len(rows), "texts")


main()
