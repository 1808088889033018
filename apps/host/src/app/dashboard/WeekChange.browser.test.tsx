import type { Dashboard } from '@handset/domain';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { WeekChange } from './WeekChange.tsx';

/** The sales of a Monday, after those of the Monday before. */
async function show(amount: number, before: number) {
  const days = Array.from({ length: 30 }, (_, at) => ({
    date: '',
    sales: at === 22 ? before : 5,
    profit: 0,
  }));
  const data: Pick<Dashboard, 'sales' | 'series' | 'date'> = {
    ...{ sales: { amount, count: 1 }, series: days, date: '2026-11-23' },
  };
  await render(
    <p>
      <WeekChange data={data} />
    </p>,
  );
  return page.getByRole('paragraph');
}

it.each([
  [429_400, 327_800, '+31 % on last Monday'],
  [50_000, 100_000, '−50 % on last Monday'],
  [429_400, 0, ''],
])('compares %i with the %i of the same weekday: %s', async (amount, before, text) => {
  expect((await show(amount, before)).element().textContent).toBe(text);
});
