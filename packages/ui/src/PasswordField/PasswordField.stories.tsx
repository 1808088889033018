import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

function PasswordFieldWithState(props: PasswordFieldProps) {
  const [value, setValue] = useState<PasswordFieldProps['value']>(props.value);
  return (
    <PasswordField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta: Meta<typeof PasswordFieldWithState> = {
  title: 'UI/Fields/PasswordField',
  component: PasswordFieldWithState,
  args: { label: 'Password', value: '', autoComplete: 'current-password', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof PasswordFieldWithState>;

export const Hidden: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

export const Shown: Story = {
  args: { value: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};
