import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { withState } from '../field/withState.fixtures.tsx';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

const Delivered = withState<DatePickerProps>(
  DatePicker,
  { label: 'Delivered', today: '2026-11-23', value: '' },
  String,
);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const told = () => expect.element(page.getByRole('status').first());
const open = async () => {
  await userEvent.click(button(/^Choose from the calendar/));
  await expect.element(page.getByRole('dialog', { name: 'Delivered' })).toBeVisible();
};
const focusIs = (day: RegExp) =>
  vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(day));

it('begins at the day it is handed as today, and offers it', async () => {
  await render(<Delivered />);
  await open();
  await focusIs(/23 November 2026/);
  await userEvent.click(button('Today'));
  await told().toHaveTextContent('2026-11-23');
});

it('can be emptied, unless a day must be given', async () => {
  const { rerender } = await render(<Delivered value="2026-11-21" />);
  await open();
  await userEvent.click(button('Clear'));
  await told().toBeEmptyDOMElement();
  await rerender(<Delivered isRequired />);
  await open();
  await expect.element(button('Clear')).not.toBeInTheDocument();
});

it('begins at the nearest day that may be chosen where today may not, and offers no other', async () => {
  await render(<Delivered max="2026-10-31" isDayUnavailable={(day) => day === '2026-10-15'} />);
  await open();
  await focusIs(/31 October 2026/);
  await expect.element(button('Today')).toBeDisabled();
  await expect.element(button(/15 October/)).toHaveAttribute('aria-disabled', 'true');
});
