import { createRef, StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import type { FieldHandle } from '../field/FieldHandle.ts';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

function Ordered(props: Partial<DateFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <>
      <Button onPress={() => setValue('2026-11-21')}>Fill</Button>
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
const shown = () => page.getByRole('group', { name: 'Ordered' });
const leave = () => userEvent.click(document.body);

describe('DateField', () => {
  it('takes a date typed through, day first, and tells it as YYYY-MM-DD', async () => {
    await render(<Ordered />);
    await userEvent.click(segment('day'));
    await userEvent.keyboard('05112026');
    await told().toHaveTextContent('2026-11-05');
    await expect.element(shown()).toHaveTextContent('05/11/2026');
  });

  it.each(['311226', '31/12/26', '31-12-2026', '31 12 26', '31.12.26'])(
    'takes %s for 31 December 2026, and for no other day before it is left',
    async (text) => {
      const days: string[] = [];
      await render(<Ordered onChange={(day) => days.push(day)} />);
      await userEvent.click(segment('day'));
      await userEvent.keyboard(text);
      await leave();
      await told().toHaveTextContent('2026-12-31');
      expect(days.filter((day) => day !== '')).toEqual(['2026-12-31']);
    },
  );

  it('takes 1/1/2027 as it is typed', async () => {
    await render(<Ordered />);
    await userEvent.click(segment('day'));
    await userEvent.keyboard('1/1/2027');
    await told().toHaveTextContent('2027-01-01');
  });

  it('submits a year of two digits as one of this century', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    await render(
      <form onSubmit={onSubmit}>
        <Ordered />
      </form>,
    );
    await userEvent.click(segment('day'));
    await userEvent.keyboard('1/2/27{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    await told().toHaveTextContent('2027-02-01');
  });

  it('counts each part up and down with the arrows and goes round at its ends', async () => {
    await render(<Ordered value="2026-12-31" />);
    await userEvent.click(segment('month'));
    await userEvent.keyboard('{ArrowUp}');
    await told().toHaveTextContent('2026-01-31');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await told().toHaveTextContent('2025-01-31');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Home}');
    await told().toHaveTextContent('2025-01-01');
  });

  it('tells no day while one part is missing, so that the day before it is not saved', async () => {
    await render(<Ordered value="2026-11-21" />);
    await userEvent.click(segment('day'));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await told().toBeEmptyDOMElement();
    await expect.element(shown()).toHaveTextContent('dd/11/2026');
    await leave();
    await expect.element(segment('month')).toHaveAccessibleDescription(/Enter day, month and year/);
    await userEvent.click(segment('day'));
    await userEvent.keyboard('21');
    await told().toHaveTextContent('2026-11-21');
  });

  it('tells no day for the 31st of February, and the last of the month once it is left', async () => {
    await render(<Ordered value="2026-02-10" />);
    await userEvent.click(segment('day'));
    await userEvent.keyboard('31');
    await told().toBeEmptyDOMElement();
    await expect.element(shown()).toHaveTextContent('31/02/2026');
    await leave();
    await told().toHaveTextContent('2026-02-28');
  });

  it('says what is wrong with a day out of range, and keeps it', async () => {
    await render(<Ordered min="2026-11-01" max="2026-11-30" />);
    await userEvent.click(segment('day'));
    await userEvent.keyboard('31102026');
    await leave();
    await expect.element(segment('day')).toHaveAccessibleDescription(/Choose 1 November 2026 or later/);
    await told().toHaveTextContent('2026-10-31');
    await userEvent.click(segment('month'));
    await userEvent.keyboard('12');
    await leave();
    await expect.element(segment('day')).toHaveAccessibleDescription(/Choose 30 November 2026 or earlier/);
  });

  it('refuses a day that is unavailable', async () => {
    await render(<Ordered value="2026-11-20" isDayUnavailable={(day) => day === '2026-11-22'} />);
    await userEvent.click(segment('day'));
    await userEvent.keyboard('22');
    await leave();
    await expect.element(segment('day')).toHaveAccessibleDescription(/This day cannot be chosen/);
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
    await userEvent.click(segment('day'));
    await userEvent.keyboard('09');
    await userEvent.click(page.getByRole('button', { name: 'Fill' }));
    await expect.element(shown()).toHaveTextContent('21/11/2026');
  });

  it('submits its form once with Enter, and its value with it', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    await render(
      <form onSubmit={onSubmit}>
        <DateField label="Ordered" name="ordered" value="2026-11-21" onChange={() => {}} />
        <button type="submit">Save</button>
      </form>,
    );
    await userEvent.click(segment('year'));
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    const form = document.querySelector('form');
    expect(form && new FormData(form).getAll('ordered')).toEqual(['2026-11-21']);
  });

  it('follows the language tag that the caller gives, in what is shown and in what is pasted', async () => {
    await render(
      <UIProvider locale="en-US">
        <Ordered value="2026-11-21" />
      </UIProvider>,
    );
    await expect.element(shown()).toHaveTextContent('11/21/2026');
    await userEvent.click(segment('month'));
    await userEvent.keyboard('12312025');
    await told().toHaveTextContent('2025-12-31');
  });

  it('types from right to left as well: day, month and year in Urdu', async () => {
    await render(
      <UIProvider locale="ur">
        <Ordered />
      </UIProvider>,
    );
    await userEvent.click(segment('دن'));
    await userEvent.keyboard('05112026');
    await told().toHaveTextContent('2026-11-05');
    await expect.element(shown()).toHaveTextContent('05/11/2026');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}');
    await told().toHaveTextContent('2026-11-06');
  });

  it('shows nothing for what a caller without types passes as a day', async () => {
    await render(<DateField label="Ordered" value={null as unknown as string} onChange={() => {}} />);
    await expect.element(shown()).toHaveTextContent('dd/mm/yyyy');
  });

  it('goes back to its first day when its form is reset', async () => {
    await render(
      <form>
        <Ordered value="2026-11-21" />
        <button type="reset">Reset</button>
      </form>,
    );
    await userEvent.click(segment('day'));
    await userEvent.keyboard('05');
    await told().toHaveTextContent('2026-11-05');
    await userEvent.click(page.getByRole('button', { name: 'Reset' }));
    await told().toHaveTextContent('2026-11-21');
  });

  it('takes a key that is held down as one digit', async () => {
    await render(<Ordered />);
    await userEvent.click(segment('day'));
    await userEvent.keyboard('{1>5/}');
    await expect.element(shown()).toHaveTextContent('01/mm/yyyy');
  });

  it('takes focus by its ref, as a form library asks for it', async () => {
    const ref = createRef<FieldHandle>();
    await render(<DateField ref={ref} label="Ordered" name="ordered" value="" onChange={() => {}} />);
    ref.current?.focus();
    await expect.element(segment('day')).toHaveFocus();
  });

  it.each([
    [{ value: '2026-02-31' }, '`value`'],
    [{ min: 'tomorrow' }, '`min`'],
    [{ min: '2026-12-01', max: '2026-11-01' }, '`min` 2026-12-01 is after `max`'],
  ])('ignores what is no day and tells the developer: %o', async (props, part) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await render(
      <StrictMode>
        <Ordered {...props} />
      </StrictMode>,
    );
    await expect.element(segment('day')).toBeVisible();
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`DateField: ${part}`));
    warn.mockRestore();
  });

  it('stays as it is when read-only, and cannot be reached when disabled', async () => {
    const onChange = vi.fn();
    await render(<DateField label="Ordered" value="2026-11-21" onChange={onChange} isReadOnly />);
    await userEvent.click(segment('day'));
    await userEvent.keyboard('05{ArrowUp}{Backspace}');
    expect(onChange).not.toHaveBeenCalled();
  });
});
