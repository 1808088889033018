import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

function Ordered(props: Partial<DateFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <>
      <button type="button" onClick={() => setValue('2026-11-21')}>
        Fill
      </button>
      <output>{value}</output>
      <DateField
        label="Ordered"
        {...props}
        value={value}
        onChange={(day) => {
          setValue(day);
          props.onChange?.(day);
        }}
      />
    </>
  );
}

const segment = (name: string) => page.getByRole('spinbutton', { name: new RegExp(`^${name}`) });
const told = () => expect.element(page.getByRole('status'));
const shown = () => expect.element(page.getByRole('group', { name: 'Ordered' }));
const type = async (keys: string, part = 'day') => {
  await userEvent.click(segment(part));
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

it('submits a year of two digits as one of this century', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await render(
    <form onSubmit={onSubmit}>
      <Ordered />
    </form>,
  );
  await type('1/2/27{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  await told().toHaveTextContent('2027-02-01');
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

it('takes a day from the clipboard', async () => {
  await render(<Ordered />);
  await userEvent.click(segment('day'));
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', '۰۵-۱۱-۲۰۲۶');
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await told().toHaveTextContent('2026-11-05');
});

it('follows a value that comes from elsewhere while it is half typed', async () => {
  await render(<Ordered />);
  await type('09');
  await userEvent.click(page.getByRole('button', { name: 'Fill' }));
  await shown().toHaveTextContent('21/11/2026');
});

it.each([
  ['en-US', 'month', '11052026', '11/05/2026'],
  ['ur', 'دن', '05112026', '05/11/2026'],
])('is typed in the order of the language: %s', async (locale, part, keys, text) => {
  await render(
    <UIProvider locale={locale}>
      <Ordered />
    </UIProvider>,
  );
  await type(keys, part);
  await told().toHaveTextContent('2026-11-05');
  await shown().toHaveTextContent(text);
});

it('goes back to its first day when its form is reset', async () => {
  await render(
    <form>
      <Ordered value="2026-11-21" />
      <button type="reset">Reset</button>
    </form>,
  );
  await type('05');
  await told().toHaveTextContent('2026-11-05');
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await told().toHaveTextContent('2026-11-21');
});

it('takes a key that is held down as one digit', async () => {
  await render(<Ordered />);
  await type('{1>5/}');
  await shown().toHaveTextContent('01/mm/yyyy');
});
