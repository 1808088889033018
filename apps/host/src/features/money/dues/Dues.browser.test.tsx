import { AGES } from '@handset/domain';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InShop } from '../../../kit/session/InShop.fixtures.tsx';
import { Dues } from './Dues.tsx';

const side = { total: 18_140_000, paid: 0, outstanding: 18_140_000, bills: 9, overdue: 0, advances: 0 };
const ageing = { ...Object.fromEntries(AGES.map((age) => [age, 0])), notDue: 18_140_000 };
const receivable = { ...side, ageing };
const answer = { data: [], nextCursor: null, total: 0, totals: { receivable, payable: receivable } };

afterEach(() => page.viewport(1280, 800));

it.each([390, 1366])('keeps its list where it is when the figures arrive, %i pixels wide', async (width) => {
  await page.viewport(width, 800);
  let arrive = () => {};
  const figures = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await render(
    <InShop answer={() => figures.then(() => Response.json(answer))}>
      <Dues />
    </InShop>,
  );
  const top = () => page.getByRole('radio', { name: 'Payable' }).element().getBoundingClientRect().top;
  await expect.element(page.getByRole('radio', { name: 'Payable' })).toBeVisible();
  const before = top();
  arrive();
  await expect.element(page.getByText('Not due', { exact: false })).toBeVisible();
  expect(top()).toBeCloseTo(before, 0);
});
