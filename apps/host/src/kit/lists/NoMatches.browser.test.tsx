import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NoMatches } from './NoMatches.tsx';
import { useList } from './useList.ts';

function Filtered() {
  return <NoMatches list={useList({ filters: ['q', 'condition'] })} />;
}

it.each([
  ['?q=nobody', 'Nothing found for “nobody”', 'Clear the search'],
  ['?q=nobody&condition=New', 'Nothing matches these filters', 'Clear filters'],
])('names what left no rows, and clears it: %s', async (address, title, clear) => {
  await render(
    <MemoryRouter initialEntries={[address]}>
      <Filtered />
    </MemoryRouter>,
  );
  await expect.element(page.getByText(title)).toBeVisible();
  await page.getByRole('button', { name: clear }).click();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
