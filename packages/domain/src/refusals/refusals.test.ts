import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { commonRefusals } from './commonRefusals.ts';
import { moneyRefusals } from './moneyRefusals.ts';
import { fieldRefusals, type Refusal, refusal, refusalMessage } from './refusals.ts';
import { rupeeAmount } from './refusalWords.ts';
import { shopRefusals } from './shopRefusals.ts';
import { stockRefusals } from './stockRefusals.ts';
import { tradeRefusals } from './tradeRefusals.ts';

const place = {
  phone: 'Vivo X',
  imei: '356938030000411',
  state: 'sold',
  date: '2026-11-24',
  party: 'Bo',
  document: 'INV-1',
} as const;

/** As a reader gets it who is sent the JSON, without the marks of direction. */
const said = (why: Refusal, locale: 'en' | 'ur') =>
  refusalMessage(JSON.parse(JSON.stringify(why)), locale).replace(/[\u2068\u2069]/g, '');

describe('a refusal', () => {
  it.each<[Refusal, string, string]>([
    [refusal('this-slip-void'), 'This slip is void', 'یہ پرچی منسوخ ہے'],
    [refusal('imei.length'), 'An IMEI has exactly 15 digits', 'آئی ایم ای آئی میں پورے 15 ہندسے ہوتے ہیں'],
    [refusal('sale-void', { invoice: 'INV-3' }), 'INV-3 is void already', 'INV-3 پہلے ہی منسوخ ہے'],
    [
      refusal('funds-short', { bank: undefined, balance: rupeeAmount(550), taken: rupeeAmount(1000) }),
      'Pocket Cash holds Rs 5.50; this would take Rs 10',
      'جیب کی نقدی میں Rs 5.50 ہیں؛ اس میں سے Rs 10 نکل جاتے',
    ],
    [
      refusal('field-refused', { field: 'imeiPrices.2.price', reason: refusal('money.zero') }),
      'Price (3): The amount must be more than zero',
      'رقم صفر سے زیادہ ہونی چاہیے',
    ],
    [
      refusal('several-refused', { first: refusal('phone-elsewhere', { place }), others: 2 }),
      'Vivo X, IMEI 356938030000411: sold on invoice INV-1 to Bo, 24 Nov 2026 (and 2 more)',
      'Vivo X، IMEI 356938030000411: انوائس INV-1 پر Bo کو فروخت ہوا، 24 نومبر، 2026 (اور مزید 2)',
    ],
    [
      refusal('imei-in-stock', {
        imei: '1',
        holder: { phone: 'Vivo X', isDispatched: true, date: '2026-11-24', party: 'Bo', slip: 'PS-2' },
      }),
      'IMEI 1 is already in stock: Vivo X, dispatched, bought on 24 Nov 2026 from Bo (slip PS-2)',
      'IMEI 1 پہلے سے اسٹاک میں ہے: Vivo X، بھیجا ہوا، 24 نومبر، 2026 کو Bo سے خریدا گیا (پرچی PS-2)',
    ],
    [
      refusal('phones-stay-in-lot', {
        phones: [{ place: { ...place, state: 'in-stock' }, isInvoiced: true }],
      }),
      'These phones cannot leave the lot: Vivo X, IMEI 356938030000411: in stock, 24 Nov 2026, and an invoice names it',
      'یہ فون کھیپ سے نہیں نکل سکتے: Vivo X، IMEI 356938030000411: اسٹاک میں ہے، 24 نومبر، 2026، اور اس کی انوائس بن چکی ہے',
    ],
    [
      refusal('phone-life', {
        conflict: {
          phone: 'Vivo X',
          imei: '1',
          event: { type: 'sale', date: '2026-11-03', party: 'Bo' },
          place: {
            at: 'dispatch',
            since: { type: 'dispatch', date: '2026-11-01', party: 'Al', document: 'DC-1' },
          },
        },
      }),
      'Vivo X, IMEI 1, cannot be sold to Bo on 3 Nov 2026: it was sent out to Al on 1 Nov 2026 (DC-1), and was still out',
      'Vivo X، IMEI 1، 3 نومبر، 2026 کو Bo کو فروخت نہیں ہو سکتا: یہ 1 نومبر، 2026 کو Al کو بھیجا گیا (DC-1)، اور ابھی باہر تھا',
    ],
    [
      refusal('phone-life', {
        conflict: {
          phone: 'Vivo X',
          imei: '1',
          event: { type: 'sale-return', date: '2026-11-03', party: 'Bo', document: 'INV-1' },
          place: { at: 'nowhere' },
        },
      }),
      'Vivo X, IMEI 1, cannot come back from Bo on 3 Nov 2026 (INV-1): it was not in the shop on that day',
      'Vivo X، IMEI 1، 3 نومبر، 2026 کو Bo سے واپس نہیں آ سکتا (INV-1): اس دن یہ دکان میں نہیں تھا',
    ],
    [
      refusal('phone-life', {
        conflict: {
          phone: 'Vivo X',
          imei: '1',
          event: { type: 'dispatch', date: '2026-11-03', party: 'Bo', document: 'DC-1' },
        },
      }),
      'Vivo X, IMEI 1, was sent out to Bo on 3 Nov 2026 (DC-1): this would make that impossible',
      'Vivo X، IMEI 1، 3 نومبر، 2026 کو Bo کو بھیجا گیا (DC-1): اس تبدیلی سے یہ ممکن نہیں رہتا',
    ],
  ])('is worded where it is read: %j', (why, english, urdu) => {
    expect(said(why, 'en').replaceAll('\u00a0', ' ')).toBe(english);
    expect(said(why, 'ur').replaceAll('\u00a0', ' ')).toBe(urdu);
  });

  it('keeps the direction of what it names among Urdu words', () =>
    expect(refusalMessage(refusal('sale-void', { invoice: 'INV-3' }), 'ur')).toMatch(/^\u2068INV-3\u2069/));

  it('lists the first twenty phones that stay in a lot', () => {
    const phones = Array.from({ length: 22 }, () => ({ place, isInvoiced: false }));
    expect(said(refusal('phones-stay-in-lot', { phones }), 'en')).toMatch(/; and 2 more$/);
  });
});

it('has Urdu for every sentence', () => {
  const catalogue = {
    ...commonRefusals,
    ...tradeRefusals,
    ...stockRefusals,
    ...moneyRefusals,
    ...shopRefusals,
  };
  const lacking = Object.entries(catalogue).filter(
    ([, { ur }]) => typeof ur === 'string' && !/\p{Script=Arabic}/u.test(ur),
  );
  expect(lacking).toEqual([]);
});

it('says of each broken field what it breaks', () => {
  const schema = z.strictObject({ note: z.string(), limit: z.number().max(200) });
  const { error } = schema.safeParse({ limit: 500, other: 1 });
  expect(error && fieldRefusals(error)).toEqual({
    note: refusal('required'),
    limit: refusal('number-above-most', { bound: 200 }),
    other: refusal('unknown'),
  });
});
