import type { PartyLedger } from '@handset/domain';
import { expect, it } from 'vitest';
import type { Format } from '../../../kit/format/useFormat.ts';
import { ledgerWords } from '../ledgers/ledgerWords.ts';
import { statementText } from './statementText.ts';

const format: Format = {
  weekday: (day) => day,
  day: (day) => day,
  shortDay: (day) => day,
  count: (count) => String(count),
  money: (minor) => `Rs ${minor / 100}`,
};

const entry = (number: number) =>
  ({
    entry: number,
    date: `2026-11-${String(number).padStart(2, '0')}`,
    voucher: `INV-${number}`,
    debit: 100_00,
    credit: 0,
    balance: number * 100_00,
  }) as PartyLedger['data'][number];

const ledgerOf = (count: number, closing = count * 100_00) =>
  ({
    account: { name: 'Ali' },
    opening: 0,
    closing,
    total: count,
    data: Array.from({ length: count }, (_, index) => entry(index + 1)),
  }) as unknown as PartyLedger;

const textOf = (ledger: PartyLedger) =>
  statementText(ledger, 'Hall Road', ledgerWords.en, format, ({ description }) => description);

it('lists each entry with what stays after it, and says who owes', () => {
  expect(textOf(ledgerOf(2)).split('\n')).toEqual([
    'Assalam-o-Alaikum Ali, your account with us:',
    '',
    'Opening balance: Rs 0',
    '2026-11-01 INV-1: +Rs 100 = Rs 100',
    '2026-11-02 INV-2: +Rs 100 = Rs 200',
    '',
    'You owe us Rs 200',
    'Hall Road',
  ]);
});

it('leaves early entries of a long ledger out, and opens with what they came to', () => {
  const lines = textOf(ledgerOf(20)).split('\n');
  expect(lines).toContain('(5 earlier entries left out)');
  expect(lines).toContain('Opening balance: Rs 500');
  expect(lines.filter((line) => line.includes('INV-'))).toHaveLength(15);
});

it('names an invoice whole, and what was paid for it at once', () => {
  const sold = { ...entry(1), debit: 400_00, balance: 400_00, paidAtOnce: 100_00 };
  const lines = textOf({ ...ledgerOf(1), data: [sold] }).split('\n');
  expect(lines).toContain('2026-11-01 INV-1: +Rs 500 = Rs 500');
  expect(lines).toContain('2026-11-01 Paid at once on INV-1: −Rs 100 = Rs 400');
});

it.each([
  [0, 'Nothing is owed'],
  [-50_00, 'We owe you Rs 50'],
])('says of a balance of %i what it means', (closing, said) =>
  expect(textOf(ledgerOf(1, closing))).toContain(said),
);
