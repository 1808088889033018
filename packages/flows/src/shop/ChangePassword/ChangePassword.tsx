import { type ChangePassword as ChangePasswordValue, changePasswordSchema } from '@handset/domain';
import { PasswordField, useWords } from '@handset/ui';
import type { FlowDialogProps } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { changePasswordMessages } from './changePasswordMessages.ts';

/** Props of ChangePassword. A password is never part of a draft. */
export type ChangePasswordProps = FlowDialogProps<ChangePasswordValue>;

/** A new password, against the previous one. */
export const ChangePassword = whileOpen(function ChangePassword(props: ChangePasswordProps) {
  const { onSubmit, onCancel } = props;
  const messages = useWords(changePasswordMessages);
  const flow = useFlowForm<ChangePasswordValue, ChangePasswordValue>({
    schema: changePasswordSchema,
    defaultValues: { previousPassword: '', newPassword: '' },
    labels: { previousPassword: messages.previous, newPassword: messages.next },
    onSubmit: (value) => onSubmit(value),
    onError: props.onError,
  });
  return (
    <FormDialog flow={flow} title={messages.title} shouldAdvanceOnEnter onCancel={onCancel}>
      <Field<ChangePasswordValue, 'previousPassword'> name="previousPassword">
        {(field) => (
          <PasswordField
            label={messages.previous}
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
            label={messages.next}
            description={messages.hint}
            autoComplete="new-password"
            isRequired
            {...field}
          />
        )}
      </Field>
    </FormDialog>
  );
});
