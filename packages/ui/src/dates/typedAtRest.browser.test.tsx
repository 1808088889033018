import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateField } from '../DateField/DateField.tsx';
import { Form } from '../Form/Form.tsx';
import { TextField } from '../TextField/TextField.tsx';

const network = vi.hoisted(() => ({ answer: () => {} }));

// As over a slow network: what is typed into has not come yet.
vi.mock('./LivingInputs.tsx', async (original) => {
  await new Promise<void>((resolve) => {
    network.answer = resolve;
  });
  return original();
});

function Order() {
  const [day, setDay] = useState('2026-11-21');
  const [note, setNote] = useState('');
  return (
    <Form label="Order" onSubmit={() => {}} shouldAdvanceOnEnter>
      <DateField label="Ordered" value={day} onChange={setDay} />
      <TextField label="Note" value={note} onChange={setNote} />
      <output>{day}</output>
    </Form>
  );
}

it('loses nothing that is typed before there is anything to type into', async () => {
  await render(<Order />);
  const date = page.getByRole('group', { name: 'Ordered' });
  await userEvent.tab();
  await expect.element(date).toHaveFocus();
  await userEvent.keyboard('050120');
  expect(page.getByRole('spinbutton').elements()).toHaveLength(0);
  network.answer();
  await expect.element(page.getByRole('spinbutton', { name: /^year/i })).toHaveFocus();
  await userEvent.keyboard('27{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('2027-01-05');
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveFocus();
});
