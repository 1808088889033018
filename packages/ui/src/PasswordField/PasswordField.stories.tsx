import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FormGrid } from '../FormGrid/FormGrid.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta: Meta<typeof PasswordField> = {
  title: 'UI/Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof PasswordField>;

export const Hidden: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(args.onChange).toHaveBeenLastCalledWith('correct horse');
  },
};

export const Shown: Story = {
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show password' });
    await userEvent.click(button);
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Disabled: Story = { args: { defaultValue: 'correct horse', isDisabled: true } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ maxWidth: 640 }}>
      <FormGrid columns={2}>
        <PasswordField label="Empty" description="At least 10 characters" />
        <PasswordField label="Hidden" isRequired defaultValue="correct horse" />
        <PasswordField label="Shown" defaultValue="correct horse" />
        <PasswordField label="Invalid" defaultValue="horse" errorMessage="Use at least 10 characters" />
        <PasswordField label="Disabled" isDisabled defaultValue="correct horse" />
        <PasswordField label="Read-only" isReadOnly defaultValue="correct horse" />
      </FormGrid>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [, , shown] = canvas.getAllByRole('button');
    if (shown) await userEvent.click(shown);
    await expect(canvas.getByLabelText('Shown')).toHaveAttribute('type', 'text');
  },
};
