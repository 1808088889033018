import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { FormGrid } from '../FormGrid/FormGrid.tsx';
import { TextField } from './TextField.tsx';

const meta: Meta<typeof TextField> = {
  title: 'UI/Fields/TextField',
  component: TextField,
  args: { label: 'Name', description: 'As it stands on the bill', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof TextField>;

export const Filled: Story = {
  args: { isRequired: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/Name/), 'Ali Traders');
    await expect(canvas.getByRole('textbox')).toHaveValue('Ali Traders');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ali Traders');
  },
};

export const LabelForScreenReaders: Story = {
  args: { isLabelHidden: true, placeholder: 'Name', description: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible();
  },
};

export const LongLabel: Story = {
  args: {
    label:
      'The name of the customer as it is written on the licence of the business, with all its parts and in its own language',
    description: undefined,
    errorMessage:
      'Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    suffix: 'a suffix far longer than there is room for it',
  },
  decorators: [
    (story) => (
      <div data-testid="place" style={{ width: 240 }}>
        {story()}
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('place').scrollWidth).toBeLessThanOrEqual(240);
    await expect(canvas.getByRole('textbox').offsetWidth).toBeGreaterThan(80);
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ maxWidth: 640 }}>
      <FormGrid columns={2}>
        <TextField label="Empty" placeholder="Ali Traders" description="As it stands on the bill" />
        <TextField label="Filled" isRequired defaultValue="Ali Traders" />
        <TextField label="Urdu" defaultValue="علی ٹریڈرز" description="In its own direction" />
        <TextField label="Digits" isNumeric defaultValue="356938035643809" />
        <TextField label="With a prefix" prefix={<Search size={16} aria-hidden />} defaultValue="Cable" />
        <TextField label="With a suffix" suffix="%" isNumeric defaultValue="5" />
        <TextField label="Disabled" isDisabled defaultValue="Ali Traders" />
        <TextField label="Read-only" isReadOnly defaultValue="Ali Traders" />
        <TextField label="Invalid" isRequired errorMessage="Enter a name" />
        <TextField label="Without a label" isLabelHidden placeholder="Without a label" />
      </FormGrid>
    </div>
  ),
  play: async ({ canvas }) => {
    const directionOf = (label: string) => getComputedStyle(canvas.getByLabelText(label)).direction;
    await expect(directionOf('Urdu')).toBe('rtl');
    await expect(directionOf('With a prefix')).toBe('ltr');
  },
};
