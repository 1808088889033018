import { useAddStaff, useChangeStaff, useStaff } from '@handset/api-client/swr';
import {
  newStaffSchema,
  STAFF_ROLES,
  type StaffMember,
  type StaffRole,
  staffChangeSchema,
} from '@handset/domain';
import { PasswordField, SegmentedControl, TextField } from '@handset/ui';
import { useState } from 'react';
import { isStale } from '../dialogs/isStale.ts';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { FormModal } from '../forms/FormModal.tsx';
import { MeetingModal } from '../forms/MeetingModal.tsx';
import { useMeeting } from '../forms/useMeeting.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { useWords } from '../messages/useWords.ts';
import { staffWords } from './staffWords.ts';

interface StaffValues {
  name: string;
  username: string;
  password: string;
  role: StaffRole;
}

/** Lets somebody new sign in to the shop. */
export function AddStaffDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(staffWords);
  const { write } = useAddStaff();
  const [values, setValues] = useState<StaffValues>({
    name: '',
    username: '',
    password: '',
    role: 'employee',
  });
  const form = useSchemaForm({
    schema: newStaffSchema,
    values,
    onChange: (change) => setValues((held) => ({ ...held, ...change })),
    labels: words,
    onSubmit: useSubmit({ send: write, success: words.added, onDone: onClose }),
  });
  return (
    <FormModal
      title={words.add}
      form={form}
      isDirty={Boolean(values.name || values.username || values.password)}
      onClose={onClose}
    >
      <TextField {...form.field('name')} isRequired autoFocus autoComplete="off" />
      <TextField {...form.field('username')} isRequired autoComplete="off" description={words.usernameHint} />
      <PasswordField
        {...form.field('password')}
        isRequired
        autoComplete="new-password"
        description={words.passwordHint}
      />
      <RoleField {...form.field('role')} />
    </FormModal>
  );
}

/** Changes the name and the role of somebody. */
export function EditStaffDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const words = useWords(staffWords);
  const { mutate: lookAgain } = useStaff();
  const { write } = useChangeStaff();
  const edit = useMeeting<Pick<StaffValues, 'name' | 'role'>>({ name: member.name, role: member.role });
  const form = useSchemaForm({
    schema: staffChangeSchema,
    values: edit.values,
    onChange: edit.change,
    toInput: () => ({ version: member.version, ...edit.changes }),
    labels: words,
    onSubmit: useSubmit({
      send: (change) => write({ id: member._id, change }),
      success: words.saved,
      onDone: onClose,
      onFailure: (error) => isStale(error) && void lookAgain(),
    }),
  });
  if (edit.contested.length > 0 && !form.isSending)
    return (
      <MeetingModal
        edit={edit}
        labels={words}
        shown={(field, { name, role }) => (field === 'role' ? words.roles[role] : name)}
        onLeave={onClose}
      />
    );
  return (
    <FormModal title={words.editTitle(member.name)} form={form} isDirty={edit.isDirty} onClose={onClose}>
      <TextField {...form.field('name')} isRequired autoFocus autoComplete="off" />
      <RoleField {...form.field('role')} />
    </FormModal>
  );
}

/** Sets a new password for somebody who forgot theirs. */
export function ResetPasswordDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const words = useWords(staffWords);
  const { write } = useChangeStaff();
  const [values, setValues] = useState({ password: '' });
  const form = useSchemaForm({
    schema: staffChangeSchema,
    values,
    onChange: (change) => setValues((held) => ({ ...held, ...change })),
    labels: { password: words.newPassword },
    onSubmit: useSubmit({
      send: (change) => write({ id: member._id, change }),
      success: words.saved,
      onDone: onClose,
    }),
  });
  return (
    <FormModal
      title={words.resetTitle(member.name)}
      description={words.resetText}
      form={form}
      isDirty={values.password !== ''}
      submitLabel={words.reset}
      onClose={onClose}
    >
      <PasswordField
        {...form.field('password')}
        isRequired
        autoFocus
        autoComplete="new-password"
        description={words.passwordHint}
      />
    </FormModal>
  );
}

interface RoleFieldProps {
  name: string;
  label: string;
  value: StaffRole;
  onChange: (role: StaffRole) => void;
  errorMessage: string | undefined;
  isDisabled: boolean;
}

function RoleField(bound: RoleFieldProps) {
  const { roles } = useWords(staffWords);
  return (
    <SegmentedControl
      {...bound}
      isFullWidth
      options={STAFF_ROLES.map((value) => ({ value, label: roles[value] }))}
    />
  );
}
