import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const show = (props: Partial<PaginationProps> = {}) =>
  render(<Pagination hasMore loaded={50} total={212} onLoadMore={() => undefined} {...props} />);
const button = () => page.getByRole('button');

/** A list that is whole after one more page. */
function TwoPages() {
  const [isWhole, setWhole] = useState(false);
  return (
    <Pagination hasMore={!isWhole} loaded={isWhole ? 80 : 50} total={80} onLoadMore={() => setWhole(true)} />
  );
}

describe('Pagination', () => {
  it('keeps the keyboard where it was when the last rows have come, and says that all are there', async () => {
    await render(
      <StrictMode>
        <TwoPages />
        <button type="button">After</button>
      </StrictMode>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('80 of 80');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('takes no focus when the list becomes whole while the keyboard is elsewhere', async () => {
    const { rerender } = await show();
    await rerender(<Pagination hasMore={false} loaded={212} total={212} onLoadMore={() => undefined} />);
    await expect.element(page.getByRole('status')).toHaveTextContent('212 of 212');
    expect(document.activeElement).toBe(document.body);
  });

  it('asks for nothing while more is on its way, however long that takes, and keeps the focus', async () => {
    const onLoadMore = vi.fn();
    await show({ isLoading: true, onLoadMore });
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect.element(button()).toHaveFocus();
    expect(onLoadMore).not.toHaveBeenCalled();
  });

  it('says why more could not be had, and tries again', async () => {
    const onLoadMore = vi.fn();
    await show({ error: 'The server did not answer', onLoadMore });
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server did not answer');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(onLoadMore).toHaveBeenCalledOnce();
  });

  it.each([Number.NaN, -1, 1.5])('shows no count for a total of %s', async (total) => {
    await show({ total });
    await expect.element(page.getByRole('status')).toHaveTextContent('');
  });

  it('never claims that more is shown than there is', async () => {
    await show({ loaded: 60, total: 50 });
    await expect.element(page.getByRole('status')).toHaveTextContent('60 of 60');
  });
});
