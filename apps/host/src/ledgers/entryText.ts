import type { Preferences } from '../preferences/preferences.ts';

/** What the books say of an entry in words of their own, and how that is said in Urdu; each `(.+)` is kept. */
const phrases: readonly [RegExp, (...parts: string[]) => string][] = [
  [/^Undone: (.+) \((.+)\)$/s, (what, reason) => `کالعدم: ${inUrdu(what)} (${reason})`],
  [/^Slip (\S+) was corrected$/, (slip) => `پرچی ${slip} درست کی گئی`],
  [/^Returned from slip (\S+?): (.+)$/s, (slip, what) => `پرچی ${slip} سے واپس: ${goodsInUrdu(what)}`],
  [/^Slip (\S+?): (.+)$/s, (slip, what) => `پرچی ${slip}: ${goodsInUrdu(what)}`],
  [/^Slip (\S+) is void: (.+)$/s, (slip, reason) => `پرچی ${slip} منسوخ: ${reason}`],
  [/^Invoice (\S+) is void: (.+)$/s, (invoice, reason) => `انوائس ${invoice} منسوخ: ${reason}`],
  [/^Invoice (\S+?): (.+)$/s, (invoice, what) => `انوائس ${invoice}: ${goodsInUrdu(what)}`],
  [
    /^Return of (.+) on invoice (\S+?): (.+)$/s,
    (what, invoice, reason) => `انوائس ${invoice} پر واپسی: ${goodsInUrdu(what)}۔ ${reason}`,
  ],
  [/^(\S+) is void: (.+)$/s, (voucher, reason) => `${voucher} منسوخ: ${reason}`],
  [/^Received from (.+)$/s, (name) => `${name} سے وصول`],
  [/^Paid to (.+)$/s, (name) => `${name} کو ادا`],
  [/^Opening balance of (.+)$/s, (name) => `${name} کا ابتدائی بیلنس`],
  [/^Opening balance$/, () => 'ابتدائی بیلنس'],
  [/^Debt let go: (.+)$/s, (name) => `قرض معاف: ${name}`],
  [/^Owner's capital$/, () => 'مالک کا سرمایہ'],
  [/^Owner's drawing$/, () => 'مالک نے نکالا'],
  [/^Adjustment$/, () => 'درستی'],
  [/^Pocket cash → (.+)$/s, (to) => `جیب کا نقد → ${to}`],
  [/^(.+) → Pocket cash$/s, (from) => `${from} → جیب کا نقد`],
  [/^(.+): instalment (\d+)$/s, (name, number) => `${name}: قسط ${number}`],
  [/^(.+): payout of share (\d+)$/s, (name, share) => `${name}: حصہ ${share} کی وصولی`],
  [/^Imported one phone from a file$/, () => 'فائل سے ایک فون شامل کیا گیا'],
  [/^Imported (\d+) phones from a file$/, (count) => `فائل سے ${count} فون شامل کیے گئے`],
  [/^Taken out again: (.+)$/s, (phone) => `دوبارہ نکالا گیا: ${phone}`],
  [/^Corrected: (.+)$/s, (phone) => `درست کیا گیا: ${phone}`],
  [/^Entered in stock: (.+)$/s, (phone) => `اسٹاک میں درج: ${phone}`],
];

/** What an entry of the books is about, in the reader's language; what a person wrote stays as it is. */
export function entryText(description: string, locale: Preferences['locale']): string {
  return locale === 'ur' ? inUrdu(description) : description;
}

function inUrdu(description: string): string {
  for (const [pattern, say] of phrases) {
    const match = pattern.exec(description);
    if (match) return say(...match.slice(1));
  }
  return description;
}

/** How many there are besides those that are named. */
function goodsInUrdu(goods: string): string {
  return goods
    .replace(/\b(\d+) phones, /g, '$1 فون، ')
    .replace(/ and (\d+) more phones?\b/g, ' اور مزید $1 فون')
    .replace(/ and (\d+) accessor(?:y|ies)\b/g, ' اور $1 لوازمات')
    .replace(/^(\d+) accessor(?:y|ies)\b/g, '$1 لوازمات')
    .replace(/ and (\d+) more\b/g, ' اور مزید $1');
}
