import { expect, it } from 'vitest';
import { notificationText } from './notificationText.ts';
import { notificationWords } from './notificationWords.ts';

const format = {
  day: (day: string) => `<${day}>`,
  money: (minor: number) => `Rs ${minor / 100}`,
  count: String,
};
const due = { party: 'Sana', amount: 30_000.5, dueDate: '2026-11-24' };

it.each([
  ['credit-due', { side: 'receivable', ...due }, 'Sana owes us Rs 30000.5, due <2026-11-24>'],
  ['credit-due', { side: 'payable', ...due }, 'We owe Sana Rs 30000.5, due <2026-11-24>'],
  [
    'committee-due',
    { committee: 'Market BC', amount: 5000, dueDate: '2026-11-24' },
    'Market BC: Rs 5000 due <2026-11-24>',
  ],
  [
    'warranty-ending',
    { phone: 'A15', party: 'Sana', endsOn: '2026-12-01' },
    'Sana’s warranty on A15 ends on <2026-12-01>',
  ],
  ['low-stock', { accessory: 'Cable', quantity: 0 }, 'Only 0 of Cable left'],
  ['old-stock', { phone: 'A15', since: '2026-01-01' }, 'A15 has been in stock since <2026-01-01>'],
  [
    'sale-dropped',
    { sale: 'Hina', party: 'Imran', since: '2026-11-20' },
    'The sale that Imran parked on <2026-11-20> (Hina) was discarded, since nobody continued it',
  ],
  [
    'clock',
    { direction: 'back', from: '2026-11-24 14:05', to: '2026-11-23 14:05' },
    'The server’s clock went back from <2026-11-24> 14:05 to <2026-11-23> 14:05. Check the clock, and the dates of anything entered since.',
  ],
  [
    'clock',
    { direction: 'ahead', from: '2026-11-24 14:05', to: '2027-11-24 14:05' },
    'The server’s clock went ahead from <2026-11-24> 14:05 to <2027-11-24> 14:05. Nothing can be recorded until you mark this as read. Do so if the new time is right; if not, have the clock set first.',
  ],
] as const)('says %s in the words of the reader', (kind, values, text) => {
  expect(notificationText({ kind, values, message: 'server' }, notificationWords.en, format)).toBe(text);
  expect(notificationText({ kind, values, message: 'server' }, notificationWords.ur, format)).not.toBe(
    'server',
  );
});

it('says what the server said of a kind that is newer than this page', () => {
  const news = { kind: 'something-new' as 'low-stock', values: {}, message: 'Something new' };
  expect(notificationText(news, notificationWords.en, format)).toBe('Something new');
});
