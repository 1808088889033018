import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { DayRange } from '../dates/rangePresets.ts';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';

const november = { from: '2026-11-09', to: '2026-11-21' };

function Period(props: Partial<DateRangePickerProps>) {
  const [value, setValue] = useState<DayRange>(props.value ?? { from: '', to: '' });
  return (
    <>
      <output>{`${value.from}…${value.to}`}</output>
      <DateRangePicker
        label="Period"
        today="2026-11-23"
        {...props}
        value={value}
        onChange={(range) => {
          setValue(range);
          props.onChange?.(range);
        }}
      />
    </>
  );
}

const part = (name: string, end: string) =>
  page.getByRole('spinbutton', { name: new RegExp(`^${name}, ${end}`) });
const told = () => expect.element(page.getByRole('status').first());
const open = async () => {
  await userEvent.click(page.getByRole('button', { name: /^Choose from the calendar/ }));
  await expect.element(page.getByRole('dialog', { name: 'Period' })).toBeVisible();
};
const leave = () => userEvent.click(document.body);

describe('DateRangePicker', () => {
  it('takes both ends typed through', async () => {
    await render(<Period />);
    await userEvent.click(part('day', 'From'));
    await userEvent.keyboard('01112026');
    await told().toHaveTextContent('2026-11-01…');
    await userEvent.keyboard('{Tab}');
    await expect.element(part('day', 'To')).toHaveFocus();
    await userEvent.keyboard('15112026');
    await told().toHaveTextContent('2026-11-01…2026-11-15');
  });

  it('chooses two days from the calendar by keyboard', async () => {
    await render(<Period value={november} />);
    await open();
    await vi.waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/21 November 2026/),
    );
    // Choosing the first day goes on to the next one, so that Enter twice is a range of two days.
    await userEvent.keyboard('{ArrowUp}{Enter}{ArrowRight}{Enter}');
    await told().toHaveTextContent('2026-11-14…2026-11-16');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('marks the named range that is chosen, and cuts the others to what may be chosen', async () => {
    await render(
      <Period value={{ from: '2026-11-01', to: '2026-11-23' }} min="2026-11-01" max="2026-11-23" />,
    );
    await open();
    const preset = (name: string) => page.getByRole('button', { name, exact: true });
    await expect.element(preset('This month')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(preset('Last month')).toBeDisabled();
    await userEvent.click(preset('Last 7 days'));
    await told().toHaveTextContent('2026-11-17…2026-11-23');
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
    for (const element of page.getByRole('spinbutton').elements()) {
      const { left, right } = element.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(room.left);
      expect(right).toBeLessThanOrEqual(room.right);
    }
  });

  it('has ranges of the caller, also with an open end', async () => {
    await render(
      <Period presets={['today', { id: 'since', label: 'Since opening', from: '2019-03-01', to: '' }]} />,
    );
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Since opening' }));
    await told().toHaveTextContent('2019-03-01…');
  });

  it.each([
    [{ presets: ['today', 'today'] as const }, "`presets` has 'today' twice"],
    [
      { presets: [{ id: 'odd', label: 'Odd', from: 'then', to: '' }] },
      "the preset 'odd' has a day that is none",
    ],
    [{ value: { from: '2026-02-31', to: '' } }, '`value.from` is'],
  ])('tells the developer of what it leaves out: %o', async (props, part) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await render(<Period {...props} />);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(part));
    await open();
    warn.mockRestore();
  });
});
