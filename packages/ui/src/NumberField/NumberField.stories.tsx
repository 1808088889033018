import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FormGrid } from '../FormGrid/FormGrid.tsx';
import { NumberField } from './NumberField.tsx';

const meta: Meta<typeof NumberField> = {
  title: 'UI/Fields/NumberField',
  component: NumberField,
  args: { label: 'Quantity', unit: 'pcs', minValue: 1, maxValue: 500, onChange: fn(), onInvalidText: fn() },
};
export default meta;

type Story = StoryObj<typeof NumberField>;

export const Filled: Story = {
  args: { defaultValue: 12 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByLabelText('Quantity'));
    await userEvent.keyboard('48');
    await expect(canvas.getByLabelText('Quantity')).toHaveValue('48');
    await expect(args.onChange).toHaveBeenLastCalledWith(48);
  },
};

export const NotANumber: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Quantity');
    await userEvent.type(input, '1.5');
    await userEvent.tab();
    await expect(input).toHaveValue('1.5');
    await expect(input).toHaveAccessibleDescription('Enter a whole number');
    await expect(args.onInvalidText).toHaveBeenLastCalledWith('1.5');
  },
};

export const OutOfRange: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Quantity');
    await userEvent.type(input, '501');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Enter 500 or less');
    await expect(args.onChange).toHaveBeenLastCalledWith(501);
    await expect(args.onInvalidText).toHaveBeenLastCalledWith('501');
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ maxWidth: 640 }}>
      <FormGrid columns={2}>
        <NumberField label="Empty" placeholder="1" description="How many there are in a box" />
        <NumberField label="Filled" isRequired defaultValue={12} unit="pcs" />
        <NumberField label="Below zero" defaultValue={-40} />
        <NumberField label="Invalid" defaultValue={0} unit="pcs" errorMessage="Enter 1 or more" />
        <NumberField label="Disabled" isDisabled defaultValue={12} unit="pcs" />
        <NumberField label="Read-only" isReadOnly defaultValue={12} unit="pcs" />
      </FormGrid>
    </div>
  ),
};
