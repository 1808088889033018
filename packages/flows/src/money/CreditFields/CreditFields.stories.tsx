import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CreditFields, type CreditFieldsProps } from './CreditFields.tsx';

function Kept(props: CreditFieldsProps) {
  const [value, setValue] = useState(props.value);
  return <CreditFields {...props} value={value} onChange={setValue} />;
}

const meta: Meta<typeof CreditFields> = {
  title: 'Flows/CreditFields',
  component: CreditFields,
  args: {
    value: { payableAmountNow: null, dateOfPayment: '' },
    onChange: () => {},
    total: 4_500_000,
    minDate: '2026-11-21',
  },
  render: (args) => (
    <div style={{ maxWidth: 720 }}>
      <Kept {...args} />
    </div>
  ),
};

export default meta;
type Story = StoryObj<typeof CreditFields>;

/** All of it stays payable. */
export const Empty: Story = {};

/** The rest becomes payable later. */
export const Filled: Story = {
  args: { value: { payableAmountNow: null, dateOfPayment: '2026-12-21' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /Payable now/ }), '20000');
    await expect(canvas.getByRole('textbox', { name: /Payable later/ })).toHaveValue('25,000');
  },
};

/** More than there is to pay. */
export const AboveTotal: Story = {
  args: { value: { payableAmountNow: 5_000_000, dateOfPayment: '2026-12-21' } },
};

/** Something is missing. */
export const Invalid: Story = {
  args: { errors: { payableAmountNow: 'This is required', dateOfPayment: 'This is required' } },
};

/** They cannot be used for now. */
export const Disabled: Story = {
  args: { value: { payableAmountNow: 2_000_000, dateOfPayment: '2026-12-21' }, isDisabled: true },
};

/** Right to left. */
export const Urdu: Story = {
  args: { value: { payableAmountNow: 2_000_000, dateOfPayment: '2026-12-21' } },
  globals: { locale: 'ur' },
};

/** All its looks. */
export const Matrix: Story = {
  tags: ['matrix'],
  render: () => {
    const set = { total: 4_500_000, onChange: () => {} };
    const filled = { payableAmountNow: 2_000_000, dateOfPayment: '2026-12-21' };
    return (
      <div style={{ display: 'grid', gap: 16, maxWidth: 720 }}>
        <CreditFields {...set} value={{ payableAmountNow: null, dateOfPayment: '' }} />
        <CreditFields {...set} value={filled} />
        <CreditFields {...set} value={{ ...filled, payableAmountNow: 5_000_000 }} />
        <CreditFields
          {...set}
          value={{ payableAmountNow: null, dateOfPayment: '' }}
          errors={{ payableAmountNow: 'This is required', dateOfPayment: 'This is required' }}
        />
        <CreditFields {...set} value={filled} isDisabled />
      </div>
    );
  },
};
