import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FormGrid } from '../FormGrid/FormGrid.tsx';
import { PatternField } from './PatternField.tsx';

const meta: Meta<typeof PatternField> = {
  title: 'UI/Fields/PatternField',
  component: PatternField,
  args: { label: 'Identity number', pattern: '00000-0000000-0', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof PatternField>;

export const Masked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Identity number');
    await userEvent.type(input, '3520212345671');
    await expect(input).toHaveValue('35202-1234567-1');
    await expect(args.onChange).toHaveBeenLastCalledWith('3520212345671');
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ maxWidth: 640 }}>
      <FormGrid columns={2}>
        <PatternField label="Empty" pattern="00000-0000000-0" description="As on the card" />
        <PatternField label="Filled" isRequired pattern="00000-0000000-0" defaultValue="3520212345671" />
        <PatternField label="Half typed" pattern="0000 0000 0000 0000" defaultValue="42424242" />
        <PatternField label="Invalid" pattern="00/00" defaultValue="13" errorMessage="Enter month and year" />
        <PatternField label="Disabled" isDisabled pattern="0000-0000000" defaultValue="03001234567" />
        <PatternField label="Read-only" isReadOnly pattern="0000-0000000" defaultValue="03001234567" />
      </FormGrid>
    </div>
  ),
};
