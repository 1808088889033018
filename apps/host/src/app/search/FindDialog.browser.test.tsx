import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InShop } from '../../kit/session/InShop.fixtures.tsx';
import { FindDialog } from './FindDialog.tsx';

it('lists the work and the pages of every day before anything is typed, and closes by one Escape', async () => {
  const onClose = vi.fn();
  await render(
    <InShop answer={async () => Response.json({ data: [] })}>
      <FindDialog onClose={onClose} />
    </InShop>,
  );
  await expect.element(page.getByRole('option', { name: /^Balance sheet/ })).toBeInTheDocument();
  const listed = page.getByRole('option').elements();
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    'Sale MobileAction',
    'Purchase PhoneAction',
    'Close dayAction',
    'Today bookPage',
    'Stock listPage',
    'Party ledgerPage',
    'Balance sheetPage',
  ]);
  await userEvent.keyboard('{ArrowDown}');
  expect(listed[0]?.hasAttribute('data-active')).toBe(true);
  const composing = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing: true });
  document.activeElement?.dispatchEvent(composing);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
