/** What refusals say, in Urdu; `{0}` and the like are what the English sentence holds there. */
export const urduRefusals: Readonly<Record<string, string>> = {
  // Of warranty claims.
  'This phone is not sold to anybody': 'یہ فون کسی کو فروخت نہیں ہوا',
  'A warranty claim for this phone is open already': 'اس فون کا ایک وارنٹی کلیم پہلے سے کھلا ہے',
  'This claim was changed meanwhile; look at it again': 'اس دوران یہ کلیم بدل گیا؛ اسے دوبارہ دیکھیں',
  'There is no such warranty claim in this shop': 'اس دکان میں ایسا کوئی وارنٹی کلیم نہیں',

  // Of every call.
  'There is no such record in this shop': 'اس دکان میں ایسا کوئی ریکارڈ نہیں',
  'There is no such call': 'ایسی کوئی سروس نہیں',
  'Your role may not do this': 'آپ کے کردار کو اس کی اجازت نہیں',
  'Sign in to continue': 'جاری رکھنے کے لیے سائن اِن کریں',
  'Your session has ended. Sign in again': 'آپ کا سیشن ختم ہو گیا۔ دوبارہ سائن اِن کریں',
  'You are signed in to another shop': 'آپ کسی اور دکان میں سائن اِن ہیں',
  'This is not valid': 'یہ درست نہیں',
  'This field is not known': 'یہ خانہ معلوم نہیں',
  'Choose one of the options': 'دیے گئے میں سے ایک چنیں',
  'Something went wrong on the server. Nothing was saved; try again':
    'سرور پر کچھ غلط ہو گیا۔ کچھ محفوظ نہیں ہوا؛ دوبارہ کوشش کریں',
  'Someone else recorded this at the same moment. Look again and retry':
    'اسی لمحے کسی اور نے یہ درج کر دیا۔ دوبارہ دیکھ کر کوشش کریں',
  'Somebody changed this meanwhile. Look at it again, then repeat your change':
    'اس دوران کسی نے یہ بدل دیا۔ دوبارہ دیکھیں، پھر اپنی تبدیلی کریں',
  'This is not the latest version': 'یہ تازہ ترین نسخہ نہیں',
  'The disk of the server is full. Nothing was saved; make room first':
    'سرور کی ڈسک بھر گئی ہے۔ کچھ محفوظ نہیں ہوا؛ پہلے جگہ بنائیں',
  'The disk of the server is nearly full: it takes no more pictures. Nothing was saved; make room first':
    'سرور کی ڈسک تقریباً بھر گئی ہے: مزید تصویریں نہیں آ سکتیں۔ کچھ محفوظ نہیں ہوا؛ پہلے جگہ بنائیں',
  'The disk of the server reported an error. It is not certain what was saved: look before you try again':
    'سرور کی ڈسک نے خرابی بتائی۔ یقین نہیں کہ کیا محفوظ ہوا: دوبارہ کوشش سے پہلے دیکھ لیں',
  'The database does not answer just now. Try again in a moment':
    'ڈیٹا بیس ابھی جواب نہیں دے رہا۔ تھوڑی دیر بعد کوشش کریں',
  'The storage of the pictures does not answer just now. Try again in a moment':
    'تصویروں کا ذخیرہ ابھی جواب نہیں دے رہا۔ تھوڑی دیر بعد کوشش کریں',
  'Too many requests. Try again in {0} seconds': 'بہت زیادہ درخواستیں۔ {0} سیکنڈ بعد کوشش کریں',
  'Too many requests. Wait a little and try again': 'بہت زیادہ درخواستیں۔ ذرا ٹھہر کر کوشش کریں',
  'This is too large to send at once': 'یہ ایک بار میں بھیجنے کے لیے بہت بڑا ہے',
  'This kind of content is not accepted here': 'اس قسم کا مواد یہاں قبول نہیں',
  'The request could not be read': 'درخواست پڑھی نہیں جا سکی',
  'This call takes JSON, not a form': 'یہاں فارم نہیں، JSON چاہیے',
  'The Idempotency-Key must be 8 to 200 visible characters': 'Idempotency-Key میں 8 سے 200 حروف ہوں',
  'This Idempotency-Key was used for another request; send a new one':
    'یہ Idempotency-Key کسی اور درخواست میں استعمال ہو چکی؛ نئی بھیجیں',
  'This cursor does not belong to this list': 'یہ نشان اس فہرست کا نہیں',
  'The field {0} is sent twice': 'خانہ {0} دو بار بھیجا گیا',
  'This shop is suspended: you can look at everything and export it, but record nothing. See Subscription, or ask Support':
    'یہ دکان معطل ہے: آپ سب کچھ دیکھ اور برآمد کر سکتے ہیں، مگر درج کچھ نہیں کر سکتے۔ سبسکرپشن دیکھیں یا مدد سے پوچھیں',
  'Cost and profit are hidden on this screen: show them again to see the {0}':
    'اس اسکرین پر لاگت اور منافع چھپے ہوئے ہیں: دیکھنے کے لیے انہیں دوبارہ ظاہر کریں',
  'Only the owner sees the {0}': 'یہ صرف مالک دیکھتا ہے',
  'Only the owner sees this account': 'یہ کھاتہ صرف مالک دیکھتا ہے',
  'What things cost is for the owner to see': 'لاگت دیکھنا مالک کا حق ہے',
  'You may not see what phones cost': 'آپ کو فونوں کی لاگت دیکھنے کی اجازت نہیں',
  'Only who may see what phones cost may change it': 'لاگت وہی بدل سکتا ہے جو اسے دیکھ سکتا ہو',

  // Signing in, and who works here.
  'The previous password is wrong': 'پرانا پاس ورڈ غلط ہے',
  'Too many wrong passwords. Try again in {0}': 'بہت بار غلط پاس ورڈ۔ {0} بعد کوشش کریں',
  'This username is taken': 'یہ یوزر نیم لیا جا چکا ہے',
  'The username or the password is wrong': 'یوزر نیم یا پاس ورڈ غلط ہے',
  'This server holds a shop already; sign in instead': 'اس سرور پر دکان پہلے سے ہے؛ سائن اِن کریں',
  'You have no such session': 'آپ کا ایسا کوئی سیشن نہیں',
  'A shop can have at most {0} people': 'ایک دکان میں زیادہ سے زیادہ {0} افراد ہو سکتے ہیں',
  'This person was changed meanwhile; look at them again': 'اس فرد کا ریکارڈ اس دوران بدل گیا؛ دوبارہ دیکھیں',
  'There is no such person in this shop': 'اس دکان میں ایسا کوئی فرد نہیں',

  // Money accounts and the books.
  'There is no such bank account in this shop': 'اس دکان میں ایسا کوئی بینک کھاتہ نہیں',
  '{0} ({1}) is already an account': '{0} ({1}) پہلے سے کھاتہ ہے',
  '{0} holds {1}; move it to another account first': '{0} میں {1} ہیں؛ پہلے انہیں دوسرے کھاتے میں منتقل کریں',
  '{0} holds {1}. Bring it to zero or above first': '{0} میں {1} ہیں۔ پہلے اسے صفر یا اس سے اوپر لائیں',
  '{0} is not in use any more; choose another account': '{0} اب استعمال میں نہیں؛ دوسرا کھاتہ چنیں',
  'Somebody changed this account meanwhile; look at it again':
    'اس دوران کسی نے یہ کھاتہ بدل دیا؛ دوبارہ دیکھیں',
  'Only the owner enters opening balances': 'ابتدائی بیلنس صرف مالک درج کرتا ہے',
  'Only the owner enters opening balances and lets debts go':
    'ابتدائی بیلنس درج کرنا اور قرض معاف کرنا صرف مالک کا کام ہے',
  'Only the owner undoes opening balances and debts let go':
    'ابتدائی بیلنس اور معاف کیے گئے قرض صرف مالک واپس کر سکتا ہے',
  'Only the owner undoes entries of earlier days': 'پچھلے دنوں کے اندراج صرف مالک واپس کر سکتا ہے',
  'The books are closed up to {0} already': 'کھاتے {0} تک پہلے ہی بند ہیں',
  'The books are closed up to {0}; only the owner may write before that':
    'کھاتے {0} تک بند ہیں؛ اس سے پہلے صرف مالک لکھ سکتا ہے',
  'This was recorded for {0}: only the owner may change the money of an earlier day':
    'یہ {0} کا درج ہے: پچھلے دن کی رقم صرف مالک بدل سکتا ہے',
  'This day is not closed': 'یہ دن بند نہیں ہوا',
  'There is no such entry in this shop': 'اس دکان میں ایسا کوئی اندراج نہیں',
  'A reversal stands; write a new entry instead': 'واپسی کا اندراج قائم رہتا ہے؛ نیا اندراج لکھیں',
  'This was undone already, by entry {0}': 'یہ پہلے ہی اندراج {0} سے واپس ہو چکا',
  '{0} was undone already, by entry {1}': '{0} پہلے ہی اندراج {1} سے واپس ہو چکا',
  'An entry of this kind stands': 'اس قسم کا اندراج قائم رہتا ہے',
  'There is no such expense in this shop': 'اس دکان میں ایسا کوئی خرچ نہیں',

  // Phones and where they are.
  'There is no such phone in this shop': 'اس دکان میں ایسا کوئی فون نہیں',
  'No phone with the IMEI {0} was ever in this shop': 'IMEI {0} والا کوئی فون کبھی اس دکان میں نہیں آیا',
  'The phone {0} was changed meanwhile; look again': 'فون {0} اس دوران بدل گیا؛ دوبارہ دیکھیں',
  'One of these phones was sold meanwhile': 'ان میں سے ایک فون اس دوران بک گیا',
  'This phone belongs to the lot of slip {0}: change it there, for all of its kind':
    'یہ فون پرچی {0} کی کھیپ کا ہے: وہاں، اس قسم کے سب فونوں کے لیے بدلیں',
  'This phone was taken in exchange: return the sale that brought it instead':
    'یہ فون تبادلے میں آیا تھا: وہ فروخت واپس لیں جس میں یہ آیا',
  'This phone was bought: return it to its supplier, or void its slip, instead':
    'یہ فون خریدا گیا تھا: اسے سپلائر کو واپس کریں یا اس کی پرچی منسوخ کریں',
  'This phone was sold before and came back, so its entry stays':
    'یہ فون پہلے بک کر واپس آیا تھا، اس لیے اس کا اندراج رہے گا',
  'The books hold no entry of this phone': 'کھاتوں میں اس فون کا کوئی اندراج نہیں',
  'This phone came without a slip: edit it in the stock list':
    'یہ فون پرچی کے بغیر آیا: اسے اسٹاک فہرست میں بدلیں',
  'IMEI {0} is not in stock': 'IMEI {0} اسٹاک میں نہیں',
  'IMEI {0} is in stock again already: the phone came back another way':
    'IMEI {0} پہلے ہی دوبارہ اسٹاک میں ہے: فون کسی اور طرح واپس آ گیا',
  'There is no such company in this shop': 'اس دکان میں ایسی کوئی کمپنی نہیں',

  // Purchases.
  'There is no such purchase in this shop': 'اس دکان میں ایسی کوئی خریداری نہیں',
  'There is no such lot in this shop': 'اس دکان میں ایسی کوئی کھیپ نہیں',
  'This slip is void': 'یہ پرچی منسوخ ہے',
  'This slip was changed meanwhile; look at it again': 'یہ پرچی اس دوران بدل گئی؛ دوبارہ دیکھیں',
  'Slip {0} is of one phone: edit it as a single purchase':
    'پرچی {0} ایک فون کی ہے: اسے ایک خریداری کے طور پر بدلیں',
  'Slip {0} is a lot: edit it as a bulk purchase': 'پرچی {0} کھیپ ہے: اسے تھوک خریداری کے طور پر بدلیں',
  'This lot was bought from {0}; to name another party, void it and write it anew':
    'یہ کھیپ {0} سے خریدی گئی؛ دوسری پارٹی کے لیے اسے منسوخ کر کے نئی لکھیں',
  "{0} was paid when this slip was written, and that stays; pay more in the party's ledger":
    'یہ پرچی لکھتے وقت {0} ادا ہوئے اور وہ رہیں گے؛ مزید ادائیگی پارٹی کے کھاتے میں کریں',
  'This slip was paid in full, {0}: its price cannot change here. Void it and write it anew, or choose credit for what a higher price leaves to be paid':
    'اس پرچی کی پوری ادائیگی ({0}) ہو چکی: قیمت یہاں نہیں بدل سکتی۔ اسے منسوخ کر کے نئی لکھیں، یا زیادہ قیمت کی باقی رقم کے لیے ادھار چنیں',
  "{0} was paid of this slip: keep it on credit, and pay the rest in the party's ledger":
    'اس پرچی کے {0} ادا ہو چکے: اسے ادھار پر رہنے دیں اور باقی پارٹی کے کھاتے میں ادا کریں',
  'Something happened to its phones on {0} already; the slip cannot be of a later day':
    'اس کے فونوں کے ساتھ {0} کو کچھ ہو چکا؛ پرچی بعد کی تاریخ کی نہیں ہو سکتی',
  'This cannot be before {0}, when the phones were bought or came back last':
    'یہ {0} سے پہلے نہیں ہو سکتا، جب فون خریدے گئے یا آخری بار واپس آئے',
  'These phones cost {0}; no more can be paid back for them':
    'یہ فون {0} کے تھے؛ ان کے لیے اس سے زیادہ واپس نہیں مل سکتا',
  'All of {0} was returned to the supplier': '{0} کا سب کچھ سپلائر کو واپس ہو چکا',
  'A part of {0} was returned already; return what is left instead':
    '{0} کا کچھ حصہ واپس ہو چکا؛ باقی واپس کریں',
  'A phone of {0} was sold and came back; return it to the supplier instead':
    '{0} کا ایک فون بک کر واپس آیا؛ اسے سپلائر کو واپس کریں',

  // Sales.
  'There is no such sale in this shop': 'اس دکان میں ایسی کوئی فروخت نہیں',
  'This phone is not on {0}': 'یہ فون {0} پر نہیں',
  'This accessory is not on {0}': 'یہ لوازمہ {0} پر نہیں',
  'IMEI {0} came back on {1} already': 'IMEI {0} پہلے ہی {1} کو واپس آ چکا',
  '{0}: {1} still with the customer, {2} said to come back':
    '{0}: گاہک کے پاس {1} ہیں، واپسی میں {2} لکھے گئے',
  '{0} is void': '{0} منسوخ ہے',
  '{0} (and {1} more)': '{0} (اور مزید {1})',
  '{0} is void already': '{0} پہلے ہی منسوخ ہے',
  '{0} {1} came into stock on {2}, after this {3} date': '{0} {1} اس تاریخ کے بعد {2} کو اسٹاک میں آیا',
  'Everything of {0} came back already': '{0} کا سب کچھ پہلے ہی واپس آ چکا',
  'Something of {0} came back already; take the rest back as a return':
    '{0} میں سے کچھ واپس آ چکا؛ باقی واپسی کے طور پر لیں',
  'These were free and cost nothing; set the stock of the accessory right instead':
    'یہ مفت تھے، ان کی کوئی لاگت نہیں؛ اس کے بجائے لوازمے کا اسٹاک درست کریں',
  'No phone was taken in exchange on {0}': '{0} پر تبادلے میں کوئی فون نہیں لیا گیا',
  'The customer has {0} to pay back, not more': 'گاہک کو {0} واپس دینے ہیں، زیادہ نہیں',
  'At most {0} can be refunded': 'زیادہ سے زیادہ {0} واپس ہو سکتے ہیں',
  'A phone of this sale came back meanwhile': 'اس فروخت کا ایک فون اس دوران واپس آ گیا',

  // Accessories.
  'There is no such accessory in this shop': 'اس دکان میں ایسا کوئی لوازمہ نہیں',
  '{0}: {1} in stock, {2} asked for': '{0}: اسٹاک میں {1}، مانگے گئے {2}',
  '{0} is already an accessory': '{0} پہلے سے لوازمات میں ہے',
  'This accessory was changed meanwhile; look at it again': 'یہ لوازمہ اس دوران بدل گیا؛ دوبارہ دیکھیں',
  'Say what one {0} cost, since none is in stock to go by':
    'ایک {0} کی لاگت لکھیں، کیونکہ اندازے کے لیے اسٹاک میں کوئی نہیں',
  'Some of these {0} are gone at another cost; adjust the stock instead of undoing this':
    'ان {0} میں سے کچھ دوسری لاگت پر جا چکے؛ واپس کرنے کے بجائے اسٹاک درست کریں',

  // Parties, bills and payments.
  'There is no such entity in this shop': 'اس دکان میں ایسی کوئی پارٹی نہیں',
  '{0}, {1}, is already an entity': '{0}، {1}، پہلے سے پارٹی ہے',
  '{0} was changed meanwhile; look at it again': '{0} اس دوران بدل گیا؛ دوبارہ دیکھیں',
  'There is no such bill in this shop': 'اس دکان میں ایسا کوئی بل نہیں',
  'There is no such bill of this party': 'اس پارٹی کا ایسا کوئی بل نہیں',
  'This bill was changed or paid meanwhile; look at it again':
    'یہ بل اس دوران بدل گیا یا ادا ہو گیا؛ دوبارہ دیکھیں',
  'This bill is paid already': 'یہ بل پہلے ہی ادا ہو چکا',
  'This bill is not open for so much any more': 'اس بل میں اب اتنی رقم باقی نہیں',
  'The chosen bills come to more than the amount': 'چنے گئے بل رقم سے زیادہ بنتے ہیں',
  'Nothing is open that could be let go': 'معاف کرنے کو کچھ باقی نہیں',
  'Only {0} is open and can be let go': 'صرف {0} باقی ہیں جو معاف ہو سکتے ہیں',
  'There is no such payment in this shop': 'اس دکان میں ایسی کوئی ادائیگی نہیں',

  // Dispatches and committees.
  'There is no such dispatch in this shop': 'اس دکان میں ایسا کوئی ڈسپیچ نہیں',
  'IMEI {0} is on this dispatch already': 'IMEI {0} پہلے ہی اس ڈسپیچ میں ہے',
  'There is no such committee in this shop': 'اس دکان میں ایسی کوئی کمیٹی نہیں',
  'This committee was changed meanwhile; look at it again': 'یہ کمیٹی اس دوران بدل گئی؛ دوبارہ دیکھیں',
  'The shop holds {0} of its shares': 'دکان کے اس میں {0} حصے ہیں',
  'It has {0} instalments': 'اس کی {0} قسطیں ہیں',
  '{0} is settled already': '{0} کا حساب ہو چکا',
  '{0} is open for {1} only': '{0} میں صرف {1} باقی ہیں',

  // Pictures and files.
  'There is no such picture in this shop': 'اس دکان میں ایسی کوئی تصویر نہیں',
  'This picture is no longer in the storage': 'یہ تصویر اب ذخیرے میں نہیں',
  'The pictures of this shop fill the {0} that it may have. Send this without pictures, or ask who runs the server for more room':
    'اس دکان کی تصویریں اس کی حد {0} بھر چکی ہیں۔ تصویروں کے بغیر بھیجیں، یا سرور والے سے مزید جگہ مانگیں',
  'At most {0} pictures here': 'یہاں زیادہ سے زیادہ {0} تصویریں',
  'The form could not be read: it ends too early, or is none':
    'فارم پڑھا نہیں جا سکا: ادھورا ہے یا فارم ہی نہیں',
  'All pictures together may be at most {0} MB': 'سب تصویریں مل کر زیادہ سے زیادہ {0} MB',
  'This file is too large: at most {0} MB each': 'یہ فائل بہت بڑی ہے: ہر ایک زیادہ سے زیادہ {0} MB',
  'This form takes no such picture': 'اس فارم میں ایسی تصویر نہیں آتی',
  'This file is not a picture that can be read: send a JPEG, PNG, WebP or AVIF':
    'یہ فائل ایسی تصویر نہیں جو پڑھی جا سکے: JPEG، PNG، WebP یا AVIF بھیجیں',
  'A workbook holds at most {0} rows. Choose fewer days, or take the CSV file':
    'ورک بک میں زیادہ سے زیادہ {0} سطریں آتی ہیں۔ کم دن چنیں یا CSV فائل لیں',
  '{0} of {1} cannot be imported, so nothing was. Row {2}: {3}':
    '{1} میں سے {0} شامل نہیں ہو سکتیں، اس لیے کچھ شامل نہیں ہوا۔ سطر {2}: {3}',

  // The shop, its subscription, and support.
  'There is no such shop': 'ایسی کوئی دکان نہیں',
  'The shop was changed meanwhile; look at it again': 'دکان اس دوران بدل گئی؛ دوبارہ دیکھیں',
  'This shop was changed meanwhile; look at it again': 'یہ دکان اس دوران بدل گئی؛ دوبارہ دیکھیں',
  'A shop without a plan owes nothing: choose a plan first':
    'پلان کے بغیر دکان پر کچھ واجب نہیں: پہلے پلان چنیں',
  'This shop has no such owner': 'اس دکان کا ایسا کوئی مالک نہیں',
  'The settings were changed meanwhile; look at them again': 'ترتیبات اس دوران بدل گئیں؛ دوبارہ دیکھیں',
  'There is no such plan': 'ایسا کوئی پلان نہیں',
  'Choose the plan that you paid for': 'وہ پلان چنیں جس کی ادائیگی کی',
  'Choose a plan': 'پلان چنیں',
  'This transaction was noted already': 'یہ ٹرانزیکشن پہلے ہی درج ہے',
  'Too many payments wait for a decision already': 'بہت سی ادائیگیاں پہلے ہی فیصلے کی منتظر ہیں',
  'There is no such payment': 'ایسی کوئی ادائیگی نہیں',
  'This payment was {0} already': 'اس ادائیگی کا فیصلہ پہلے ہی ہو چکا',
  'The plan that was paid for is no more; reject the payment, or extend the shop':
    'جس پلان کی ادائیگی ہوئی وہ اب نہیں؛ ادائیگی رد کریں یا دکان کی مدت بڑھائیں',
  'There is no such question': 'ایسا کوئی سوال نہیں',
  'There is no such question in this shop': 'اس دکان میں ایسا کوئی سوال نہیں',
  'This conversation is too long to go on; ask anew, and name its number':
    'یہ گفتگو بہت لمبی ہو گئی؛ نیا سوال پوچھیں اور اس کا نمبر لکھیں',
};
