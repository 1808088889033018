import { type NewStaff, newStaffSchema } from '@handset/domain';
import { Button, FormActions, PasswordField, SegmentedControl, Stack, TextField } from '@handset/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { SubmitHandler } from './embedding.ts';
import { Field } from './Field.tsx';
import { FormDialog } from './FormDialog.tsx';
import { PageForm } from './PageForm.tsx';
import { useFlowForm } from './useFlowForm.ts';

interface StaffFormProps {
  /** Container of the form. */
  place: 'page' | 'dialog';
  isDisabled?: boolean;
  onSubmit: SubmitHandler<NewStaff>;
}

const labels = { name: 'Name', username: 'Username', password: 'Password', role: 'Role' };

/** A form of your own: the staff of a shop. */
function StaffForm({ place, isDisabled, onSubmit }: StaffFormProps) {
  const flow = useFlowForm<NewStaff, NewStaff>({
    schema: newStaffSchema,
    defaultValues: { name: '', username: '', password: '', role: 'employee' },
    labels,
    onSubmit,
  });
  const fields = (
    <Stack>
      <Field<NewStaff, 'name'> name="name">
        {(field) => <TextField label={labels.name} isRequired {...field} />}
      </Field>
      <Field<NewStaff, 'username'> name="username">
        {(field) => <TextField label={labels.username} isRequired {...field} />}
      </Field>
      <Field<NewStaff, 'password'> name="password">
        {(field) => <PasswordField label={labels.password} isRequired {...field} />}
      </Field>
      <Field<NewStaff, 'role'> name="role">
        {(field) => (
          <SegmentedControl
            label={labels.role}
            options={[
              { value: 'admin', label: 'Owner' },
              { value: 'employee', label: 'Employee' },
            ]}
            {...field}
          />
        )}
      </Field>
    </Stack>
  );
  if (place === 'dialog')
    return (
      <FormDialog flow={flow} title="Add staff" onCancel={() => {}}>
        {fields}
      </FormDialog>
    );
  return (
    <PageForm flow={flow} label="Add staff" isDisabled={isDisabled}>
      <Stack>
        {fields}
        <FormActions>
          <Button type="submit" variant="primary" isPending={flow.isSending}>
            Add
          </Button>
        </FormActions>
      </Stack>
    </PageForm>
  );
}

const meta: Meta<typeof StaffForm> = {
  title: 'Flows/Forms',
  component: StaffForm,
  args: { place: 'page', onSubmit: async () => {} },
};

export default meta;
type Story = StoryObj<typeof StaffForm>;

const page = () => within(document.body);
const fill = async (label: string, text: string) =>
  userEvent.type(await page().findByLabelText(new RegExp(`^${label}`)), text);
const add = async () => userEvent.click(await page().findByRole('button', { name: 'Add' }));

/** A form on a page, submitted by Ctrl Enter. What is missing is listed over it and marked. */
export const OnPage: Story = {
  play: async () => {
    await fill('Username', 'sana');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const summary = await page().findByRole('region', { name: 'Please correct 2 fields' });
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('button', { name: 'Name: This is required' }));
    await expect(page().getByLabelText(/^Name/)).toHaveFocus();
  },
};

/** The same form in a dialog. */
export const InDialog: Story = { args: { place: 'dialog' } };

/** Values are readable but cannot be changed. */
export const Disabled: Story = { args: { isDisabled: true } };

/** A refusal stands at its field, said once. */
export const Refused: Story = {
  args: {
    onSubmit: async () => ({
      fieldErrors: { username: 'This is taken' },
      message: 'username: This is taken',
    }),
  },
  play: async () => {
    await fill('Name', 'Sana Iqbal');
    await fill('Username', 'sana');
    await fill('Password', 'a lane by the mill');
    await add();
    const summary = await page().findByRole('region', { name: 'Please correct 1 field' });
    await expect(within(summary).getAllByRole('listitem')).toHaveLength(1);
    await expect(within(summary).getByText('Username: This is taken')).toBeVisible();
    await expect(page().getByLabelText(/^Name/)).toHaveValue('Sana Iqbal');
  },
};

/** After a lost answer, the form cannot be changed, and sends the same values again. */
export const Unanswered: Story = {
  args: {
    place: 'dialog',
    onSubmit: async () => ({ message: 'The server did not answer.', isUncertain: true }),
  },
  play: async () => {
    await fill('Name', 'Sana Iqbal');
    await fill('Username', 'sana');
    await fill('Password', 'a lane by the mill');
    await userEvent.click(page().getByRole('button', { name: 'Save' }));
    await page().findByRole('button', { name: 'Try again' });
    await expect(page().getByLabelText(/^Name/)).toBeDisabled();
  },
};
