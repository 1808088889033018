import { useState } from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DateField } from '../DateField/DateField.tsx';
import { Form } from '../Form/Form.tsx';
import { TextField } from '../TextField/TextField.tsx';

let comes = () => {};

/** Fulfilled once what is typed into has come over a slow network, in `typeWhileItComes`. */
export const hasCome = new Promise<void>((resolve) => {
  comes = resolve;
});

/** A date, and a note after it. */
export function Order({ autoFocus = false }) {
  const [day, setDay] = useState('2026-11-21');
  const [note, setNote] = useState('');
  return (
    <Form label="Order" onSubmit={() => {}} shouldAdvanceOnEnter>
      <DateField label="Ordered" value={day} onChange={setDay} autoFocus={autoFocus} />
      <TextField label="Note" value={note} onChange={setNote} />
      <output>{day}</output>
    </Form>
  );
}

/** Types a date while what is typed into comes in between, and goes on with Enter. */
export async function typeWhileItComes(): Promise<void> {
  await expect.element(page.getByRole('group', { name: 'Ordered' })).toHaveFocus();
  await userEvent.keyboard('050120');
  expect(page.getByRole('spinbutton').elements()).toHaveLength(0);
  comes();
  await expect.element(page.getByRole('spinbutton', { name: /^year/i })).toHaveFocus();
  await userEvent.keyboard('27{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('2027-01-05');
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveFocus();
}
