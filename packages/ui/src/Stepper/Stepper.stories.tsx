import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Stepper } from './Stepper.tsx';

const steps = [
  { id: 'products', label: 'Products' },
  { id: 'address', label: 'Address', description: 'Where it goes' },
  { id: 'payment', label: 'Payment' },
  { id: 'confirmation', label: 'Confirmation' },
];

const meta: Meta<typeof Stepper> = {
  title: 'UI/Structure/Stepper',
  component: Stepper,
  args: { label: 'Order', steps, currentStep: 'address' },
};
export default meta;

type Story = StoryObj<typeof Stepper>;

export const Horizontal: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
    await expect(items[0]).not.toHaveAttribute('aria-current');
  },
};

export const Vertical: Story = { args: { orientation: 'vertical' } };

export const AllDone: Story = { args: { currentStep: null } };

const withError = steps.map((step) =>
  step.id === 'products' ? { ...step, state: 'error' as const, description: 'One is sold out' } : step,
);

export const WithError: Story = {
  args: { steps: withError, currentStep: 'payment' },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(steps).toEqual([
      'Step 1 of 4: Products (needs attention)One is sold out',
      'Step 2 of 4: Address (done)Where it goes',
      '3Step 3 of 4: Payment',
      '4Step 4 of 4: Confirmation',
    ]);
  },
};

const linked = steps.map((step, position) => (position < 2 ? { ...step, href: `#${step.id}` } : step));

export const AsLinks: Story = {
  args: { steps: linked, currentStep: 'payment' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const AsButtons: Story = {
  args: {
    onStepPress: fn(),
    steps: steps.map((step, position) => ({ ...step, isDisabled: position > 1 })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Products/ }));
    await expect(args.onStepPress).toHaveBeenCalledWith('products');
    await expect(canvas.getByRole('button', { name: /Payment/ })).toBeDisabled();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={8}>
      <div style={{ inlineSize: 880 }}>
        <Stepper label="Order" steps={steps} currentStep="address" />
      </div>
      <div style={{ inlineSize: 880 }}>
        <Stepper label="Order with an error" steps={withError} currentStep="payment" />
      </div>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', inlineSize: 880 }}>
        <Stepper label="Upright" orientation="vertical" steps={steps} currentStep="payment" />
        <Stepper
          label="Upright with an error"
          orientation="vertical"
          steps={withError}
          currentStep="payment"
        />
        <Stepper label="Done" orientation="vertical" steps={linked} currentStep={null} />
      </div>
    </Stack>
  ),
};
