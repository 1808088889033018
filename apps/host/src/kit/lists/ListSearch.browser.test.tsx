import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ListSearch } from './ListSearch.tsx';
import { useList } from './useList.ts';

function Search() {
  return <ListSearch list={useList({ filters: ['q'] })} hint="Invoice, customer, phone or IMEI" />;
}

afterEach(() => page.viewport(1280, 800));

it.each([
  [390, 'Search'],
  [1280, 'Invoice, customer, phone or IMEI'],
])('says in a window of %d pixels what fits in its box', async (width, placeholder) => {
  await page.viewport(width, 800);
  await render(<Search />, { wrapper: MemoryRouter });
  await expect.element(page.getByPlaceholder(placeholder, { exact: true })).toBeVisible();
});
