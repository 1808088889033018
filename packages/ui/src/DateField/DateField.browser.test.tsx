import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DateFieldProps } from '../dates/DateFieldProps.ts';
import { Form } from '../Form/Form.tsx';
import { withState } from '../field/withState.fixtures.tsx';
import { DateField } from './DateField.tsx';

const Ordered = withState<DateFieldProps>(DateField, { label: 'Ordered', value: '' }, String);

const segment = (name: string) => page.getByRole('spinbutton', { name: new RegExp(`^${name}`) });
const told = () => expect.element(page.getByRole('status'));
const shown = () => expect.element(page.getByRole('group', { name: 'Ordered' }));
const type = async (keys: string) => {
  await userEvent.click(segment('day'));
  await userEvent.keyboard(keys);
};
const leave = () => userEvent.click(document.body);

it.each(['311226', '31/12/26', '31-12-2026', '31 12 26', '31.12.26'])(
  'takes %s for 31 December 2026, and for no other day before it is left',
  async (text) => {
    const days: string[] = [];
    await render(<Ordered onChange={(day) => days.push(day)} />);
    await type(text);
    await leave();
    await told().toHaveTextContent('2026-12-31');
    expect(days.filter((day) => day !== '')).toEqual(['2026-12-31']);
  },
);

it.each([
  ['Enter', false, '{Enter}'],
  ['Ctrl Enter where Enter goes on', true, '{Control>}{Enter}{/Control}'],
])('submits a year of two digits as one of this century by %s', async (_keys, shouldAdvanceOnEnter, keys) => {
  const onSubmit = vi.fn(() => page.getByRole('status').element().textContent);
  await render(
    <Form label="Order" {...{ onSubmit, shouldAdvanceOnEnter }}>
      <Ordered />
    </Form>,
  );
  await type(`1/2/27${keys}`);
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveReturnedWith('2027-02-01');
});

it('tells no day while one part is missing, so that the day before it is not saved', async () => {
  await render(<Ordered value="2026-11-21" />);
  await type('{Backspace}{Backspace}');
  await told().toBeEmptyDOMElement();
  await shown().toHaveTextContent('dd/11/2026');
  await leave();
  await expect.element(segment('month')).toHaveAccessibleDescription(/Enter day, month and year/);
  await type('21');
  await told().toHaveTextContent('2026-11-21');
});

it('tells no day for the 31st of February, and the last of the month once it is left', async () => {
  await render(<Ordered value="2026-02-10" />);
  await type('31');
  await told().toBeEmptyDOMElement();
  await shown().toHaveTextContent('31/02/2026');
  await leave();
  await told().toHaveTextContent('2026-02-28');
});

it.each([
  ['31102026', /Choose 1 November 2026 or later/, '2026-10-31'],
  ['01122026', /Choose 30 November 2026 or earlier/, '2026-12-01'],
  ['22112026', /This day cannot be chosen/, '2026-11-22'],
])('says what is wrong with %s, and keeps it', async (text, problem, day) => {
  const isDayUnavailable = (each: string) => each === '2026-11-22';
  await render(<Ordered min="2026-11-01" max="2026-11-30" isDayUnavailable={isDayUnavailable} />);
  await type(text);
  await leave();
  await expect.element(segment('day')).toHaveAccessibleDescription(problem);
  await told().toHaveTextContent(day);
});

it('follows a value that comes from elsewhere while it is half typed', async () => {
  const ordered = { label: 'Ordered', onChange: () => {} };
  const { rerender } = await render(<DateField {...ordered} value="" />);
  await type('09');
  await rerender(<DateField {...ordered} value="2026-11-21" />);
  await shown().toHaveTextContent('21/11/2026');
});

it('takes a key that is held down as one digit', async () => {
  await render(<Ordered />);
  await type('{1>5/}');
  await shown().toHaveTextContent('01/mm/yyyy');
});
