import { StrictMode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Collapse } from './Collapse.tsx';

function Options({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-expanded={isOpen} aria-controls={name} onClick={() => setOpen(!isOpen)}>
        {name}
      </button>
      <Collapse id={name} isExpanded={isOpen} onExpandedChange={setOpen}>
        <input aria-label={`Note on ${name}`} />
      </Collapse>
    </>
  );
}

describe('Collapse', () => {
  it('keeps what it holds, out of reach while it is closed, each for itself, in StrictMode', async () => {
    await render(
      <StrictMode>
        <Options name="One" />
        <Options name="Other" />
      </StrictMode>,
    );
    const note = page.getByLabelText('Note on One');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Other' })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: 'One' }));
    await userEvent.fill(note, 'urgent');
    await userEvent.click(page.getByRole('button', { name: 'One' }));
    await expect.element(note).not.toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'One' }));
    await expect.element(note).toHaveValue('urgent');
    await expect.element(page.getByLabelText('Note on Other')).not.toBeVisible();
  });

  it('is found by the words of the page, and asks to be opened', async () => {
    await render(<Options name="One" />);
    const panel = document.querySelector('#One');
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect.element(page.getByLabelText('Note on One')).toBeVisible();
  });

  it('has no name of its own, since it does not know its control', async () => {
    await render(<Collapse isExpanded>Words</Collapse>);
    await expect.element(page.getByText('Words')).toBeVisible();
    expect(document.querySelector('[role=group], [aria-labelledby]')).toBeNull();
  });
});
