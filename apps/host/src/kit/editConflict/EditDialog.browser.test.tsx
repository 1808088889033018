import { changedFields, type StaffChange, type StaffRole, staffChangeSchema } from '@handset/domain';
import { Field, useFlowForm } from '@handset/flows/form';
import { TextField } from '@handset/ui';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EditDialog } from './EditDialog.tsx';

interface Member {
  name: string;
  role: StaffRole;
}

const onSubmit = vi.fn(async (_change: StaffChange) => {});
const onCancel = vi.fn();

function Edit({ stored, version }: { stored: Member; version: number }) {
  const flow = useFlowForm<Member, StaffChange>({
    schema: staffChangeSchema,
    defaultValues: stored,
    toInput: (values) => ({ version, ...changedFields(values, stored) }),
    labels: { name: 'Name', role: 'Role' },
    onSubmit,
  });
  return (
    <EditDialog
      flow={flow}
      stored={stored}
      shown={(field, values) => values[field]}
      title="Edit"
      onCancel={onCancel}
    >
      <Field<Member, 'name'> name="name">{(field) => <TextField label="Name" {...field} />}</Field>
      <Field<Member, 'role'> name="role">{(field) => <TextField label="Role" {...field} />}</Field>
    </EditDialog>
  );
}

const field = (label: string) => page.getByRole('textbox', { name: label });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

const open = async () => {
  onSubmit.mockClear();
  onCancel.mockClear();
  const at = (stored: Member, version: number) => <Edit stored={stored} version={version} />;
  const { rerender } = await render(at({ name: 'Sana', role: 'employee' }, 1));
  return (stored: Member, version: number) => rerender(at(stored, version));
};

it('takes over what others changed, and sends only what was changed here', async () => {
  const store = await open();
  await field('Name').fill('Sana Iqbal');
  await store({ name: 'Sana', role: 'admin' }, 2);
  await expect.element(field('Role')).toHaveValue('admin');
  await expect.element(field('Name')).toHaveValue('Sana Iqbal');
  await press('Save');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ version: 2, name: 'Sana Iqbal' });
});

it('is left at once when only others changed something, and asks when something was typed as well', async () => {
  const store = await open();
  await store({ name: 'Sana', role: 'admin' }, 2);
  await expect.element(field('Role')).toHaveValue('admin');
  await press('Cancel');
  expect(onCancel).toHaveBeenCalledOnce();
  await field('Name').fill('Sana Iqbal');
  await store({ name: 'Sana', role: 'employee' }, 3);
  await expect.element(field('Role')).toHaveValue('employee');
  await press('Cancel');
  await expect.element(page.getByText('Leave without saving?')).toBeVisible();
  expect(onCancel).toHaveBeenCalledOnce();
});

it.each([
  ['What you typed', { version: 2, name: 'Sana Iqbal' }],
  ['What is stored now', { version: 2, role: 'admin' }],
])('asks whose value is to stand where both changed one: %s', async (choice, sent) => {
  const store = await open();
  await field('Name').fill('Sana Iqbal');
  if ('role' in sent) await field('Role').fill('admin');
  await store({ name: 'Sana Ahmed', role: 'employee' }, 2);
  await expect.element(page.getByText('Somebody changed this meanwhile')).toBeVisible();
  await page.getByText(choice).click();
  await press('Go on');
  await press('Save');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual(sent);
});
