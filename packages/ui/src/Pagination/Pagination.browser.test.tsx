import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pagination } from './Pagination.tsx';

const count = () => expect.element(page.getByRole('status'));

/** A list that is whole after one more page. */
function TwoPages() {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <Pagination
        hasMore={!isWhole}
        loaded={isWhole ? 80 : 50}
        total={80}
        onLoadMore={() => setWhole(true)}
      />
      <button type="button" onClick={() => setWhole(true)}>
        After
      </button>
    </>
  );
}

it('keeps the keyboard where it was when the last rows have come, and says that all are there', async () => {
  await render(<TwoPages />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await count().toHaveTextContent('80 of 80');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

it('takes no focus when the list becomes whole while the keyboard is elsewhere', async () => {
  await render(<TwoPages />);
  await userEvent.click(page.getByRole('button', { name: 'After' }));
  await count().toHaveTextContent('80 of 80');
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
});

it.each([
  [Number.NaN, ''],
  [-1, ''],
  [1.5, ''],
  [50, '60 of 60'],
])('counts sixty rows of a total of %s as %j', async (total, text) => {
  await render(<Pagination hasMore loaded={60} total={total} onLoadMore={() => undefined} />);
  await count().toHaveTextContent(text);
});
