import { useAddStaff, useChangeStaff } from '@handset/api-client/swr';
import {
  changedFields,
  type NewStaff,
  newStaffSchema,
  STAFF_ROLES,
  type StaffChange,
  type StaffMember,
  type StaffRole,
  staffChangeSchema,
} from '@handset/domain';
import { type BoundField, Field, FormDialog, useFlowForm } from '@handset/flows/form';
import { PasswordField, SegmentedControl, TextField, useWords } from '@handset/ui';
import { type FormWithPassword, useFormWithPassword } from '../../../kit/dialogs/useFormWithPassword.ts';
import { useSubmit } from '../../../kit/dialogs/useSubmit.ts';
import { EditDialog } from '../../../kit/editConflict/EditDialog.tsx';
import { staffWords } from './staffWords.ts';

interface StaffValues {
  name: string;
  username: string;
  password: string;
  role: StaffRole;
}
type StaffEdit = Pick<StaffValues, 'name' | 'role'>;

/** Adds a member of staff. */
export function AddStaffDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(staffWords);
  const { write } = useAddStaff();
  const form = useFormWithPassword<StaffValues, NewStaff>({
    form: 'staff',
    send: write,
    success: words.added,
    onClose,
  });
  return form && <NewMember key={form.key} {...form.props} />;
}

function NewMember({ defaultDraft, onCancel, ...draft }: FormWithPassword<StaffValues, NewStaff>) {
  const words = useWords(staffWords);
  const flow = useFlowForm<StaffValues, NewStaff>({
    schema: newStaffSchema,
    defaultValues: { name: '', username: '', password: '', role: 'employee' },
    defaultDraft,
    labels: { name: words.name, username: words.username, password: words.password, role: words.role },
    ...draft,
  });
  return (
    <FormDialog flow={flow} title={words.add} isRestored={defaultDraft !== undefined} onCancel={onCancel}>
      <Field<StaffValues, 'name'> name="name">
        {(field) => <TextField label={words.name} isRequired autoFocus autoComplete="off" {...field} />}
      </Field>
      <Field<StaffValues, 'username'> name="username">
        {(field) => (
          <TextField
            label={words.username}
            description={words.usernameHint}
            isRequired
            autoComplete="off"
            {...field}
          />
        )}
      </Field>
      <Field<StaffValues, 'password'> name="password">
        {(field) => (
          <PasswordField
            label={words.password}
            description={words.passwordHint}
            isRequired
            autoComplete="new-password"
            {...field}
          />
        )}
      </Field>
      <Field<StaffValues, 'role'> name="role">{(field) => <RoleField {...field} />}</Field>
    </FormDialog>
  );
}

/** Changes the name and the role of somebody. */
export function EditStaffDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const words = useWords(staffWords);
  const { write } = useChangeStaff();
  const stored: StaffEdit = { name: member.name, role: member.role };
  return (
    <EditDialog<StaffEdit, StaffChange>
      form={`staff ${member._id}`}
      stored={stored}
      shown={(field, { name, role }) => (field === 'role' ? words.roles[role] : name)}
      title={words.editTitle(member.name)}
      schema={staffChangeSchema}
      toInput={(values) => ({ version: member.version, ...changedFields(values, stored) })}
      labels={{ name: words.name, role: words.role }}
      send={(change, submission) => write({ id: member._id, change }, submission)}
      success={words.saved}
      onClose={onClose}
    >
      <Field<StaffEdit, 'name'> name="name">
        {(field) => <TextField label={words.name} isRequired autoFocus autoComplete="off" {...field} />}
      </Field>
      <Field<StaffEdit, 'role'> name="role">{(field) => <RoleField {...field} />}</Field>
    </EditDialog>
  );
}

/** Sets a new password for somebody who forgot theirs. */
export function ResetPasswordDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const words = useWords(staffWords);
  const { write } = useChangeStaff();
  const flow = useFlowForm<Pick<StaffValues, 'password'>, StaffChange>({
    schema: staffChangeSchema,
    defaultValues: { password: '' },
    labels: { password: words.newPassword },
    onSubmit: useSubmit({
      send: (change) => write({ id: member._id, change }),
      success: words.saved,
      onDone: onClose,
    }),
  });
  return (
    <FormDialog
      flow={flow}
      title={words.resetTitle(member.name)}
      description={words.resetText}
      submitLabel={words.reset}
      onCancel={onClose}
    >
      <Field name="password">
        {(field) => (
          <PasswordField
            label={words.newPassword}
            description={words.passwordHint}
            isRequired
            autoFocus
            autoComplete="new-password"
            {...field}
          />
        )}
      </Field>
    </FormDialog>
  );
}

function RoleField(field: BoundField<StaffEdit, 'role'>) {
  const words = useWords(staffWords);
  return (
    <SegmentedControl
      label={words.role}
      isFullWidth
      options={STAFF_ROLES.map((value) => ({ value, label: words.roles[value] }))}
      {...field}
    />
  );
}
