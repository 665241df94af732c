// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Country names from CLDR (Python package Babel), shaped with a bundled font by HarfBuzz (Python package uharfbuzz
// 0.57.0, which contains a copy of the library). Direction and script are derived from the text. The language is
// specified for Chinese, Japanese and Korean, and otherwise English. Lines have the form font|language|text|sum of
// advances in font units. Each language's last line has ten names with spaces between them. The file exceeds 500
// lines because it contains only data.

let widthFixture = """
  Noto Sans Devanagari UI|hi|मार्शल द्वीपसमूह|5727
  Noto Sans Devanagari UI|hi|जर्सी|1677
  Noto Sans Devanagari UI|hi|बुरुंडी|1970
  Noto Sans Devanagari UI|hi|आयरलैंड|3267
  Noto Sans Devanagari UI|hi|इरिट्रिया|2761
  Noto Sans Devanagari UI|hi|हंगरी|1762
  Noto Sans Devanagari UI|hi|आइसलैंड|3445
  Noto Sans Devanagari UI|hi|ऑस्ट्रेलिया|3692
  Noto Sans Devanagari UI|hi|टोंगा|1585
  Noto Sans Devanagari UI|hi|ज़ाम्बिया|2995
  Noto Sans Devanagari UI|hi|होंडूरास|2711
  Noto Sans Devanagari UI|hi|माइक्रोनेशिया|4702
  Noto Sans Devanagari UI|hi|सैन मेरीनो|3571
  Noto Sans Devanagari UI|hi|स्लोवाकिया|4001
  Noto Sans Devanagari UI|hi|बुल्गारिया|3400
  Noto Sans Devanagari UI|hi|जिबूती|2401
  Noto Sans Devanagari UI|hi|वियतनाम|3377
  Noto Sans Devanagari UI|hi|फ़ॉकलैंड द्वीपसमूह|6559
  Noto Sans Devanagari UI|hi|पलाऊ|2270
  Noto Sans Devanagari UI|hi|अल्जीरिया|3722
  Noto Sans Devanagari UI|hi|चिली|1830
  Noto Sans Devanagari UI|hi|सेंट बार्थेलेमी|4447
  Noto Sans Devanagari UI|hi|केप वर्ड|2723
  Noto Sans Devanagari UI|hi|एंग्विला|2586
  Noto Sans Devanagari UI|hi|मोंटेनेग्रो|2738
  Noto Sans Devanagari UI|hi|पेरू|1355
  Noto Sans Devanagari UI|hi|कुवैत|1888
  Noto Sans Devanagari UI|hi|मैक्सिको|3087
  Noto Sans Devanagari UI|hi|मेडागास्कर|3816
  Noto Sans Devanagari UI|hi|फ़ेरो द्वीपसमूह|4951
  Noto Sans Devanagari UI|hi|माल्टा|2066
  Noto Sans Devanagari UI|hi|लग्ज़मबर्ग|3433
  Noto Sans Devanagari UI|hi|सेउटा और मेलिला|6411
  Noto Sans Devanagari UI|hi|जर्मनी|2154
  Noto Sans Devanagari UI|hi|मोज़ांबिक|3450
  Noto Sans Devanagari UI|hi|मोंटसेरात|3275
  Noto Sans Devanagari UI|hi|सेशेल्स|2495
  Noto Sans Devanagari UI|hi|मलावी|2350
  Noto Sans Devanagari UI|hi|यू॰एस॰ वर्जिन द्वीपसमूह|8545
  Noto Sans Devanagari UI|hi|साओ टोम और प्रिंसिपे|7861
  Noto Sans Devanagari UI|hi|फ़िलिस्तीनी क्षेत्र अल्बानिया यूनान लाइबेरिया लीबिया क्यूबा डिएगो गार्सिया आर्मेनिया सर्बिया कोलंबिया|35615
  Noto Sans Bengali UI|bn|মধ্য আফ্রিকার প্রজাতন্ত্র|9323
  Noto Sans Bengali UI|bn|আলজেরিয়া|4906
  Noto Sans Bengali UI|bn|ফিনল্যান্ড|3771
  Noto Sans Bengali UI|bn|গ্রীস|1675
  Noto Sans Bengali UI|bn|উজবেকিস্তান|5242
  Noto Sans Bengali UI|bn|বাহামা দ্বীপপুঞ্জ|5981
  Noto Sans Bengali UI|bn|লাটভিয়া|3443
  Noto Sans Bengali UI|bn|মালি|1885
  Noto Sans Bengali UI|bn|পানামা|2740
  Noto Sans Bengali UI|bn|বতসোয়ানা|4359
  Noto Sans Bengali UI|bn|তুরস্ক|2116
  Noto Sans Bengali UI|bn|জামাইকা|3674
  Noto Sans Bengali UI|bn|মার্কিন যুক্তরাষ্ট্রীয় ভার্জিন দ্বীপপুঞ্জ|13245
  Noto Sans Bengali UI|bn|কুরাসাও|3355
  Noto Sans Bengali UI|bn|মাইক্রোনেশিয়া|5745
  Noto Sans Bengali UI|bn|মালয়েশিয়া|4426
  Noto Sans Bengali UI|bn|ক্রিসমাস দ্বীপ|5307
  Noto Sans Bengali UI|bn|স্পেন|2208
  Noto Sans Bengali UI|bn|কম্বোডিয়া|3902
  Noto Sans Bengali UI|bn|সাইপ্রাস|3181
  Noto Sans Bengali UI|bn|অ্যান্টিগুয়া ও বারবুডা|8535
  Noto Sans Bengali UI|bn|ম্যাকাও এসএআর চীন|8863
  Noto Sans Bengali UI|bn|বলিভিয়া|3472
  Noto Sans Bengali UI|bn|জিব্রাল্টার|3978
  Noto Sans Bengali UI|bn|মঙ্গোলিয়া|3849
  Noto Sans Bengali UI|bn|ডোমিনিকা|4155
  Noto Sans Bengali UI|bn|গাম্বিয়া|2693
  Noto Sans Bengali UI|bn|হাইতি|2299
  Noto Sans Bengali UI|bn|যুক্তরাষ্ট্রের পার্শ্ববর্তী দ্বীপপুঞ্জ|10929
  Noto Sans Bengali UI|bn|পিটকেয়ার্ন দ্বীপপুঞ্জ|7633
  Noto Sans Bengali UI|bn|কিরিবাতি|3770
  Noto Sans Bengali UI|bn|বাংলাদেশ|3923
  Noto Sans Bengali UI|bn|যুক্তরাজ্য|3590
  Noto Sans Bengali UI|bn|চিলি|1830
  Noto Sans Bengali UI|bn|নাইজেরিয়া|4417
  Noto Sans Bengali UI|bn|নাউরু|2385
  Noto Sans Bengali UI|bn|ইথিওপিয়া|4053
  Noto Sans Bengali UI|bn|ব্রুনেই|2349
  Noto Sans Bengali UI|bn|দক্ষিণ জর্জিয়া ও দক্ষিণ স্যান্ডউইচ দ্বীপপুঞ্জ|16844
  Noto Sans Bengali UI|bn|আইসল্যান্ড|4433
  Noto Sans Bengali UI|bn|নিউয়ে নামিবিয়া জিম্বাবোয়ে বেলারুশ অস্ট্রিয়া কাতার উত্তর কোরিয়া গুয়াতেমালা জর্ডন তাঞ্জানিয়া|37956
  Noto Sans Gurmukhi UI|pa|ਮਕਾਉ ਐਸਏਆਰ ਚੀਨ|7650
  Noto Sans Gurmukhi UI|pa|ਕੋਕੋਸ (ਕੀਲਿੰਗ) ਟਾਪੂ|7035
  Noto Sans Gurmukhi UI|pa|ਉੱਤਰੀ ਮੈਕਡੋਨੀਆ|6001
  Noto Sans Gurmukhi UI|pa|ਦੱਖਣ ਕੋਰੀਆ|4534
  Noto Sans Gurmukhi UI|pa|ਸੰਯੁਕਤ ਰਾਜ|4141
  Noto Sans Gurmukhi UI|pa|ਜਪਾਨ|2088
  Noto Sans Gurmukhi UI|pa|ਯੂਨਾਈਟਡ ਕਿੰਗਡਮ|6650
  Noto Sans Gurmukhi UI|pa|ਲੇਸੋਥੋ|1868
  Noto Sans Gurmukhi UI|pa|ਰੂਸ|1175
  Noto Sans Gurmukhi UI|pa|ਸਲੋਵੇਨੀਆ|3721
  Noto Sans Gurmukhi UI|pa|ਕੀਨੀਆ|2765
  Noto Sans Gurmukhi UI|pa|ਬੁਲਗਾਰੀਆ|4082
  Noto Sans Gurmukhi UI|pa|ਮਲਾਵੀ|2331
  Noto Sans Gurmukhi UI|pa|ਪਿਟਕੇਰਨ ਟਾਪੂ|4939
  Noto Sans Gurmukhi UI|pa|ਜਰਸੀ|2046
  Noto Sans Gurmukhi UI|pa|ਮਾਲਦੀਵ|2948
  Noto Sans Gurmukhi UI|pa|ਮਾਲੀ|1764
  Noto Sans Gurmukhi UI|pa|ਸਵਾਲਬਰਡ ਅਤੇ ਜਾਨ ਮਾਯੇਨ|9589
  Noto Sans Gurmukhi UI|pa|ਅਮੈਰੀਕਨ ਸਮੋਆ|5875
  Noto Sans Gurmukhi UI|pa|ਇਰੀਟ੍ਰਿਆ|3465
  Noto Sans Gurmukhi UI|pa|ਅਰਜਨਟੀਨਾ|4298
  Noto Sans Gurmukhi UI|pa|ਪੈਰਾਗਵੇ|2724
  Noto Sans Gurmukhi UI|pa|ਚੈਕੀਆ|2515
  Noto Sans Gurmukhi UI|pa|ਗੁਆਟੇਮਾਲਾ|4042
  Noto Sans Gurmukhi UI|pa|ਤਾਜਿਕਿਸਤਾਨ|4550
  Noto Sans Gurmukhi UI|pa|ਅੰਗੋਲਾ|2401
  Noto Sans Gurmukhi UI|pa|ਲਿਖਤ ਦੀ ਗਲਤ ਦਿਸ਼ਾ|7409
  Noto Sans Gurmukhi UI|pa|ਬੇਨਿਨ|2163
  Noto Sans Gurmukhi UI|pa|ਸਪੇਨ|1837
  Noto Sans Gurmukhi UI|pa|ਸੋਲੋਮਨ ਟਾਪੂ|4177
  Noto Sans Gurmukhi UI|pa|ਜਾਰਜੀਆ|3274
  Noto Sans Gurmukhi UI|pa|ਮੋਰੱਕੋ|1797
  Noto Sans Gurmukhi UI|pa|ਯਮਨ|1939
  Noto Sans Gurmukhi UI|pa|ਲਾਈਬੀਰੀਆ|4407
  Noto Sans Gurmukhi UI|pa|ਅੰਗੁਇਲਾ|3217
  Noto Sans Gurmukhi UI|pa|ਜ਼ਾਮਬੀਆ|3301
  Noto Sans Gurmukhi UI|pa|ਸਰਬੀਆ|3019
  Noto Sans Gurmukhi UI|pa|ਪੋਲੈਂਡ|1864
  Noto Sans Gurmukhi UI|pa|ਨਿਊਜ਼ੀਲੈਂਡ|3725
  Noto Sans Gurmukhi UI|pa|ਬਹਿਰੀਨ|2929
  Noto Sans Gurmukhi UI|pa|ਲੈਬਨਾਨ ਅਜ਼ਰਬਾਈਜਾਨ ਬੰਗਲਾਦੇਸ਼ ਫ਼ਿਜੀ ਇਜ਼ਰਾਈਲ ਗ੍ਰੀਸ ਕੋਸੋਵੋ ਉਰੂਗਵੇ ਬਹਾਮਾਸ ਮੋਲਡੋਵਾ|30659
  Noto Sans Gujarati UI|gu|જીબૌટી|2707
  Noto Sans Gujarati UI|gu|મેડાગાસ્કર|3694
  Noto Sans Gujarati UI|gu|તુર્કમેનિસ્તાન|4300
  Noto Sans Gujarati UI|gu|સેંટ કિટ્સ અને નેવિસ|7512
  Noto Sans Gujarati UI|gu|સીરિયા|2545
  Noto Sans Gujarati UI|gu|રોમાનિયા|3239
  Noto Sans Gujarati UI|gu|સૅન મેરિનો|3671
  Noto Sans Gujarati UI|gu|માઇક્રોનેશિયા|4622
  Noto Sans Gujarati UI|gu|યુરોઝોન|2813
  Noto Sans Gujarati UI|gu|ચેકીયા|2295
  Noto Sans Gujarati UI|gu|ઇરાક|1855
  Noto Sans Gujarati UI|gu|આઇસલેન્ડ|3884
  Noto Sans Gujarati UI|gu|આઉટલાઈન્ગ ઓશનિયા|8588
  Noto Sans Gujarati UI|gu|બોલિવિયા|3616
  Noto Sans Gujarati UI|gu|પાકિસ્તાન|3421
  Noto Sans Gujarati UI|gu|ગિની-બિસાઉ|4670
  Noto Sans Gujarati UI|gu|ઇથિઓપિયા|4364
  Noto Sans Gujarati UI|gu|ઇક્વેટોરિયલ ગિની|6364
  Noto Sans Gujarati UI|gu|ક્લિપરટન આઇલેન્ડ|6861
  Noto Sans Gujarati UI|gu|સ્વિટ્ઝર્લૅન્ડ|3843
  Noto Sans Gujarati UI|gu|ફેરો આઇલેન્ડ્સ|5404
  Noto Sans Gujarati UI|gu|ગેબન|1934
  Noto Sans Gujarati UI|gu|ઇન્ડોનેશિયા|3986
  Noto Sans Gujarati UI|gu|નાઇજેરિયા|3836
  Noto Sans Gujarati UI|gu|ઇજિપ્ત|2633
  Noto Sans Gujarati UI|gu|કોસોવો|2594
  Noto Sans Gujarati UI|gu|તિમોર-લેસ્તે|4133
  Noto Sans Gujarati UI|gu|હંગેરી|1997
  Noto Sans Gujarati UI|gu|નીયુ|1405
  Noto Sans Gujarati UI|gu|અઝરબૈજાન|4323
  Noto Sans Gujarati UI|gu|સેંટ લુસિયા|3947
  Noto Sans Gujarati UI|gu|સ્વાલબર્ડ અને જેન મેયન|8577
  Noto Sans Gujarati UI|gu|સેન્ટ્રલ આફ્રિકન રિપબ્લિક|8854
  Noto Sans Gujarati UI|gu|યુનાઇટેડ સ્ટેટ્સ|5316
  Noto Sans Gujarati UI|gu|પનામા|2238
  Noto Sans Gujarati UI|gu|ઑસ્ટ્રેલિયા|3820
  Noto Sans Gujarati UI|gu|આઇલ ઑફ મેન|5830
  Noto Sans Gujarati UI|gu|સ્લોવેનિયા|3631
  Noto Sans Gujarati UI|gu|દક્ષિણ કોરિયા|4914
  Noto Sans Gujarati UI|gu|આયર્લેન્ડ|3133
  Noto Sans Gujarati UI|gu|ઉત્તરી મારિયાના આઇલેન્ડ્સ સ્યુડો-દ્વિદિશ મોરિશિયસ બેલારુસ મ્યાંમાર (બર્મા) પાપુઆ ન્યૂ ગિની સિંગાપુર ડોમિનિકા સિંટ માર્ટેન જર્સી|46130
  Noto Sans Tamil UI|ta|லெசோதோ|6182
  Noto Sans Tamil UI|ta|ஐக்கிய நாடுகள்|8481
  Noto Sans Tamil UI|ta|கினியா|4186
  Noto Sans Tamil UI|ta|செயின்ட் லூசியா|9203
  Noto Sans Tamil UI|ta|யூ.எஸ். கன்னித் தீவுகள்|12356
  Noto Sans Tamil UI|ta|ஸ்விட்சர்லாந்து|8149
  Noto Sans Tamil UI|ta|அறியப்படாத பிரதேசம்|11950
  Noto Sans Tamil UI|ta|அர்ஜென்டினா|7589
  Noto Sans Tamil UI|ta|மத்திய ஆப்ரிக்கக் குடியரசு|14005
  Noto Sans Tamil UI|ta|கேபான்|4166
  Noto Sans Tamil UI|ta|காம்பியா|4966
  Noto Sans Tamil UI|ta|மெக்சிகோ|5754
  Noto Sans Tamil UI|ta|தெற்கு சூடான்|7648
  Noto Sans Tamil UI|ta|கேப் வெர்டே|6581
  Noto Sans Tamil UI|ta|அங்கோலா|5972
  Noto Sans Tamil UI|ta|பிரெஞ்சு கயானா|9160
  Noto Sans Tamil UI|ta|கோஸ்டாரிகா|7139
  Noto Sans Tamil UI|ta|அர்மேனியா|6438
  Noto Sans Tamil UI|ta|கிறிஸ்துமஸ் தீவு|8866
  Noto Sans Tamil UI|ta|இந்தோனேசியா|8554
  Noto Sans Tamil UI|ta|அரூபா|3691
  Noto Sans Tamil UI|ta|பெல்ஜியம்|5797
  Noto Sans Tamil UI|ta|பஹ்ரைன்|5400
  Noto Sans Tamil UI|ta|லாவோஸ்|5311
  Noto Sans Tamil UI|ta|ஜிம்பாப்வே|6102
  Noto Sans Tamil UI|ta|பிட்கெய்ர்ன் தீவுகள்|10224
  Noto Sans Tamil UI|ta|பியூர்டோ ரிகோ|8212
  Noto Sans Tamil UI|ta|ஸ்வீடன்|4256
  Noto Sans Tamil UI|ta|லைபீரியா|5456
  Noto Sans Tamil UI|ta|எகிப்து|3712
  Noto Sans Tamil UI|ta|பெனின்|4409
  Noto Sans Tamil UI|ta|லிதுவேனியா|7225
  Noto Sans Tamil UI|ta|கத்தார்|3755
  Noto Sans Tamil UI|ta|சிங்கப்பூர்|5219
  Noto Sans Tamil UI|ta|டோகேலோ|5937
  Noto Sans Tamil UI|ta|பிரான்ஸ்|4777
  Noto Sans Tamil UI|ta|பிரெஞ்சு தெற்கு பிரதேசங்கள்|15693
  Noto Sans Tamil UI|ta|ஈக்வடார்|4549
  Noto Sans Tamil UI|ta|சான் மரினோ|7180
  Noto Sans Tamil UI|ta|ஜெர்சி|3503
  Noto Sans Tamil UI|ta|கினியா-பிஸ்ஸாவ் பனாமா சிரியா பொவேட் தீவு பஹாமாஸ் நியூ கேலிடோனியா அன்டோரா ஆஃப்கானிஸ்தான் பிலிப்பைன்ஸ் உஸ்பெகிஸ்தான்|74969
  Noto Sans Telugu UI|te|ఈక్వడార్|3570
  Noto Sans Telugu UI|te|కాంగో- బ్రాజావిల్లి|6295
  Noto Sans Telugu UI|te|బెర్ముడా|2948
  Noto Sans Telugu UI|te|లెబనాన్|3164
  Noto Sans Telugu UI|te|గ్రీన్‌ల్యాండ్|4015
  Noto Sans Telugu UI|te|కరీబియన్ నెదర్లాండ్స్|8110
  Noto Sans Telugu UI|te|బొలీవియా|4032
  Noto Sans Telugu UI|te|గ్రెనడా|2305
  Noto Sans Telugu UI|te|లాత్వియా|3894
  Noto Sans Telugu UI|te|జింబాబ్వే|3507
  Noto Sans Telugu UI|te|శ్రీలంక|2288
  Noto Sans Telugu UI|te|ఉగాండా|3235
  Noto Sans Telugu UI|te|ఈక్వటోరియల్ గినియా|8758
  Noto Sans Telugu UI|te|రువాండా|3503
  Noto Sans Telugu UI|te|చెకియా|2889
  Noto Sans Telugu UI|te|సెయింట్ బర్థెలిమి|6684
  Noto Sans Telugu UI|te|బోట్స్వానా|4137
  Noto Sans Telugu UI|te|వాటికన్ నగరం|5712
  Noto Sans Telugu UI|te|ఆంగ్విల్లా|3388
  Noto Sans Telugu UI|te|సీషెల్స్|2510
  Noto Sans Telugu UI|te|తెలియని ప్రాంతం|6594
  Noto Sans Telugu UI|te|నెదర్లాండ్స్|3953
  Noto Sans Telugu UI|te|మెక్సికో|2758
  Noto Sans Telugu UI|te|బంగ్లాదేశ్|3434
  Noto Sans Telugu UI|te|టర్క్స్ మరియు కైకోస్ దీవులు|11212
  Noto Sans Telugu UI|te|ఇథియోపియా|5289
  Noto Sans Telugu UI|te|చిలీ|1499
  Noto Sans Telugu UI|te|ఫ్రెంచ్ పోలినీషియా|7034
  Noto Sans Telugu UI|te|తుర్కియె|3449
  Noto Sans Telugu UI|te|మొనాకో|3222
  Noto Sans Telugu UI|te|అర్జెంటీనా|3711
  Noto Sans Telugu UI|te|స్లొవేకియా|3858
  Noto Sans Telugu UI|te|రష్యా|2082
  Noto Sans Telugu UI|te|వెనిజులా|3428
  Noto Sans Telugu UI|te|అజర్బైజాన్|4388
  Noto Sans Telugu UI|te|ఇరాక్|2155
  Noto Sans Telugu UI|te|మాల్దీవులు|4165
  Noto Sans Telugu UI|te|ట్యునీషియా|4586
  Noto Sans Telugu UI|te|పాపువా న్యూ గినియా|8332
  Noto Sans Telugu UI|te|క్రిస్మస్ దీవి|3865
  Noto Sans Telugu UI|te|డెన్మార్క్ ఫ్రెంచ్ దక్షిణ ప్రాంతాలు అరుబా దక్షిణ ఆఫ్రికా స్లోవేనియా సెయింట్ లూసియా భారతదేశం క్లిప్పర్టన్ దీవి ఈజిప్ట్ హైతీ|45730
  Noto Sans Kannada UI|kn|ಅಫಘಾನಿಸ್ಥಾನ|5784
  Noto Sans Kannada UI|kn|ಪಲಾವು|3056
  Noto Sans Kannada UI|kn|ರಷ್ಯಾ|2161
  Noto Sans Kannada UI|kn|ಯೂರೋಝೋನ್‌|7079
  Noto Sans Kannada UI|kn|ಟ್ರಿನಿಡಾಡ್ ಮತ್ತು ಟೊಬಾಗೊ|10966
  Noto Sans Kannada UI|kn|ಸಂಯುಕ್ತ ಸಂಸ್ಥಾನಗಳು|8853
  Noto Sans Kannada UI|kn|ಪಿಟ್‌ಕೈರ್ನ್ ದ್ವೀಪಗಳು|8326
  Noto Sans Kannada UI|kn|ದಕ್ಷಿಣ ಜಾರ್ಜಿಯಾ ಮತ್ತು ದಕ್ಷಿಣ ಸ್ಯಾಂಡ್‍ವಿಚ್ ದ್ವೀಪಗಳು|21128
  Noto Sans Kannada UI|kn|ಲೆಸೊಥೊ|3735
  Noto Sans Kannada UI|kn|ಜಿಬೂಟಿ|3136
  Noto Sans Kannada UI|kn|ಉಜ್ಬೇಕಿಸ್ಥಾನ್|5345
  Noto Sans Kannada UI|kn|ಕಝಾಕಿಸ್ಥಾನ್|5264
  Noto Sans Kannada UI|kn|ಸೆನೆಗಲ್|3159
  Noto Sans Kannada UI|kn|ಚಾದ್|2320
  Noto Sans Kannada UI|kn|ಸ್ಪೇನ್|2215
  Noto Sans Kannada UI|kn|ಪ್ಯಾಲೇಸ್ಟೇನಿಯನ್ ಪ್ರದೇಶಗಳು|11731
  Noto Sans Kannada UI|kn|ಬಲ್ಗೇರಿಯಾ|4418
  Noto Sans Kannada UI|kn|ಕೊಮೊರೊಸ್|5278
  Noto Sans Kannada UI|kn|ಘಾನಾ|2571
  Noto Sans Kannada UI|kn|ಉತ್ತರ ಮರಿಯಾನಾ ದ್ವೀಪಗಳು|11664
  Noto Sans Kannada UI|kn|ಸ್ಯುಡೊ-ಬಿಡಿ|4759
  Noto Sans Kannada UI|kn|ಸುಡಾನ್|3313
  Noto Sans Kannada UI|kn|ನೆದರ್‌ಲ್ಯಾಂಡ್ಸ್|5564
  Noto Sans Kannada UI|kn|ದಕ್ಷಿಣ ಸುಡಾನ್|5804
  Noto Sans Kannada UI|kn|ಕ್ರಿಸ್ಮಸ್ ದ್ವೀಪ|5023
  Noto Sans Kannada UI|kn|ಲೆಬನಾನ್|3752
  Noto Sans Kannada UI|kn|ಮಯೊಟ್ಟೆ|3821
  Noto Sans Kannada UI|kn|ತುರ್ಕಿಯೆ|3463
  Noto Sans Kannada UI|kn|ಯೆಮನ್|3515
  Noto Sans Kannada UI|kn|ಐಸ್‌ಲ್ಯಾಂಡ್|4905
  Noto Sans Kannada UI|kn|ಮೊಜಾಂಬಿಕ್|5023
  Noto Sans Kannada UI|kn|ಪ್ಯೂರ್ಟೋ ರಿಕೊ|6491
  Noto Sans Kannada UI|kn|ಎಸ್ವಾಟಿನಿ|3630
  Noto Sans Kannada UI|kn|ಸ್ಯುಡೊ ಉಚ್ಛಾರಣೆಗಳು|8981
  Noto Sans Kannada UI|kn|ಗ್ರೆನೆಡಾ|2710
  Noto Sans Kannada UI|kn|ಟುವಾಲು|3545
  Noto Sans Kannada UI|kn|ಬೆಲಿಜ್|2688
  Noto Sans Kannada UI|kn|ಈಕ್ವೆಟೋರಿಯಲ್ ಗಿನಿ|8437
  Noto Sans Kannada UI|kn|ಆಸ್ಟ್ರೇಲಿಯಾ|5073
  Noto Sans Kannada UI|kn|ಬೊಲಿವಿಯಾ|4949
  Noto Sans Kannada UI|kn|ವಾಲಿಸ್ ಮತ್ತು ಫುಟುನಾ ದಕ್ಷಿಣ ಕೊರಿಯಾ ಸೀಶೆಲ್ಲೆಸ್ ಚೀನಾ ನ್ಯೂಜಿಲೆಂಡ್ ಟೊಂಗಾ ಅಲ್ಬೇನಿಯಾ ಲಾವೋಸ್ ಬಾಂಗ್ಲಾದೇಶ ಗುವಾಮ್|49339
  Noto Sans Malayalam UI|ml|അർമേനിയ|5723
  Noto Sans Malayalam UI|ml|പരാഗ്വേ|3856
  Noto Sans Malayalam UI|ml|ബർമുഡ|4320
  Noto Sans Malayalam UI|ml|ഗ്വാഡലൂപ്പ്|4939
  Noto Sans Malayalam UI|ml|സെയൂത്ത ആൻഡ് മെലിയ|13140
  Noto Sans Malayalam UI|ml|ബ്രിട്ടീഷ് വെർജിൻ ദ്വീപുകൾ|13366
  Noto Sans Malayalam UI|ml|മഡഗാസ്കർ|6344
  Noto Sans Malayalam UI|ml|ക്രൊയേഷ്യ|5479
  Noto Sans Malayalam UI|ml|ബംഗ്ലാദേശ്|5436
  Noto Sans Malayalam UI|ml|ലക്സംബർഗ്|6512
  Noto Sans Malayalam UI|ml|ഫ്രഞ്ച് ദക്ഷിണ ഭൂപ്രദേശം|12338
  Noto Sans Malayalam UI|ml|സാവോ ടോമും പ്രിൻസിപെയും|14791
  Noto Sans Malayalam UI|ml|ബ്രസീൽ|4184
  Noto Sans Malayalam UI|ml|തായ്‌വാൻ|5077
  Noto Sans Malayalam UI|ml|നമീബിയ|4431
  Noto Sans Malayalam UI|ml|അറൂബ|3778
  Noto Sans Malayalam UI|ml|ഗ്വാട്ടിമാല|4506
  Noto Sans Malayalam UI|ml|ലിച്ചൺസ്റ്റൈൻ|7254
  Noto Sans Malayalam UI|ml|ന്യൂസിലൻഡ്|6145
  Noto Sans Malayalam UI|ml|അംഗോള|4668
  Noto Sans Malayalam UI|ml|കോക്കസ് (കീലിംഗ്) ദ്വീപുകൾ|14274
  Noto Sans Malayalam UI|ml|പലാവു|3549
  Noto Sans Malayalam UI|ml|അലൻഡ് ദ്വീപുകൾ|9355
  Noto Sans Malayalam UI|ml|മാർഷൽ ദ്വീപുകൾ|9026
  Noto Sans Malayalam UI|ml|ജോർജ്ജിയ|5932
  Noto Sans Malayalam UI|ml|ജിബ്രാൾട്ടർ|5549
  Noto Sans Malayalam UI|ml|സിംബാബ്‌വേ|6573
  Noto Sans Malayalam UI|ml|അന്റാർട്ടിക്ക|6093
  Noto Sans Malayalam UI|ml|മൊണ്ടെസരത്ത്|7837
  Noto Sans Malayalam UI|ml|പോർച്ചുഗൽ|6111
  Noto Sans Malayalam UI|ml|ഗേൺസി|4462
  Noto Sans Malayalam UI|ml|ഡൊമിനിക്ക|6038
  Noto Sans Malayalam UI|ml|മെക്സിക്കോ|6532
  Noto Sans Malayalam UI|ml|ക്യൂബ|2983
  Noto Sans Malayalam UI|ml|യൂറോപ്യൻ യൂണിയൻ|10642
  Noto Sans Malayalam UI|ml|പോളണ്ട്|4181
  Noto Sans Malayalam UI|ml|സിന്റ് മാർട്ടെൻ|7310
  Noto Sans Malayalam UI|ml|വെനിസ്വേല|5717
  Noto Sans Malayalam UI|ml|ബെലറൂസ്|5080
  Noto Sans Malayalam UI|ml|ഫറോ ദ്വീപുകൾ|7618
  Noto Sans Malayalam UI|ml|കസാഖിസ്ഥാൻ ടോംഗ യൂറോസോൺ മക്കാവു എസ്.എ.ആർ. ചൈന സെർബിയ പെറു ഓസ്‌ട്രേലിയ അൾജീരിയ ഡൊമിനിക്കൻ റിപ്പബ്ലിക്ക് അസൻഷൻ ദ്വീപ്|75153
  Noto Sans Sinhala UI|si|යේමනය|4068
  Noto Sans Sinhala UI|si|ලිතුවේනියාව|6151
  Noto Sans Sinhala UI|si|ලෙබනනය|5088
  Noto Sans Sinhala UI|si|ට්‍රිස්ටන් ද කුන්හා|8195
  Noto Sans Sinhala UI|si|පාකිස්තානය|5980
  Noto Sans Sinhala UI|si|ශාන්ත මාර්ටින්|7304
  Noto Sans Sinhala UI|si|මොන්සෙරාට්|6044
  Noto Sans Sinhala UI|si|අයිස්ලන්තය|5919
  Noto Sans Sinhala UI|si|එක්සත් අරාබි එමිර් රාජ්‍යය|13252
  Noto Sans Sinhala UI|si|දකුණු ප්‍රංශ දූපත් සමූහය|12215
  Noto Sans Sinhala UI|si|වනුවාටු|3722
  Noto Sans Sinhala UI|si|ඩොමිනිකා ජනරජය|9521
  Noto Sans Sinhala UI|si|සුරිනාමය|4468
  Noto Sans Sinhala UI|si|ඇන්ටාක්ටිකාව|7044
  Noto Sans Sinhala UI|si|උතුරු මැසිඩෝනියාව|9889
  Noto Sans Sinhala UI|si|ජෝර්ජියාව|5177
  Noto Sans Sinhala UI|si|ශ්‍රී ලංකාව|4862
  Noto Sans Sinhala UI|si|රුමේනියාව|5400
  Noto Sans Sinhala UI|si|ස්ලෝවේනියාව|7001
  Noto Sans Sinhala UI|si|ඕලන්ඩ් දූපත්|6371
  Noto Sans Sinhala UI|si|සැමෝවා|4102
  Noto Sans Sinhala UI|si|ජෝර්දානය|5144
  Noto Sans Sinhala UI|si|චීනය|2589
  Noto Sans Sinhala UI|si|ටජිකිස්තානය|6453
  Noto Sans Sinhala UI|si|ලයිබීරියාව|5178
  Noto Sans Sinhala UI|si|හඳුනා නොගත් කළාපය|11407
  Noto Sans Sinhala UI|si|ජිබ්‍රෝල්ටාව|5430
  Noto Sans Sinhala UI|si|බුරුන්දි|3418
  Noto Sans Sinhala UI|si|පිට්කෙය්න් දූපත්|7810
  Noto Sans Sinhala UI|si|නෝෆෝක් දූපත|7536
  Noto Sans Sinhala UI|si|මොන්ගෝලියාව|7445
  Noto Sans Sinhala UI|si|ස්ලෝවැකියාව|6723
  Noto Sans Sinhala UI|si|තායිලන්තය|5652
  Noto Sans Sinhala UI|si|මධ්‍යම අප්‍රිකානු ජනරජය|11998
  Noto Sans Sinhala UI|si|බංග්ලාදේශය|6376
  Noto Sans Sinhala UI|si|නෙදර්ලන්තය|6448
  Noto Sans Sinhala UI|si|ඕස්ට්‍රේලියාව|5921
  Noto Sans Sinhala UI|si|නිකරගුවාව|5546
  Noto Sans Sinhala UI|si|ග්වෝඩලෝප්|6173
  Noto Sans Sinhala UI|si|ස්වෙල්බර්ඩ් සහ ජේන් මයේන්|14470
  Noto Sans Sinhala UI|si|මැඩගස්කරය නේපාලය ඉන්දියාව අයිල් ඔෆ් මෑන් චැච් වැලිස් සහ ෆුටුනා ගැම්බියාව කිරිබති ශාන්ත මාර්ටෙන් හයිටි|55933
  Noto Sans Thai UI|th|เซนต์บาร์เธเลมี|5875
  Noto Sans Thai UI|th|สวีเดน|2578
  Noto Sans Thai UI|th|หมู่เกาะรอบนอกของสหรัฐอเมริกา|13122
  Noto Sans Thai UI|th|เซเนกัล|2912
  Noto Sans Thai UI|th|เกาะเซาท์จอร์เจียและหมู่เกาะเซาท์แซนด์วิช|16023
  Noto Sans Thai UI|th|เปอร์โตริโก|4281
  Noto Sans Thai UI|th|ลักเซมเบิร์ก|4600
  Noto Sans Thai UI|th|สโลวีเนีย|3429
  Noto Sans Thai UI|th|มาลาวี|2489
  Noto Sans Thai UI|th|ภูฏาน|2225
  Noto Sans Thai UI|th|มอลตา|2801
  Noto Sans Thai UI|th|อียิปต์|2409
  Noto Sans Thai UI|th|อิตาลี|2187
  Noto Sans Thai UI|th|เนเธอร์แลนด์|5141
  Noto Sans Thai UI|th|วาลลิสและฟุตูนา|6416
  Noto Sans Thai UI|th|ลาว|1469
  Noto Sans Thai UI|th|เขตปกครองพิเศษมาเก๊าแห่งสาธารณรัฐประชาชนจีน|20200
  Noto Sans Thai UI|th|เบอร์มิวดา|4078
  Noto Sans Thai UI|th|นิวแคลิโดเนีย|5258
  Noto Sans Thai UI|th|เกาหลีเหนือ|4528
  Noto Sans Thai UI|th|โครเอเชีย|3686
  Noto Sans Thai UI|th|เกาะคลิปเปอร์ตัน|6629
  Noto Sans Thai UI|th|หมู่เกาะบริติชเวอร์จิน|8102
  Noto Sans Thai UI|th|กายอานา|3599
  Noto Sans Thai UI|th|จิบูตี|1772
  Noto Sans Thai UI|th|มาลี|1591
  Noto Sans Thai UI|th|สหรัฐอเมริกา|5171
  Noto Sans Thai UI|th|บาห์เรน|2983
  Noto Sans Thai UI|th|คองโก - บราซซาวิล|7554
  Noto Sans Thai UI|th|ซินต์มาร์เทน|4830
  Noto Sans Thai UI|th|บาร์เบโดส|3872
  Noto Sans Thai UI|th|บริติชอินเดียนโอเชียนเทร์ริทอรี|12036
  Noto Sans Thai UI|th|ฝรั่งเศส|3162
  Noto Sans Thai UI|th|หมู่เกาะโซโลมอน|6362
  Noto Sans Thai UI|th|เช็ก|1433
  Noto Sans Thai UI|th|แคนาดา|3213
  Noto Sans Thai UI|th|มอริเตเนีย|4093
  Noto Sans Thai UI|th|นครวาติกัน|4462
  Noto Sans Thai UI|th|คาซัคสถาน|4383
  Noto Sans Thai UI|th|บูร์กินาฟาโซ|4651
  Noto Sans Thai UI|th|อาร์เจนตินา กาตาร์ เซวตาและเมลียา เซนต์วินเซนต์และเกรนาดีนส์ ไนเจอร์ ฟิจิ เบลเยียม เบลารุส โปรตุเกส เปรู|41987
  Noto Sans Lao UI|lo|ຄູຣາຊາວ|3042
  Noto Sans Lao UI|lo|ຣັດເຊຍ|2738
  Noto Sans Lao UI|lo|ນີອູເອ|2115
  Noto Sans Lao UI|lo|ອັນດໍຣາ|2782
  Noto Sans Lao UI|lo|ສະວິດເຊີແລນ|4833
  Noto Sans Lao UI|lo|ສາທາລະນະລັດແກມເບຍ|8418
  Noto Sans Lao UI|lo|ໂມນໂດວາ|3295
  Noto Sans Lao UI|lo|ປາປົວນິວກີນີ|4518
  Noto Sans Lao UI|lo|ສະຫະລັດອາຣັບເອມິເຣດ|8505
  Noto Sans Lao UI|lo|ຫມູ່ເກາະໂກໂກສ|5292
  Noto Sans Lao UI|lo|ປາກິດສະຖານ|4701
  Noto Sans Lao UI|lo|ກາບອນ|2756
  Noto Sans Lao UI|lo|ນິວ ຄາເລໂດເນຍ|5675
  Noto Sans Lao UI|lo|ມາເລເຊຍ|3321
  Noto Sans Lao UI|lo|ແຊນ ມາຣິໂນ|4403
  Noto Sans Lao UI|lo|ອິສຣາເອວ|3643
  Noto Sans Lao UI|lo|ອິນເດຍ|2742
  Noto Sans Lao UI|lo|ມາຢັອດ|2786
  Noto Sans Lao UI|lo|ໝູ່ເກາະຄານາຣີ|5014
  Noto Sans Lao UI|lo|ເຊັກເຊຍ|2992
  Noto Sans Lao UI|lo|ລິທົວເນຍ|3415
  Noto Sans Lao UI|lo|ຄຽກກິດສະຖານ|5559
  Noto Sans Lao UI|lo|ບູຣຸນດິ|2458
  Noto Sans Lao UI|lo|ເບລາຣຸສ|3063
  Noto Sans Lao UI|lo|ອາເຈນທິນາ|4022
  Noto Sans Lao UI|lo|ໄຕ້ຫວັນ|2869
  Noto Sans Lao UI|lo|ແອນທິກົວ ແລະ ບາບູດາ|8139
  Noto Sans Lao UI|lo|ສີລັງກາ|2538
  Noto Sans Lao UI|lo|ກາຍຢານາ|3391
  Noto Sans Lao UI|lo|ເທີກເມນິສະຖານ|5636
  Noto Sans Lao UI|lo|ລິເບຍ|2115
  Noto Sans Lao UI|lo|ຊີເຣຍ|2105
  Noto Sans Lao UI|lo|ກຳປູເຈຍ|2978
  Noto Sans Lao UI|lo|ເຊນ ຄິດ ແລະ ເນວິສ|7108
  Noto Sans Lao UI|lo|ເບວຢຽມ|3256
  Noto Sans Lao UI|lo|ໂບລິເວຍ|2969
  Noto Sans Lao UI|lo|ການາ|1852
  Noto Sans Lao UI|lo|ໝູ່ເກາະພິດແຄນ|5637
  Noto Sans Lao UI|lo|ຫມູ່ເກາະຟອກແລນ|6584
  Noto Sans Lao UI|lo|ໄນຈີເຣຍ|2979
  Noto Sans Lao UI|lo|ເບີກິນາ ຟາໂຊ ເລໂຊໂທ ໄຊປຣັສ ຄິວບາ ກາຕາ ສາທາລະນະລັດອາຟຣິກາກາງ ນາອູຣູ ກິນີ ບອດສະເນຍ ແລະ ແຮສໂກວີນາ ໂຊມາເລຍ|43354
  Noto Sans Khmer UI|km|ជប៉ុន|1905
  Noto Sans Khmer UI|km|ម៉ាលី|1851
  Noto Sans Khmer UI|km|ម៉ូណាកូ|2799
  Noto Sans Khmer UI|km|អេត្យូពី|2491
  Noto Sans Khmer UI|km|តំបន់ជាយអូសេអានី|7200
  Noto Sans Khmer UI|km|កោះ​ហឺដនិង​ម៉ាក់ដូណាល់|9081
  Noto Sans Khmer UI|km|សង់ព្យែរ និង​មីគីឡុង|7353
  Noto Sans Khmer UI|km|ហៃទី|1815
  Noto Sans Khmer UI|km|អូស្ត្រាលី|3066
  Noto Sans Khmer UI|km|ហ្គេនស៊ី|2779
  Noto Sans Khmer UI|km|កូសូវ៉ូ|1890
  Noto Sans Khmer UI|km|កោះ​ហ្សកហ្ស៊ី​ខាងត្បូង និង សង់វិច​ខាងត្បូង|15232
  Noto Sans Khmer UI|km|ប៉ារ៉ាហ្គាយ|3707
  Noto Sans Khmer UI|km|ម៉ាដាហ្គាស្កា|4278
  Noto Sans Khmer UI|km|កោះ​ណ័រហ្វក់|4690
  Noto Sans Khmer UI|km|អ៊ុយក្រែន|3434
  Noto Sans Khmer UI|km|គិរីបាទី|2445
  Noto Sans Khmer UI|km|វ៉ាលីស និង​ហ្វូទូណា|7056
  Noto Sans Khmer UI|km|រូម៉ានី|1846
  Noto Sans Khmer UI|km|ទ្រីស្តង់​ដា​ចូនហា|5838
  Noto Sans Khmer UI|km|បេលី|1851
  Noto Sans Khmer UI|km|កេនយ៉ា|2800
  Noto Sans Khmer UI|km|ប៉ាពូអាស៊ី​នូវែលហ្គីណេ|8052
  Noto Sans Khmer UI|km|ព្រុយណេ|3403
  Noto Sans Khmer UI|km|អូម៉ង់|1905
  Noto Sans Khmer UI|km|រវ៉ាន់ដា|2461
  Noto Sans Khmer UI|km|សាធារណរដ្ឋ​ដូមីនីក|7131
  Noto Sans Khmer UI|km|សំប៊ី|1563
  Noto Sans Khmer UI|km|កោះ​ភីតកាន|4427
  Noto Sans Khmer UI|km|កោះ​វឺជីន​អាមេរិក|5974
  Noto Sans Khmer UI|km|កូវ៉ែត|1885
  Noto Sans Khmer UI|km|បូលីវី|1889
  Noto Sans Khmer UI|km|ណៀ|1816
  Noto Sans Khmer UI|km|ម៉ុងហ្គោលី|3702
  Noto Sans Khmer UI|km|លិចតិនស្ដាញ|4981
  Noto Sans Khmer UI|km|សូម៉ាលី|2779
  Noto Sans Khmer UI|km|សង់​ហេឡេណា|5441
  Noto Sans Khmer UI|km|ស្លូវ៉ាគី|2178
  Noto Sans Khmer UI|km|អែលសាល់វ៉ាឌ័រ|5533
  Noto Sans Khmer UI|km|អែលអុហ្វមែន|4972
  Noto Sans Khmer UI|km|សៅតូម៉េ និង ប្រាំងស៊ីប សាហារ៉ាខាងលិច ឥណ្ឌូណេស៊ី កោះ​អាសេនសិន ស្លូវេនី ហ្វ៊ីលីពីន អង់ហ្គីឡា កម្ពុជា ឡេតូនី អាល្លឺម៉ង់|43388
  Noto Sans Myanmar UI|my|စိန့်ကစ်နှင့်နီဗီစ်|6242
  Noto Sans Myanmar UI|my|နီပေါ|2131
  Noto Sans Myanmar UI|my|အာဂျင်တီးနား|5949
  Noto Sans Myanmar UI|my|ကိတ်ဗာဒီ|4024
  Noto Sans Myanmar UI|my|လီဆိုသို|3380
  Noto Sans Myanmar UI|my|စပိန်|1920
  Noto Sans Myanmar UI|my|ရီယူနီယန်|4081
  Noto Sans Myanmar UI|my|နီဥူအေ|3378
  Noto Sans Myanmar UI|my|သမုဒ္ဒရာ အပြင်ဘက်ရှိ ကျွန်းနိုင်ငံများ|15628
  Noto Sans Myanmar UI|my|ဘယ်လ်ဂျီယမ်|6103
  Noto Sans Myanmar UI|my|မြောက်ကိုရီးယား|7198
  Noto Sans Myanmar UI|my|ဗြိတိသျှပိုင် အိန္ဒိယသမုဒ္ဒရာကျွန်းများ|15451
  Noto Sans Myanmar UI|my|တူရကီ|2937
  Noto Sans Myanmar UI|my|စင့်မာတင်|4234
  Noto Sans Myanmar UI|my|ကိုဆိုဗို|2927
  Noto Sans Myanmar UI|my|ဂူအမ်|2412
  Noto Sans Myanmar UI|my|အန်တီဂွါနှင့် ဘာဘူဒါ|8852
  Noto Sans Myanmar UI|my|မဒါဂတ်စကား|5979
  Noto Sans Myanmar UI|my|အန်ဒိုရာ|3427
  Noto Sans Myanmar UI|my|မော်ရီတေးနီးယား|7379
  Noto Sans Myanmar UI|my|ဖာရိုး ကျွန်းစုများ|7130
  Noto Sans Myanmar UI|my|ထိုင်း|2121
  Noto Sans Myanmar UI|my|လက်ဘနွန်|4574
  Noto Sans Myanmar UI|my|ဟွန်ဒူးရပ်စ်|4719
  Noto Sans Myanmar UI|my|ဘာရိန်း|3189
  Noto Sans Myanmar UI|my|မြန်မာ|2611
  Noto Sans Myanmar UI|my|တာဂျီကစ္စတန်|6001
  Noto Sans Myanmar UI|my|ဆူဒန်|2337
  Noto Sans Myanmar UI|my|ရဝန်ဒါ|2840
  Noto Sans Myanmar UI|my|တွန်ဂါ|2629
  Noto Sans Myanmar UI|my|လစ်ဗျား|3539
  Noto Sans Myanmar UI|my|အယ်လ်ဂျီးရီးယား|7558
  Noto Sans Myanmar UI|my|စင်္ကာပူ|2934
  Noto Sans Myanmar UI|my|အီဂျစ်|2667
  Noto Sans Myanmar UI|my|ချီလီ|2059
  Noto Sans Myanmar UI|my|ဘော့ဆွာနာ|4819
  Noto Sans Myanmar UI|my|ကိုလံဘီယာ|4960
  Noto Sans Myanmar UI|my|မန်ကျွန်း|3543
  Noto Sans Myanmar UI|my|ဘူလ်ဂေးရီးယား|6849
  Noto Sans Myanmar UI|my|မိုဇမ်ဘစ်|3834
  Noto Sans Myanmar UI|my|ဆောင်တူမေးနှင့် ပရင်စီပီ ပါရာဂွေး ဂမ်ဘီရာ ဆွာဇီလန် ဂွါတီမာလာ ပီရူး ဗဟို အာဖရိက ပြည်ထောင်စု ဆိုက်ပရပ်စ် ဘူဗက်ကျွန်း ကျူးဘား|56836
  Noto Sans Georgian|ka|ბენინი|3532
  Noto Sans Georgian|ka|ბრუნეი|3749
  Noto Sans Georgian|ka|სეუტა და მელილა|9518
  Noto Sans Georgian|ka|ლიბერია|4772
  Noto Sans Georgian|ka|სლოვაკეთი|6207
  Noto Sans Georgian|ka|კენია|2872
  Noto Sans Georgian|ka|ანდორა|4190
  Noto Sans Georgian|ka|სამხრეთ ჯორჯია და სამხრეთ სენდვიჩის კუნძულები|27212
  Noto Sans Georgian|ka|სვაზილენდი|6585
  Noto Sans Georgian|ka|ჯერსი|3146
  Noto Sans Georgian|ka|ჩრდილოეთ მაკედონია|12185
  Noto Sans Georgian|ka|ახალი ზელანდია|9070
  Noto Sans Georgian|ka|ბურკინა-ფასო|7415
  Noto Sans Georgian|ka|ჰერდი და მაკდონალდის კუნძულები|19131
  Noto Sans Georgian|ka|სენტ-ვინსენტი და გრენადინები|16586
  Noto Sans Georgian|ka|ბრიტანეთის ტერიტორია ინდოეთის ოკეანეში|23912
  Noto Sans Georgian|ka|ჩილე|2836
  Noto Sans Georgian|ka|აშშ-ის ვირჯინის კუნძულები|14463
  Noto Sans Georgian|ka|ტაილანდი|5589
  Noto Sans Georgian|ka|კუბა|2325
  Noto Sans Georgian|ka|ეკვატორული გვინეა|10628
  Noto Sans Georgian|ka|ნორფოლკის კუნძული|11605
  Noto Sans Georgian|ka|ტონგა|3282
  Noto Sans Georgian|ka|ლატვია|4100
  Noto Sans Georgian|ka|ტიმორ-ლესტე|7493
  Noto Sans Georgian|ka|ჩრდილოეთ კორეა|9753
  Noto Sans Georgian|ka|ავსტრია|4388
  Noto Sans Georgian|ka|ურუგვაი|4290
  Noto Sans Georgian|ka|სოლომონის კუნძულები|12576
  Noto Sans Georgian|ka|სალვადორი|6404
  Noto Sans Georgian|ka|კანადა|3699
  Noto Sans Georgian|ka|ეგვიპტე|4271
  Noto Sans Georgian|ka|მალავი|3917
  Noto Sans Georgian|ka|გამბია|3459
  Noto Sans Georgian|ka|სენ-მარტენი|6571
  Noto Sans Georgian|ka|ბაჰამის კუნძულები|10136
  Noto Sans Georgian|ka|ინდოეთი|4897
  Noto Sans Georgian|ka|მოლდოვა|5283
  Noto Sans Georgian|ka|პერუ|2540
  Noto Sans Georgian|ka|ბელარუსი|5387
  Noto Sans Georgian|ka|სენ-პიერი და მიკელონი იტალია ქალაქი ვატიკანი მავრიტანია გერმანია სამხრეთ აფრიკის რესპუბლიკა სენ-ბართელმი კიურასაო სან-მარინო ალანდის კუნძულები|84902
  Noto Sans Armenian|hy|Ղազախստան|7171
  Noto Sans Armenian|hy|Սուրբ Հեղինեի կղզի|9888
  Noto Sans Armenian|hy|Նոր Կալեդոնիա|7927
  Noto Sans Armenian|hy|Կիպրոս|4017
  Noto Sans Armenian|hy|Նաուրու|3955
  Noto Sans Armenian|hy|Կաբո Վերդե|6302
  Noto Sans Armenian|hy|Հոնկոնգի ՀՎՇ|6992
  Noto Sans Armenian|hy|Սլովակիա|5194
  Noto Sans Armenian|hy|Համբարձման կղզի|9539
  Noto Sans Armenian|hy|Բութան|3788
  Noto Sans Armenian|hy|Մոնակո|4114
  Noto Sans Armenian|hy|Ալանդյան կղզիներ|9496
  Noto Sans Armenian|hy|Մեքսիկա|4709
  Noto Sans Armenian|hy|ԱՄՆ Վիրջինյան կղզիներ|12442
  Noto Sans Armenian|hy|Մալայզիա|5286
  Noto Sans Armenian|hy|Հայիթի|3567
  Noto Sans Armenian|hy|Նիուե|2727
  Noto Sans Armenian|hy|Թաիլանդ|4753
  Noto Sans Armenian|hy|Բրիտանական տարածք Հնդկական Օվկիանոսում|24906
  Noto Sans Armenian|hy|կեղծ երկուղղված|8603
  Noto Sans Armenian|hy|Սիեռա Լեոնե|6520
  Noto Sans Armenian|hy|Սենթ Քիտս և Նևիս|9193
  Noto Sans Armenian|hy|Շվեյցարիա|5747
  Noto Sans Armenian|hy|Սլովենիա|4873
  Noto Sans Armenian|hy|Լատվիա|4403
  Noto Sans Armenian|hy|Սամոա|3764
  Noto Sans Armenian|hy|Սերբիա|4033
  Noto Sans Armenian|hy|Բոսնիա և Հերցեգովինա|12051
  Noto Sans Armenian|hy|Չեխիա|3668
  Noto Sans Armenian|hy|Պերու|2892
  Noto Sans Armenian|hy|Նիգեր|3058
  Noto Sans Armenian|hy|Պապուա Նոր Գվինեա|10894
  Noto Sans Armenian|hy|Ֆրանսիական Պոլինեզիա|12920
  Noto Sans Armenian|hy|Թըրքս և Կայկոս կղզիներ|12490
  Noto Sans Armenian|hy|Շրի Լանկա|5556
  Noto Sans Armenian|hy|Գրենադա|5032
  Noto Sans Armenian|hy|Հարավային Կորեա|9616
  Noto Sans Armenian|hy|Սաուդյան Արաբիա|9697
  Noto Sans Armenian|hy|Լիբանան|4644
  Noto Sans Armenian|hy|Բրազիլիա|5242
  Noto Sans Armenian|hy|Ուոլիս և Ֆուտունա Մեն կղզի Սինգապուր Անգուիլա Լեսոտո Պանամա Կոստա Ռիկա Տոկելաու Բրունեյ Ղրղզստան|56018
  Noto Sans Ethiopic|am|ሩስያ|1716
  Noto Sans Ethiopic|am|ስዊዘርላንድ|4025
  Noto Sans Ethiopic|am|ኢንዶኔዢያ|3536
  Noto Sans Ethiopic|am|ኢራን|1807
  Noto Sans Ethiopic|am|ሶማሊያ|2736
  Noto Sans Ethiopic|am|ሌሶቶ|1991
  Noto Sans Ethiopic|am|ዶመኒካን ሪፑብሊክ|6680
  Noto Sans Ethiopic|am|ፓፑዋ ኒው ጊኒ|4982
  Noto Sans Ethiopic|am|ኢራቅ|2030
  Noto Sans Ethiopic|am|የፋሮ ደሴቶች|4621
  Noto Sans Ethiopic|am|ቼቺያ|1730
  Noto Sans Ethiopic|am|ኒካራጓ|2261
  Noto Sans Ethiopic|am|አንቲጓ እና ባርቡዳ|6304
  Noto Sans Ethiopic|am|ሴንት ሄለና|3677
  Noto Sans Ethiopic|am|ቡልጋሪያ|3016
  Noto Sans Ethiopic|am|ስሎቫኪያ|3430
  Noto Sans Ethiopic|am|ትሪናዳድ እና ቶቤጎ|6484
  Noto Sans Ethiopic|am|ፈረንሳይ|3012
  Noto Sans Ethiopic|am|ኖርፎልክ ደሴት|5289
  Noto Sans Ethiopic|am|ቺሊ|1388
  Noto Sans Ethiopic|am|ሊችተንስታይን|4705
  Noto Sans Ethiopic|am|ኪርጊስታን|3704
  Noto Sans Ethiopic|am|ኡዝቤኪስታን|4523
  Noto Sans Ethiopic|am|ኢትዮጵያ|2943
  Noto Sans Ethiopic|am|የአላንድ ደሴቶች|5658
  Noto Sans Ethiopic|am|ዲዬጎ ጋርሲያ|4567
  Noto Sans Ethiopic|am|ቻይና|1756
  Noto Sans Ethiopic|am|ኩዌት|2052
  Noto Sans Ethiopic|am|ማልዲቭስ|3681
  Noto Sans Ethiopic|am|ሴኔጋል|2483
  Noto Sans Ethiopic|am|ሊቱዌኒያ|2954
  Noto Sans Ethiopic|am|ሀንጋሪ|2245
  Noto Sans Ethiopic|am|ኩባ|1381
  Noto Sans Ethiopic|am|ኒጀር|1628
  Noto Sans Ethiopic|am|የፍልስጤም ግዛት|6489
  Noto Sans Ethiopic|am|ፒትካኢርን ደሴቶች|6484
  Noto Sans Ethiopic|am|ሴራሊዮን|3221
  Noto Sans Ethiopic|am|ኤርትራ|2517
  Noto Sans Ethiopic|am|የአሜሪካ ቨርጂን ደሴቶች|8704
  Noto Sans Ethiopic|am|ኒዌ|1105
  Noto Sans Ethiopic|am|የሀሰት ትእምርት ኮሶቮ ጃማይካ የፈረንሳይ ደቡባዊ ግዛቶች ሞንትሴራት ማልታ የፈረንሳይ ጉዊአና ሴንት ቪንሴንት እና ግሬናዲንስ ጂቡቲ ቱርክ|48403
  Noto Sans Arabic|ar|غينيا بيساو|4373
  Noto Sans Arabic|ar|جورجيا الجنوبية وجزر ساندويتش الجنوبية|15940
  Noto Sans Arabic|ar|نيوي|1874
  Noto Sans Arabic|ar|السلفادور|3725
  Noto Sans Arabic|ar|كوراساو|2986
  Noto Sans Arabic|ar|سان بيير ومكويلون|7399
  Noto Sans Arabic|ar|إستونيا|2800
  Noto Sans Arabic|ar|السودان|3220
  Noto Sans Arabic|ar|الولايات المتحدة|6418
  Noto Sans Arabic|ar|جزر الكناري|4379
  Noto Sans Arabic|ar|الهند|1880
  Noto Sans Arabic|ar|سلوفينيا|3383
  Noto Sans Arabic|ar|فيتنام|2311
  Noto Sans Arabic|ar|الإكوادور|3233
  Noto Sans Arabic|ar|موريشيوس|4567
  Noto Sans Arabic|ar|غرينلاند|2941
  Noto Sans Arabic|ar|ساحل العاج|4603
  Noto Sans Arabic|ar|أفغانستان|3962
  Noto Sans Arabic|ar|مقدونيا الشمالية|6528
  Noto Sans Arabic|ar|ليبيا|1640
  Noto Sans Arabic|ar|بروناي|2432
  Noto Sans Arabic|ar|إريتريا|2263
  Noto Sans Arabic|ar|البوسنة والهرسك|6740
  Noto Sans Arabic|ar|النيجر|2247
  Noto Sans Arabic|ar|تايوان|2284
  Noto Sans Arabic|ar|جزيرة أسينشيون|6420
  Noto Sans Arabic|ar|ماليزيا|2435
  Noto Sans Arabic|ar|برمودا|2337
  Noto Sans Arabic|ar|مولدوفا|2974
  Noto Sans Arabic|ar|ملاوي|2331
  Noto Sans Arabic|ar|كوستاريكا|3797
  Noto Sans Arabic|ar|باكستان|3171
  Noto Sans Arabic|ar|جزر آلاند|3230
  Noto Sans Arabic|ar|جزيرة هيرد وجزر ماكدونالد|9973
  Noto Sans Arabic|ar|ناميبيا|2465
  Noto Sans Arabic|ar|الأراضي الفلسطينية|7727
  Noto Sans Arabic|ar|قطر|1553
  Noto Sans Arabic|ar|الكونغو - برازافيل|6590
  Noto Sans Arabic|ar|الأرجنتين|3595
  Noto Sans Arabic|ar|النرويج|2632
  Noto Sans Arabic|ar|جنوب أفريقيا السنغال بولندا آيسلندا مدغشقر توغو سفالبارد وجان ماين جامايكا تونغا قبرص|35482
  Noto Sans Hebrew|he|פרגוואי|3007
  Noto Sans Hebrew|he|האיטי|2456
  Noto Sans Hebrew|he|דנמרק|2731
  Noto Sans Hebrew|he|איי פוקלנד|4444
  Noto Sans Hebrew|he|סרביה|2589
  Noto Sans Hebrew|he|אזרבייג׳ן|3496
  Noto Sans Hebrew|he|טריסטן דה קונה|6658
  Noto Sans Hebrew|he|ארובה|2649
  Noto Sans Hebrew|he|השטחים הפלסטיניים|8769
  Noto Sans Hebrew|he|פיג׳י|1751
  Noto Sans Hebrew|he|ברבדוס|3069
  Noto Sans Hebrew|he|סנגל|1902
  Noto Sans Hebrew|he|בוליביה|3100
  Noto Sans Hebrew|he|קובה|2121
  Noto Sans Hebrew|he|צ׳אד|1916
  Noto Sans Hebrew|he|מדגסקר|3369
  Noto Sans Hebrew|he|איי בהאמה|4590
  Noto Sans Hebrew|he|חוף השנהב|4788
  Noto Sans Hebrew|he|האי אסנשן|4517
  Noto Sans Hebrew|he|איי שלמה|4011
  Noto Sans Hebrew|he|האומות המאוחדות|7886
  Noto Sans Hebrew|he|שוודיה|2776
  Noto Sans Hebrew|he|טימור-לסטה|5119
  Noto Sans Hebrew|he|יוון|1226
  Noto Sans Hebrew|he|גרנזי|1901
  Noto Sans Hebrew|he|איחוד האמירויות הערביות|10800
  Noto Sans Hebrew|he|האי קליפרטון|5593
  Noto Sans Hebrew|he|גוש האירו|4013
  Noto Sans Hebrew|he|פולינזיה הצרפתית|7527
  Noto Sans Hebrew|he|ונואטו|2548
  Noto Sans Hebrew|he|קלדוניה החדשה|6717
  Noto Sans Hebrew|he|מרטיניק|3379
  Noto Sans Hebrew|he|סרי לנקה|3875
  Noto Sans Hebrew|he|קמבודיה|3604
  Noto Sans Hebrew|he|סין|1267
  Noto Sans Hebrew|he|רוסיה|2362
  Noto Sans Hebrew|he|בנין|1561
  Noto Sans Hebrew|he|ניקרגואה|3744
  Noto Sans Hebrew|he|איי אולנד|3848
  Noto Sans Hebrew|he|איי פיטקרן|4455
  Noto Sans Hebrew|he|בהוטן איי קיימן ברמודה ארצות הברית זמביה בנגלדש מקדוניה הצפונית אנדורה טריטוריות באוקיאניה איי הבתולה של ארצות הברית|53935
  Arimo|de|St. Martin|8763
  Arimo|de|Kanada|7061
  Arimo|de|Wallis und Futuna|16316
  Arimo|de|Südafrika|8652
  Arimo|de|Kroatien|7628
  Arimo|de|Kolumbien|9677
  Arimo|de|Georgien|8425
  Arimo|de|Kirgisistan|9447
  Arimo|de|Zypern|6374
  Arimo|de|Britisches Territorium im Indischen Ozean|37750
  Arimo|de|Tuvalu|6071
  Arimo|de|Kasachstan|10702
  Arimo|de|Kokosinseln|11043
  Arimo|de|Französisch-Polynesien|21741
  Arimo|de|Kenia|5238
  Arimo|de|Papua-Neuguinea|16511
  Arimo|de|Puerto Rico|10700
  Arimo|de|Mayotte|7285
  Arimo|de|Kuba|4783
  Arimo|de|Syrien|5805
  Arimo|de|Slowenien|9450
  Arimo|de|Frankreich|9674
  Arimo|de|Singapur|8198
  Arimo|de|Jamaika|7626
  Arimo|de|Färöer|6032
  Arimo|de|Curaçao|7741
  Arimo|de|Senegal|7516
  Arimo|de|Sambia|6944
  Arimo|de|Malawi|6373
  Arimo|de|Estland|6831
  Arimo|de|Simbabwe|9562
  Arimo|de|Benin|5238
  Arimo|de|Russland|8538
  Arimo|de|Timor-Leste|10849
  Arimo|de|Belgien|6832
  Arimo|de|Indonesien|10021
  Arimo|de|Namibia|7512
  Arimo|de|Turks- und Caicosinseln|21892
  Arimo|de|Nordmazedonien|15597
  Arimo|de|Honduras|8880
  Arimo|de|Somalia Liechtenstein Niue Österreich Ägypten Griechenland Französische Süd- und Antarktisgebiete Nicaragua Ceuta und Melilla Seychellen|129324
  Arimo|el|Νήσος Ασενσιόν|14913
  Arimo|el|Μπενίν|6535
  Arimo|el|Γκαμπόν|8067
  Arimo|el|Ντομίνικα|8695
  Arimo|el|Αμερικανικές Παρθένες Νήσοι|27083
  Arimo|el|Βόρεια Κορέα|12533
  Arimo|el|Πορτογαλία|10544
  Arimo|el|Πράσινο Ακρωτήριο|17998
  Arimo|el|Ιράκ|3942
  Arimo|el|Λιχτενστάιν|10351
  Arimo|el|Νιγηρία|6901
  Arimo|el|Ολλανδία Καραϊβικής|19278
  Arimo|el|Πουέρτο Ρίκο|12234
  Arimo|el|Άγνωστη περιοχή|16002
  Arimo|el|Άγιος Βαρθολομαίος|18535
  Arimo|el|Ερυθραία|8778
  Arimo|el|Βραζιλία|7699
  Arimo|el|Φιλιππίνες|9773
  Arimo|el|Λιβερία|6718
  Arimo|el|Τοκελάου|8538
  Arimo|el|Κοσσυφοπέδιο|13626
  Arimo|el|Τουρκία|7113
  Arimo|el|Ανγκουίλα|9267
  Arimo|el|Κεντροαφρικανική Δημοκρατία|27476
  Arimo|el|Σαουδική Αραβία|15455
  Arimo|el|Μοζαμβίκη|9771
  Arimo|el|Κουβέιτ|6955
  Arimo|el|Τόγκο|5327
  Arimo|el|Βόρεια Μακεδονία|16560
  Arimo|el|Γκέρνζι|6575
  Arimo|el|Γουινέα Μπισάου|15813
  Arimo|el|Λεσότο|6574
  Arimo|el|Μολδαβία|8940
  Arimo|el|Γκάνα|5519
  Arimo|el|Μονακό|7191
  Arimo|el|Λιθουανία|9068
  Arimo|el|Αίγυπτος|8284
  Arimo|el|Τριστάν ντα Κούνια|17512
  Arimo|el|Τυνησία|7261
  Arimo|el|Αλβανία|7415
  Arimo|el|Αζερμπαϊτζάν Κροατία Ινδονησία Νήσοι Κόκος (Κίλινγκ) Λιβύη Περιφερειακή Ωκεανία Ιταλία Ναουρού Κάτω Χώρες Ψευδο-αμφικατευθυντικό|126391
  Arimo|ru|Внешняя Океания|17371
  Arimo|ru|Гвинея|6605
  Arimo|ru|Гвинея-Бисау|12939
  Arimo|ru|о-в Буве|8005
  Arimo|ru|Сан-Томе и Принсипи|20820
  Arimo|ru|Аландские о-ва|14823
  Arimo|ru|о-в Вознесения|14716
  Arimo|ru|Ангилья|7759
  Arimo|ru|Таиланд|8102
  Arimo|ru|Афганистан|11399
  Arimo|ru|Науру|5736
  Arimo|ru|Египет|6375
  Arimo|ru|Южная Георгия и Южные Сандвичевы о-ва|41367
  Arimo|ru|Аргентина|9829
  Arimo|ru|Гваделупа|9931
  Arimo|ru|Французская Полинезия|23183
  Arimo|ru|Канарские о-ва|14538
  Arimo|ru|Гондурас|8740
  Arimo|ru|Мальдивы|10029
  Arimo|ru|Мексика|8035
  Arimo|ru|Сен-Мартен|11578
  Arimo|ru|Азербайджан|12804
  Arimo|ru|Панама|7428
  Arimo|ru|Сингапур|8844
  Arimo|ru|о-ва Кайман|11748
  Arimo|ru|Вануату|7716
  Arimo|ru|Самоа|6327
  Arimo|ru|Синт-Мартен|12521
  Arimo|ru|Сен-Пьер и Микелон|19858
  Arimo|ru|Словения|9424
  Arimo|ru|Эритрея|8080
  Arimo|ru|Федеративные Штаты Микронезии|33040
  Arimo|ru|Кения|5716
  Arimo|ru|Сент-Люсия|11526
  Arimo|ru|Китай|5535
  Arimo|ru|Виргинские о-ва (США)|22123
  Arimo|ru|Кипр|4585
  Arimo|ru|Сирия|6015
  Arimo|ru|Мадагаскар|11286
  Arimo|ru|Саудовская Аравия|18740
  Arimo|ru|Гамбия Мали ОАЭ Нигерия Йемен Япония о-в Мэн Гибралтар Ботсвана Эквадор|77125
  Noto Sans CJK|ja|中央アフリカ共和国|9000
  Noto Sans CJK|ja|アイスランド|6000
  Noto Sans CJK|ja|バヌアツ|4000
  Noto Sans CJK|ja|ニューカレドニア|8000
  Noto Sans CJK|ja|キリバス|4000
  Noto Sans CJK|ja|モントセラト|6000
  Noto Sans CJK|ja|ガンビア|4000
  Noto Sans CJK|ja|モーリタニア|6000
  Noto Sans CJK|ja|パプアニューギニア|9000
  Noto Sans CJK|ja|リベリア|4000
  Noto Sans CJK|ja|エスワティニ|6000
  Noto Sans CJK|ja|アイルランド|6000
  Noto Sans CJK|ja|モナコ|3000
  Noto Sans CJK|ja|チリ|2000
  Noto Sans CJK|ja|チェコ|3000
  Noto Sans CJK|ja|コロンビア|5000
  Noto Sans CJK|ja|ラオス|3000
  Noto Sans CJK|ja|バーレーン|5000
  Noto Sans CJK|ja|ルーマニア|5000
  Noto Sans CJK|ja|ウルグアイ|5000
  Noto Sans CJK|ja|イタリア|4000
  Noto Sans CJK|ja|コソボ|3000
  Noto Sans CJK|ja|エリトリア|5000
  Noto Sans CJK|ja|サウジアラビア|7000
  Noto Sans CJK|ja|ナミビア|4000
  Noto Sans CJK|ja|サモア|3000
  Noto Sans CJK|ja|ミャンマー (ビルマ)|8900
  Noto Sans CJK|ja|米領サモア|5000
  Noto Sans CJK|ja|プエルトリコ|6000
  Noto Sans CJK|ja|トリスタン・ダ・クーニャ|12000
  Noto Sans CJK|ja|シリア|3000
  Noto Sans CJK|ja|シンガポール|6000
  Noto Sans CJK|ja|カンボジア|5000
  Noto Sans CJK|ja|ジブチ|3000
  Noto Sans CJK|ja|パレスチナ自治区|8000
  Noto Sans CJK|ja|アセンション島|7000
  Noto Sans CJK|ja|コンゴ民主共和国(キンシャサ)|13676
  Noto Sans CJK|ja|モーリシャス|6000
  Noto Sans CJK|ja|欧州連合|4000
  Noto Sans CJK|ja|ユーロ圏|4000
  Noto Sans CJK|ja|カタール ガイアナ ニジェール スリナム ブルンジ ドミニカ共和国 モロッコ オランダ領カリブ エチオピア セウタ・メリリャ|55016
  Noto Sans CJK|ko|온두라스|3680
  Noto Sans CJK|ko|건지|1840
  Noto Sans CJK|ko|폴란드|2760
  Noto Sans CJK|ko|스위스|2760
  Noto Sans CJK|ko|솔로몬 제도|4880
  Noto Sans CJK|ko|세우타 및 멜리야|7000
  Noto Sans CJK|ko|미국령 버진아일랜드|8560
  Noto Sans CJK|ko|투르크메니스탄|6440
  Noto Sans CJK|ko|아메리칸 사모아|6720
  Noto Sans CJK|ko|노르웨이|3680
  Noto Sans CJK|ko|감비아|2760
  Noto Sans CJK|ko|트리스탄다쿠나|6440
  Noto Sans CJK|ko|몽골|1840
  Noto Sans CJK|ko|불가리아|3680
  Noto Sans CJK|ko|프랑스령 남방 지역|7920
  Noto Sans CJK|ko|북마케도니아|5520
  Noto Sans CJK|ko|키리바시|3680
  Noto Sans CJK|ko|네팔|1840
  Noto Sans CJK|ko|영국|1840
  Noto Sans CJK|ko|허드 맥도널드 제도|7920
  Noto Sans CJK|ko|바누아투|3680
  Noto Sans CJK|ko|오스트리아|4600
  Noto Sans CJK|ko|북마리아나제도|6440
  Noto Sans CJK|ko|아이티|2760
  Noto Sans CJK|ko|왈리스-푸투나 제도|7988
  Noto Sans CJK|ko|피지|1840
  Noto Sans CJK|ko|알려지지 않은 지역|7920
  Noto Sans CJK|ko|말리|1840
  Noto Sans CJK|ko|퀴라소|2760
  Noto Sans CJK|ko|니카라과|3680
  Noto Sans CJK|ko|세인트헬레나|5520
  Noto Sans CJK|ko|자메이카|3680
  Noto Sans CJK|ko|산마리노|3680
  Noto Sans CJK|ko|독일|1840
  Noto Sans CJK|ko|프랑스령 폴리네시아|8560
  Noto Sans CJK|ko|앙골라|2760
  Noto Sans CJK|ko|영국령 버진아일랜드|8560
  Noto Sans CJK|ko|클리퍼턴섬|4600
  Noto Sans CJK|ko|마요트|2760
  Noto Sans CJK|ko|이집트|2760
  Noto Sans CJK|ko|북한 타지키스탄 파푸아뉴기니 트리니다드 토바고 생피에르 미클롱 미얀마 엘살바도르 모리타니 이란 싱가포르|45400
  Noto Sans CJK|zh-Hans|玻利维亚|4000
  Noto Sans CJK|zh-Hans|伪双向语言地区|7000
  Noto Sans CJK|zh-Hans|卢森堡|3000
  Noto Sans CJK|zh-Hans|南苏丹|3000
  Noto Sans CJK|zh-Hans|埃塞俄比亚|5000
  Noto Sans CJK|zh-Hans|列支敦士登|5000
  Noto Sans CJK|zh-Hans|洪都拉斯|4000
  Noto Sans CJK|zh-Hans|加拿大|3000
  Noto Sans CJK|zh-Hans|芬兰|2000
  Noto Sans CJK|zh-Hans|爱尔兰|3000
  Noto Sans CJK|zh-Hans|纳米比亚|4000
  Noto Sans CJK|zh-Hans|瑞士|2000
  Noto Sans CJK|zh-Hans|法罗群岛|4000
  Noto Sans CJK|zh-Hans|津巴布韦|4000
  Noto Sans CJK|zh-Hans|巴基斯坦|4000
  Noto Sans CJK|zh-Hans|丹麦|2000
  Noto Sans CJK|zh-Hans|开曼群岛|4000
  Noto Sans CJK|zh-Hans|爱沙尼亚|4000
  Noto Sans CJK|zh-Hans|巴巴多斯|4000
  Noto Sans CJK|zh-Hans|也门|2000
  Noto Sans CJK|zh-Hans|保加利亚|4000
  Noto Sans CJK|zh-Hans|伊拉克|3000
  Noto Sans CJK|zh-Hans|乌拉圭|3000
  Noto Sans CJK|zh-Hans|缅甸|2000
  Noto Sans CJK|zh-Hans|托克劳|3000
  Noto Sans CJK|zh-Hans|苏丹|2000
  Noto Sans CJK|zh-Hans|塞舌尔|3000
  Noto Sans CJK|zh-Hans|西班牙|3000
  Noto Sans CJK|zh-Hans|梵蒂冈|3000
  Noto Sans CJK|zh-Hans|加蓬|2000
  Noto Sans CJK|zh-Hans|澳大利亚|4000
  Noto Sans CJK|zh-Hans|大洋洲边远群岛|7000
  Noto Sans CJK|zh-Hans|圣诞岛|3000
  Noto Sans CJK|zh-Hans|乍得|2000
  Noto Sans CJK|zh-Hans|中国|2000
  Noto Sans CJK|zh-Hans|迪戈加西亚岛|6000
  Noto Sans CJK|zh-Hans|吉布提|3000
  Noto Sans CJK|zh-Hans|意大利|3000
  Noto Sans CJK|zh-Hans|马里|2000
  Noto Sans CJK|zh-Hans|荷属加勒比区|6000
  Noto Sans CJK|zh-Hans|格陵兰 匈牙利 印度 墨西哥 塔吉克斯坦 纽埃 联合国 利比亚 阿富汗 毛里求斯|33016
  Noto Sans Oriya UI|or|ୟେମେନ୍|3369
  Noto Sans Oriya UI|or|ମରିସସ|2878
  Noto Sans Oriya UI|or|ସାଉଦି ଆରବିଆ|5939
  Noto Sans Oriya UI|or|ସେଣ୍ଟ ଭିନସେଣ୍ଟ ଏବଂ ଗ୍ରେନାଡାଇନ୍ସ|12669
  Noto Sans Oriya UI|or|ବେନିନ୍|2676
  Noto Sans Oriya UI|or|କିରିବାଟି|3121
  Noto Sans Oriya UI|or|ଓମାନ୍|2354
  Noto Sans Oriya UI|or|ପୁଏର୍ତ୍ତୋ ରିକୋ|5472
  Noto Sans Oriya UI|or|ଇସ୍ରାଏଲ୍|3212
  Noto Sans Oriya UI|or|ଯୁକ୍ତ ରାଷ୍ଟ୍ର|3649
  Noto Sans Oriya UI|or|ବ୍ରୁନେଇ|2760
  Noto Sans Oriya UI|or|ମାଲୱି|2475
  Noto Sans Oriya UI|or|ସ୍ପେନ୍|1903
  Noto Sans Oriya UI|or|ଏଲ୍ ସାଲଭାଡୋର୍|6759
  Noto Sans Oriya UI|or|କିର୍ଗିଜିସ୍ତାନ|4687
  Noto Sans Oriya UI|or|ଇଣ୍ଡୋନେସିଆ|5140
  Noto Sans Oriya UI|or|ସିରିଆ|2337
  Noto Sans Oriya UI|or|ପୋଲାଣ୍ଡ|3285
  Noto Sans Oriya UI|or|ଫ୍ରେଞ୍ଚ ପଲିନେସିଆ|6770
  Noto Sans Oriya UI|or|ଶ୍ରୀଲଙ୍କା|2825
  Noto Sans Oriya UI|or|ସେଣ୍ଟ ହେଲେନା|5800
  Noto Sans Oriya UI|or|ଫକ୍‌ଲ୍ୟାଣ୍ଡ ଦ୍ଵୀପପୁଞ୍ଜ|7481
  Noto Sans Oriya UI|or|ମାକାଉ ଏସଏଆର୍‌ ଚାଇନା|9511
  Noto Sans Oriya UI|or|ସ୍ଲୋଭାକିଆ|4072
  Noto Sans Oriya UI|or|ଜାମାଇକା|3644
  Noto Sans Oriya UI|or|ବେଲାରୁଷ୍|3776
  Noto Sans Oriya UI|or|ଆୟରଲ୍ୟାଣ୍ଡ|4729
  Noto Sans Oriya UI|or|ମଣ୍ଟେନିଗ୍ରୋ|4260
  Noto Sans Oriya UI|or|ପାଲେଷ୍ଟେନିୟ ଭୂଭାଗ|8116
  Noto Sans Oriya UI|or|ଇଥିଓପିଆ|3820
  Noto Sans Oriya UI|or|ବେଲଜିୟମ୍|4426
  Noto Sans Oriya UI|or|କେନେରୀ ଦ୍ୱୀପପୁଞ୍ଜ|7185
  Noto Sans Oriya UI|or|ମାଲି|1775
  Noto Sans Oriya UI|or|ଚାଦ୍|1651
  Noto Sans Oriya UI|or|ଜର୍ଜିଆ|3198
  Noto Sans Oriya UI|or|ଉତ୍ତର ମାରିଆନା ଦ୍ୱୀପପୁଞ୍ଜ|9690
  Noto Sans Oriya UI|or|ୱାଲିସ୍ ଏବଂ ଫୁତୁନା|7200
  Noto Sans Oriya UI|or|ଯୁକ୍ତରାଜ୍ୟ|3735
  Noto Sans Oriya UI|or|ନର୍ଫକ୍ ଦ୍ଵୀପ|4426
  Noto Sans Oriya UI|or|ସେଣ୍ଟ କିଟସ୍‌ ଏବଂ ନେଭିସ୍‌|9429
  Noto Sans Oriya UI|or|ବର୍ମୁଡା ଫ୍ରାନ୍ସ ଗ୍ରୀନଲ୍ୟାଣ୍ଡ ଲିଥୁଆନିଆ ତ୍ରିନିଦାଦ୍ ଏବଂ ଟୋବାଗୋ ଆର୍ଜେଣ୍ଟିନା ଜାମ୍ବିଆ କେମ୍ୟାନ୍‌ ଦ୍ୱୀପପୁଞ୍ଜ କାଜାଖସ୍ତାନ୍‌ ସେଣ୍ଟ ପିଏରେ ଏବଂ ମିକ୍ୱେଲନ୍‌|52225
  """
