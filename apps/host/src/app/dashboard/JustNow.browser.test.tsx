import type { JournalEntry } from '@handset/domain';
import { UIProvider } from '@handset/ui';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InShop } from '../../kit/session/InShop.fixtures.tsx';
import { JustNow } from './JustNow.tsx';

const entry = {
  ...{ entry: 1, date: '2026-11-30', event: 'payment-in', type: 'payment', amount: 5000 },
  ...{ description: 'Half of it in cash.', sentence: null, partyName: 'علی ٹریڈرز', personId: 'p' },
  ...{ refType: null, refId: null, document: null, reverses: null, reversedBy: null },
  ...{ createdAt: '2026-11-30T09:00:00Z', createdBy: 'Sana' },
} as JournalEntry;
const totals = { amount: 5000, debit: null, credit: null };

const show = (shown: JournalEntry) =>
  render(
    <UIProvider locale="ur">
      <InShop
        answer={async (url) =>
          String(url).includes('/shop/mine')
            ? Response.json({ data: { _id: 's', countTolerance: 0 } })
            : Response.json({ data: [shown], nextCursor: null, total: 1, totals })
        }
      >
        <JustNow date="2026-11-30" />
      </InShop>
    </UIProvider>,
  );

it('leaves words of a person their direction beside the name of the party', async () => {
  await show(entry);
  await expect.element(page.getByText('علی ٹریڈرز')).toBeVisible();
  const own = page.getByText(entry.description, { exact: true }).element();
  expect(getComputedStyle(own).direction).toBe('ltr');
});

it('names the walk-in customer, who is stored in English, as the reader does', async () => {
  await show({ ...entry, personId: 's', partyName: 'Walk-in customer' });
  await expect.element(page.getByText('عام گاہک')).toBeVisible();
});
