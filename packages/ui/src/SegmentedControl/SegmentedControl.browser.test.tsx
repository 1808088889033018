import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const options = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];

function Span(props: Partial<SegmentedControlProps>) {
  const [value, setValue] = useState(props.value ?? null);
  return (
    <SegmentedControl
      label="Span"
      options={options}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

const segment = (name: string) => page.getByRole('radio', { name });

describe('SegmentedControl', () => {
  it('is one stop of Tab whose arrows choose, round its ends', async () => {
    await render(<Span value="day" />);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    await expect.element(segment('Week')).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(segment('Month')).toBeChecked();
    await expect.element(segment('Month')).toHaveFocus();
  });

  it('takes focus when it appears', async () => {
    await render(<Span autoFocus value="week" />);
    await expect.element(segment('Week')).toHaveFocus();
  });

  it('changes nothing while it is read-only', async () => {
    const onChange = vi.fn();
    await render(<Span {...{ onChange }} isReadOnly value="week" />);
    await userEvent.click(page.getByText('Day'));
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('wraps labels that are longer than there is room for', async () => {
    const long = ['A label of several words', 'Another one of several words', 'Unbroken'.repeat(20)];
    await render(
      <div style={{ inlineSize: 220 }}>
        <Span options={long.map((label) => ({ value: label, label }))} />
      </div>,
    );
    const group = page.getByRole('radiogroup').element();
    expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  });

  it('says that there is nothing to choose, and shows a value once that is there twice', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { rerender } = await render(<Span options={[]} />);
    await expect.element(page.getByText('No options found')).toBeVisible();
    await rerender(<Span options={[...options, ...options]} />);
    expect(page.getByRole('radio').elements()).toHaveLength(3);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining("SegmentedControl: `options` has the value 'day' twice"),
    );
    warn.mockRestore();
  });
});
