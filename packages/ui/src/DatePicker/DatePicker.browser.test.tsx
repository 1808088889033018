import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Modal } from '../Modal/Modal.tsx';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

function Delivered({ locale = 'en', ...props }: Partial<DatePickerProps> & { locale?: 'en' | 'ur' }) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <UIProvider locale={locale}>
      <output>{value}</output>
      <DatePicker
        label="Delivered"
        today="2026-11-23"
        {...props}
        value={value}
        onChange={(day) => {
          setValue(day);
          props.onChange?.(day);
        }}
      />
    </UIProvider>
  );
}

const button = () => page.getByRole('button', { name: /^(Choose from the calendar|کیلنڈر)/ });
const dialog = () => page.getByRole('dialog', { name: 'Delivered' });
const told = () => expect.element(page.getByRole('status').first());
const focused = () => document.activeElement?.getAttribute('aria-label');
const open = async () => {
  await userEvent.click(button());
  await expect.element(dialog()).toBeVisible();
};
const focusIs = (day: RegExp) => vi.waitFor(() => expect(focused()).toMatch(day));

describe('DatePicker', () => {
  it('opens at its day, moves by day, week and month, chooses with Enter and gives focus back', async () => {
    await render(<Delivered value="2026-11-21" />);
    await open();
    await focusIs(/21 November 2026/);
    await userEvent.keyboard('{ArrowRight}');
    await focusIs(/22 November/);
    await userEvent.keyboard('{ArrowDown}');
    await focusIs(/29 November/);
    await userEvent.keyboard('{PageUp}');
    await focusIs(/29 October/);
    await userEvent.keyboard('{Home}');
    await focusIs(/\b1 October/);
    await userEvent.keyboard('{End}');
    await focusIs(/31 October/);
    await userEvent.keyboard('{Enter}');
    await told().toHaveTextContent('2026-10-31');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
  });

  it('opens from a part of the date with Alt and an arrow, closes with Escape and goes back there', async () => {
    await render(<Delivered value="2026-11-21" />);
    await userEvent.click(page.getByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('spinbutton', { name: /^month/ })).toHaveFocus();
    await told().toHaveTextContent('2026-11-21');
  });

  it('begins at the day it is handed as today, and offers it', async () => {
    await render(<Delivered />);
    await open();
    await focusIs(/23 November 2026/);
    await userEvent.click(page.getByRole('button', { name: 'Today' }));
    await told().toHaveTextContent('2026-11-23');
  });

  it('can be emptied, unless a day must be given', async () => {
    const { rerender } = await render(<Delivered value="2026-11-21" />);
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Clear' }));
    await told().toBeEmptyDOMElement();
    await rerender(<Delivered value="2026-11-21" isRequired />);
    await open();
    await expect.element(page.getByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });

  it('offers no day before the first, after the last, or that is unavailable', async () => {
    const onChange = vi.fn();
    const isDayUnavailable = (day: string) => day === '2026-11-15';
    await render(
      <Delivered
        {...{ onChange, isDayUnavailable }}
        value="2026-11-14"
        min="2026-11-10"
        max="2026-11-20"
        today="2026-11-23"
      />,
    );
    await open();
    const cell = (name: RegExp) => page.getByRole('button', { name });
    await expect.element(cell(/ 9 November/)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(cell(/21 November/)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(cell(/15 November/)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByRole('button', { name: 'Today' })).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('begins at the nearest day that may be chosen where today may not', async () => {
    await render(<Delivered max="2026-10-31" />);
    await open();
    await focusIs(/31 October 2026/);
  });

  it('reads from right to left in Urdu: the arrow to the left goes to the next day', async () => {
    await render(<Delivered locale="ur" value="2026-11-18" />);
    await open();
    await focusIs(/18/);
    await userEvent.keyboard('{ArrowLeft}');
    await focusIs(/19/);
    const [first, second] = [1, 2].map((day) =>
      page
        .getByRole('button', { name: new RegExp(`\\b${day} نومبر`) })
        .element()
        .getBoundingClientRect(),
    );
    expect(first?.left).toBeGreaterThan(second?.left ?? 0);
    expect(dialog().element().textContent).toMatch(/2026/);
  });

  it('mounts no calendar before it is opened, and two keep apart', async () => {
    await render(
      <>
        <DatePicker label="First" value="2026-11-21" onChange={() => {}} />
        <DatePicker label="Second" value="2026-10-01" onChange={() => {}} />
      </>,
    );
    expect(document.querySelector('[role=grid]')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: /Second/ }));
    await expect.element(page.getByRole('dialog', { name: 'Second' })).toBeVisible();
    expect(document.querySelectorAll('[role=grid]')).toHaveLength(1);
  });

  it('does not open while it is disabled or read-only', async () => {
    const { rerender } = await render(<Delivered value="2026-11-21" isDisabled />);
    await expect.element(button()).toBeDisabled();
    await rerender(<Delivered value="2026-11-21" isReadOnly />);
    await expect.element(button()).toBeDisabled();
    await userEvent.click(page.getByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.element(dialog()).not.toBeInTheDocument();
  });

  it('opens over a dialog, and Escape or a press beside it closes it alone', async () => {
    const onClose = vi.fn();
    await render(
      <Modal isOpen onClose={onClose} title="Order">
        <Delivered value="2026-11-21" />
      </Modal>,
    );
    await open();
    await focusIs(/21 November 2026/);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(button()).toHaveFocus();
    await open();
    await userEvent.click(page.getByText('Order'), { force: true });
    await expect.element(dialog()).not.toBeInTheDocument();
    await open();
    await userEvent.click(page.getByRole('button', { name: /17 November/ }));
    await told().toHaveTextContent('2026-11-17');
    expect(onClose).not.toHaveBeenCalled();
  });
});
