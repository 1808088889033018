import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Collapse } from './Collapse.tsx';

function Options() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Options
      </button>
      <Collapse isExpanded={isOpen} onExpandedChange={setOpen}>
        <input aria-label="Note" />
      </Collapse>
      <button type="button">After</button>
    </>
  );
}

const note = page.getByLabelText('Note');
const toggle = () => userEvent.click(page.getByRole('button', { name: 'Options' }));

it('keeps what it holds, out of reach while it is closed', async () => {
  await render(<Options />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  await toggle();
  await userEvent.fill(note, 'urgent');
  await toggle();
  await expect.element(note).not.toBeVisible();
  await toggle();
  await expect.element(note).toHaveValue('urgent');
});

it('is found by the words of the page, and asks to be opened', async () => {
  await render(<Options />);
  const panel = document.querySelector('[hidden]');
  panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect.element(note).toBeVisible();
});
