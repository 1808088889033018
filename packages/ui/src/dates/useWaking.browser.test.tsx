import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateField } from '../DateField/DateField.tsx';

// As where there is no network, and nothing was kept.
vi.mock('./LivingInputs.tsx', () => {
  throw new Error('Failed to fetch');
});

it('says at a press that a date cannot be typed yet, and keeps the one that is there', async () => {
  await render(
    <form>
      <DateField label="Ordered" name="ordered" value="2026-11-21" onChange={() => {}} />
    </form>,
  );
  const field = page.getByRole('group', { name: 'Ordered' });
  await expect.element(field).toHaveTextContent('21/11/2026');
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  await userEvent.click(field);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('The date cannot be typed yet; press it to try again');
  await expect.element(field).toHaveFocus();
  const form = document.querySelector('form');
  expect(form && new FormData(form).get('ordered')).toBe('2026-11-21');
});
