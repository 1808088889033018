import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { CreditFields, type CreditValue } from './CreditFields.tsx';

function Kept({ total, onChange }: { total: number; onChange?: (value: CreditValue) => void }) {
  const [value, setValue] = useState<CreditValue>({ payableAmountNow: null, dateOfPayment: '' });
  return (
    <CreditFields
      value={value}
      onChange={(next) => {
        onChange?.(next);
        setValue(next);
      }}
      total={total}
      minDate="2026-11-21"
    />
  );
}

const shown = (total: number, onChange?: (value: CreditValue) => void) => (
  <FlowsProvider today="2026-11-21">
    <Kept {...{ total }} {...(onChange && { onChange })} />
  </FlowsProvider>
);
const now = () => page.getByRole('textbox', { name: 'Payable now' });
const later = () => page.getByRole('textbox', { name: 'Payable later' });

test('what stays payable is the rest, and cannot be typed', async () => {
  await render(shown(4_500_000));
  await expect.element(later()).toHaveValue('45,000');
  await now().fill('20000');
  await expect.element(later()).toHaveValue('25,000');
  await expect.element(later()).toHaveAttribute('readonly');
});

test('more now than there is to pay is said at once, also when the total falls', async () => {
  const { rerender } = await render(shown(4_500_000));
  await now().fill('40000');
  const message = page.getByText('Payable now must be less than the total');
  await expect.element(message).not.toBeInTheDocument();
  await rerender(shown(3_000_000));
  await expect.element(message).toBeVisible();
  await expect.element(later()).toHaveValue('0');
});

test('the first payment date is typed in its parts', async () => {
  const onChange = vi.fn();
  await render(shown(4_500_000, onChange));
  await page.getByRole('spinbutton', { name: /^day/ }).click();
  await userEvent.keyboard('21122026');
  expect(onChange).toHaveBeenLastCalledWith({ payableAmountNow: null, dateOfPayment: '2026-12-21' });
});

test('a total that is no amount is told to the developer, once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { rerender } = await render(shown(45_000.5));
  await rerender(shown(45_000.5));
  const told = warn.mock.calls.filter(([text]) => String(text).includes('CreditFields: `total`'));
  expect(told).toHaveLength(1);
  warn.mockRestore();
});
