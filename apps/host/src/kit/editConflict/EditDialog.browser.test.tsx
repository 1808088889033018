import { createTransport } from '@handset/api-client';
import { ApiProvider } from '@handset/api-client/swr';
import { changedFields, type StaffChange, type StaffRole, staffChangeSchema } from '@handset/domain';
import { Field } from '@handset/flows/form';
import { TextField, ToastProvider } from '@handset/ui';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { HandsetDatabase } from '../database/HandsetDatabase.ts';
import { UserContext } from '../session/useSession.ts';
import { EditDialog } from './EditDialog.tsx';

interface Member {
  name: string;
  role: StaffRole;
}

const user = { _id: 'sana', role: 'admin', username: 'sana', shopId: 's', shopName: 'Hall Road' } as const;
const transport = createTransport({
  getBaseURL: () => '/',
  getToken: () => null,
  fetch: async () => Response.json({}),
});
const send = vi.fn(async (_change: StaffChange) => {});
const onClose = vi.fn();

interface EditProps {
  form: string;
  stored: Member;
  version: number;
}

function Edit({ form, stored, version }: EditProps) {
  return (
    <UserContext value={user}>
      <ApiProvider client={{ transport }}>
        <ToastProvider>
          <MemoryRouter>
            <EditDialog<Member, StaffChange>
              form={form}
              stored={stored}
              shown={(field, values) => values[field]}
              title="Edit"
              schema={staffChangeSchema}
              toInput={(values) => ({ version, ...changedFields(values, stored) })}
              labels={{ name: 'Name', role: 'Role' }}
              send={send}
              success="Saved"
              onClose={onClose}
            >
              <Field<Member, 'name'> name="name">{(field) => <TextField label="Name" {...field} />}</Field>
              <Field<Member, 'role'> name="role">{(field) => <TextField label="Role" {...field} />}</Field>
            </EditDialog>
          </MemoryRouter>
        </ToastProvider>
      </ApiProvider>
    </UserContext>
  );
}

const field = (label: string) => page.getByRole('textbox', { name: label });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

let edits = 0;

const open = async () => {
  send.mockClear();
  onClose.mockClear();
  const form = `member ${++edits}`;
  const at = (stored: Member, version: number) => <Edit {...{ form, stored, version }} />;
  const { rerender, unmount } = await render(at({ name: 'Sana', role: 'employee' }, 1));
  await expect.element(field('Name')).toHaveValue('Sana');
  return Object.assign((stored: Member, version: number) => rerender(at(stored, version)), {
    /** Leaves the page, and comes back to it when others have saved. */
    reload: async (stored: Member, version: number) => {
      await vi.waitFor(async () => expect(await kept(form)).toBe('typing'));
      await unmount();
      await render(at(stored, version));
    },
  });
};

const kept = async (form: string) =>
  (await new HandsetDatabase('handset').drafts.where({ userId: 'sana', form }).first())?.state;

it('takes over what others changed, and sends only what was changed here', async () => {
  const store = await open();
  await field('Name').fill('Sana Iqbal');
  await store({ name: 'Sana', role: 'admin' }, 2);
  await expect.element(field('Role')).toHaveValue('admin');
  await expect.element(field('Name')).toHaveValue('Sana Iqbal');
  await press('Save');
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0]).toEqual({ version: 2, name: 'Sana Iqbal' });
});

it('is left at once when only others changed something, and asks when something was typed as well', async () => {
  const store = await open();
  await store({ name: 'Sana', role: 'admin' }, 2);
  await expect.element(field('Role')).toHaveValue('admin');
  await press('Cancel');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  await field('Name').fill('Sana Iqbal');
  await store({ name: 'Sana', role: 'employee' }, 3);
  await expect.element(field('Role')).toHaveValue('employee');
  await press('Cancel');
  await expect.element(page.getByText('Leave without saving?')).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ['Yours', { version: 2, name: 'Sana Iqbal' }],
  ['Saved now', { version: 2, role: 'admin' }],
])('asks whose value is to stand where both changed one: %s', async (choice, sent) => {
  const store = await open();
  await field('Name').fill('Sana Iqbal');
  if ('role' in sent) await field('Role').fill('admin');
  await store({ name: 'Sana Ahmed', role: 'employee' }, 2);
  await expect.element(page.getByText('Somebody changed this meanwhile')).toBeVisible();
  await page.getByText(choice).click();
  await press('Go on');
  await press('Save');
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0]).toEqual(sent);
});

it('goes on after a reload with what was typed, and takes over what others changed meanwhile', async () => {
  const store = await open();
  await field('Name').fill('Sana Iqbal');
  await store.reload({ name: 'Sana', role: 'admin' }, 2);
  await expect.element(field('Name')).toHaveValue('Sana Iqbal');
  await expect.element(field('Role')).toHaveValue('admin');
  await press('Save');
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]?.[0]).toEqual({ version: 2, name: 'Sana Iqbal' });
});

it('asks after a reload whose value is to stand where both changed one', async () => {
  const store = await open();
  await field('Name').fill('Sana Iqbal');
  await store.reload({ name: 'Sana Ahmed', role: 'employee' }, 2);
  await expect.element(page.getByText('Somebody changed this meanwhile')).toBeVisible();
});
