import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { withState } from '../field/withState.fixtures.tsx';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

const november = { from: '2026-11-09', to: '2026-11-21' };

const Period = withState<DateRangePickerProps>(
  DateRangePicker,
  { label: 'Period', today: '2026-11-23', value: { from: '', to: '' } },
  ({ from, to }) => `${from}…${to}`,
);

const part = (name: string, end: string) =>
  page.getByRole('spinbutton', { name: new RegExp(`^${name}, ${end}`) });
const button = (name: string) => page.getByRole('button', { name });
const told = () => expect.element(page.getByRole('status').first());
const open = () => userEvent.click(page.getByRole('button', { name: /^Choose from the calendar/ }));
const leave = () => userEvent.click(document.body);

it('marks the named range that is chosen, and cuts the others to what may be chosen', async () => {
  const [min, max] = ['2026-11-01', '2026-11-23'];
  await render(<Period value={{ from: min, to: max }} {...{ min, max }} />);
  await open();
  await expect.element(button('This month')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('Last month')).toBeDisabled();
  await userEvent.click(button('Last 7 days'));
  await told().toHaveTextContent('2026-11-17…2026-11-23');
});

it('shows the named ranges without the calendar where it is asked to', async () => {
  await render(<Period hasRangesBelow />);
  await userEvent.click(button('Last month'));
  await told().toHaveTextContent('2026-10-01…2026-10-31');
  await expect.element(button('Last month')).toHaveAttribute('aria-pressed', 'true');
  await open();
  const panel = page.getByRole('dialog', { name: 'Period' });
  await expect.element(panel).toBeVisible();
  expect(panel.getByRole('button', { name: 'Last month' }).elements()).toHaveLength(0);
});

it('says that the first day is after the last, and keeps both as they are', async () => {
  await render(<Period value={november} />);
  await userEvent.click(part('day', 'From'));
  await userEvent.keyboard('25');
  await leave();
  await told().toHaveTextContent('2026-11-25…2026-11-21');
  await expect
    .element(part('day', 'From'))
    .toHaveAccessibleDescription(/The first day is after the last one/);
});

it('tells an end that is half typed as open, and asks for the rest of it', async () => {
  await render(<Period value={november} />);
  await userEvent.click(part('day', 'To'));
  await userEvent.keyboard('{Backspace}{Backspace}');
  await told().toHaveTextContent('2026-11-09…');
  await leave();
  await expect
    .element(page.getByRole('group', { name: 'Period', exact: true }))
    .toHaveAccessibleDescription('Enter day, month and year');
});

it('shows both ends where there is no room for them beside each other', async () => {
  await render(
    <div style={{ inlineSize: 200 }} data-testid="room">
      <Period value={november} />
    </div>,
  );
  await expect.element(part('year', 'To')).toBeVisible();
  const room = page.getByTestId('room').element().getBoundingClientRect();
  const boxes = page
    .getByRole('spinbutton')
    .elements()
    .map((each) => each.getBoundingClientRect());
  expect(boxes.every(({ left, right }) => left >= room.left && right <= room.right)).toBe(true);
});
