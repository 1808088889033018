import { expenseCategoryName } from '@handset/domain';
import type { Preferences } from '../preferences/preferences.ts';

/** What the books say of an entry in words of their own, and how that is said in Urdu; each `(.+)` is kept. */
const phrases: readonly [RegExp, (...parts: string[]) => string][] = [
  [/^Undone: (.+) \((.+)\)$/s, (what, reason) => `کالعدم: ${inUrdu(what)} (${inItsDirection(reason)})`],
  [/^Slip (\S+) was corrected$/, (slip) => `پرچی ${inItsDirection(slip)} درست کی گئی`],
  [
    /^Returned from slip (\S+?): (.+)$/s,
    (slip, what) => `پرچی ${inItsDirection(slip)} سے واپس: ${goodsInUrdu(what)}`,
  ],
  [/^Slip (\S+?): (.+)$/s, (slip, what) => `پرچی ${inItsDirection(slip)}: ${goodsInUrdu(what)}`],
  [
    /^Slip (\S+) is void: (.+)$/s,
    (slip, reason) => `پرچی ${inItsDirection(slip)} منسوخ: ${inItsDirection(reason)}`,
  ],
  [
    /^Invoice (\S+) is void: (.+)$/s,
    (invoice, reason) => `انوائس ${inItsDirection(invoice)} منسوخ: ${inItsDirection(reason)}`,
  ],
  [/^Invoice (\S+?): (.+)$/s, (invoice, what) => `انوائس ${inItsDirection(invoice)}: ${goodsInUrdu(what)}`],
  [
    /^Return of (.+) on invoice (\S+?): (.+)$/s,
    (what, invoice, reason) =>
      `انوائس ${inItsDirection(invoice)} پر واپسی: ${goodsInUrdu(what)}۔ ${inItsDirection(reason)}`,
  ],
  [
    /^(\S+) is void: (.+)$/s,
    (voucher, reason) => `${inItsDirection(voucher)} منسوخ: ${inItsDirection(reason)}`,
  ],
  [/^Received from (.+)$/s, (name) => `${inItsDirection(name)} سے وصول`],
  [/^Paid to (.+)$/s, (name) => `${inItsDirection(name)} کو ادا`],
  [/^Opening balance of (.+)$/s, (name) => `${inItsDirection(name)} کا ابتدائی بیلنس`],
  [/^Opening balance$/, () => 'ابتدائی بیلنس'],
  [/^Debt let go: (.+)$/s, (name) => `قرض معاف: ${inItsDirection(name)}`],
  [/^Owner's capital$/, () => 'مالک کا سرمایہ'],
  [/^Owner's drawing$/, () => 'مالک نے نکالا'],
  [/^Adjustment$/, () => 'درستی'],
  [/^Pocket Cash → (.+)$/s, (to) => `جیب کا نقد → ${inItsDirection(to)}`],
  [/^(.+) → Pocket Cash$/s, (from) => `${inItsDirection(from)} → جیب کا نقد`],
  [/^(.+): instalment (\d+)$/s, (name, number) => `${inItsDirection(name)}: قسط ${number}`],
  [/^(.+): payout of share (\d+)$/s, (name, share) => `${inItsDirection(name)}: حصہ ${share} کی وصولی`],
  [/^Imported one phone from a file$/, () => 'فائل سے ایک فون شامل کیا گیا'],
  [/^Imported (\d+) phones from a file$/, (count) => `فائل سے ${count} فون شامل کیے گئے`],
  [/^Taken out again: (.+)$/s, (phone) => `دوبارہ نکالا گیا: ${inItsDirection(phone)}`],
  [/^Corrected: (.+)$/s, (phone) => `درست کیا گیا: ${inItsDirection(phone)}`],
  [/^Entered in stock: (.+)$/s, (phone) => `اسٹاک میں درج: ${inItsDirection(phone)}`],
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
  return expenseInUrdu(description);
}

/** A kind of expense, and after it to whom and for what. */
function expenseInUrdu(description: string): string {
  const [category = '', ...others] = description.split(' · ');
  const said = expenseCategoryName(category, 'ur');
  return said === category ? description : [said, ...others.map(inItsDirection)].join(' · ');
}

/** What was bought or sold, thing by thing: each in its own direction, one after the other as Urdu is read. */
function goodsInUrdu(goods: string): string {
  const [named = '', ...others] = goods.split(/ and (?=\d+ (?:more|accessor))/);
  const things = named.split(', ').map((thing) => inItsDirection(thing.replace(/^(\d+) phones$/, '$1 فون')));
  const more = others.map((other) =>
    other
      .replace(/^(\d+) accessor(?:y|ies)/, 'اور $1 لوازمات')
      .replace(/^(\d+) more(?: phones?)?/, 'اور مزید $1'),
  );
  return [things.join('، '), ...more].join(' ');
}

/** Whatever direction a name has, it takes none of its neighbours along. */
function inItsDirection(name: string): string {
  return `\u2068${name}\u2069`;
}
