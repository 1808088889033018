import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FormGrid } from '../FormGrid/FormGrid.tsx';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { MoneyField } from './MoneyField.tsx';

const meta: Meta<typeof MoneyField> = {
  title: 'UI/Fields/MoneyField',
  component: MoneyField,
  args: { label: 'Purchase price', onChange: fn(), onInvalidText: fn() },
};
export default meta;

type Story = StoryObj<typeof MoneyField>;

export const Empty: Story = {};

export const GroupedAfterwards: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Purchase price');
    await userEvent.type(input, '1234567.5');
    await userEvent.tab();
    await expect(input).toHaveValue('1,234,567.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(123456750);
  },
};

export const GroupedByLakhs: Story = {
  args: { defaultValue: 1_234_567_00, currency: 'INR' },
  decorators: [
    (story) => (
      <UIProvider locale="en-IN" messages={{ 'en-IN': {} }}>
        {story()}
      </UIProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Purchase price')).toHaveValue('12,34,567');
  },
};

export const OutOfRange: Story = {
  args: { maxValue: 1_000_00 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Purchase price');
    await userEvent.type(input, '1000.01');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/Enter Rs\s1,000 or less/);
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ maxWidth: 640 }}>
      <FormGrid columns={2}>
        <MoneyField label="Empty" description="What you paid for it" />
        <MoneyField label="Filled" isRequired defaultValue={45_000_00} />
        <MoneyField label="With a fraction" defaultValue={1_234_567_50} />
        <MoneyField label="Below zero" isNegativeAllowed defaultValue={-250_00} />
        <MoneyField label="Another currency" currency="USD" defaultValue={19_99} />
        <MoneyField label="Invalid" isRequired errorMessage="Enter the purchase price" />
        <MoneyField label="Disabled" isDisabled defaultValue={45_000_00} />
        <MoneyField label="Read-only" isReadOnly defaultValue={45_000_00} />
      </FormGrid>
    </div>
  ),
};
