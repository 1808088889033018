import { type ChangePassword as ChangePasswordValue, changePasswordSchema } from '@handset/domain';
import { PasswordField } from '@handset/ui';
import type { FlowDialogProps } from '../embedding/embedding.ts';
import { Field } from '../form/Field.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { useFlowForm } from '../form/useFlowForm.ts';
import { whileOpen } from '../form/whileOpen.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { dialogMessages } from './dialogMessages.ts';

/** Props of ChangePassword. */
export type ChangePasswordProps = FlowDialogProps<ChangePasswordValue>;

/** A new password, against the previous one. */
export const ChangePassword = whileOpen(function ChangePassword({ onSubmit, onCancel }: ChangePasswordProps) {
  const messages = useMessages(dialogMessages);
  const flow = useFlowForm<ChangePasswordValue, ChangePasswordValue>({
    schema: changePasswordSchema,
    defaultValues: { previousPassword: '', newPassword: '' },
    labels: { previousPassword: messages.previousPassword, newPassword: messages.newPassword },
    onSubmit: (value) => onSubmit(value),
  });
  return (
    <FormDialog flow={flow} title={messages.changePassword} onCancel={onCancel}>
      <Field<ChangePasswordValue, 'previousPassword'> name="previousPassword">
        {(field) => (
          <PasswordField
            label={messages.previousPassword}
            autoComplete="current-password"
            isRequired
            autoFocus
            {...field}
          />
        )}
      </Field>
      <Field<ChangePasswordValue, 'newPassword'> name="newPassword">
        {(field) => (
          <PasswordField
            label={messages.newPassword}
            description={messages.newPasswordHint}
            autoComplete="new-password"
            isRequired
            {...field}
          />
        )}
      </Field>
    </FormDialog>
  );
});
