import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InShop } from '../../kit/session/InShop.fixtures.tsx';
import { JustNow } from './JustNow.tsx';

it('leaves words of a person their direction beside the name of the party', async () => {
  const note = 'Half of it in cash.';
  const payment = {
    ...{ entry: 1, date: '2026-11-30', event: 'payment-in', type: 'payment', amount: 5000 },
    ...{ description: note, sentence: null, partyName: 'علی ٹریڈرز', personId: 'p' },
    ...{ refType: null, refId: null, document: null, reverses: null, reversedBy: null },
    ...{ createdAt: '2026-11-30T09:00:00Z', createdBy: 'Sana' },
  };
  const totals = { amount: 5000, debit: null, credit: null };
  await render(
    <div dir="rtl">
      <InShop answer={async () => Response.json({ data: [payment], nextCursor: null, total: 1, totals })}>
        <JustNow date="2026-11-30" />
      </InShop>
    </div>,
  );
  await expect.element(page.getByText('علی ٹریڈرز')).toBeVisible();
  const own = page.getByText(note, { exact: true }).element();
  expect(getComputedStyle(own).direction).toBe('ltr');
});
